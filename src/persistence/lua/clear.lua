-- Removes keys for whoever has closed the books, to rebuild the boards or to erase a server, as long as nobody else has.
--
-- KEYS[1]  rebuilding (string)
-- KEYS[2…] what to remove; its own key too, to open them again
-- ARGV[1]  token of whoever has closed the books
--
-- Returns 'cleared', or 'lost' if somebody else has.

if redis.call('GET', KEYS[1]) ~= ARGV[1] then
  return 'lost'
end
for at = 2, #KEYS do
  redis.call('UNLINK', KEYS[at])
end
return 'cleared'
