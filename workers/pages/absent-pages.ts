/** How long a page that nobody has is believed not to be there; a new version of the catalogue is asked at once. */
const LIFE_MS = 30_000;
const MOST_KEPT = 2_000;

const keyOf = (version: string, { host, pathname }: URL): string => `${version} ${host}${pathname}`;

/**
 * Addresses that led nowhere a moment ago: kept without a body, in the memory of an isolate, the oldest making room.
 */
export class AbsentPages {
  private readonly since = new Map<string, number>();
  private readonly clock: () => number;

  constructor(clock: () => number = Date.now) {
    this.clock = clock;
  }

  has(version: string, url: URL): boolean {
    const since = this.since.get(keyOf(version, url));
    return since !== undefined && this.clock() - since < LIFE_MS;
  }

  note(version: string, url: URL): void {
    const key = keyOf(version, url);
    this.since.delete(key);
    this.since.set(key, this.clock());
    if (this.since.size <= MOST_KEPT) return;
    const [oldest] = this.since.keys();
    if (oldest !== undefined) this.since.delete(oldest);
  }
}

/** Those of this isolate. */
export const absentPages = new AbsentPages();
