-- Forgets a person: name and id, counters, history, and every place on a board. Games stay as they are.
--
-- KEYS[1]  numbers (hash)
-- KEYS[2]  who (hash)
-- KEYS[3]  since (hash)
-- KEYS[4]  slots of the person (set)
-- KEYS[5…] the person's own keys, as many as ARGV[4]: removed
-- then of each slot: tally, uncertainties (hashes), then boards (sorted sets), as many as ARGV[5]
-- ARGV[1]  Discord id
-- ARGV[2]  number of the person
-- ARGV[3]  how many slots were found
-- ARGV[4]  how many keys are the person's own
-- ARGV[5]  how many boards a slot has
--
-- Returns 'forgotten', or 'changed' if the person isn't known by this number any more, or has got another slot: then nothing was changed.

local person = ARGV[2]
if redis.call('HGET', KEYS[1], ARGV[1]) ~= person or redis.call('SCARD', KEYS[4]) ~= tonumber(ARGV[3]) then
  return 'changed'
end

local own, boards = tonumber(ARGV[4]), tonumber(ARGV[5])
local at = 4 + own
for _ = 1, tonumber(ARGV[3]) do
  redis.call('HDEL', KEYS[at + 1], person)
  redis.call('HDEL', KEYS[at + 2], person)
  for board = 3, 2 + boards do
    redis.call('ZREM', KEYS[at + board], person)
  end
  at = at + 2 + boards
end
for key = 4, 4 + own do
  redis.call('DEL', KEYS[key])
end
redis.call('HDEL', KEYS[3], person)
redis.call('HDEL', KEYS[2], person)
redis.call('HDEL', KEYS[1], ARGV[1])
return 'forgotten'
