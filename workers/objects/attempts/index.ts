import type { Result } from '../../../src/domain/result';
import type { Attempted, AttemptsPolicy, AttemptsPort } from '../../http/attempts';
import { digest } from '../../http/digest';
import { callObject } from '../shared/call-object';

/** What the object of one subject answers over RPC; `id` is a hash. */
export interface AttemptsRpc {
  attempt(policy: AttemptsPolicy, id: string): Promise<Result<Attempted>>;
  withdraw(policy: AttemptsPolicy, id: string): Promise<Result<null>>;
  reset(): Promise<Result<null>>;
}

/** Where the objects are found by their names. */
interface Counters {
  ATTEMPTS: { getByName(name: string): unknown };
}

/** Attempts counted in an object for each policy and subject, which is given subject and id as hashes only. */
export function objectAttempts(env: Counters): AttemptsPort {
  const nameOf = async ({ name }: AttemptsPolicy, subject: string) => `${name}:${await digest(`${name}\n${subject}`)}`;
  const call = async <T>(
    policy: AttemptsPolicy,
    subject: string,
    work: Parameters<typeof callObject<AttemptsRpc, T>>[2],
  ) => callObject<AttemptsRpc, T>(env.ATTEMPTS, await nameOf(policy, subject), work);
  return {
    async attempt(policy, subject, id) {
      const hashed = await digest(id);
      return call(policy, subject, (counter) => counter.attempt(policy, hashed));
    },
    async withdraw(policy, subject, id) {
      const hashed = await digest(id);
      return call(policy, subject, (counter) => counter.withdraw(policy, hashed));
    },
    reset: (policy, subject) => call(policy, subject, (counter) => counter.reset()),
  };
}
