import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { toCartView } from '../../contract/cart/view';
import { pricedLine } from '../../domain/cart/line-fixture';
import { computeTotals } from '../../domain/cart/totals/totals';
import type { KnownPlace } from '../../domain/known-place';
import { toCentavos } from '../../domain/money';
import { BRANCH, deliveryGross } from '../../domain/shipping/shipping';
import { testContext } from '../shop/request-context.fixture';
import { BillSums, billOf } from './bill';
import { testCart } from './cart-page.fixture';
import { billTexts } from './cart-sums';
import { deliverySaid, deliveryState } from './delivery-truth';
import { FreeShipping } from './free-shipping';

const RATES = { gross: toCentavos(149_00), freeFromGross: toCentavos(999_00) };
const place = (code: string, isCovered: boolean, askedAt = 1): KnownPlace => ({
  code,
  name: 'Guadalajara',
  isCovered,
  days: null,
  border: '',
  askedAt,
});

/** A cart of goods of this price; with a code it was given its sums are those of that place. */
function cartOf(goods: number, postcode: string | null, isCovered = true) {
  const lines = [pricedLine(goods)];
  const cost = deliveryGross(toCentavos(goods), RATES);
  const shipping = { ...BRANCH, amount: cost, priceInclTax: cost };
  const cart = testCart(lines, {
    destination:
      postcode === null
        ? null
        : { country: 'MX', region: null, regionId: null, regionCode: null, postcode, city: null, street: [] },
    totals: computeTotals({ lines, coupon: null, shipping: postcode && isCovered ? shipping : null, payment: null }),
  });
  return runInContext(testContext(), () => toCartView(cart, 'c1', testContext().store));
}

const TEXTS = {
  later: 'El envío se calcula con tu código postal',
  free: 'Tu envío es gratis',
  missing: 'Te faltan',
  row: 'Envío a 44100',
};

/** Which of these a cart says. */
function said(cart: ReturnType<typeof cartOf>, kept: KnownPlace | null, rates: typeof RATES | null = RATES) {
  const state = deliveryState(cart, kept);
  const told = deliverySaid(cart, state, rates);
  const html = runInContext(testContext(), () =>
    renderToStaticMarkup(
      <>
        <BillSums bill={billOf(cart, told.isLater)} texts={billTexts()} sign="$" />
        <FreeShipping said={told} sign="$" texts={{ missing: 'Te faltan {amount}', freeShipping: TEXTS.free }} />
      </>,
    ),
  );
  return { state, texts: Object.entries(TEXTS).flatMap(([name, text]) => (html.includes(text) ? [name] : [])), html };
}

test('a cart says one thing of what its delivery costs', () => {
  expect(said(cartOf(1_049_00, null), null)).toMatchObject({ state: 'unknown', texts: ['later'] });
  expect(said(cartOf(500_00, null), null)).toMatchObject({ state: 'unknown', texts: ['later', 'missing'] });
  const free = said(cartOf(1_049_00, '44100'), place('44100', true));
  expect(free).toMatchObject({ state: 'priced', texts: ['free', 'row'] });
  expect(free.html).toMatch(/Envío a 44100<\/dt><dd[^>]*>Gratis/);
  const paid = said(cartOf(500_00, '44100'), place('44100', true));
  expect(paid).toMatchObject({ state: 'priced', texts: ['missing', 'row'] });
  expect(paid.html).toContain('$149.00');
  // A code that is known and whose sums are not here yet, and one that is not served.
  expect(said(cartOf(1_049_00, null), place('44100', true))).toMatchObject({ state: 'asked', texts: [] });
  expect(said(cartOf(1_049_00, null), place('40000', false))).toMatchObject({ state: 'unserved', texts: [] });
  expect(said(cartOf(1_049_00, '40000', false), place('40000', false))).toMatchObject({ state: 'unserved', texts: [] });
  // Only the retailer knows from when on it is free.
  expect(said(cartOf(1_049_00, '44100'), place('44100', true), null).texts).toEqual(['row']);
});

test('whatever is known of it, what is still to be said and what is free are never said together', () => {
  for (const goods of [1_00, 998_99, 999_00, 1_049_00, 5_000_00])
    for (const given of [null, '44100'])
      for (const covered of [true, false])
        for (const kept of [
          null,
          place('44100', true),
          place('44100', false),
          place('97000', true),
          place('44100', true, 0),
        ]) {
          const { texts, state } = said(cartOf(goods, given, covered), kept);
          const where = `${goods} ${given} ${covered} ${kept?.code} ${kept?.isCovered}`;
          expect(texts.includes('later') && (texts.includes('free') || texts.includes('row')), where).toBe(false);
          expect(texts.includes('free') && texts.includes('missing'), where).toBe(false);
          if (state === 'unserved') expect(texts, where).toEqual([]);
          if (given !== null || kept !== null) expect(texts, where).not.toContain('later');
        }
});
