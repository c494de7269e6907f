-- Removes the log of an ended table and where it was shown, unless its game still waits for the boards. Of a game that stands there it stays known that
-- only its result is left.
--
-- KEYS[1]  ended (sorted set)
-- KEYS[2]  done (sorted set)
-- KEYS[3]  history (sorted set)
-- KEYS[4]  gone (set)
-- KEYS[5…] what the table alone has: its log, its messages
-- ARGV[1]  table
-- ARGV[2]  key of its game, if it was finished
--
-- Returns 1 if it was removed, else 0.

if not redis.call('ZSCORE', KEYS[1], ARGV[1]) or redis.call('ZSCORE', KEYS[2], ARGV[1]) then
  return 0
end
if redis.call('ZSCORE', KEYS[3], ARGV[2]) then
  redis.call('SADD', KEYS[4], ARGV[1])
end
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('DEL', unpack(KEYS, 5))
return 1
