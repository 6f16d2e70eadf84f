import type { Special, TagName } from '../kit/offer.ts';
import { retail } from './price.ts';
import type { Dice } from './seed.ts';

/** Share of the products with a reduced price, whenever it holds. */
const REDUCED = 0.38;
const CUTS = [8, 10, 12, 15, 18, 20, 25, 30];
/** Nobody gives much away on what costs a lot: deepest cuts in percent from a price on. */
const DEEPEST: [from: number, percent: number][] = [
  [20_000, 12],
  [8_000, 20],
  [0, 30],
];

/** So many are the last ones. */
export const LAST_UNITS = 4;
/** From this day on a model is a new one. */
const NEW_MODELS_FROM = '2026-04-01';
/** So many are few. */
const FEW = 12;

/** Share of the price that stays at least, whatever rounding does. */
const LEAST_KEPT = 0.66;

/** When reduced prices hold: without end, these weeks, from next year on, and last spring. */
const WINDOWS: { weight: number; from: string; to?: string }[] = [
  { weight: 5, from: '2026-09-01' },
  { weight: 3, from: '2026-11-01', to: '2027-01-06' },
  { weight: 1, from: '2027-01-07', to: '2027-02-14' },
  { weight: 1, from: '2026-04-15', to: '2026-05-15' },
];
const TURNS = WINDOWS.flatMap((window) => Array.from({ length: window.weight }, () => window));

/** A reduction of a price, or none; as deep as the dearest of its like allows. */
export function specialOf(dice: Dice, gross: number, dearest = gross): Special | undefined {
  const isReduced = dice.chance(REDUCED);
  const [, deepest = 0] = DEEPEST.find(([from]) => dearest >= from) ?? [];
  const cut = dice.pick(CUTS.filter((percent) => percent <= deepest));
  const { from, to } = dice.pick(TURNS);
  const lower = retail((gross * (100 - cut)) / 100);
  if (!isReduced || lower >= gross || lower < gross * LEAST_KEPT) return undefined;
  return { gross: lower, from, ...(to ? { to } : {}) };
}

/** The tags that are true of a product: last pieces, an offer that goes on, a model of this year. */
export const trueTags = (
  tags: readonly TagName[],
  { qty, special, added }: { qty: number; special?: Special | undefined; added: string },
): TagName[] =>
  tags.filter((tag) => {
    if (tag === 'ultimas') return qty > 0 && qty <= LAST_UNITS;
    if (tag === 'temporada') return special !== undefined && !special.to;
    return tag !== 'nuevoModelo' || added >= NEW_MODELS_FROM;
  });

/** Nobody keeps many of what costs a lot: most units from a price on. */
const MOST_UNITS: [from: number, units: number][] = [
  [40_000, 3],
  [20_000, 9],
  [8_000, 30],
  [0, 80],
];

/** Units in stock of what costs so much: none, the last ones, a few or plenty. */
export function stockOf(dice: Dice, gross: number): number {
  const share = dice.next();
  const [, most = 0] = MOST_UNITS.find(([from]) => gross >= from) ?? [];
  if (share < 0.05) return 0;
  if (share < 0.14) return dice.between(1, 2);
  if (share < 0.45 || most <= FEW) return dice.between(3, Math.min(most, FEW));
  return dice.between(FEW + 1, most);
}

/** A day of the last two years; what came this autumn counts as new. */
export function addedOn(dice: Dice): { added: string; isNew: boolean } {
  const isNew = dice.chance(0.12);
  const year = isNew || dice.chance(0.6) ? 2026 : 2025;
  const month = isNew ? dice.between(10, 11) : dice.between(1, 9);
  const day = dice.between(1, month === 11 ? 15 : 28);
  const two = (value: number): string => String(value).padStart(2, '0');
  return { added: `${year}-${two(month)}-${two(day)}`, isNew };
}
