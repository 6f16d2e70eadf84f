/** Hashes that may be under way or wait in one isolate: at a third of a second each, the last one waits about four seconds. */
const MAX_TICKETS = 12;
/** A request that was given up leaves its ticket behind; it counts no longer than this. */
const TICKET_MS = 30_000;

/** How many want to hash at the moment. A turn is taken by whoever holds a ticket: hashing holds the isolate, so that one runs at a time. */
export class HashTickets {
  readonly #held = new Map<symbol, number>();

  /** A ticket, or null where too many are out. */
  take(now: number): symbol | null {
    for (const [ticket, takenAt] of this.#held) if (takenAt + TICKET_MS <= now) this.#held.delete(ticket);
    if (this.#held.size >= MAX_TICKETS) return null;
    const ticket = Symbol('hash');
    this.#held.set(ticket, now);
    return ticket;
  }

  giveBack(ticket: symbol): void {
    this.#held.delete(ticket);
  }
}
