import type { Result } from '../../../src/domain/result';
import type { Attempted, AttemptsPolicy } from '../../http/attempts';

/** What the object of one subject answers over RPC; `id` is a hash. */
export interface AttemptsRpc {
  attempt(policy: AttemptsPolicy, id: string): Promise<Result<Attempted>>;
  withdraw(policy: AttemptsPolicy, id: string): Promise<Result<null>>;
  reset(): Promise<Result<null>>;
}
