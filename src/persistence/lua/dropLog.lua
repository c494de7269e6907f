-- Removes the log of an ended table, unless its game still waits for the boards.
--
-- KEYS[1]  ended (sorted set)
-- KEYS[2]  done (sorted set)
-- KEYS[3]  log (list)
-- KEYS[4]  post (string)
-- KEYS[5]  webhook of the post (string)
-- ARGV[1]  table
--
-- Returns 1 if it was removed, else 0.

if not redis.call('ZSCORE', KEYS[1], ARGV[1]) or redis.call('ZSCORE', KEYS[2], ARGV[1]) then
  return 0
end
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('DEL', KEYS[3], KEYS[4], KEYS[5])
return 1
