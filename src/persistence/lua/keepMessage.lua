-- Keeps a message for everybody, and by what it is edited; the webhook's token vanishes by itself.
--
-- KEYS[1]  message (string)
-- KEYS[2]  webhook of the message (string)
-- ARGV[1]  JSON of the message without its webhook
-- ARGV[2]  JSON of the webhook; '' for none
-- ARGV[3]  ms to keep the webhook
--
-- Returns 'OK'.

if ARGV[2] == '' then
  redis.call('DEL', KEYS[2])
else
  redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
end
return redis.call('SET', KEYS[1], ARGV[1])
