/** A request that is cut off never says how its work ended: after this long another one makes the thing anew. */
const GIVEN_UP_MS = 10_000;

interface Flight<T> {
  began: number;
  made: Promise<T>;
}

/**
 * What several requests of an isolate want at once is made by the first of them, and plain values are shared: nothing
 * that belongs to a request. The maker keeps its request alive until it is done; whoever waits does so within a time of
 * its own (`within`), because the runtime takes a request that waits for another one's promise alone for hung.
 */
export class SingleFlight<T> {
  private readonly flights = new Map<string, Flight<T>>();
  private readonly clock: () => number;

  constructor(clock: () => number = Date.now) {
    this.clock = clock;
  }

  /** When making this began (epoch ms), null when it is not being made now. */
  began(key: string): number | null {
    const flight = this.flights.get(key);
    return flight !== undefined && this.clock() - flight.began < GIVEN_UP_MS ? flight.began : null;
  }

  /** Joins what is being made under this key, or begins to make it. */
  share(key: string, make: () => Promise<T>, waitUntil: (work: Promise<unknown>) => void): Promise<T> {
    const flight = this.flights.get(key);
    if (flight && this.began(key) !== null) return flight.made;
    const begun: Flight<T> = {
      began: this.clock(),
      made: make().finally(() => {
        if (this.flights.get(key) === begun) this.flights.delete(key);
      }),
    };
    this.flights.set(key, begun);
    waitUntil(begun.made.catch(() => undefined));
    return begun.made;
  }
}
