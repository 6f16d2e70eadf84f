import type { Cart } from '../../src/domain/cart/cart';
import { Broken } from './broken';
import {
  after,
  EMPTY_CART,
  kindOf,
  type ModelCart,
  type ModelLine,
  type ModelOperation,
  type ModelWorld,
} from './model';

/** What the retailer holds of a kind of line; 0 when none. */
export type Elsewhere = { sku: string; warranty: string | null; qty: number }[];

/** What somebody heard of an operation: done, told that it was not, or nothing for certain. */
export type Heard = 'done' | 'refused' | 'nothing';

/** What the retailer said meanwhile: kinds of lines it refused, and its lines now. */
export interface Meanwhile {
  refused: readonly string[];
  lines: Elsewhere;
}

const NOBODY: Meanwhile = { refused: [], lines: [] };

const shown = (lines: readonly { id: number; kind: string; qty: number }[]): string =>
  [...lines]
    .sort((a, b) => a.id - b.id)
    .map(({ id, kind, qty }) => `${id}:${kind}×${qty}`)
    .join(' ');

const modelText = ({ lines, coupon }: ModelCart): string =>
  `${shown(lines.map((line) => ({ id: line.id, kind: kindOf(line), qty: line.qty })))} ${coupon ?? '-'}`;

export const cartText = ({ lines, coupon }: Cart): string =>
  `${shown(lines.map(({ itemId, sku, warranty, qty }) => ({ id: itemId, kind: kindOf({ sku, warranty: warranty?.sku ?? null }), qty })))} ${coupon ?? '-'}`;

/** Every way the refused lines may stand: as the retailer has them, as they were before, or gone. */
function refusedWays(cart: ModelCart, { refused, lines }: Meanwhile, before = cart): ModelCart[] {
  let ways = [cart];
  for (const line of cart.lines.filter((one) => refused.includes(kindOf(one)))) {
    const there = lines.find((other) => kindOf(other) === kindOf(line))?.qty ?? 0;
    const was = before.lines.find(({ id }) => id === line.id)?.qty ?? 0;
    ways = ways.flatMap((way) => [
      { ...way, lines: way.lines.filter(({ id }) => id !== line.id) },
      ...[there, was]
        .filter((qty) => qty > 0)
        .map((qty) => ({
          ...way,
          lines: way.lines.map((other) => (other.id === line.id ? { ...other, qty } : other)),
        })),
    ]);
  }
  return ways;
}

const subsets = <T>([first, ...rest]: readonly T[]): T[][] =>
  first === undefined ? [[]] : subsets(rest).flatMap((part) => [part, [first, ...part]]);

/**
 * What a cart may hold by all that is known: usually one thing, more while it is not known whether an operation was
 * done (its object ended, its answer was lost). Each answer narrows it down; when nothing is left that fits, the cart
 * is wrong.
 */
export class Beliefs {
  #carts: ModelCart[];

  /** `firstId`: what the first line of the cart is called. */
  constructor(firstId: number) {
    this.#carts = [{ ...EMPTY_CART, nextId: firstId }];
  }

  get carts(): readonly ModelCart[] {
    return this.#carts;
  }

  isDone(key: string): boolean {
    return this.#carts.every((cart) => cart.done.has(key));
  }

  /** Takes note of an operation that reached the cart under a key, by what was heard of it. */
  note(operation: ModelOperation, key: string, heard: Heard, world: ModelWorld, meanwhile: Meanwhile = NOBODY): void {
    const wrong = heard === 'done' ? 'done, which should have been refused' : 'refused, which should have been done';
    this.settleDoubt(meanwhile);
    this.#become(
      (cart) => {
        if (cart.done.has(key))
          return heard === 'nothing' ? [cart, ...refusedWays(cart, meanwhile)] : refusedWays(cart, meanwhile);
        const made = after(cart, operation, world);
        const isUndone = heard !== 'done' && (heard === 'nothing' || made === null);
        const kept = isUndone ? refusedWays(cart, meanwhile) : [];
        if (made === null || (heard === 'refused' && meanwhile.refused.length === 0)) return kept;
        const doubt = heard === 'nothing' ? { key, kind: kindIn(operation, cart) } : made.doubt;
        const done = { ...made, done: new Set([...made.done, key]), doubt };
        // What the retailer refused of this very operation was not done, and may be asked for again under the same key.
        const isOwnRefused = heard !== 'done' && meanwhile.refused.some((kind) => kind === kindIn(operation, cart));
        const ways = refusedWays(isOwnRefused ? made : done, meanwhile, cart);
        // An object that ended goes on with it later, and is refused then or not.
        if (meanwhile.refused.length === 0) return [...kept, ...ways];
        return heard === 'nothing'
          ? [...kept, cart, ...ways, done]
          : heard === 'done'
            ? [...ways, done]
            : [...kept, ...ways];
      },
      `${JSON.stringify(operation)} was ${wrong}`,
    );
  }

  /**
   * What an object that ended goes on with comes before anything else, and the retailer may refuse lines of it: then it
   * was not done.
   */
  settleDoubt(meanwhile: Meanwhile): void {
    if (meanwhile.refused.length === 0) return;
    this.#become((cart) => {
      const { doubt } = cart;
      const ways = [cart, ...refusedWays(cart, meanwhile)];
      if (!doubt || !meanwhile.refused.some((kind) => kind === doubt.kind)) return ways;
      const undone = { ...cart, done: new Set([...cart.done].filter((key) => key !== doubt.key)), doubt: null };
      return [...ways, ...refusedWays(undone, meanwhile)];
    }, 'nothing fits');
  }

  /**
   * The retailer's lines that ours does not have may have been taken in: `all` says that every one of them was,
   * `isHeard` that somebody was answered.
   */
  adopt(lines: Elsewhere, all: boolean, isHeard: boolean, meanwhile: Meanwhile): void {
    this.settleDoubt(meanwhile);
    this.#become((cart) => {
      if (cart.lines.length === 0) return [cart];
      const before = isHeard ? [] : [cart];
      const foreign = lines.filter((line) => !cart.lines.some((own) => kindOf(own) === kindOf(line)));
      const ways = (all ? [foreign] : subsets(foreign)).flatMap((taken) => {
        const added = taken.map((line, index): ModelLine => ({ ...line, id: cart.nextId + index }));
        return refusedWays(
          { ...cart, lines: [...cart.lines, ...added], nextId: cart.nextId + added.length },
          meanwhile,
        );
      });
      return [...before, ...ways];
    }, 'nothing fits');
  }

  /** The coupon may be gone; `certain` when that was told. */
  couponLost(certain: boolean): void {
    this.#become((cart) => (certain ? [{ ...cart, coupon: null }] : [cart, { ...cart, coupon: null }]), 'nothing fits');
  }

  /** The retailer may have this coupon on still; `certain` when that was told. */
  couponKept(coupon: string, certain: boolean): void {
    this.#become((cart) => (certain ? [{ ...cart, coupon }] : [cart, { ...cart, coupon }]), 'nothing fits');
  }

  /** Whether this is something the cart may hold. */
  allows(cart: Cart): boolean {
    return this.#carts.some((one) => modelText(one) === cartText(cart));
  }

  /** The cart as it was answered after a change: nothing else is believed from now on. */
  narrow(cart: Cart): void {
    const wanted = [...new Set(this.#carts.map(modelText))];
    this.#become(
      (one) => (modelText(one) === cartText(cart) ? [{ ...one, doubt: null }] : []),
      `it holds «${cartText(cart)}», its operations come to «${wanted.join('» or «')}»`,
    );
  }

  #become(next: (cart: ModelCart) => ModelCart[], otherwise: string): void {
    const found = this.#carts.flatMap(next);
    if (found.length === 0) throw new Broken('every operation counts once', otherwise);
    this.#carts = found.length === 1 ? found : [...new Map(found.map((cart) => [everything(cart), cart])).values()];
  }
}

const everything = (cart: ModelCart): string =>
  `${modelText(cart)}|${cart.nextId}|${[...cart.done].join()}|${JSON.stringify(cart.removed)}`;

/** Kind of the line an operation is about. */
const kindIn = (operation: ModelOperation, cart: ModelCart): string | null => {
  if (operation.kind === 'add') return kindOf({ sku: operation.sku, warranty: operation.warrantySku ?? null });
  if (operation.kind === 'merge') return operation.sku;
  if (!('itemId' in operation)) return null;
  const line =
    cart.lines.find(({ id }) => id === operation.itemId) ??
    cart.removed.find((entry) => entry.line.id === operation.itemId)?.line;
  return line ? kindOf(line) : null;
};
