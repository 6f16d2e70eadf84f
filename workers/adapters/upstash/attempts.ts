import { ok, type Result } from '../../../src/domain/result';
import type { AttemptsPolicy, AttemptsPort } from '../../http/attempts';
import { contentDigest } from '../../http/digest';
import { log, reasonOf } from '../../http/log';
import { busy } from '../../objects/shared/busy';
import { command } from './client';
import { ATTEMPT, WITHDRAW } from './scripts';
import type { UpstashSettings } from './settings';

const SECOND_MS = 1000;

/**
 * Attempts counted in a Redis of Upstash, which other programs than this Worker may share. It is given subjects and ids hashed with its own token:
 * a telephone or an address cannot be found out by trying. Where it cannot be reached the answer is a 503, so that nobody goes on uncounted.
 */
export function upstashAttempts(settings: UpstashSettings): AttemptsPort {
  const hashed = (text: string) => contentDigest(settings.token, text);
  const keysOf = async ({ name }: AttemptsPolicy, subject: string) => {
    const made = `attempts:${name}:${await hashed(`${name}\n${subject}`)}`;
    return [made, `${made}:lock`];
  };
  async function counted(parts: readonly (string | number)[]): Promise<Result<number>> {
    try {
      return ok(await command(settings, parts));
    } catch (error) {
      log('error', 'attempts.unavailable', { reason: reasonOf(error) });
      return busy();
    }
  }
  return {
    async attempt(policy, subject, id) {
      const { windowMs, limit, lockMs } = policy;
      const waitMs = await counted(['EVAL', ATTEMPT, 2, ...(await keysOf(policy, subject)), Date.now(), windowMs, await hashed(id), limit, lockMs]);
      if (!waitMs.ok) return waitMs;
      return ok(waitMs.value === 0 ? { admitted: true } : { admitted: false, retryAfterSeconds: Math.ceil(waitMs.value / SECOND_MS) });
    },
    async withdraw(policy, subject, id) {
      const done = await counted(['EVAL', WITHDRAW, 2, ...(await keysOf(policy, subject)), Date.now(), policy.windowMs, await hashed(id)]);
      return done.ok ? ok(null) : done;
    },
    async reset(policy, subject) {
      const done = await counted(['DEL', ...(await keysOf(policy, subject))]);
      return done.ok ? ok(null) : done;
    },
  };
}
