import { type MonthsView, monthsLine } from '../shop/months/months-line';
import { type PriceView, useOwnPrice } from './own-price';
import { useTotal } from './purchase-store';

interface MonthsUnderProps {
  price: PriceView;
  sign: string;
  /** null where no months without interest are told. */
  months: MonthsView | null;
}

/**
 * Months without interest of a price that a choice changes, a warranty too. Where a group pays another price their line
 * is kept though none are granted for it, so that nothing below it moves.
 */
export function MonthsUnder({ price, sign, months }: MonthsUnderProps) {
  const { gross, parts } = useOwnPrice(price, sign);
  const total = useTotal();
  const line = monthsLine(months, total ?? gross, parts.sign, total === null && price.isFrom);
  if (line === null && !(months && price.groups)) return null;
  return (
    <p className="months" translate="no">
      {line}
    </p>
  );
}
