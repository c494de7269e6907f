-- Rows of a board as of one moment, best first: so many from a place on, or the one of a person.
--
-- KEYS[1]  board (sorted set)
-- KEYS[2]  tally of its slot (hash)
-- KEYS[3]  uncertainties of its slot (hash)
-- ARGV[1]  'from' or 'person'
-- ARGV[2]  rows before it, or the person
-- ARGV[3]  how many at most
--
-- Returns { how many stand on the board, rows before these, how many stand higher than the first of these,
-- { person, score, person, score, … }, { tally, … }, { uncertainty or nil, … } }, or nil if the person isn't on it.

local from = ARGV[2]
if ARGV[1] == 'person' then
  from = redis.call('ZREVRANK', KEYS[1], ARGV[2])
  if not from then
    return nil
  end
end
local rows = redis.call('ZRANGE', KEYS[1], from, from + ARGV[3] - 1, 'REV', 'WITHSCORES')
local higher = 0
local tallies = {}
local uncertainties = {}
if #rows > 0 then
  higher = redis.call('ZCOUNT', KEYS[1], '(' .. rows[2], '+inf')
  local people = {}
  for at = 1, #rows, 2 do
    people[#people + 1] = rows[at]
  end
  tallies = redis.call('HMGET', KEYS[2], unpack(people))
  uncertainties = redis.call('HMGET', KEYS[3], unpack(people))
end
return { redis.call('ZCARD', KEYS[1]), tonumber(from), higher, rows, tallies, uncertainties }
