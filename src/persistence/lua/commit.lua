-- Books a change of a table: all of it, or nothing.
--
-- KEYS[1]  log (list)
-- KEYS[2]  due (sorted set)
-- KEYS[3]  open (hash)
-- KEYS[4]  ended (sorted set)
-- KEYS[5]  done (sorted set)
-- ARGV[1]  table
-- ARGV[2]  length of the log the decision was made on
-- ARGV[3]  when something is due, ms since 1970; '' for never
-- ARGV[4]  entry of the index of open tables; '' for none
-- ARGV[5]  when the table ended, ms since 1970; '' if this change doesn't end it
-- ARGV[6]  why it ended
-- ARGV[7…] lines to append; none changes only the deadline and the index
--
-- Returns 'committed', or 'conflict' if the log has another length.

-- A log that was packed begins with one entry for many lines (packedLog.ts).
local packed = string.match(redis.call('LINDEX', KEYS[1], 0) or '', '^z(%d+) ')
local length = redis.call('LLEN', KEYS[1]) + (packed and packed - 1 or 0)
if length ~= tonumber(ARGV[2]) then
  return 'conflict'
end

if ARGV[3] == '' then
  redis.call('ZREM', KEYS[2], ARGV[1])
else
  redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
end

if ARGV[4] == '' then
  redis.call('HDEL', KEYS[3], ARGV[1])
else
  redis.call('HSET', KEYS[3], ARGV[1], ARGV[4])
end

if ARGV[5] ~= '' then
  redis.call('ZADD', KEYS[4], ARGV[5], ARGV[1])
  if ARGV[6] == 'finished' then
    redis.call('ZADD', KEYS[5], ARGV[5], ARGV[1])
  end
end

-- Redis doesn't roll a script back. The log comes last, so that an error above leaves the truth as it was.
if #ARGV > 6 then
  redis.call('RPUSH', KEYS[1], unpack(ARGV, 7))
end
return 'committed'
