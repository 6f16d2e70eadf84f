import { MESSAGES } from '../../../../src/contract/messages';
import { ok, type Result, refuse } from '../../../../src/domain/result';

const SECOND_MS = 1000;
/** A hash holds the isolate while it runs. Before the next one every other request gets this much time to go on. */
const PAUSE_MS = 25;
/** What a turn takes at most: a hash on one core, and the pause before it. */
const TURN_MS = 250;
/** Places of one isolate: whoever takes the last one waits a quarter of a minute. */
const MOST_PLACES = 60;
/**
 * So many may count their attempts and read what they need while those before them hash. The others do nothing but
 * wait.
 */
const NEAR = 8;
/**
 * A request that was given up never gives its place back: one that waits loses it when it is so late to look whether it
 * is its turn.
 */
const GONE_MS = 1_000;
/** The same for one that is among the first and does not wait for its turn yet: its attempt is being counted. */
const HELD_MS = 3_000;

/**
 * While requests keep coming, the next hash is put off, so that those without a place are told at once: for so long in
 * all, and so much longer after each hash.
 */
const MOST_PUT_OFF_MS = 1_000;
const PUT_OFF_A_HASH_MS = 25;

/** The queue, or a place in it: with a place nobody is refused any more. */
export interface HashTurn {
  /** Hashes once it is its turn; 503 with `detail.retryAfter` (seconds) where all places are taken. */
  run<T>(hash: () => T): Promise<Result<T>>;
  /**
   * Does the work with a place, which is taken before anything else is asked and given back whatever comes of it; 503
   * likewise.
   */
  withPlace<T>(work: (place: HashTurn) => Promise<Result<T>>): Promise<Result<T>>;
}

interface Held {
  isWaiting: boolean;
  /** Epoch ms until which whoever holds it is believed to be there. */
  until: number;
}

/**
 * The queue of hashes of one isolate: one at a time, and a pause between two of them. Each waits by timers of its own
 * request, because a promise of another request is never settled when that one is given up.
 */
export class HashQueue implements HashTurn {
  /** Places that are held, by number; a lower number goes first. */
  readonly #held = new Map<number, Held>();
  #lastNumber = 0;
  /** How many asked for a place, and how many hashes ended. */
  #asked = 0;
  #ended = 0;
  #putOffMs = MOST_PUT_OFF_MS;

  async withPlace<T>(work: (place: HashTurn) => Promise<Result<T>>): Promise<Result<T>> {
    this.#dropGone();
    this.#asked += 1;
    const { size } = this.#held;
    // They will all have had their turn by then.
    if (size >= MOST_PLACES)
      return refuse(503, MESSAGES.overloaded, { detail: { retryAfter: Math.ceil((size * TURN_MS) / SECOND_MS) } });
    this.#lastNumber += 1;
    const number = this.#lastNumber;
    const place: HashTurn = { run: (hash) => this.#run(number, hash), withPlace: (inside) => inside(place) };
    try {
      await this.#comingUp(number);
      return await work(place);
    } finally {
      this.#held.delete(number);
    }
  }

  run<T>(hash: () => T): Promise<Result<T>> {
    return this.withPlace((place) => place.run(hash));
  }

  async #run<T>(number: number, hash: () => T): Promise<Result<T>> {
    await this.#turnOf(number);
    try {
      return ok(hash());
    } finally {
      this.#ended += 1;
      this.#putOffMs = Math.min(MOST_PUT_OFF_MS, this.#putOffMs + PUT_OFF_A_HASH_MS);
      this.#held.set(number, { isWaiting: false, until: Date.now() + HELD_MS });
    }
  }

  /** Comes back when few hold a place before `number`. */
  async #comingUp(number: number): Promise<void> {
    for (;;) {
      const before = this.#before(number, () => true);
      this.#held.set(number, { isWaiting: false, until: Date.now() + HELD_MS });
      if (before < NEAR) return;
      await this.#look(number, before - NEAR, false);
    }
  }

  /**
   * Comes back when `number` is the first of those that wait, after a pause in which no hash ended and, for as long as
   * a hash may be put off, nobody came.
   */
  async #turnOf(number: number): Promise<void> {
    const before = () => this.#before(number, ({ isWaiting }) => isWaiting);
    for (;;) {
      const [asked, ended, since] = [this.#asked, this.#ended, Date.now()];
      await this.#look(number, before(), true);
      if (before() > 0 || ended !== this.#ended) continue;
      if (asked === this.#asked || this.#putOffMs <= 0) return;
      this.#putOffMs -= Date.now() - since;
    }
  }

  /** Pauses once. Each of those before it takes longer than a pause: who is far behind looks less often. */
  async #look(number: number, before: number, isWaiting: boolean): Promise<void> {
    const pauseMs = PAUSE_MS * Math.max(1, before);
    this.#held.set(number, { isWaiting, until: Date.now() + pauseMs + GONE_MS });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    this.#held.set(number, { isWaiting, until: Date.now() + GONE_MS });
    this.#dropGone();
  }

  /** How many such places are before it. */
  #before(number: number, isCounted: (held: Held) => boolean): number {
    let before = 0;
    for (const [other, held] of this.#held) if (other < number && isCounted(held)) before += 1;
    return before;
  }

  #dropGone(): void {
    const now = Date.now();
    for (const [number, { until }] of this.#held) if (until <= now) this.#held.delete(number);
  }
}
