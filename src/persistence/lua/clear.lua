-- Removes keys for whoever rebuilds the boards, as long as nobody else does.
--
-- KEYS[1]  rebuilding (string)
-- KEYS[2…] what to remove
-- ARGV[1]  token of whoever rebuilds
--
-- Returns 'cleared', or 'lost' if somebody else rebuilds.

if redis.call('GET', KEYS[1]) ~= ARGV[1] then
  return 'lost'
end
for at = 2, #KEYS do
  redis.call('DEL', KEYS[at])
end
return 'cleared'
