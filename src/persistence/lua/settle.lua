-- Takes a game out of the outbox, and packs the log of its table.
--
-- KEYS[1]  done (sorted set)
-- KEYS[2]  log (list)
-- ARGV[1]  table
-- ARGV[2]  entries of the log that were packed
-- ARGV[3]  the log packed into one entry; '' to leave it as it is
--
-- Returns 'settled', or 'changed' if the log has other entries by now: then nothing was changed.

if ARGV[3] ~= '' then
  if redis.call('LLEN', KEYS[2]) ~= tonumber(ARGV[2]) then
    return 'changed'
  end
  -- In this order, so that an error leaves the truth as it was.
  redis.call('RPUSH', KEYS[2], ARGV[3])
  redis.call('LTRIM', KEYS[2], -1, -1)
end
redis.call('ZREM', KEYS[1], ARGV[1])
return 'settled'
