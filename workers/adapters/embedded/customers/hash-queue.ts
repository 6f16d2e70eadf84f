import { MESSAGES } from '../../../../src/contract/messages';
import { ok, type Result, refuse } from '../../../../src/domain/result';

const SECOND_MS = 1000;
/** A hash holds the isolate while it runs. Before the next one every other request gets this much time to go on. */
const PAUSE_MS = 25;
/** What a turn is believed to take before any was measured: a hash on one core, and the pause before it. */
const FIRST_TURN_MS = 250;
/** How much the last turn counts in what a turn is believed to take. */
const NEWEST_TURN = 1 / 4;
/** Places of one isolate: whoever takes the last one waits a quarter of a minute. */
const MOST_PLACES = 60;
/** So many more for known devices, so that a crowd of strangers keeps none of them out. */
const RESERVED_PLACES = 20;
/** After so many hashes of known devices in a row somebody else's comes first: they do not keep strangers out either. */
const KNOWN_IN_A_ROW = 3;
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
   * likewise. `device` names a device that is known to the account: it has its turn before strangers, with one place at
   * a time.
   */
  withPlace<T>(work: (place: HashTurn) => Promise<Result<T>>, device?: string | null): Promise<Result<T>>;
}

interface Place {
  /** Of two places of a kind the lower number goes first. */
  number: number;
  /** null for a stranger's. */
  device: string | null;
}

interface Held extends Place {
  isWaiting: boolean;
  /** Epoch ms until which whoever holds it is believed to be there. */
  until: number;
}

/**
 * The queue of hashes of one isolate: one at a time, and a pause between two of them. Each waits by timers of its own
 * request, because a promise of another request is never settled when that one is given up.
 */
export class HashQueue implements HashTurn {
  /** Places that are held, by number. */
  readonly #held = new Map<number, Held>();
  #lastNumber = 0;
  /** How many asked for a place, and how many hashes ended. */
  #asked = 0;
  #ended = 0;
  #putOffMs = MOST_PUT_OFF_MS;
  /** How many of the last hashes in a row were of known devices. */
  #knownInARow = 0;
  #turnMs = FIRST_TURN_MS;
  /** When the last hash ended, epoch ms; null where nobody waited then, and the time to the next one is no turn. */
  #busySince: number | null = null;

  async withPlace<T>(work: (place: HashTurn) => Promise<Result<T>>, device: string | null = null): Promise<Result<T>> {
    this.#dropGone();
    this.#asked += 1;
    const isKnown = device !== null && ![...this.#held.values()].some((held) => held.device === device);
    const { size } = this.#held;
    if (size >= MOST_PLACES + (isKnown ? RESERVED_PLACES : 0)) {
      // They will all have had their turn by then.
      const retryAfter = Math.ceil((size * Math.round(this.#turnMs)) / SECOND_MS);
      return refuse(503, MESSAGES.overloaded, { detail: { retryAfter } });
    }
    this.#lastNumber += 1;
    const place: Place = { number: this.#lastNumber, device: isKnown ? device : null };
    const turn: HashTurn = { run: (hash) => this.#run(place, hash), withPlace: (inside) => inside(turn) };
    try {
      await this.#comingUp(place);
      return await work(turn);
    } finally {
      this.#held.delete(place.number);
    }
  }

  run<T>(hash: () => T): Promise<Result<T>> {
    return this.withPlace((place) => place.run(hash));
  }

  async #run<T>(place: Place, hash: () => T): Promise<Result<T>> {
    await this.#turnOf(place);
    try {
      return ok(hash());
    } finally {
      this.#ended += 1;
      this.#putOffMs = Math.min(MOST_PUT_OFF_MS, this.#putOffMs + PUT_OFF_A_HASH_MS);
      this.#knownInARow = place.device === null ? 0 : this.#knownInARow + 1;
      this.#hold(place, false, HELD_MS);
      this.#measureTurn();
    }
  }

  /**
   * A turn is from the end of one hash to the end of the next, while others wait. A clock that stands still while a
   * hash runs has gone on by the next one.
   */
  #measureTurn(): void {
    const now = Date.now();
    if (this.#busySince !== null) this.#turnMs += (now - this.#busySince - this.#turnMs) * NEWEST_TURN;
    this.#busySince = [...this.#held.values()].some(({ isWaiting }) => isWaiting) ? now : null;
  }

  /** Comes back when few of its kind hold a place before this one. */
  async #comingUp(place: Place): Promise<void> {
    for (;;) {
      const before = this.#sorted(place, () => true).before;
      this.#hold(place, false, HELD_MS);
      if (before < NEAR) return;
      await this.#look(place, before - NEAR, false);
    }
  }

  /**
   * Comes back when this place is the first of those that wait, after a pause in which no hash ended and, for as long
   * as a hash may be put off, nobody came.
   */
  async #turnOf(place: Place): Promise<void> {
    const before = () => this.#turnsBefore(place);
    for (;;) {
      const [asked, ended, since] = [this.#asked, this.#ended, Date.now()];
      await this.#look(place, before(), true);
      if (before() > 0 || ended !== this.#ended) continue;
      if (asked === this.#asked || this.#putOffMs <= 0) return;
      this.#putOffMs -= Date.now() - since;
    }
  }

  /** Pauses once. Each of those before it takes longer than a pause: who is far behind looks less often. */
  async #look(place: Place, before: number, isWaiting: boolean): Promise<void> {
    const pauseMs = PAUSE_MS * Math.max(1, before);
    this.#hold(place, isWaiting, pauseMs + GONE_MS);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    this.#hold(place, isWaiting, GONE_MS);
    this.#dropGone();
  }

  #hold(place: Place, isWaiting: boolean, forMs: number): void {
    this.#held.set(place.number, { ...place, isWaiting, until: Date.now() + forMs });
  }

  /** How many of such places are of its kind and came before it, and how many of the other kind. */
  #sorted({ number, device }: Place, isCounted: (held: Held) => boolean): { before: number; others: number } {
    let [before, others] = [0, 0];
    for (const held of this.#held.values()) {
      if (!isCounted(held)) continue;
      if ((held.device === null) !== (device === null)) others += 1;
      else if (held.number < number) before += 1;
    }
    return { before, others };
  }

  /** How many of those that wait hash before it, whoever else may come. */
  #turnsBefore(place: Place): number {
    const { before, others } = this.#sorted(place, ({ isWaiting }) => isWaiting);
    const knownLeft = Math.max(0, KNOWN_IN_A_ROW - this.#knownInARow);
    if (place.device === null) return before + Math.min(others, knownLeft);
    return before + (knownLeft === 0 ? Math.min(others, 1) : 0);
  }

  #dropGone(): void {
    const now = Date.now();
    for (const [number, { until }] of this.#held) if (until <= now) this.#held.delete(number);
  }
}
