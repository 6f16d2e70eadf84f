import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn';
import { runInContext } from '../../commerce/request-context';
import { SHIPPING_RATES } from '../../config/shipping';
import type { Cart } from '../../domain/cart/cart';
import { pricedLine } from '../../domain/cart/line-fixture';
import { computeTotals } from '../../domain/cart/totals/totals';
import { NO_CENTAVOS, toCentavos } from '../../domain/money';
import { BRANCH, shippingMethodsFor } from '../../domain/shipping/shipping';
import { testCart } from '../cart/cart-page.fixture';
import { testContext } from '../shop/request-context.fixture';
import { OrderSummary } from './order-summary';

const LINE = pricedLine(500_00);
const LATER = 'El costo de envío aparece en el siguiente paso';
const [HOME] = shippingMethodsFor({
  subtotalGross: toCentavos(500_00),
  coverage: { covered: true, deliveryDays: null },
  pickupOnly: false,
  special: 'none',
  rates: SHIPPING_RATES,
});

const cartOf = (shipping: typeof HOME | null, more: Partial<Cart> = {}): Cart =>
  testCart([LINE], {
    totals: computeTotals({ lines: [LINE], coupon: null, shipping: shipping ?? null, payment: null }),
    destination: null,
    ...more,
  });

/** The rows of the sum, the note on delivery, and the amount that a phone shows in one line. */
function shown(cart: Cart, isPickup: boolean, wallet = NO_CENTAVOS) {
  const state = { notices: [], value: () => undefined, error: () => null };
  const html = runInContext(testContext(), () =>
    drawn(renderToStaticMarkup(<OrderSummary cart={cart} state={state} wallet={wallet} isPickup={isPickup} />)),
  );
  return {
    rows: [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)].map(([, label, value]) => [label, value]),
    isLater: html.includes(LATER),
    inOneLine: /<strong>([^<]*)<\/strong><\/summary>/.exec(html)?.[1],
    tax: /Incluye ([^ ]*) de IVA/.exec(html)?.[1],
  };
}

const PLACED = { postcode: '06700' } as NonNullable<Cart['destination']>;

test('what is picked up says at once that it costs nothing, before a branch is chosen', () => {
  expect(shown(cartOf(null), true)).toEqual({
    rows: [
      ['Subtotal', '$500.00'],
      ['Recoger en sucursal', 'Gratis'],
      ['Total', '$500.00'],
    ],
    isLater: false,
    inOneLine: '$500.00',
    tax: '$68.97',
  });
  expect(shown(cartOf(null), false)).toMatchObject({ isLater: true, inOneLine: '$500.00' });
});

test('what was to be sent for money and is picked up instead costs that much less, with its IVA', () => {
  const sent = cartOf(HOME, { destination: PLACED });
  expect(shown(sent, false)).toMatchObject({
    rows: [
      ['Subtotal', '$500.00'],
      ['Envío a 06700', '$149.00'],
      ['Total', '$649.00'],
    ],
    tax: '$89.52',
  });
  expect(shown(sent, true)).toEqual(shown(cartOf(null), true));
  expect(shown(sent, true, toCentavos(649_00))).toMatchObject({ inOneLine: 'Por pagar $0.00' });
});

test('what was to be picked up and is sent instead says that its cost is still to come', () => {
  const picked = cartOf(BRANCH, { destination: PLACED, pickup: { branch: null } });
  expect(shown(picked, true)).toMatchObject({ rows: shown(cartOf(null), true).rows, isLater: false });
  expect(shown(picked, false)).toMatchObject({
    rows: [
      ['Subtotal', '$500.00'],
      ['Total', '$500.00'],
    ],
    isLater: true,
  });
});

test('what a retailer charges besides stays in the sum, delivery goes alone', () => {
  const sent = cartOf(HOME, { destination: PLACED });
  const { totals } = sent;
  const packing = { code: 'packing', title: 'Empaque', value: toCentavos(30_00) };
  const segments = totals.segments.toSpliced(1, 0, packing);
  const grandTotal = toCentavos(totals.grandTotal + packing.value);
  const { rows } = shown({ ...sent, totals: { ...totals, segments, grandTotal } }, true);
  expect(rows).toEqual([
    ['Subtotal', '$500.00'],
    ['Empaque', '$30.00'],
    ['Recoger en sucursal', 'Gratis'],
    ['Total', '$530.00'],
  ]);
});
