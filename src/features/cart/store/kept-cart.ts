import type { CartView } from '../../../contract/cart/view';
import { contentHash } from '../../../domain/cart/browser/pending';
import type { Pending } from '../../../domain/cart/browser/types';
import { KEPT_USER } from '../../customers/kept-user';
import { PENDING, pendingNames } from './pending-names';

export type Line = CartView['lines'][number];

/** What of localStorage is used here. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const NAMES = {
  items: 'shop/cart/current-cart',
  totals: 'shop/cart/current-totals',
  marker: 'shop/cart/current-cart-token',
  hash: 'shop/cart/current-cart-hash',
} as const;

/** What an entry that another tab has written is about. */
export type KeptPart = 'cart' | 'pending' | 'user';

/**
 * The cart of one store view as the browser keeps it over pages and tabs: what is shown of it and markers, no token and
 * nothing of a person. Every change stands in an entry of its own, so that two tabs never write over each other's.
 * Where storage is full or forbidden, writing answers false and reading finds nothing.
 */
export class KeptCart {
  private readonly storeCode: string;
  private readonly storage: TextStore | null;

  constructor(storeCode: string, storage: TextStore | null) {
    this.storeCode = storeCode;
    this.storage = storage;
  }

  private name = (name: string) => `${this.storeCode}-${name}`;

  private read<Value>(name: string): Value | null {
    try {
      return JSON.parse(this.storage?.getItem(name) ?? 'null') as Value | null;
    } catch {
      return null;
    }
  }

  private write(name: string, value: unknown): boolean {
    try {
      this.storage?.setItem(name, JSON.stringify(value));
      return this.storage !== null;
    } catch {
      return false;
    }
  }

  private remove(name: string): void {
    try {
      this.storage?.removeItem(name);
    } catch {
      // Where it cannot be removed it could not be written either.
    }
  }

  /** The cart kept last and when it was asked for, null when there is none or a page was closed while it wrote. */
  cart(): { cart: CartView; askedAt: number } | null {
    const items = this.read<Omit<CartView, 'segments' | 'grandTotal' | 'coupon'> & { askedAt: number }>(
      this.name(NAMES.items),
    );
    const totals = this.read<Pick<CartView, 'id' | 'version' | 'segments' | 'grandTotal' | 'coupon'>>(
      this.name(NAMES.totals),
    );
    if (!items || totals?.id !== items.id || totals.version !== items.version) return null;
    // Kept by an earlier release of the shop, which said less of a cart.
    if (!Array.isArray(items.removed)) return null;
    const { askedAt, ...rest } = items;
    return { cart: { ...rest, ...totals }, askedAt };
  }

  keepCart({ segments, grandTotal, coupon, ...items }: CartView, askedAt: number, marker: string): void {
    const { id, version } = items;
    this.write(this.name(NAMES.items), { ...items, askedAt });
    this.write(this.name(NAMES.totals), { id, version, segments, grandTotal, coupon });
    this.write(this.name(NAMES.marker), marker);
    this.write(this.name(NAMES.hash), contentHash(items.lines));
  }

  forgetCart(): void {
    for (const name of Object.values(NAMES)) this.remove(this.name(name));
  }

  pending(): Pending<Line>[] {
    const mine = pendingNames(this.storage).filter((name) => name.startsWith(this.name(PENDING)));
    return mine.flatMap((name) => this.read<Pending<Line>>(name) ?? []);
  }

  /**
   * Somebody has signed in or out, in every store view at once: a guest's changes become those of `user`, those of
   * anybody else are forgotten.
   */
  assignTo(user: string): void {
    for (const name of pendingNames(this.storage)) {
      const one = this.read<Pending<Line>>(name);
      if (one?.owner === '' && user !== '') this.write(name, { ...one, owner: user });
      else if (one && one.owner !== user) this.remove(name);
    }
  }

  keepPending = (one: Pending<Line>): boolean => this.write(this.name(PENDING) + one.key, one);

  forgetPending = (key: string): void => this.remove(this.name(PENDING) + key);

  /** The marker of who was signed in last, '' for nobody, null when that was never written down. */
  user = (): string | null => this.read<string>(KEPT_USER);

  keepUser = (marker: string): boolean => this.write(KEPT_USER, marker);

  /** What the entry of a storage event is about; null for one that is not of this cart. */
  partOf(name: string): KeptPart | null {
    if (name === KEPT_USER) return 'user';
    if (name.startsWith(this.name(PENDING))) return 'pending';
    return Object.values(NAMES).some((one) => name === this.name(one)) ? 'cart' : null;
  }
}
