import type { Centavos } from '../money';

/** A level that purchases lead to, as a store view has it. */
export interface RankingLevel {
  name: string;
  /** Bought within the window from which it is reached, with IVA; the first level begins at 0. */
  from: Centavos;
  /** What it gives, in the retailer's words. */
  gives: readonly string[];
}

/** The levels of a store view, ascending, and how many months of purchases count. */
export interface RankingRules {
  months: number;
  levels: readonly RankingLevel[];
}

/** Where a customer stands. */
export interface Ranking {
  level: RankingLevel;
  /** Paid for within the window, with IVA. */
  bought: Centavos;
  /** The level above, and what is missing to it; null at the highest. */
  next: { level: RankingLevel; missing: Centavos } | null;
  /** Epoch ms at which the level is lost without a further purchase; null for the first one. */
  until: number | null;
  levels: readonly RankingLevel[];
}

const MONTHS_A_YEAR = 12;

/** The same moment so many months away; of a day that month does not have, its last. Epoch ms. */
export function monthsAway(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

/** The level that this much leads to. Rules have a level from 0 on. */
export function levelOf(levels: readonly RankingLevel[], bought: Centavos): RankingLevel {
  const reached = levels.findLast(({ from }) => from <= bought) ?? levels[0];
  if (!reached) throw new Error('a ranking has at least one level');
  return reached;
}

/** Of rules that a retailer writes: what is wrong with them, null where they can be used. */
export function rankingFault({ months, levels }: RankingRules): string | null {
  if (months < 1 || months > MONTHS_A_YEAR * 5) return 'counts from 1 to 60 months';
  if (levels[0]?.from !== 0) return 'the first level begins at 0';
  return levels.every(({ from }, at) => at === 0 || from > (levels[at - 1]?.from ?? 0)) ? null : 'levels have to rise';
}
