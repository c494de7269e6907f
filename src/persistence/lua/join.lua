-- Opts a person in to everywhere. Whoever is in already stays in since then, under the newest name.
--
-- KEYS[1]  numbers (hash)
-- KEYS[2]  who (hash)
-- KEYS[3]  since (hash)
-- KEYS[4]  last number (string)
-- ARGV[1]  Discord id
-- ARGV[2]  JSON of the person
-- ARGV[3]  now, ms since 1970
--
-- Returns { number, since when }.

local number = redis.call('HGET', KEYS[1], ARGV[1])
if not number then
  number = redis.call('INCR', KEYS[4])
  redis.call('HSET', KEYS[3], number, ARGV[3])
  redis.call('HSET', KEYS[1], ARGV[1], number)
end
redis.call('HSET', KEYS[2], number, ARGV[2])
return { tonumber(number), redis.call('HGET', KEYS[3], number) }
