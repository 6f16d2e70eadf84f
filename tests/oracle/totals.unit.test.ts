import { describe, expect, test } from 'vitest';
import type { CartLine, Totals } from '../../src/domain/cart/cart.ts';
import { addedSegments } from '../../src/domain/cart/line-fixture.ts';
import type { NewLine } from '../../src/domain/cart/lines.ts';
import { buildOrder } from '../../src/domain/order/build-order.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { sampled, seedOf } from '../sample.ts';
import { type Cart, type Line, type Receipt, receiptOf } from './oracle.ts';
import { ORDER_PARTS } from './order-parts.ts';
import { Random, randomCart, randomProduct } from './random.ts';
import { RECEIPTS } from './receipts.ts';
import { REDUCED_RECEIPTS } from './reduced-receipts.ts';
import { pricedByShop, totalsByShop } from './shop.ts';

const CARTS = sampled(2_000, 2_000_000);
const PRODUCTS = 4_000;

const numbers = (receipt: Receipt) => ({
  subtotal: Number(receipt.subtotal),
  shownSubtotal: Number(receipt.shownSubtotal),
  credit: Number(receipt.credit),
  discount: Number(receipt.discount),
  shipping: Number(receipt.shipping),
  payment: Number(receipt.payment),
  tax: Number(receipt.tax),
  total: Number(receipt.total),
  rows: receipt.rows.map(({ gross, discount, tax, costs, total }) => [gross, discount, tax, costs, total].map(Number)),
});

const shownAs = ({ segments }: Totals, code: string): number =>
  segments.find((segment) => segment.code === code)?.value ?? 0;

const amounts = (totals: Totals) => ({
  subtotal: totals.subtotalInclTax,
  shownSubtotal: shownAs(totals, 'subtotal_incl_tax'),
  credit: shownAs(totals, 'credit_total'),
  discount: totals.discount,
  shipping: totals.shippingInclTax,
  payment: totals.paymentInclTax,
  tax: totals.tax,
  total: totals.grandTotal,
  rows: totals.rows.map(({ gross, discount, tax, shipping, total }) => [gross, discount, tax, shipping, total]),
});

/** Lines a shopper is to see, in their order: credit second, what is nothing left out but for shipping and a coupon. */
const segmentsBy = (cart: Cart, receipt: Receipt) => [
  ['subtotal_incl_tax', Number(receipt.shownSubtotal)],
  ...(receipt.credit > 0n ? [['credit_total', Number(receipt.credit)]] : []),
  ...(cart.coupon ? [['discount', 0 - Number(receipt.discount)]] : []),
  ...(cart.shipping && cart.lines.some(({ virtual }) => !virtual) ? [['shipping', Number(receipt.shipping)]] : []),
  ...(receipt.payment > 0n ? [['payment', Number(receipt.payment)]] : []),
  ['tax', Number(receipt.tax)],
  ['grand_total', Number(receipt.total)],
];

const orderOf = (lines: readonly CartLine[], totals: Totals): Order => buildOrder({ ...ORDER_PARTS, lines, totals });

const sumOf = (list: readonly number[]): number => list.reduce((all, amount) => all + amount, 0);

/** Σ of an order's rows beside what its totals say. */
const sumsOf = ({ lines }: Order) => ({
  total: sumOf(lines.map((line) => line.total)),
  discount: sumOf(lines.map((line) => line.discount)),
  costs: sumOf(lines.map((line) => line.shipping)),
  tax: sumOf(lines.map((line) => line.tax)),
});

/** All the shop says of a cart, in one shape with `told` of the oracle. */
const toldByShop = (cart: Cart, priced?: (line: Line, atBorder: boolean) => NewLine) => {
  const { lines, totals } = totalsByShop(cart, priced);
  return {
    ...amounts(totals),
    units: lines.map((line) => [
      line.unitNet + (line.warranty?.unitNet ?? 0),
      line.unitGross + (line.warranty?.unitGross ?? 0),
    ]),
    segments: totals.segments.map(({ code, value }) => [code, value]),
    added: addedSegments(totals.segments),
    order: sumsOf(orderOf(lines, totals)),
  };
};

const toldByOracle = (cart: Cart) => {
  const receipt = receiptOf(cart);
  const told = numbers(receipt);
  return {
    ...told,
    units: receipt.rows.map(({ unitNet, unitGross }) => [Number(unitNet), Number(unitGross)]),
    segments: segmentsBy(cart, receipt),
    added: told.total,
    order: {
      total: told.total,
      discount: told.discount,
      costs: told.shipping + told.payment,
      tax: Number(receipt.rows.reduce((all, row) => all + row.tax, 0n)),
    },
  };
};

test(`the shop charges what exact fractions come to, to the centavo, for ${CARTS} random carts`, () => {
  const makers = new Random(seedOf(20_261_122));
  const products = Array.from({ length: PRODUCTS }, () => randomProduct(makers));
  const priceListOf = (atBorder: boolean) =>
    new Map(products.map((line) => [line.parts, pricedByShop(line, atBorder)]));
  const [home, border] = [priceListOf(false), priceListOf(true)];
  const priced = (line: Line, atBorder: boolean): NewLine =>
    (atBorder ? border : home).get(line.parts) ?? pricedByShop(line, atBorder);
  const unitGross = new Map(products.map((line) => [line.parts, receiptOf({ lines: [line] }).subtotal]));
  const subtotalOf = ({ lines }: Cart): bigint =>
    lines.reduce((all, { parts, qty }) => all + (unitGross.get(parts) ?? 0n) * BigInt(qty), 0n);
  for (let seed = 0; seed < CARTS; seed++) {
    const cart = randomCart(new Random(seedOf(seed)), products, subtotalOf);
    const [shop, oracle] = [toldByShop(cart, priced), toldByOracle(cart)];
    if (JSON.stringify(shop) !== JSON.stringify(oracle))
      expect(shop, `cart of seed ${seedOf(seed)}: ${JSON.stringify(cart)}`).toEqual(oracle);
  }
});

describe('a receipt computed by hand', () => {
  const ALL = [...RECEIPTS, ...REDUCED_RECEIPTS];

  test.each(ALL)('$name', ({ cart, expected }) => {
    expect(numbers(receiptOf(cart))).toEqual(expected);
    expect(amounts(totalsByShop(cart).totals)).toEqual(expected);
  });

  test('there are forty-one of them', () => {
    expect(ALL).toHaveLength(41);
  });
});
