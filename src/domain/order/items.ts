import { type Centavos, NO_CENTAVOS, sum, toCentavos } from '../money';
import { ok, type Result, refuse } from '../result';
import type { OrderLine } from './order';

/** Units of one line of an order. */
export interface ItemUnits {
  lineNo: number;
  qty: number;
}

/** Units of lines that do not stay, canceled before they were sent or returned, by the number of their line. */
export type GoneUnits = Readonly<Record<string, number>>;

/** Message keys of units that are refused. */
export const ITEMS_MESSAGES = {
  none: 'Choose what of the order you mean',
  tooMany: 'There are not that many of it in the order any more',
} as const;

type Line = Pick<OrderLine, 'lineNo' | 'qty' | 'total' | 'shipping' | 'gone'>;

/** What taking units off an order makes of it. */
export interface TakenOff {
  gone: GoneUnits;
  /** What the order costs less. */
  amount: Centavos;
  /** Whether nothing of it stays. */
  isAll: boolean;
}

/** What the first so many of `qty` units bear of an amount: a centavo that cannot be shared is of the first ones. */
export const costOfFirst = (amount: Centavos, qty: number, units: number): Centavos =>
  toCentavos(Math.floor(amount / qty) * units + Math.min(units, amount % qty));

/** What the first so many units of a line cost together. */
const costOf = ({ total, shipping, qty }: Line, units: number): Centavos =>
  costOfFirst(toCentavos(total - shipping), qty, units);

/** How many units of a line still stay. */
export const staying = ({ qty, gone = 0 }: Pick<OrderLine, 'qty' | 'gone'>): number => qty - gone;

/** What an order costs less without this many more units of a line. */
export const costOfUnits = (line: Line, units: number): Centavos =>
  toCentavos(costOf(line, (line.gone ?? 0) + units) - costOf(line, line.gone ?? 0));

/** The same units, those of a line that was named twice together. */
function together(items: readonly ItemUnits[]): Map<number, number> {
  const units = new Map<number, number>();
  for (const { lineNo, qty } of items) units.set(lineNo, (units.get(lineNo) ?? 0) + qty);
  return units;
}

/**
 * What an order costs less without these units: each takes its price with its warranty, its share of the discount and
 * its tax along; what was paid for sending goes only where nothing stays. 422 where no units are named, 409 with
 * detail.lineNo and detail.left where there are not as many. Source: decisions "Refund", "What stays".
 */
export function takenOff(lines: readonly Line[], items: readonly ItemUnits[]): Result<TakenOff> {
  const units = together(items);
  if (units.size === 0 || ![...units.values()].every((qty) => Number.isSafeInteger(qty) && qty > 0))
    return refuse(422, ITEMS_MESSAGES.none);
  const byNumber = new Map(lines.map((line) => [line.lineNo, line]));
  let amount: number = NO_CENTAVOS;
  for (const [lineNo, qty] of units) {
    const line = byNumber.get(lineNo);
    const left = line ? staying(line) : 0;
    if (!line || qty > left) return refuse(409, ITEMS_MESSAGES.tooMany, { detail: { lineNo, left } });
    amount += costOfUnits(line, qty);
  }
  const goneOf = (line: Line) => (line.gone ?? 0) + (units.get(line.lineNo) ?? 0);
  const isAll = lines.every((line) => goneOf(line) === line.qty);
  const sending = isAll ? sum(lines.map(({ shipping }) => shipping)) : NO_CENTAVOS;
  const gone = lines.filter((line) => goneOf(line) > 0).map((line) => [String(line.lineNo), goneOf(line)] as const);
  return ok({ gone: Object.fromEntries(gone), amount: toCentavos(amount + sending), isAll });
}

/** Every unit that still stays. */
export const allStaying = (lines: readonly Line[]): ItemUnits[] =>
  lines.filter((line) => staying(line) > 0).map((line) => ({ lineNo: line.lineNo, qty: staying(line) }));

/** The lines of these units, with as many units of each, as what goes back on the shelf is counted by. */
export const linesOf = <L extends Line>(lines: readonly L[], items: readonly ItemUnits[]): L[] =>
  [...together(items)].flatMap(([lineNo, qty]) => {
    const line = lines.find((one) => one.lineNo === lineNo);
    return line ? [{ ...line, qty }] : [];
  });

/** What stays of lines, as whoever packs them needs it: lines of which nothing stays are left out. */
export const stayingLines = <L extends Pick<OrderLine, 'qty' | 'gone'>>(lines: readonly L[]): L[] =>
  lines.filter((line) => staying(line) > 0).map((line) => ({ ...line, qty: staying(line) }));
