import type { Flash } from '../../../src/commerce/flash';
import type { Result } from '../../../src/domain/result';
import type { KeyedCall } from '../shared/operation-log';

/**
 * What came of a form. An executed outcome is kept for the form's key, a refusal is not; a handler that failed has
 * none.
 */
export interface Attempt {
  state: 'executed' | 'refused' | 'failed';
  outcome: unknown;
  replayed?: boolean;
}

/** What a form session's object answers over RPC. */
export interface FormSessionRpc {
  leave(flash: Flash): Promise<Result<null>>;
  take(page?: string): Promise<Result<Flash | null>>;
  /** `work` runs in the caller; its outcome is kept here. */
  once(call: KeyedCall, work: () => Promise<Attempt>): Promise<Result<Attempt>>;
}
