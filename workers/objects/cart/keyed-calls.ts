import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { type Result, refuse } from '../../../src/domain/result';
import type { KeyedCall, OperationLog } from './operation-log';

/** The refusal of a key that came with another body before. */
export const reused = () => refuse(422, CART_MESSAGES.keyReused, { fields: [{ field: 'Idempotency-Key', rule: 'reused', message: CART_MESSAGES.keyReused }] });

/** The same answer again, marked as such. */
function replay<T>(answer: Result<T>): Result<T> {
  return answer.ok && typeof answer.value === 'object' && answer.value !== null ? { ok: true, value: { ...answer.value, replayed: true } } : answer;
}

/** Calls with a key: the first one runs, the same one again gets its answer, even while it is still running. */
export class KeyedCalls {
  readonly #log: OperationLog;
  readonly #isWritten: () => boolean;
  readonly #running = new Map<string, { hash: string; answer: Promise<Result<unknown>> }>();

  constructor(log: OperationLog, isWritten: () => boolean) {
    this.#log = log;
    this.#isWritten = isWritten;
  }

  /** The kept answer of this key; a refusal when the key came with another body; null when it is new. */
  kept<T>(call: KeyedCall, now: number): Result<T> | null {
    if (!this.#isWritten()) return null;
    const found = this.#log.find(call, now);
    if (!found) return null;
    return found.same ? replay(found.answer as Result<T>) : reused();
  }

  async run<T>(call: KeyedCall, now: number, work: () => Promise<Result<T>>): Promise<Result<T>> {
    const kept = this.kept<T>(call, now);
    if (kept) return kept;
    const name = JSON.stringify([call.route, call.key]);
    const running = this.#running.get(name);
    if (running) return running.hash === call.hash ? replay((await running.answer) as Result<T>) : reused();
    const answer = work();
    this.#running.set(name, { hash: call.hash, answer });
    try {
      return await answer;
    } finally {
      this.#running.delete(name);
    }
  }
}
