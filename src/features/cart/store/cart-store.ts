import type { CartView } from '../../../contract/cart/view';
import {
  isOf,
  isOutlived,
  isSameAdd,
  mergePending,
  nextDue,
  nextDueAt,
  waitsForNetwork,
  withAnswer,
  withChange,
  withSettled,
  withState,
} from '../../../domain/cart/browser/pending';
import { project, type ShownCart } from '../../../domain/cart/browser/project';
import type { BrowserCart, Change, Pending } from '../../../domain/cart/browser/types';
import type { FormAnswer } from '../../shop/form-answer';
import type { KeptCart, KeptPart, Line } from './kept-cart';

export type CartChange = Change<Line>;
export type PendingChange = Pending<Line>;

/**
 * What became of a change: the answer of the shop; null when there was none and it waits for the network; undefined
 * when it needed no call of its own.
 */
export type Outcome = FormAnswer | null | undefined;

/** What the store needs of the page it runs in. */
export interface Surroundings {
  kept: KeptCart;
  /** Sends a change; null when no answer came, or one that may have come from nobody. */
  send(change: PendingChange): Promise<FormAnswer | null>;
  pull(): Promise<CartView>;
  /**
   * Leaves a change without an answer to the queue of network tasks; false when the queue cannot be had at the moment.
   */
  queue(change: PendingChange): Promise<boolean>;
  /** Takes a change back that was left to the queue: it was answered by another way. */
  unqueue(key: string): void;
  /** Takes out of the queue what others than whoever is signed in have left there. */
  clearOthers(): void;
  /** Runs work while no other tab of this store view runs any. */
  exclusively(work: () => Promise<void>): Promise<void>;
  isOnline(): boolean;
  now(): number;
  newKey(): string;
  wait(work: () => void, ms: number): void;
  /** The markers of the browser's cart and of who is signed in, '' for none. */
  markers(): { cart: string; user: string };
}

/** How long a tab leaves a change that another one has made to that one. */
const OTHER_TAB_MS = 2_000;
/** How long a change without an answer waits while the network seems to be there; doubled each time. */
const RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;
/** How long after the late answer to an add a tap still answers the words that it had failed. */
const STALE_TAP_MS = 1_500;

/**
 * The one cart of a page: what the shop has confirmed and what it has not answered yet, shared with the other tabs of
 * its store view.
 */
export class CartStore {
  private cart: BrowserCart<Line, CartView> = { confirmed: null, askedAt: 0, pending: [], lastKey: null };
  /** What is shown of `cart`, drawn up once for each. */
  private projected: { of: BrowserCart<Line, CartView>; shown: ShownCart<Line> } | null = null;
  private soldOut: ReadonlySet<string> = new Set();
  /** Resolves once the cart of who signed in or out last is here. */
  private theirs: Promise<void> = Promise.resolve();
  private readonly unstored = new Set<string>();
  private readonly answered = new Set<string>();
  private readonly asking = new Map<string, (outcome: Outcome) => void>();
  private readonly listeners = new Set<() => void>();
  private readonly tellers = new Set<(change: PendingChange, answer: FormAnswer) => void>();
  /** Changes that were left to the queue. */
  private readonly handedOn = new Set<string>();
  private lateAdd: { change: PendingChange; answer: FormAnswer; at: number } | null = null;
  /** Marker of whose cart this is. */
  private user: string;
  private isSending = false;
  private isRetrying = false;
  private retryMs = RETRY_MS;

  private readonly around: Surroundings;

  constructor(around: Surroundings) {
    this.around = around;
    const { kept } = around;
    const last = kept.cart();
    if (last && around.markers().cart !== '') this.cart = withAnswer(this.cart, last.cart, last.askedAt);
    this.user = this.noteUser();
    this.readPending();
  }

  /** What a shopper is shown: the same object until something changed, as with all that is read here. */
  readonly shown = (): ShownCart<Line> => {
    if (this.projected?.of !== this.cart) this.projected = { of: this.cart, shown: project(this.cart) };
    return this.projected.shown;
  };

  /** The cart as the shop has confirmed it last, null before it has said anything. */
  readonly confirmed = (): CartView | null => this.cart.confirmed;

  readonly pending = (): readonly PendingChange[] => this.cart.pending;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Calls back with the answer to a change that nobody in this page waits for: one of an earlier page, or one that
   * waited for the network. Answers what ends it.
   */
  readonly onLateAnswer = (listener: (change: PendingChange, answer: FormAnswer) => void): (() => void) => {
    this.tellers.add(listener);
    return () => this.tellers.delete(listener);
  };

  /** Makes a change: shown at once, and sent. */
  readonly change = (change: CartChange): Promise<Outcome> => {
    const owner = this.around.markers().user;
    const late = this.takeLateAnswer({ change, owner });
    if (late) return Promise.resolve(late);
    const before = this.cart.pending;
    this.adopt(withChange(this.cart, change, { key: this.around.newKey(), now: this.around.now(), owner }));
    const made = this.cart.pending.find((one) => !before.includes(one));
    const outcome = made ? this.outcomeOf(made.key) : Promise.resolve(undefined);
    this.answerWaiting();
    void this.send();
    return outcome;
  };

  /** Takes over a change that was sent before this ran, with its answer. */
  readonly takeOver = (change: CartChange, key: string, answer: FormAnswer | null, askedAt: number): void => {
    const owner = this.around.markers().user;
    if (answer) {
      this.accept(key, answer, askedAt, owner);
      return;
    }
    const made: PendingChange = {
      key,
      owner,
      cartId: this.cart.confirmed?.id ?? '',
      change,
      madeAt: askedAt,
      dueAt: askedAt,
      tried: true,
      lost: false,
      state: 'waiting',
    };
    this.adopt({ ...this.cart, pending: [...this.cart.pending, made], lastKey: key });
    void this.giveUp(made, true);
  };

  /** Takes back a change that has not left. */
  readonly drop = (key: string): void => {
    const one = this.cart.pending.find((pending) => pending.key === key);
    if (!one || one.tried) return;
    this.adopt(withSettled(this.cart, key, null));
  };

  /** The cart as a page of the server was made of it. */
  readonly take = (cart: CartView, askedAt: number, { keep }: { keep: boolean } = { keep: true }): void => {
    this.adopt(withAnswer(this.cart, cart, askedAt));
    if (keep) this.keep();
  };

  /** Reads the cart from the shop. `keep` says whether it is written down: what only follows another device is not. */
  readonly load = async ({ keep }: { keep: boolean } = { keep: true }): Promise<void> => {
    const { now, markers, pull } = this.around;
    const [askedAt, { user }] = [now(), markers()];
    const cart = await pull();
    // Somebody signed in or out meanwhile: this is the cart of the one before.
    if (markers().user !== user) return this.lookAtUser();
    this.adopt(withAnswer(this.cart, cart, askedAt));
    if (keep) this.keep();
  };

  /** Resolves when every change is answered or waits for the network, or after `ms`. */
  readonly settled = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const isDone = () => this.cart.pending.every(({ state }) => state === 'unsent');
      const stop = this.subscribe(() => isDone() && done());
      const done = () => {
        stop();
        resolve();
      };
      if (isDone()) return done();
      this.around.wait(done, ms);
    });

  /** Another tab has written this. */
  readonly heard = (part: KeptPart): void => {
    if (part === 'user') this.lookAtUser();
    const kept = part === 'cart' ? this.around.kept.cart() : null;
    if (kept) this.adopt(withAnswer(this.cart, kept.cart, kept.askedAt));
    if (part === 'pending') this.readPending();
    this.around.wait(() => void this.send(), OTHER_TAB_MS);
  };

  /** Looks whether somebody signed in or out since; the cart is another one then, and resolves once it is here. */
  readonly lookAtUser = (): Promise<void> => {
    if (this.user !== this.around.markers().user) this.theirs = this.userChanged();
    return this.theirs;
  };

  /** The network may be back: what got no answer is handed on once more, and what waited is sent. */
  readonly resume = async (): Promise<void> => {
    this.readPending();
    for (const one of this.cart.pending) if (one.state === 'unsent') await this.handOn(one);
    await this.send();
  };

  /** The queue has sent a change for `owner`: its answer, or null when again none came. */
  readonly queueAnswered = (key: string, answer: FormAnswer | null, askedAt: number, owner = ''): void => {
    const change = this.cart.pending.find((one) => one.key === key);
    if (!answer) {
      this.retryLater();
      return;
    }
    this.retryMs = RETRY_MS;
    this.accept(key, answer, askedAt, owner);
    if (change && !answer.ok) void this.load({ keep: false }).catch(() => undefined);
  };

  /** A check of stock has found this of a sku. */
  readonly stockChecked = (sku: string, isInStock: boolean): void => {
    const soldOut = new Set(this.soldOut);
    if (isInStock) soldOut.delete(sku);
    else soldOut.add(sku);
    this.soldOut = soldOut;
    this.tell();
  };

  /** Skus of which the last check of stock has found none. */
  readonly soldOutSkus = (): ReadonlySet<string> => this.soldOut;

  /** Who was signed in last in this browser; where that was never written down, or cannot be, who is now. */
  private noteUser(): string {
    const { kept, markers } = this.around;
    const last = kept.user();
    if (last !== null) return last;
    kept.keepUser(markers().user);
    return markers().user;
  }

  /**
   * Another shopper's cart: what was kept of the last one goes; what a guest has added becomes that of who has signed
   * in.
   */
  private async userChanged(): Promise<void> {
    const { kept, markers } = this.around;
    const { user } = markers();
    this.user = user;
    kept.keepUser(user);
    kept.assignTo(user);
    this.around.clearOthers();
    const stay = this.cart.pending
      .filter((one) => user !== '' && one.change.kind === 'add' && isOf(one, user))
      .map((one) => ({ ...one, owner: user }));
    this.adopt({ ...this.cart, confirmed: null, askedAt: this.around.now(), pending: stay });
    kept.forgetCart();
    await this.load().catch(() => undefined);
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }

  /** Writes down what has changed of the pending changes, and tells whoever shows the cart. */
  private adopt(next: BrowserCart<Line, CartView>): void {
    const before = new Map(this.cart.pending.map((one) => [one.key, one]));
    this.cart = next;
    for (const one of next.pending) {
      const isNew = before.get(one.key) !== one;
      before.delete(one.key);
      if (isNew && this.around.kept.keepPending(one)) this.unstored.delete(one.key);
      else if (isNew) this.unstored.add(one.key);
    }
    for (const [key, { state }] of before) {
      this.around.kept.forgetPending(key);
      if (this.handedOn.delete(key) || state === 'unsent') this.around.unqueue(key);
      this.unstored.delete(key);
      this.resolve(key, undefined);
    }
    this.tell();
  }

  private readPending(): void {
    const { kept, now, markers, unqueue } = this.around;
    const { user } = markers();
    const { unstored, answered } = this;
    const all = mergePending(this.cart.pending, kept.pending(), { unstored, answered });
    const pending = all.filter((one) => !isOutlived(one, now()) && isOf(one, user));
    for (const one of all) if (!pending.includes(one)) kept.forgetPending(one.key);
    for (const one of all) if (!isOf(one, user)) unqueue(one.key);
    for (const { key } of this.cart.pending) if (!pending.some((one) => one.key === key)) this.resolve(key, undefined);
    // What is read from storage are other objects of the same.
    if (JSON.stringify(pending) === JSON.stringify(this.cart.pending)) return;
    this.cart = { ...this.cart, pending };
    this.tell();
  }

  private keep(): void {
    const { confirmed, askedAt } = this.cart;
    if (confirmed) this.around.kept.keepCart(confirmed, askedAt, this.around.markers().cart);
  }

  private outcomeOf(key: string): Promise<Outcome> {
    const earlier = this.asking.get(key);
    return new Promise((resolve) =>
      this.asking.set(key, (outcome) => {
        earlier?.(outcome);
        resolve(outcome);
      }),
    );
  }

  /**
   * The answer that has just come to the same add, after the shopper was told that there was none: what they tap now is
   * the add they take for lost.
   */
  private takeLateAnswer(asked: Pick<PendingChange, 'change' | 'owner'>): FormAnswer | null {
    const late = this.lateAdd;
    this.lateAdd = null;
    return late && this.around.now() - late.at < STALE_TAP_MS && isSameAdd(late.change, asked) ? late.answer : null;
  }

  private resolve(key: string, outcome: Outcome): void {
    this.asking.get(key)?.(outcome);
    this.asking.delete(key);
  }

  /** Takes the answer to a change that was sent while `owner` was signed in. The cart that comes with it is theirs. */
  private accept(key: string, answer: FormAnswer, askedAt: number, owner: string): void {
    const change = this.cart.pending.find((one) => one.key === key);
    const isAwaited = this.asking.has(key);
    this.answered.add(key);
    this.resolve(key, answer);
    const isTheirs = owner === this.around.markers().user;
    const cart = answer.ok && isTheirs ? answer.done.cart : null;
    this.adopt(withSettled(this.cart, key, cart && { cart, askedAt }));
    if (cart) this.keep();
    if (change && !isAwaited && answer.ok && key === this.cart.lastKey)
      this.lateAdd = { change, answer, at: this.around.now() };
    if (change && !isAwaited) for (const teller of this.tellers) teller(change, answer);
    if (!isTheirs) this.lookAtUser();
  }

  private async giveUp(one: PendingChange, tried: boolean): Promise<void> {
    this.adopt(withState(this.cart, one.key, 'unsent', tried));
    this.answerWaiting();
    const unsent = this.cart.pending.find(({ key }) => key === one.key);
    if (unsent) await this.handOn(unsent);
  }

  /** Tells whoever waits for a change that the network has to come back first. */
  private answerWaiting(): void {
    for (const key of [...this.asking.keys()]) if (waitsForNetwork(this.cart.pending, key)) this.resolve(key, null);
  }

  /** To the queue; where that cannot be had, it is sent from here once more after a while. */
  private async handOn(one: PendingChange): Promise<void> {
    this.handedOn.add(one.key);
    if (!(await this.around.queue(one))) this.retryLater();
  }

  private retryLater(): void {
    if (this.isRetrying) return;
    this.isRetrying = true;
    this.around.wait(() => {
      this.isRetrying = false;
      for (const { key, state } of this.cart.pending)
        if (state === 'unsent') this.adopt(withState(this.cart, key, 'waiting', false));
      void this.send();
    }, this.retryMs);
    this.retryMs = Math.min(this.retryMs * 2, LONGEST_RETRY_MS);
  }

  /** Sends what is due, one call after the other, and comes again when the next one is. */
  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      while (nextDue(this.cart.pending, this.around.now())) await this.around.exclusively(() => this.sendNext());
    } finally {
      this.isSending = false;
    }
    const now = this.around.now();
    const dueAt = nextDueAt(this.cart.pending, now);
    if (dueAt !== null) this.around.wait(() => void this.send(), Math.max(0, dueAt - now));
  }

  private async sendNext(): Promise<void> {
    const { around } = this;
    this.readPending();
    const one = nextDue(this.cart.pending, around.now());
    if (!one) return;
    if (!around.isOnline()) return this.giveUp(one, false);
    const [askedAt, { user }] = [around.now(), around.markers()];
    this.adopt(withState(this.cart, one.key, 'sending', true));
    const answer = await around.send(one);
    if (!answer) return this.giveUp(one, true);
    this.retryMs = RETRY_MS;
    this.accept(one.key, answer, askedAt, user);
    if (!answer.ok) await this.load({ keep: false }).catch(() => undefined);
  }
}
