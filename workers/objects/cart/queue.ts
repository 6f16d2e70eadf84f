/** Runs work one at a time in the order it came: an awaited fetch or D1 call lets other events in, this does not. */
export class SerialQueue {
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many pieces of work are running or waiting. */
  get length(): number {
    return this.#waiting;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const done = this.#tail.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#tail = done.catch(() => undefined);
    return done;
  }
}
