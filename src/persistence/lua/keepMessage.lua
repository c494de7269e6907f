-- Keeps a message for everybody, and by what it is edited, as long as its table is kept; the webhook's token vanishes by itself.
--
-- KEYS[1]  log of the table (list)
-- KEYS[2]  message (string)
-- KEYS[3]  webhook of the message (string)
-- ARGV[1]  JSON of the message without its webhook
-- ARGV[2]  JSON of the webhook; '' for none
-- ARGV[3]  ms to keep the webhook
--
-- Returns 1 if it was kept, 0 if there is no such table.

-- Nobody would look for it any more, and so it would never be removed.
if redis.call('EXISTS', KEYS[1]) == 0 then
  return 0
end
if ARGV[2] == '' then
  redis.call('DEL', KEYS[3])
else
  redis.call('SET', KEYS[3], ARGV[2], 'PX', ARGV[3])
end
redis.call('SET', KEYS[2], ARGV[1])
return 1
