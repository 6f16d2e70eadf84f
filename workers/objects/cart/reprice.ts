import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import type { CartLine, Notice } from '../../../src/domain/cart/cart';
import { unitGrossOf } from '../../../src/domain/cart/row';
import { formatMoney } from '../../../src/domain/money';
import type { PricedItem } from './products/item-request';

/** A line with the price and the looks its product has now; quantity, ids and place in the cart stay. */
export function repriced(line: CartLine, { line: now }: PricedItem): CartLine {
  const { name, image, slug, categoryIds, warranty, unitNet, unitTax, unitGross, regularGross, taxRate, taxClassId, parts } = now;
  return { ...line, name, image, slug, categoryIds, warranty, unitNet, unitTax, unitGross, regularGross, taxRate, taxClassId, ...(parts ? { parts } : {}) };
}

/** Tells a changed price, in pesos with IVA; empty when it is the same. */
export function priceNotices(before: CartLine, after: CartLine): Notice[] {
  const [from, to] = [unitGrossOf(before), unitGrossOf(after)];
  if (from === to) return [];
  return [
    { id: 'priceChanged', level: 'warning', message: CART_MESSAGES.priceChanged, params: { name: after.name, from: formatMoney(from), to: formatMoney(to) } },
  ];
}
