-- How people came into a game: what the game before did to their ratings, and how many there were.
--
-- KEYS[1]  ratings (hash)
-- KEYS[2…] of each person: rated games of this kind (sorted set)
-- ARGV     of each person: the key of the game
--
-- Returns of each person { JSON of the ratings after the game before or nil, number of games before }, in one flat list.

local forms = {}
for index, key in ipairs(ARGV) do
  local games = KEYS[index + 1]
  local before = redis.call('ZREVRANGEBYLEX', games, '(' .. key, '-', 'LIMIT', 0, 1)[1]
  forms[#forms + 1] = before and redis.call('HGET', KEYS[1], before) or false
  forms[#forms + 1] = redis.call('ZLEXCOUNT', games, '-', '(' .. key)
end
return forms
