import type { Price } from '../../../domain/catalogue/product';
import { monthsOf, monthsPromise } from './months-view';

interface MonthsProps {
  price: Pick<Price, 'gross'>;
  isFrom?: boolean;
  /** What makes its element a place for the months of a group's price. */
  attributes?: Record<`data-${string}`, string>;
}

/** Months without interest, the line under a price; nothing where the gateway grants none for it. */
export function Months({ price, isFrom = false, attributes }: MonthsProps) {
  const line = monthsOf(price, isFrom);
  return (
    line !== null && (
      <p className="months" {...attributes}>
        {line}
      </p>
    )
  );
}

/** What holds for every product of a list, in one line at its head. */
export function MonthsPromise() {
  const line = monthsPromise();
  return line !== null && <p className="small muted">{line}</p>;
}
