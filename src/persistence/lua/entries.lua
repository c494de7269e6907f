-- A part of an index of games, newest first, with what is kept of each.
--
-- KEYS[1]  index (sorted set, in the order of its members)
-- KEYS[2]  entries (hash)
-- ARGV[1]  first, counted from 0
-- ARGV[2]  last
--
-- Returns { how many there are, { game, entry, game, entry, … } }.

local found = {}
for _, game in ipairs(redis.call('ZRANGE', KEYS[1], ARGV[1], ARGV[2], 'REV')) do
  found[#found + 1] = game
  found[#found + 1] = redis.call('HGET', KEYS[2], game)
end
return { redis.call('ZCARD', KEYS[1]), found }
