import { formatMoney } from '../money';
import type { CartLine, Notice } from './cart';
import type { PricedItem } from './item/item-request';
import { MESSAGES } from './messages';
import { unitGrossOf } from './totals/row';

/** A line with the price and the looks its product has now; quantity, ids and place in the cart stay. */
export function repriced(line: CartLine, { line: now }: PricedItem): CartLine {
  const {
    name,
    image,
    slug,
    categoryIds,
    warranty,
    unitNet,
    unitTax,
    unitGross,
    regularGross,
    rates,
    taxRate,
    taxClassId,
    parts,
    isSpecial,
  } = now;
  const { rates: _rates, isSpecial: _special, ...kept } = line;
  return {
    ...kept,
    name,
    image,
    slug,
    categoryIds,
    warranty,
    unitNet,
    unitTax,
    unitGross,
    regularGross,
    taxRate,
    taxClassId,
    ...(rates ? { rates } : {}),
    ...(parts ? { parts } : {}),
    ...(isSpecial ? { isSpecial } : {}),
  };
}

/** Tells a changed price, in pesos with IVA; empty when it is the same. */
export function priceNotices(before: CartLine, after: CartLine): Notice[] {
  const [from, to] = [unitGrossOf(before), unitGrossOf(after)];
  if (from === to) return [];
  return [
    {
      id: 'priceChanged',
      level: 'warning',
      message: MESSAGES.priceChanged,
      params: { name: after.name, from: formatMoney(from), to: formatMoney(to) },
    },
  ];
}
