import {
  COALESCE_MS,
  nextDue,
  withAnswer,
  withChange,
  withSettled,
  withState,
} from '../../src/domain/cart/browser/pending';
import { project } from '../../src/domain/cart/browser/project';
import type { BrowserCart, Change, ConfirmedCart, ConfirmedLine, Pending } from '../../src/domain/cart/browser/types';
import type { Cart, CartOperation } from '../../src/domain/cart/cart';
import { Broken } from './broken';

/** A line as a tab shows it. */
interface TabLine extends ConfirmedLine {
  sku: string;
}

const EMPTY: BrowserCart<TabLine> = { confirmed: null, askedAt: 0, pending: [], lastKey: null };

const answerOf = (id: string, { version, lines }: Cart): ConfirmedCart<TabLine> => ({
  id,
  version,
  lines: lines.map(({ itemId, sku, qty }) => ({ itemId, sku, qty })),
});

/** What the shop is asked to do for a change. */
const operationOf = (change: Change<TabLine>): CartOperation => {
  if (change.kind === 'destination')
    return {
      kind: 'destination',
      destination: {
        country: 'MX',
        region: null,
        regionId: null,
        regionCode: null,
        postcode: change.code,
        city: null,
        street: [],
      },
    };
  if (change.kind !== 'add') return change.kind === 'restore' ? { kind: 'restore', itemId: change.itemId } : change;
  const { sku = '', warranty } = change.fields;
  return { kind: 'add', sku, qty: change.qty, warrantySku: warranty ?? null };
};

/** One tab of a shopper, on the browser's own rules: what the shop confirmed, and what it has not answered yet. */
export class Tab {
  /** Lines this tab took out, the last one first: what "deshacer" offers. */
  readonly removed: TabLine[] = [];
  #cart: BrowserCart<TabLine> = EMPTY;
  readonly #onTheirWay = new Set<string>();

  lines(): TabLine[] {
    return project(this.#cart).lines.map(({ line }) => line);
  }

  /** The shopper asks for something, shown at once. */
  change(change: Change<TabLine>, key: string, now: number): void {
    this.#cart = withChange(this.#cart, change, { key, now, owner: '' });
  }

  /** What may be sent now, taps in quick succession over: it is on its way from here on. */
  leave(now: number): { key: string; operation: CartOperation }[] {
    const left: Pending<TabLine>[] = [];
    for (let one = this.#next(now); one; one = this.#next(now)) {
      this.#onTheirWay.add(one.key);
      this.#cart = withState(this.#cart, one.key, 'sending', true);
      left.push(one);
    }
    return left.map(({ key, change }) => ({ key, operation: operationOf(change) }));
  }

  /** The shop has answered a change, with its cart unless it refused. */
  settled(key: string, id: string, cart: Cart | null, askedAt: number): void {
    this.#onTheirWay.delete(key);
    this.#become(withSettled(this.#cart, key, cart && { cart: answerOf(id, cart), askedAt }));
  }

  /** The shop has told its cart. */
  heard(id: string, cart: Cart, askedAt: number): void {
    this.#become(withAnswer(this.#cart, answerOf(id, cart), askedAt));
  }

  /** The shopper signed out: nothing of the cart stays in the browser. */
  forget(): void {
    this.#cart = EMPTY;
    this.#onTheirWay.clear();
    this.removed.length = 0;
  }

  /** What it shows, in words; a change without an answer shows too. */
  shown(): string {
    const { lines, adding, isConfirmed } = project(this.#cart);
    return `${lines.map(({ line }) => `${line.itemId}×${line.qty}`).join(' ')}${adding.length > 0 || !isConfirmed ? ' …' : ''}`;
  }

  #next(now: number): Pending<TabLine> | null {
    const waiting = this.#cart.pending.map((one) =>
      this.#onTheirWay.has(one.key) ? { ...one, state: 'unsent' as const } : one,
    );
    return nextDue(waiting, now + COALESCE_MS + waiting.length);
  }

  #become(next: BrowserCart<TabLine>): void {
    const [before, after] = [this.#cart.confirmed, next.confirmed];
    if (before && after && before.id === after.id && after.version < before.version)
      throw new Broken('a tab never goes back to an earlier cart', `${after.version} after ${before.version}`);
    this.#cart = next;
  }
}
