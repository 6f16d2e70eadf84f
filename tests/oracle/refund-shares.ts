/** A line of an order as it was bought, in centavos with its sending, and how many units of it stay. */
export interface BoughtLine {
  qty: number;
  stays: number;
  goods: number;
  sending: number;
}

/** A fraction of whole numbers; `of` above zero. */
export interface Exact {
  part: bigint;
  of: bigint;
}

/** What an order costs with the units that stay, exactly: sending stays as long as anything does. */
export function exactCost(lines: readonly BoughtLine[]): Exact {
  const isEmpty = lines.every(({ stays }) => stays === 0);
  return lines.reduce<Exact>(
    (sum, { qty, stays, goods, sending }) => {
      const units = BigInt(qty);
      const cost = BigInt(goods) * BigInt(stays) + (isEmpty ? 0n : BigInt(sending) * units);
      return { part: sum.part * units + cost * sum.of, of: sum.of * units };
    },
    { part: 0n, of: 1n },
  );
}

/** What one who paid `part` centavos of `of` pays of a cost, exactly. */
export const exactShare = (cost: Exact, part: number, of: number): Exact => ({
  part: cost.part * BigInt(part),
  of: cost.of * BigInt(of),
});

/** Whether a whole number of centavos is less than `most` away from a fraction. */
export function isNear(amount: number, { part, of }: Exact, most: number): boolean {
  const away = BigInt(amount) * of - part;
  return (away < 0n ? -away : away) < BigInt(most) * of;
}
