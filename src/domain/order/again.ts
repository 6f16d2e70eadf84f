import type { SharedLine } from '../cart/shared-line';
import { type Centavos, toCentavos } from '../money';
import type { Order } from './order';
import type { ToldOrder } from './told-order';

/** A line that may be bought again, and what one unit of it cost with its warranty. */
export interface AgainLine {
  line: SharedLine;
  before: Centavos;
}

type Bought = { kind: 'own'; order: Order } | { kind: 'told'; order: ToldOrder };

/** The lines of an order as they would be bought again. Of a retailer's what its history names is known, no choices. */
export function againLines(bought: Bought): AgainLine[] {
  if (bought.kind === 'told')
    return bought.order.lines.map(({ sku, qty, total }) => ({
      line: { sku, parentSku: sku, qty, productOption: null, warrantySku: null },
      before: toCentavos(Math.round(total / qty)),
    }));
  return bought.order.lines.map(({ sku, parentSku, qty, productOption, warranty, gross }) => ({
    line: { sku, parentSku, qty, productOption, warrantySku: warranty?.sku ?? null },
    before: toCentavos(Math.round(gross / qty)),
  }));
}

/** A line as it would be bought at this moment. */
interface Today {
  unitGross: Centavos | null;
  problem: string | null;
}

/** What one unit costs more than it did; 0 where it does not, or is not sold. */
export const costsMore = ({ before }: AgainLine, { unitGross }: Today): Centavos =>
  toCentavos(Math.max(0, (unitGross ?? before) - before));

/** Whether all of it is sold today and costs no more than it did. */
export const isAsBefore = (lines: readonly AgainLine[], today: readonly Today[]): boolean =>
  lines.every((line, index) => {
    const now = today[index];
    return now !== undefined && now.problem === null && now.unitGross !== null && costsMore(line, now) === 0;
  });

/** What stands for what was shown: prices of each line, in its order; what is not sold has none. */
export const seenOf = (today: readonly Today[]): string =>
  today.map(({ unitGross, problem }) => (problem === null ? (unitGross ?? '') : '')).join('.');
