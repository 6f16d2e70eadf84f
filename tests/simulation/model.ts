import type { CartOperation } from '../../src/domain/cart/cart';
import { COUPONS, type Front, GOODS } from './goods';

/** A line as the oracle knows it: `kind` is all that tells two lines of a cart apart. */
export interface ModelLine {
  id: number;
  sku: string;
  warranty: string | null;
  qty: number;
}

/** What a cart should hold. Never changed in place. */
export interface ModelCart {
  lines: readonly ModelLine[];
  /** Lines taken out last, newest first. */
  removed: readonly { line: ModelLine; at: number }[];
  nextId: number;
  coupon: string | null;
  /** Keys of the operations that were done. */
  done: ReadonlySet<string>;
  /** The operation that was done if its object goes on with it; the retailer may still refuse its line. */
  doubt: { key: string; kind: string | null } | null;
}

export const EMPTY_CART: ModelCart = { lines: [], removed: [], nextId: 1, coupon: null, done: new Set(), doubt: null };

const RESTORE_MS = 10 * 60_000;
const MOST_REMOVED = 10;

export const kindOf = ({ sku, warranty }: Pick<ModelLine, 'sku' | 'warranty'>): string =>
  warranty === null ? sku : `${sku}+${warranty}`;

const isSame = (a: ModelLine, b: Pick<ModelLine, 'sku' | 'warranty'>): boolean => kindOf(a) === kindOf(b);

/** Pieces of a sku in the lines but one. */
const held = (lines: readonly ModelLine[], sku: string, except: number | null): number =>
  lines.reduce((total, line) => (line.sku === sku && line.id !== except ? total + line.qty : total), 0);

function grown(cart: ModelCart, line: Omit<ModelLine, 'id'>, id: number | null): ModelCart {
  const same = cart.lines.find((other) => isSame(other, line));
  if (same)
    return {
      ...cart,
      lines: cart.lines.map((other) => (other === same ? { ...other, qty: other.qty + line.qty } : other)),
    };
  const lines = [...cart.lines, { ...line, id: id ?? cart.nextId }];
  return { ...cart, lines, nextId: id === null ? cart.nextId + 1 : cart.nextId };
}

const without = (cart: ModelCart, gone: readonly ModelLine[], now: number): ModelCart => ({
  ...cart,
  lines: cart.lines.filter((line) => !gone.includes(line)),
  removed: [...gone.map((line) => ({ line, at: now })), ...cart.removed].slice(0, MOST_REMOVED),
});

/** What is known of the world beside the cart. */
export interface ModelWorld {
  front: Front;
  now: number;
  /** Pieces that orders took, by sku. */
  sold: ReadonlyMap<string, number>;
}

/**
 * An order of everything in a cart of this version. `taken` is what the answer says it took, `madeAs` the id it was
 * first asked for under.
 */
export interface ModelOrder {
  kind: 'order';
  orderId: string;
  cartVersion: number;
  taken?: string;
  madeAs?: string;
}

/** Lines in words, in an order of their own. */
export const takenText = (lines: readonly Omit<ModelLine, 'id'>[]): string =>
  lines
    .map((line) => `${kindOf(line)}×${line.qty}`)
    .sort()
    .join(' ');

/**
 * What may be done to a cart: its own operations, a visitor's cart of one line that goes into it at sign-in, the way to
 * its buyer, or an order.
 */
export type ModelOperation =
  | CartOperation
  | { kind: 'merge'; sku: string; qty: number }
  | { kind: 'deliver' }
  | ModelOrder;

/** What one operation, done once, makes of a cart; null when it has to be refused. */
export function after(cart: ModelCart, operation: ModelOperation, { front, now, sold }: ModelWorld): ModelCart | null {
  const stock = (sku: string) => (GOODS[sku]?.stock ?? 0) - (sold.get(sku) ?? 0);
  const fits = (sku: string, qty: number, except: number | null) =>
    stock(sku) > 0 && held(cart.lines, sku, except) + qty <= stock(sku);
  switch (operation.kind) {
    case 'add': {
      const { sku, qty, warrantySku: warranty = null } = operation;
      return fits(sku, qty, null) ? grown(cart, { sku, qty, warranty }, null) : null;
    }
    case 'set': {
      const line = cart.lines.find(({ id }) => id === operation.itemId);
      if (!line) return null;
      if (operation.qty === 0) return without(cart, [line], now);
      if (!fits(line.sku, operation.qty, line.id)) return null;
      return { ...cart, lines: cart.lines.map((other) => (other === line ? { ...line, qty: operation.qty } : other)) };
    }
    case 'remove': {
      const line = cart.lines.find(({ id }) => id === operation.itemId);
      return line ? without(cart, [line], now) : null;
    }
    case 'restore': {
      const entry = cart.removed.find(({ line, at }) => line.id === operation.itemId && now - at <= RESTORE_MS);
      if (!entry || !fits(entry.line.sku, entry.line.qty, null)) return null;
      const back = grown(cart, entry.line, entry.line.id);
      return { ...back, removed: cart.removed.filter(({ line }) => line.id !== operation.itemId) };
    }
    case 'merge': {
      const { sku } = operation;
      const qty = Math.min(operation.qty, stock(sku) - held(cart.lines, sku, null));
      return qty > 0 ? grown(cart, { sku, qty, warranty: null }, null) : cart;
    }
    case 'coupon':
      return operation.code === null || operation.code === COUPONS[front].code
        ? { ...cart, coupon: operation.code }
        : null;
    case 'deliver':
      return cart;
    case 'order': {
      const isOther = operation.taken !== undefined && operation.taken !== takenText(cart.lines);
      return cart.lines.length === 0 || isOther ? null : { ...cart, lines: [], coupon: null };
    }
    case 'clear':
      return { ...without(cart, cart.lines, now), coupon: null };
    default:
      throw new Error(`the oracle does not know ${operation.kind}`);
  }
}
