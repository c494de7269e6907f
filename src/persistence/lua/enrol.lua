-- Gives a person a number at first sight, and keeps the newest name.
--
-- KEYS[1]  numbers (hash)
-- KEYS[2]  who (hash)
-- KEYS[3]  last number (string)
-- ARGV[1]  Discord id
-- ARGV[2]  JSON of the person
--
-- Returns the person's number.

local number = redis.call('HGET', KEYS[1], ARGV[1])
if not number then
  number = redis.call('INCR', KEYS[3])
  redis.call('HSET', KEYS[1], ARGV[1], number)
end

-- Everybody is enrolled at every click: what hasn't changed isn't written again.
if redis.call('HGET', KEYS[2], number) ~= ARGV[2] then
  redis.call('HSET', KEYS[2], number, ARGV[2])
end
return tonumber(number)
