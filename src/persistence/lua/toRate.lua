-- The first games of a kind that have no ratings, or outdated ones.
--
-- KEYS[1]  to rate (hash)
-- KEYS[2]  rated games of this kind (sorted set)
-- KEYS[3]  results (hash)
-- ARGV[1]  game
-- ARGV[2]  how many at most
--
-- Returns { version, { key, result, key, result, … } }, or nil if all are rated.

local first = redis.call('HGET', KEYS[1], ARGV[1])
if not first then
  return nil
end
local found = {}
for _, key in ipairs(redis.call('ZRANGEBYLEX', KEYS[2], '[' .. first, '+', 'LIMIT', 0, ARGV[2])) do
  found[#found + 1] = key
  found[#found + 1] = redis.call('HGET', KEYS[3], key)
end
return { redis.call('HGET', KEYS[1], ARGV[1] .. ':version'), found }
