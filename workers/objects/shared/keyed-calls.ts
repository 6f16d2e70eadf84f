import { MESSAGES } from '../../../src/contract/messages';
import { type Result, refuse } from '../../../src/domain/result';
import type { KeyedCall, OperationLog } from './operation-log';

/** The refusal of a key that came with another body before. */
export const reused = () =>
  refuse(422, MESSAGES.keyReused, {
    fields: [{ field: 'Idempotency-Key', rule: 'reused', message: MESSAGES.keyReused }],
  });

/** An answer that says when it repeats what an earlier call with the same key did. */
type Repeatable = { replayed?: boolean };

/**
 * Makes the answer of a kept outcome; null while something of that work is still undone, so that `work` has to finish
 * it.
 */
export type Replay<T> = (outcome: unknown) => Result<T> | null;

const asReplay = <T extends Repeatable>(answer: Result<T>): Result<T> =>
  answer.ok ? { ok: true, value: { ...answer.value, replayed: true } } : answer;

/**
 * Calls with a key: the first one runs, the same one again is answered out of its kept outcome, or waits for it while
 * it is still running.
 */
export class KeyedCalls {
  readonly #log: OperationLog;
  readonly #isWritten: () => boolean;
  readonly #running = new Map<string, { hash: string; answer: Promise<Result<Repeatable>> }>();

  /** `isWritten`: whether the log's table exists; before that nothing can be kept. */
  constructor(log: OperationLog, isWritten: () => boolean) {
    this.#log = log;
    this.#isWritten = isWritten;
  }

  /**
   * The answer of this key as `replay` makes it of the kept outcome; 422 when the key came with another body; null when
   * `work` has to answer.
   */
  kept<T extends Repeatable>(call: KeyedCall, now: number, replay: Replay<T>): Result<T> | null {
    const found = this.#isWritten() ? this.#log.find(call, now) : null;
    if (!found) return null;
    if (!found.same) return reused();
    const answer = replay(found.outcome);
    return answer && asReplay(answer);
  }

  /**
   * Runs `work` unless this key was used before. `work` keeps its own outcome in the log, together with what it writes;
   * while it still runs after that, a repeat waits for its answer.
   */
  async run<T extends Repeatable>(
    call: KeyedCall,
    now: number,
    replay: Replay<T>,
    work: () => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const name = JSON.stringify([call.route, call.key]);
    const running = this.#running.get(name);
    if (running) return running.hash === call.hash ? asReplay((await running.answer) as Result<T>) : reused();
    const kept = this.kept(call, now, replay);
    if (kept) return kept;
    const answer = work();
    this.#running.set(name, { hash: call.hash, answer });
    try {
      return await answer;
    } finally {
      this.#running.delete(name);
    }
  }
}
