-- Reads a log and its deadline as of one moment.
--
-- KEYS[1]  log (list)
-- KEYS[2]  due (sorted set)
-- ARGV[1]  table
--
-- Returns { lines, when something is due or nil }.

return { redis.call('LRANGE', KEYS[1], 0, -1), redis.call('ZSCORE', KEYS[2], ARGV[1]) }
