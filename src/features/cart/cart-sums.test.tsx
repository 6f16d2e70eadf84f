import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Cart, type Line, receiptOf } from '../../../tests/oracle/oracle';
import { Random, randomCart, randomProduct } from '../../../tests/oracle/random';
import { pricedByShop, totalsByShop } from '../../../tests/oracle/shop';
import { sampled, seedOf } from '../../../tests/sample';
import { runInContext } from '../../commerce/request-context';
import type { NewLine } from '../../domain/cart/lines';
import { type ServerTotals, totalsFromWire } from '../../domain/cart/totals/from-wire';
import { toDecimal } from '../../domain/money';
import { testContext } from '../shop/request-context.fixture';
import { BillSums } from './bill';
import { sumsOf } from './cart-sums';

const CARTS = sampled(150, 50_000);

const makers = new Random(seedOf(7));
const products = Array.from({ length: 200 }, () => randomProduct(makers));
const byParts = new Map(products.map((line) => [line.parts, pricedByShop(line)]));
const priced = (line: Line): NewLine => byParts.get(line.parts) ?? pricedByShop(line);
const subtotalOf = (cart: Cart): bigint => receiptOf(cart).subtotal;
const cartOf = (seed: number) => totalsByShop(randomCart(new Random(seedOf(seed)), products, subtotalOf), priced);

/** An amount as it is read on the page, in centavos. */
function read(text: string): number {
  if (text === 'Gratis') return 0;
  const [, less, units = '', cents] = /^(−?)\$([\d,]+)\.(\d\d)$/.exec(text) ?? [];
  if (cents === undefined) throw new Error(`not an amount: ${text}`);
  return Number(`${units.replaceAll(',', '')}${cents}`) * (less ? -1 : 1);
}

/** The amounts a shopper reads, the total last. */
function amountsShown(cart: Parameters<typeof sumsOf>[0]): number[] {
  const markup = runInContext(testContext(), () => renderToStaticMarkup(<BillSums {...sumsOf(cart)} />));
  return [...markup.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map(([, text = '']) => read(text));
}

const added = (amounts: readonly number[]): number => amounts.slice(0, -1).reduce((all, amount) => all + amount, 0);

test('the sums shown add up to the total shown, whatever is in the cart', () => {
  for (let seed = 0; seed < CARTS; seed++) {
    const { totals, lines } = cartOf(seed);
    const shown = amountsShown({
      totals,
      isVirtual: lines.length > 0 && lines.every((line) => line.productType === 'virtual'),
    });
    expect([added(shown), shown.at(-1)], `cart of seed ${seed}`).toEqual([totals.grandTotal, totals.grandTotal]);
  }
});

/** A retailer's answer for a cart, each amount a little off and its discount told without IVA. */
function toldByRetailer(seed: number): ServerTotals {
  const random = new Random(seedOf(seed));
  const { totals } = cartOf(seed);
  const off = (centavos: number): number => (centavos + random.whole(-40, 40)) / 100;
  return {
    grand_total: Math.max(0, off(totals.grandTotal)),
    subtotal: toDecimal(totals.subtotal),
    discount_amount: -off(totals.discount / 1.16),
    shipping_amount: toDecimal(totals.shipping),
    shipping_incl_tax: toDecimal(totals.shippingInclTax),
    tax_amount: off(totals.tax),
    ...(totals.couponCode === null ? {} : { coupon_code: totals.couponCode }),
    items: totals.rows.map((row) => ({
      item_id: row.itemId,
      qty: row.qty,
      row_total_incl_tax: Math.max(0, off(row.gross)),
    })),
    total_segments: totals.segments.map(({ code, value }) => ({ code, value: off(value) })),
    ...(totals.subtotalWithoutCredit === null
      ? {}
      : { subtotal_without_credit: toDecimal(totals.subtotalWithoutCredit) }),
  };
}

test("a retailer's amounts that do not add up are shown as sums that do, and its total stands", () => {
  for (let seed = 0; seed < CARTS; seed++) {
    const lines = cartOf(seed).lines.map((line) => ({ ...line, serverItemId: String(line.itemId) }));
    const server = toldByRetailer(seed);
    const shown = amountsShown({ totals: totalsFromWire(server, lines), isVirtual: false });
    const charged = Math.round(server.grand_total * 100);
    expect([added(shown), shown.at(-1)], `cart of seed ${seed}`).toEqual([charged, charged]);
  }
});
