import type { Result } from '../../../src/domain/result';
import { busy } from './call-object';

/** Runs work one at a time in the order it came: an awaited fetch or D1 call lets other events in, this does not. */
export class SerialQueue {
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #limit: number;

  /** `limit`: how many pieces of work may run or wait before offer() turns further ones away. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Runs the work when its turn comes. What it throws is the caller's and stops nobody behind it. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const done = this.#tail.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#tail = done.catch(() => undefined);
    return done;
  }

  /** Like run(), but answers 503 at once when the queue is full. */
  async offer<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.#waiting >= this.#limit ? busy() : this.run(work);
  }
}
