-- Who of these people opted in to everywhere. Their newest names are kept.
--
-- KEYS[1]  numbers (hash)
-- KEYS[2]  who (hash)
-- KEYS[3]  since (hash)
-- ARGV     of each person: Discord id, JSON of the person
--
-- Returns of each person { number or nil, since when or nil }, in one flat list.

local found = {}
for at = 1, #ARGV, 2 do
  local number = redis.call('HGET', KEYS[1], ARGV[at])
  if number and redis.call('HGET', KEYS[2], number) ~= ARGV[at + 1] then
    redis.call('HSET', KEYS[2], number, ARGV[at + 1])
  end
  found[#found + 1] = number
  found[#found + 1] = number and redis.call('HGET', KEYS[3], number)
end
return found
