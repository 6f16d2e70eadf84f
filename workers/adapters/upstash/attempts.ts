import { ok, type Result } from '../../../src/domain/result';
import type { AttemptsPolicy, AttemptsPort } from '../../http/attempts';
import { contentDigest } from '../../http/digest';
import { log, reasonOf } from '../../http/log';
import { busy } from '../../objects/shared/busy';
import type { UpstashSettings } from '../../settings/attempts';
import { inRedis } from './client';
import { ATTEMPT, WITHDRAW } from './scripts';

const SECOND_MS = 1000;

/**
 * Attempts counted in a Redis of Upstash, which other programs than this Worker may share. It is given subjects and ids
 * hashed with its own token: a telephone or an address cannot be found out by trying. Where it cannot be reached the
 * answer is a 503, so that nobody goes on unlimited.
 */
export function upstashAttempts(settings: UpstashSettings): AttemptsPort {
  const hashed = (text: string) => contentDigest(settings.token, text);
  const keysOf = async ({ name }: AttemptsPolicy, subject: string) => {
    const made = `attempts:${name}:${await hashed(`${name}\n${subject}`)}`;
    return [made, `${made}:lock`];
  };
  async function counted(command: Parameters<typeof inRedis>[1]): Promise<Result<number>> {
    try {
      return ok(await inRedis(settings, command));
    } catch (error) {
      log('error', 'attempts.unavailable', { reason: reasonOf(error) });
      return busy();
    }
  }
  return {
    async attempt(policy, subject, id) {
      const { windowMs, limit, lockMs } = policy;
      const [keys, made] = await Promise.all([keysOf(policy, subject), hashed(id)]);
      const waitMs = await counted((redis) => redis.eval(ATTEMPT, keys, [Date.now(), windowMs, made, limit, lockMs]));
      if (!waitMs.ok) return waitMs;
      return ok(
        waitMs.value === 0
          ? { admitted: true }
          : { admitted: false, retryAfterSeconds: Math.ceil(waitMs.value / SECOND_MS) },
      );
    },
    async withdraw(policy, subject, id) {
      const [keys, made] = await Promise.all([keysOf(policy, subject), hashed(id)]);
      const done = await counted((redis) => redis.eval(WITHDRAW, keys, [Date.now(), policy.windowMs, made]));
      return done.ok ? ok(null) : done;
    },
    async reset(policy, subject) {
      const keys = await keysOf(policy, subject);
      const done = await counted((redis) => redis.del(...keys));
      return done.ok ? ok(null) : done;
    },
  };
}
