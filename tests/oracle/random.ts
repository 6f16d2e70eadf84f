import type { Cart, Cost, Line, Option, Part } from './oracle.ts';

/** Numbers that follow from a seed alone. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number of `from` to `to`, both inside. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.#next() * (to - from + 1));
  }

  chance(ofHundred: number): boolean {
    return this.whole(1, 100) <= ofHundred;
  }

  of<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)] as T;
  }

  list<T>(from: number, to: number, make: () => T): T[] {
    return Array.from({ length: this.whole(from, to) }, make);
  }
}

const RATES = ['16', '16', '16', '8', '8', '0', '0', '7.2', '8.25', '20', '21', '5.5', '100'];
const MOST_UNITS = 10_000;

const decimal = (units: number, places: number): string => {
  const digits = String(units).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

/**
 * A net price: the smallest, a shop's, one with more decimals than a centavo has, one in the middle of two centavos.
 */
const price = (random: Random): string => {
  const kind = random.whole(1, 10);
  if (kind <= 2) return decimal(random.whole(1, 30), 2);
  if (kind === 3) return `${decimal(random.whole(1, 99_999), 2)}5`;
  if (kind === 4) return decimal(random.whole(10_000, 9_999_999_999), 6);
  if (kind === 5) return decimal(random.whole(1, 500_000), 0);
  return decimal(random.whole(1, 5_000_000), 2);
};

const part = (random: Random): Part => ({
  net: price(random),
  rate: random.of(RATES),
  each: random.chance(30) ? random.whole(2, 12) : 1,
});

const option = (random: Random): Option =>
  random.chance(50)
    ? { fixed: random.chance(20) ? '0.01' : price(random) }
    : { percent: random.of(['1', '10', '12.5', '33.33', '100', '150']) };

/** A product as it may lie in a cart, one unit of it. */
export const randomProduct = (random: Random): Line => {
  const isBundle = random.chance(35);
  const parts = isBundle ? random.list(1, 5, () => part(random)) : [{ ...part(random), each: 1 }];
  const rate = isBundle ? random.of(RATES) : (parts[0]?.rate ?? '0');
  return {
    qty: 1,
    parts: random.chance(4) ? parts.map((one) => ({ ...one, net: '0' })) : parts,
    ...(random.chance(25) ? { warranty: { net: price(random), rate } } : {}),
    ...(random.chance(30) ? { options: random.list(1, 3, () => option(random)) } : {}),
    ...(!isBundle && random.chance(15) ? { virtual: true } : {}),
  };
};

const cost = (random: Random): Cost => {
  const net = random.chance(10) ? 0 : random.whole(1, 60_000);
  return { net: decimal(net, 2), gross: decimal(net + (random.chance(20) ? 0 : random.whole(0, 9_600)), 2) };
};

const coupon = (random: Random, subtotal: bigint): Cart['coupon'] => {
  const kind = random.whole(1, 10);
  if (kind <= 4) return { percent: String(random.whole(1, 100)) };
  if (kind === 5) return { fixed: '0.01' };
  const exact = Number(subtotal);
  if (kind === 6) return { fixed: decimal(Math.max(1, exact), 2) };
  if (kind === 7) return { fixed: decimal(Math.max(1, exact - 1), 2) };
  if (kind === 8) return { fixed: decimal(exact + random.whole(1, 100_000), 2) };
  return { fixed: decimal(random.whole(1, Math.max(1, exact)), 2) };
};

const quantity = (random: Random): number =>
  random.chance(5) ? MOST_UNITS : random.chance(20) ? random.whole(1, MOST_UNITS) : random.whole(1, 5);

/** A cart of some of the products; `subtotalOf` says in centavos what lines cost, for coupons of just that amount. */
export const randomCart = (random: Random, products: readonly Line[], subtotalOf: (cart: Cart) => bigint): Cart => {
  const same = random.chance(10) ? random.of(products) : null;
  const qty = quantity(random);
  const lines = random.list(random.chance(2) ? 0 : 1, random.chance(10) ? 12 : 4, () =>
    same ? { ...same, qty } : { ...random.of(products), qty: quantity(random) },
  );
  const subtotal = subtotalOf({ lines });
  return {
    lines,
    ...(random.chance(65) ? { coupon: coupon(random, subtotal) } : {}),
    ...(random.chance(60) ? { shipping: cost(random) } : {}),
    ...(random.chance(30) ? { payment: cost(random) } : {}),
    ...(random.chance(15) ? { withoutCredit: decimal(random.whole(0, Number(subtotal) + 100), 2) } : {}),
    ...(random.chance(25) ? { atBorder: true } : {}),
  };
};
