-- Keeps the ratings of games that follow one another, from the first one that had none.
--
-- KEYS[1]  rebuilding (string)
-- KEYS[2]  to rate (hash)
-- KEYS[3]  rated games of this kind (sorted set)
-- KEYS[4]  ratings (hash)
-- KEYS[5]  who (hash)
-- then of each slot of each game: board by rating (sorted set), uncertainties (hash)
-- ARGV[1]  token of whoever rebuilds; '' for everybody else
-- ARGV[2]  game
-- ARGV[3]  version the ratings were computed on
-- ARGV[4]  JSON of [{ key, ratings (JSON), slots (how many), people: [[person, number, uncertainty, ranked]] }]
--
-- Returns 'kept'; 'conflict' if a game has come in or been rated since, or 'rebuilding': then nothing was changed.

if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then
  return 'rebuilding'
end
local version = ARGV[2] .. ':version'
if redis.call('HGET', KEYS[2], version) ~= ARGV[3] then
  return 'conflict'
end

local last = redis.call('HGET', KEYS[2], ARGV[2])
local at = 5
for _, game in ipairs(cjson.decode(ARGV[4])) do
  redis.call('HSET', KEYS[4], game.key, game.ratings)
  for _ = 1, game.slots do
    for _, rated in ipairs(game.people) do
      local person, number, uncertainty, ranked = unpack(rated)
      if ranked and redis.call('HEXISTS', KEYS[5], person) == 1 then
        redis.call('ZADD', KEYS[at + 1], number, person)
        redis.call('HSET', KEYS[at + 2], person, uncertainty)
      end
    end
    at = at + 2
  end
  last = game.key
end

local following = redis.call('ZRANGEBYLEX', KEYS[3], '(' .. last, '+', 'LIMIT', 0, 1)[1]
if following then
  redis.call('HSET', KEYS[2], ARGV[2], following)
else
  redis.call('HDEL', KEYS[2], ARGV[2])
end
redis.call('HINCRBY', KEYS[2], version, 1)
return 'kept'
