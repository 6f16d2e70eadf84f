/** Whom a page is for: one shopper's cart and checkout go before what everybody sees. */
export type Precedence = 'shopper' | 'everyone';

interface Figures {
  /** Renderings side by side, and how many of them may be pages of everyone. */
  active: number;
  activeOfEveryone: number;
  /** How many of those one store view may hold: one whose retailer stalls leaves room for the others. */
  activeOfView: number;
  /** How many may wait. */
  waiting: Record<Precedence, number>;
}

/** Rendering is mostly computing: more of them side by side would only be slower. */
const FIGURES: Figures = { active: 8, activeOfEveryone: 6, activeOfView: 4, waiting: { shopper: 64, everyone: 32 } };
/** Longest wait for a turn. */
const WAIT_MS = 4_000;
/** A request that is cut off never gives its place back: after this long the place is free again. */
const LEASE_MS = 10_000;
const RETRY_AFTER_SECONDS = 2;

/** Thrown in place of a page where more is asked for than can be rendered; nothing was done. */
export class Overloaded extends Error {
  override name = 'Overloaded';
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;

  constructor() {
    super('more pages are asked for than can be rendered');
  }
}

interface Place {
  precedence: Precedence;
  view: string;
  /** Epoch ms at which its turn came. */
  since: number;
}

interface Waiting {
  place: Place;
  begin(): void;
}

/**
 * Bounds what one isolate renders at once: a short queue, shoppers first, and whoever comes beyond it is told at once
 * to come again.
 */
export class RenderQueue {
  private readonly active = new Set<Place>();
  private waiting: Waiting[] = [];
  private readonly figures: Figures;
  private readonly clock: () => number;

  constructor(figures: Figures = FIGURES, clock: () => number = Date.now) {
    this.figures = figures;
    this.clock = clock;
  }

  /** Whether another one of this kind would be refused. */
  isFull(precedence: Precedence, view: string): boolean {
    if (this.mayBegin({ precedence, view })) return false;
    return (
      this.waiting.filter(({ place }) => place.precedence === precedence).length >= this.figures.waiting[precedence]
    );
  }

  /** Does the work when its turn comes. Throws Overloaded when the queue is full, or its turn did not come in time. */
  async run<T>(precedence: Precedence, view: string, work: () => Promise<T>): Promise<T> {
    const place: Place = { precedence, view, since: this.clock() };
    if (this.mayBegin(place)) this.active.add(place);
    else await this.turn(place);
    try {
      return await work();
    } finally {
      this.active.delete(place);
      this.beginNext();
    }
  }

  private mayBegin({ precedence, view }: Omit<Place, 'since'>): boolean {
    const now = this.clock();
    for (const place of this.active) if (now - place.since >= LEASE_MS) this.active.delete(place);
    const { active, activeOfEveryone, activeOfView } = this.figures;
    if (this.active.size >= active) return false;
    if (precedence === 'shopper') return true;
    const ofEveryone = [...this.active].filter((place) => place.precedence === 'everyone');
    return (
      ofEveryone.length < activeOfEveryone && ofEveryone.filter((place) => place.view === view).length < activeOfView
    );
  }

  private turn(place: Place): Promise<void> {
    if (this.isFull(place.precedence, place.view)) throw new Overloaded();
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.waiting = this.waiting.filter((one) => one !== waiting);
      };
      // The timer is this request's own: without one the runtime would take it for hung.
      const timer = setTimeout(() => {
        leave();
        reject(new Overloaded());
      }, WAIT_MS);
      const waiting: Waiting = {
        place,
        begin: () => {
          leave();
          place.since = this.clock();
          this.active.add(place);
          resolve();
        },
      };
      this.waiting.push(waiting);
    });
  }

  private beginNext(): void {
    const waiting = (precedence: Precedence) => this.waiting.filter(({ place }) => place.precedence === precedence);
    const next = [...waiting('shopper'), ...waiting('everyone')].find(({ place }) => this.mayBegin(place));
    next?.begin();
  }
}
