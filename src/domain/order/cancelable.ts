import { isVirtualLine } from '../cart/lines';
import type { Centavos } from '../money';
import { costOfUnits, staying } from './items';
import type { Order, OrderLine } from './order';
import type { HistoryDocument } from './told-order';

/** A line of which units may be canceled, by the id that the history of the order gives it. */
export interface CancelableLine {
  itemId: string;
  name: string;
  left: number;
  /** What the order costs less without one unit, without two, and so on; null where a retailer reckons it. */
  less: Centavos[] | null;
}

/** As many units are offered one by one; who wants to cancel more of a line does it twice. */
export const MOST_CANCELED = 100;

/** Lines of an order of our own of which something stays. */
export const cancelableLines = (lines: readonly OrderLine[]): CancelableLine[] =>
  lines
    .filter((line) => staying(line) > 0)
    .map((line) => ({
      itemId: String(line.lineNo),
      name: line.name,
      left: staying(line),
      less: Array.from({ length: Math.min(staying(line), MOST_CANCELED) }, (_, at) => costOfUnits(line, at + 1)),
    }));

const count = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.floor(value) : 0);

/** What of a line went out, came back or was canceled is not offered again. */
const GONE = ['qty_canceled', 'qty_shipped', 'qty_refunded'] as const;

/**
 * The same of an order that a retailer tells, as far as its document names its lines. The child of a line that was put
 * together has no number of its own to be canceled by: its parent stands for it.
 */
export function toldCancelableLines({ items }: HistoryDocument): CancelableLine[] {
  const told = Array.isArray(items) ? (items as Record<string, unknown>[]) : [];
  return told.flatMap((item) => {
    const left = GONE.reduce((rest, name) => rest - count(item?.[name]), count(item?.qty_ordered));
    const id = item?.item_id;
    return (typeof id === 'number' || typeof id === 'string') && !item?.parent_item && left > 0
      ? [{ itemId: String(id), name: typeof item.name === 'string' ? item.name : '', left, less: null }]
      : [];
  });
}

/** Whether a carrier has something of an order: canceled now, that is for sale once it is back. */
export const isCarried = ({ status, branch, lines }: Pick<Order, 'status' | 'branch' | 'lines'>): boolean =>
  status === 'sent' && !branch && lines.some((line) => staying(line) > 0 && !isVirtualLine(line));
