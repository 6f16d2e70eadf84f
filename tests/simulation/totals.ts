import type { Cart } from '../../src/domain/cart/cart';
import { Broken } from './broken';
import { COUPONS, type Front, GOODS } from './goods';

const isWhole = (value: unknown): boolean => typeof value !== 'number' || Number.isSafeInteger(value);

/** Every amount of some totals that is no whole number of centavos, by its name. */
const fractions = (cart: Cart): string[] => [
  ...Object.entries(cart.totals)
    .filter(([, value]) => !isWhole(value))
    .map(([name]) => name),
  ...cart.totals.rows.flatMap((row) =>
    Object.entries(row)
      .filter(([, value]) => !isWhole(value))
      .map(([name]) => `rows.${name}`),
  ),
  ...cart.totals.segments.filter(({ value }) => !isWhole(value)).map(({ code }) => `segments.${code}`),
];

const total = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/**
 * Holds the totals of a cart against a sum of its lines made here, in centavos: goods by their price with IVA, what the
 * coupon takes off, costs as told.
 */
export function checkTotals(cart: Cart, front: Front): void {
  const { totals, lines } = cart;
  const expectEqual = (name: string, found: number, wanted: number): void => {
    if (found !== wanted)
      throw new Broken('totals are those of the lines', `${name} is ${found}, the lines make ${wanted}`);
  };
  for (const name of fractions(cart)) throw new Broken('money is whole centavos', name);
  const rows = lines.map(
    ({ sku, qty, warranty }) => ((GOODS[sku]?.gross ?? 0) + (warranty ? (GOODS[sku]?.warrantyGross ?? 0) : 0)) * qty,
  );
  const goods = total(rows);
  const coupon = cart.coupon === COUPONS[front].code ? COUPONS[front] : null;
  // The retailer takes its own coupon off; while it does not answer, ours is only a name.
  const isPriced = front === 'embedded' || cart.totalsSyncedAt !== null;
  const discount = lines.length > 0 && coupon && isPriced ? coupon.takesOff(goods) : 0;
  expectEqual('the number of rows', totals.rows.length, lines.length);
  lines.forEach((line, index) => {
    const row = totals.rows.find(({ itemId }) => itemId === line.itemId);
    expectEqual(`the quantity of row ${line.sku}`, row?.qty ?? -1, line.qty);
    expectEqual(`the row of ${line.sku}`, row?.gross ?? -1, rows[index] ?? 0);
  });
  expectEqual('the subtotal', totals.subtotalInclTax, goods);
  expectEqual('the number of pieces', totals.itemsQty, total(lines.map(({ qty }) => qty)));
  if (isPriced) expectEqual('the discount', totals.discount, discount);
  expectEqual('the discount of the rows', total(totals.rows.map((row) => row.discount)), totals.discount);
  expectEqual(
    'the grand total',
    totals.grandTotal,
    goods - totals.discount + totals.shippingInclTax + totals.paymentInclTax,
  );
  expectEqual('the sum of the rows', total(totals.rows.map((row) => row.total)), totals.grandTotal);
  expectEqual(
    'the sum of the shown lines',
    total(totals.segments.filter(({ area }) => area === undefined).map(({ value }) => value)),
    totals.grandTotal,
  );
}
