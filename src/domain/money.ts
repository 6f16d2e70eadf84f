declare const centavos: unique symbol;

/** Money inside the shop: a whole number of centavos of MXN (or of the store view's currency). */
export type Centavos = number & { readonly [centavos]: true };

/** Brands a whole number of centavos; throws a RangeError on anything that is not a safe integer. */
export function toCentavos(amount: number): Centavos {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of centavos: ${amount}`);
  return (amount === 0 ? 0 : amount) as Centavos;
}

export const NO_CENTAVOS: Centavos = toCentavos(0);

/** Significant digits a double holds for certain, and the decimals beyond which a difference is float noise. */
const CERTAIN_DIGITS = 15;
const NOISE_DECIMALS = 11;

/** A decimal figure a hundredfold, moved by its written point: a multiplication would add noise of its own. */
function hundredfold(amount: number): number {
  const [digits, exponent = '0'] = String(amount).split('e');
  return Number(`${digits}e${Number(exponent) + 2}`);
}

/**
 * Pesos to centavos, half up (away from zero below zero) after float noise beyond 11 decimals is taken off: 1.005 →
 * 101. Throws a RangeError on NaN, infinities and amounts beyond safe integers.
 */
export function fromDecimal(pesos: number): Centavos {
  const exact = Number(Number(Math.abs(pesos).toPrecision(CERTAIN_DIGITS)).toFixed(NOISE_DECIMALS));
  const amount = Math.round(hundredfold(exact));
  return toCentavos(pesos < 0 ? -amount : amount);
}

/** Centavos to pesos for JSON, at most two decimals: 139900 → 1399. */
export const toDecimal = (amount: Centavos): number => amount / 100;

/** Σ of a list, 0 for an empty one. */
export function sum(list: Iterable<Centavos>): Centavos {
  let total = 0;
  for (const amount of list) total += amount;
  return toCentavos(total);
}

/** `amount` for `quantity` units; `quantity` must be a whole number. */
export const times = (amount: Centavos, quantity: number): Centavos => toCentavos(amount * quantity);

/**
 * Splits `total` in proportion to `weights` by largest remainder, earlier entries first among equals: the parts add up
 * to `total` exactly and never have the other sign. Weights of nothing but zeros share equally. Throws a RangeError on
 * weights that are not safe integers ≥ 0, and when there is something to split but nobody to take it.
 */
export function allocate(total: Centavos, weights: readonly number[]): Centavos[] {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0))
    throw new RangeError('weights must be whole and not negative');
  if (weights.length === 0) {
    if (total === 0) return [];
    throw new RangeError('nobody to allocate to');
  }
  const shares = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const all = shares.reduce((a, b) => a + b, 0n);
  const amount = BigInt(Math.abs(total));
  const parts = shares.map((share) => Number((amount * share) / all));
  const remainders = shares.map((share, index) => ({ index, rest: (amount * share) % all }));
  remainders.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const left = Math.abs(total) - parts.reduce((a, b) => a + b, 0);
  for (const { index } of remainders.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts.map((part) => toCentavos(total < 0 ? -part : part));
}

/** Units with thousands separators and two digits of cents, for setting them apart on screen: '13,999' and '00'. */
export function moneyParts(amount: Centavos): { units: string; cents: string } {
  const absolute = Math.abs(amount);
  const units = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return { units: amount < 0 ? `−${units}` : units, cents: String(absolute % 100).padStart(2, '0') };
}

/** '$13,999.00'; negative amounts lead with a true minus: '−$200.00'. */
export function formatMoney(amount: Centavos, sign = '$'): string {
  const { units, cents } = moneyParts(toCentavos(Math.abs(amount)));
  return `${amount < 0 ? '−' : ''}${sign}${units}.${cents}`;
}

/** The same, with cents only when there are any: $998. */
export const formatShort = (amount: Centavos, sign = '$'): string => formatMoney(amount, sign).replace(/\.00$/, '');
