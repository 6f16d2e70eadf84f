import { MESSAGES } from '../../../../src/contract/messages';
import { ok, type Result, refuse } from '../../../../src/domain/result';

/** Hashes that may wait in one isolate: at a third of a second each, the last one waits about two seconds. */
const MAX_WAITING = 5;
const RETRY_AFTER_SECONDS = 5;
/** A hash holds the isolate while it runs. Before the next one every other request gets this much time to go on. */
const PAUSE_MS = 25;
/** A request that was given up waits no longer and says nothing: who has not looked for so long is out of the queue. */
const GONE_MS = 10_000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * The queue of hashes of one isolate: one at a time, and a pause between two of them. Each waits by timers of its own request, because a promise of
 * another request is never settled when that one is given up.
 */
export class HashTurns {
  /** Who waits, in order, and when they last looked (epoch ms). */
  readonly #waiting = new Map<symbol, number>();
  #ended = 0;

  /** Runs what hashes once its turn has come; 503 where too many wait. */
  async run<T>(work: () => T): Promise<Result<T>> {
    this.#dropGone();
    if (this.#waiting.size >= MAX_WAITING) return refuse(503, MESSAGES.overloaded, { detail: { retryAfter: RETRY_AFTER_SECONDS } });
    const own = Symbol('hash');
    this.#waiting.set(own, Date.now());
    try {
      await this.#turnOf(own);
      return ok(work());
    } finally {
      this.#ended += 1;
      this.#waiting.delete(own);
    }
  }

  /** Comes back when `own` is the first in the queue, after a pause in which no hash ended. */
  async #turnOf(own: symbol): Promise<void> {
    for (;;) {
      const ended = this.#ended;
      await pause();
      this.#waiting.set(own, Date.now());
      this.#dropGone();
      const [first] = this.#waiting.keys();
      if (first === own && ended === this.#ended) return;
    }
  }

  #dropGone(): void {
    const now = Date.now();
    for (const [one, lookedAt] of this.#waiting) if (lookedAt + GONE_MS <= now) this.#waiting.delete(one);
  }
}
