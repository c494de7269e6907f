-- Books a finished game: into the history, and onto every board it counts on. Once: what has been booked is known.
--
-- KEYS[1]  rebuilding (string)
-- KEYS[2]  history (sorted set)
-- KEYS[3]  results (hash)
-- KEYS[4]  who (hash)
-- KEYS[5]  to rate (hash)
-- KEYS[6]  rated games of this kind (sorted set)
-- then of each person: history (sorted set), rated games of this kind (sorted set), slots (set), counters (hash), opponents (hash)
-- then of each slot: tally (hash), games, wins, matches, win rate, average (sorted sets)
-- ARGV[1]  token of whoever rebuilds; '' for everybody else
-- ARGV[2]  key of the game
-- ARGV[3]  its result, as gameEntries.ts writes it
-- ARGV[4]  JSON of { game, direction, minimum, allGames: [slot], thisGame: [slot], shares: [Share] }
--
-- Returns 'booked'; 'known' or 'rebuilding' if nothing was changed.

if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then
  return 'rebuilding'
end
local key = ARGV[2]
-- Redis doesn't roll a script back. Known comes first, so that an error below can't make a game count twice.
if redis.call('ZADD', KEYS[2], 'NX', 0, key) == 0 then
  return 'known'
end
redis.call('HSET', KEYS[3], key, ARGV[3])

local booking = cjson.decode(ARGV[4])
local ofOneGame = #booking.allGames
local slots = {}
for _, slot in ipairs(booking.allGames) do
  slots[#slots + 1] = slot
end
for _, slot in ipairs(booking.thisGame) do
  slots[#slots + 1] = slot
end
local counts = #slots > 0

-- Ratings depend on the order of games: from this one on they have to be computed, again if it comes late.
if counts then
  redis.call('ZADD', KEYS[6], 0, key)
  -- Asked of Redis, because Lua compares strings by the locale of the machine.
  local first = redis.call('HGET', KEYS[5], booking.game)
  local rankOfFirst = first and redis.call('ZRANK', KEYS[6], first)
  if not rankOfFirst or redis.call('ZRANK', KEYS[6], key) < rankOfFirst then
    redis.call('HSET', KEYS[5], booking.game, key)
  end
  redis.call('HINCRBY', KEYS[5], booking.game .. ':version', 1)
end

local function count(hash, share)
  for name, more in pairs(share.counters) do
    if more ~= 0 then
      redis.call('HINCRBY', hash, name, more)
    end
  end
  local highest = tonumber(redis.call('HGET', hash, 'highest'))
  if not highest or share.highest > highest then
    redis.call('HSET', hash, 'highest', share.highest)
  end
  local lowest = tonumber(redis.call('HGET', hash, 'lowest'))
  if not lowest or share.lowest < lowest then
    redis.call('HSET', hash, 'lowest', share.lowest)
  end
end

local function meet(hash, share)
  for _, other in ipairs(share.won) do
    redis.call('HINCRBY', hash, 'won:' .. other, 1)
  end
  for _, other in ipairs(share.lost) do
    redis.call('HINCRBY', hash, 'lost:' .. other, 1)
  end
end

local NAMES = { 'games', 'wins', 'deals', 'points', 'matches' }

local function add(hash, share)
  local tally = {}
  local words = {}
  for number in string.gmatch(redis.call('HGET', hash, share.person) or '0 0 0 0 0', '%S+') do
    local name = NAMES[#words + 1]
    tally[name] = tonumber(number) + share.tally[name]
    words[#words + 1] = string.format('%d', tally[name])
  end
  redis.call('HSET', hash, share.person, table.concat(words, ' '))
  return tally
end

local function rank(board, person, score)
  -- 17 digits keep every number; + 0 turns a negative zero into zero.
  redis.call('ZADD', board, string.format('%.17g', score + 0), person)
end

local afterPeople = 6 + 5 * #booking.shares
for index, share in ipairs(booking.shares) do
  local at = 6 + 5 * (index - 1)
  if counts then
    redis.call('ZADD', KEYS[at + 2], 0, key)
  end
  -- The games of a forgotten person stay whole, as those of an unknown one.
  if redis.call('HEXISTS', KEYS[4], share.person) == 1 then
    redis.call('ZADD', KEYS[at + 1], 0, key)
    if counts then
      redis.call('SADD', KEYS[at + 3], unpack(slots))
      count(KEYS[at + 4], share)
      meet(KEYS[at + 5], share)
    end
    for number = 1, #slots do
      local slot = afterPeople + 6 * (number - 1)
      local tally = add(KEYS[slot + 1], share)
      rank(KEYS[slot + 2], share.person, tally.games)
      if tally.wins > 0 then
        rank(KEYS[slot + 3], share.person, tally.wins)
      end
      if tally.matches > 0 then
        rank(KEYS[slot + 4], share.person, tally.matches)
      end
      if tally.games >= booking.minimum then
        rank(KEYS[slot + 5], share.person, tally.wins / tally.games)
        if number > ofOneGame then
          rank(KEYS[slot + 6], share.person, booking.direction * tally.points / tally.deals)
        end
      end
    end
  end
end
return 'booked'
