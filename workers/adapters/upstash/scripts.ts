/**
 * The scripts that count, each one step that nothing comes between. KEYS: the attempts of a subject, a sorted set of
 * ids by their moment (epoch ms), and its lock, which holds the moment it ends. Both keys go when the last attempt
 * stops counting. The first line lets subjects be counted side by side; the moment is the caller's, because a script
 * may not ask the clock.
 */
const COUNTING = `#!lua flags=allow-key-locking
local made, lock = KEYS[1], KEYS[2]
local now, window, id = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3]
local lockedUntil = tonumber(redis.call('GET', lock) or '')
if lockedUntil and lockedUntil <= now then
  redis.call('DEL', made, lock)
  lockedUntil = nil
end
redis.call('ZREMRANGEBYSCORE', made, '-inf', now - window)
`;

/**
 * ARGV: now, window, id, limit, lock. Answers 0 when the attempt is admitted, else in how many ms the next one may be.
 */
export const ATTEMPT = `${COUNTING}
local limit, lockFor = tonumber(ARGV[4]), tonumber(ARGV[5])
if redis.call('ZSCORE', made, id) then return 0 end
if lockedUntil then return lockedUntil - now end
local blocking = redis.call('ZRANGE', made, -limit, -limit, 'WITHSCORES')
if blocking[2] then return tonumber(blocking[2]) + window - now end
redis.call('ZADD', made, now, id)
local keep = window
if lockFor > 0 and redis.call('ZCARD', made) >= limit then
  keep = math.max(window, lockFor)
  redis.call('SET', lock, now + lockFor, 'PX', keep)
end
redis.call('PEXPIRE', made, keep)
return 0
`;

/** ARGV: now, window, id. Takes the attempt back, and the lock it brought about. */
export const WITHDRAW = `${COUNTING}
if redis.call('ZREM', made, id) == 1 then redis.call('DEL', lock) end
return 0
`;
