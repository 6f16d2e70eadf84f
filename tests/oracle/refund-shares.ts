/** A line of an order as it was bought: centavos of a unit with its warranty, IVA included, and what a unit is made of. */
export interface BoughtLine {
  qty: number;
  /** How many units of it stay. */
  stays: number;
  unit: number;
  /** Units of each sku that one unit takes from the shelf. */
  parts: Readonly<Record<string, number>>;
}

/** An order as it was bought, in centavos: what its coupon took off its lines, and what was paid for sending. */
export interface Bought {
  lines: BoughtLine[];
  discount: number;
  sending: number;
}

/** A fraction of whole numbers; `of` above zero. */
export interface Exact {
  part: bigint;
  of: bigint;
}

const goods = ({ lines }: Bought, count: (line: BoughtLine) => number): number =>
  lines.reduce((sum, line) => sum + line.unit * count(line), 0);

/**
 * What an order costs with the units that stay, exactly: they keep their share of the discount, and sending stays as long
 * as anything does.
 */
export function exactCost(bought: Bought): Exact {
  if (bought.lines.every(({ stays }) => stays === 0)) return { part: 0n, of: 1n };
  const all = BigInt(goods(bought, ({ qty }) => qty));
  const stays = BigInt(goods(bought, (line) => line.stays));
  return { part: stays * (all - BigInt(bought.discount)) + BigInt(bought.sending) * all, of: all };
}

/** What one who paid `part` centavos of `of` pays of a cost, exactly. */
export const exactShare = (cost: Exact, part: number, of: number): Exact => ({
  part: cost.part * BigInt(part),
  of: cost.of * BigInt(of),
});

/**
 * Centavos shared out by these weights, exactly: each has the whole part of its share, and a centavo more those whose
 * share was cut by most, the first of equals first.
 */
export function byLargestRemainder(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map(() => 0);
  const cut = weights.map((weight, at) => ({ at, rest: (BigInt(amount) * BigInt(weight)) % all }));
  const more = amount - weights.reduce((sum, weight) => sum + Number((BigInt(amount) * BigInt(weight)) / all), 0);
  const first = cut.sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1)).slice(0, more);
  return weights.map(
    (weight, at) => Number((BigInt(amount) * BigInt(weight)) / all) + (first.some((one) => one.at === at) ? 1 : 0),
  );
}

/** How far a whole number of centavos is above a fraction at least: rounded towards nothing. */
export function above(amount: number, { part, of }: Exact): number {
  return Number((BigInt(amount) * of - part) / of);
}

/** Whether a whole number of centavos is less than `most` away from a fraction. */
export function isNear(amount: number, { part, of }: Exact, most: number): boolean {
  const away = BigInt(amount) * of - part;
  return (away < 0n ? -away : away) < BigInt(most) * of;
}

/** Units of a sku that stay with an order. */
export const unitsStaying = ({ lines }: Bought, sku: string): number =>
  lines.reduce((sum, { stays, parts }) => sum + stays * (parts[sku] ?? 0), 0);
