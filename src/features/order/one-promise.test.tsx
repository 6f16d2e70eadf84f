import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn';
import { sampledOf } from '../../../tests/sample';
import { arrival as inLetter } from '../../../workers/mail/order-parts';
import type { OrderPayment } from '../../commerce/payments';
import { runInContext } from '../../commerce/request-context';
import { DELIVERY_CALENDAR } from '../../config/delivery-calendar';
import { PAYMENT_METHODS } from '../../config/payment-methods';
import { SHIPPING_RATES } from '../../config/shipping';
import { pricedLine } from '../../domain/cart/line-fixture';
import { computeTotals } from '../../domain/cart/totals/totals';
import { context, product } from '../../domain/catalogue/documents.fixture';
import { cardOf } from '../../domain/catalogue/product-page/card';
import { productOf } from '../../domain/catalogue/product-page/product-page';
import type { KnownPlace } from '../../domain/known-place';
import { type Centavos, NO_CENTAVOS, toCentavos } from '../../domain/money';
import { ANA, testAddress } from '../../domain/order/address.fixture';
import { buildOrder } from '../../domain/order/build-order';
import { placedState } from '../../domain/order/step';
import { CASH_ON_DELIVERY } from '../../domain/payment/methods';
import { ok } from '../../domain/result';
import type { DeliveryDays } from '../../domain/shipping/delivery-window';
import { shippingMethodsFor, specialOf } from '../../domain/shipping/shipping';
import { translator } from '../../i18n';
import { testCart } from '../cart/cart-page.fixture';
import { PaymentStep } from '../checkout/payment-step';
import { arrivalLine, type PlaceSettings, sentTo } from '../place/arrival-line';
import { arrivesAttribute } from '../place/arrives-attribute';
import { PlaceLink } from '../place/place-link';
import { daysAt } from '../product/told-delivery';
import { deliveryView } from '../product/views/purchase-view';
import { arrivalWords, cutWords, promisedAt, promiseWords } from '../shop/delivery/delivery';
import { guest, testContext } from '../shop/request-context.fixture';
import { PlacedOrder } from './placed-order';

const t = translator('es-MX');
const at = (local: string) => Date.parse(`${local}-06:00`);
const text = (html: string): string =>
  html.replace(/<span data-cut="\d+" hidden="">.*?<\/span>/g, '').replace(/<[^>]+>/g, '');

/** Before and past the cut, on a Friday, and before the holidays. */
const MOMENTS = [
  '2026-11-24T13:59:50',
  '2026-11-24T14:00:10',
  '2026-11-27T13:59:50',
  '2026-11-27T14:00:10',
  '2026-12-23T13:59:50',
  '2026-12-23T14:00:10',
].map(at);

/** One with the days of its carrier each, one without any, and one at the border. */
const PLACES: Pick<KnownPlace, 'code' | 'days' | 'border'>[] = [
  { code: '06700', days: { from: 2, to: 4 }, border: '' },
  { code: '44100', days: { from: 1, to: 3 }, border: '' },
  { code: '97000', days: { from: 4, to: 8 }, border: '' },
  { code: '86000', days: null, border: '' },
  { code: '22010', days: { from: 4, to: 8 }, border: 'norte' },
];

/** Things of many prices, some of them made to order. */
const PRODUCTS = Array.from({ length: 50 }, (_, index) =>
  product({
    id: index + 1,
    sku: `COSA-${index + 1}`,
    price: 99 + index * 211,
    ...(index % 7 === 3 && { special_delivery: true }),
  }),
);

interface Case {
  doc: (typeof PRODUCTS)[number];
  place: (typeof PLACES)[number];
  now: number;
}

const inShop = <T,>(now: number, work: () => T): T => runInContext(testContext({}, { now }), work);

/** What cards say of it: "Llega jue 26 a lun 30", and until when. */
function onCard({ doc, place, now }: Case) {
  const [settings, arrives] = inShop(now, () => [
    JSON.parse(
      (/data-place="([^"]+)"/.exec(renderToStaticMarkup(<PlaceLink />))?.[1] ?? '').replaceAll('&quot;', '"'),
    ) as PlaceSettings,
    arrivesAttribute(cardOf(doc, context()))['data-arrives'] ?? '',
  ]);
  const known: KnownPlace = { ...place, name: '', isCovered: true, askedAt: 1 };
  return arrivalLine(known, sentTo(arrives, known, settings.reduced), settings, now, t.locale);
}

/** What its page says. */
function onPage({ doc, place, now }: Case): { arrives: string; cut: string } {
  const box = inShop(now, () => deliveryView(productOf(doc, null, context()), false).box);
  const days = box && daysAt(box, place);
  if (!box || !days) throw new Error('not delivered');
  const promised = promisedAt(days, now);
  return {
    arrives: arrivalWords(promised, box.texts.promise, t.locale),
    cut: cutWords(promised, box.texts.promise, now, t.locale),
  };
}

/** The cart of one of it, and how it is sent there. */
function inCart({ doc, place }: Case) {
  const gross = Math.round(Number(doc.price) * 116);
  const line = pricedLine(gross, { sku: doc.sku, ...(doc.special_delivery ? { isSpecial: true as const } : {}) });
  const [way] = shippingMethodsFor({
    subtotalGross: toCentavos(gross),
    coverage: { covered: true, deliveryDays: place.days },
    pickupOnly: false,
    special: specialOf([line]),
    rates: SHIPPING_RATES,
  });
  if (!way?.deliveryDays) throw new Error('no way there');
  return {
    line,
    way,
    days: way.deliveryDays,
    totals: computeTotals({ lines: [line], coupon: null, shipping: way, payment: null }),
  };
}

const onCartPage = (days: DeliveryDays, now: number): string =>
  arrivalWords(promisedAt(days, now), promiseWords(t), t.locale);

/** What the last step says of each way to pay. */
async function onPayment(one: Case): Promise<(code: string) => string> {
  const { line, way, totals } = inCart(one);
  const props = {
    cart: testCart([line], { totals, shippingMethod: { carrierCode: 'tablerate', methodCode: 'homeDelivery' } }),
    checkout: { personalDetails: ANA, shippingDetails: testAddress(), paymentDetails: null, modifiedAt: 0 },
    done: { datos: true, envio: true, pago: false },
    step: 'pago' as const,
    customer: null,
    branches: { ok: true as const, value: [] },
    isSent: true,
    ways: [way],
    takesFocus: false,
    wallet: null,
    state: { notices: [], value: () => undefined, error: () => null },
  };
  const ways = async () => ok(PAYMENT_METHODS.map((method) => ({ ...method, costInclTax: NO_CENTAVOS })));
  const request = testContext(
    {},
    { now: one.now, mine: () => guest({ cart: () => ({ paymentMethods: ways }) as never }) },
  );
  const html = await runInContext(request, async () => drawn(renderToStaticMarkup(await PaymentStep(props))));
  return (code) =>
    text(new RegExp(`name="method"[^>]* value="${code}".*?(<p class="review-promise">.*?</p>)`).exec(html)?.[1] ?? '');
}

const owed = (amount: Centavos): NonNullable<OrderPayment['due']> => ({
  amount,
  until: null,
  how: { form: 'store', reference: '98000000000427', shops: ['Farmacia'] },
});

/** What its order says in its page and in its letter, paid ahead or at the door. */
function ofOrder(one: Case, code: string) {
  const { line, way, totals } = inCart(one);
  const method = PAYMENT_METHODS.find((known) => known.code === code);
  if (!method) throw new Error(code);
  const order = buildOrder({
    number: '000000042',
    now: one.now,
    storeCode: 'viu',
    lines: [line],
    totals,
    request: {
      orderId: 'pedido-1',
      products: null,
      personalDetails: ANA,
      shippingAddress: testAddress(),
      billingAddress: testAddress(),
      shippingMethod: null,
      paymentMethod: code,
      cartVersion: null,
    },
    shippingMethod: way,
    calendar: DELIVERY_CALENDAR,
    paymentMethod: method,
  });
  const state = placedState(totals.grandTotal);
  const due = owed(totals.grandTotal);
  const isPaidAhead = code !== CASH_ON_DELIVERY;
  const page = inShop(one.now, () =>
    renderToStaticMarkup(
      <PlacedOrder
        order={order}
        payment={isPaidAhead ? { money: state.money, due, wholeCharge: null, securedAt: null, reachedAt: null } : null}
        isFoundByMail={false}
      />,
    ),
  );
  const store = testContext().store;
  const letter = inLetter(
    {
      ...state,
      order,
      store,
      toPay: due,
      wholeCharge: null,
      t,
      amount: String,
      picture: () => null,
      hello: '',
      happenedAt: one.now,
      now: one.now,
    },
    one.now,
  );
  return { page: text(page), letter };
}

/** Every twelfth: from what pays its way to what is far beyond it, and one that is made to order. */
const products = sampledOf(PRODUCTS, 12);
const WAYS = PAYMENT_METHODS.map(({ code }) => code);
const cases: Case[] = MOMENTS.flatMap((now) => PLACES.flatMap((place) => products.map((doc) => ({ doc, place, now }))));
const named = ({ doc, place, now }: Case) => `${doc.sku} to ${place.code} at ${new Date(now).toISOString()}`;

test('card, product and cart say one date for a product and a place, that of paying at once, and a cut that is to come', () => {
  expect(products.some(({ special_delivery }) => special_delivery)).toBe(true);
  expect(cases.length).toBeGreaterThanOrEqual(5 * 5 * 6);
  for (const one of cases) {
    const { arrives, cut } = onPage(one);
    const { days } = inCart(one);
    expect(onCartPage(days, one.now), named(one)).toBe(arrives);
    const card = onCard(one);
    const numbers = (said = '') => said.match(/\d+/g) ?? [];
    expect(numbers(card?.text), named(one)).toEqual(numbers(arrives));
    expect(card?.before, named(one)).toBeGreaterThan(one.now);
    const isToday = card?.cut === 'si pagas antes de las 14:00';
    expect(cut === 'si pagas antes de las 14:00', named(one)).toBe(isToday);
    expect(isToday, named(one)).toBe(new Date(one.now - 6 * 3_600_000).getUTCHours() < 14);
  }
});

/** A fifth of them, of every place and moment: each way to pay draws a whole page and a letter. */
const ORDERED = sampledOf(cases, 5);

test('review, thank-you page and letter say that date too, each way of paying with its own condition', async () => {
  expect(WAYS).toHaveLength(4);
  expect(new Set(ORDERED.map(({ place, now }) => `${place.code} ${now}`)).size).toBe(PLACES.length * MOMENTS.length);
  for (const one of ORDERED) {
    const reviewOf = await onPayment(one);
    for (const code of WAYS) {
      const { days } = inCart(one);
      const where = `${named(one)} by ${code}`;
      const review = reviewOf(code);
      const arrives = onCartPage(days, one.now);
      const doing = code === CASH_ON_DELIVERY ? 'si lo pides' : 'si pagas';
      expect(review.startsWith(`${arrives} ${doing} antes de las 14:00 del `), `${where}: ${review}`).toBe(true);
      const { page, letter } = ofOrder(one, code);
      // At the door it is ordered by now: the date is left.
      const told = code === CASH_ON_DELIVERY ? arrives : review;
      expect(page.includes(told), `${where}: ${told}`).toBe(true);
      expect(letter, where).toEqual([code === CASH_ON_DELIVERY ? arrives : `${review}.`]);
    }
  }
});

test('the dates: before and past the cut, on a Friday, and before the holidays', () => {
  const said = (moment: string) => {
    const now = at(moment);
    const promised = promisedAt({ from: 2, to: 4 }, now);
    return [arrivalWords(promised, promiseWords(t), t.locale), cutWords(promised, promiseWords(t), now, t.locale)];
  };
  expect(said('2026-11-24T13:59:50')).toEqual([
    'Llega entre el jue 26 nov y el lun 30 nov',
    'si pagas antes de las 14:00',
  ]);
  expect(said('2026-11-24T14:00:10')).toEqual([
    'Llega entre el vie 27 nov y el mar 1 dic',
    'si pagas antes de las 14:00 del mié 25 nov (hora del centro)',
  ]);
  expect(said('2026-11-27T13:59:50')).toEqual([
    'Llega entre el mar 1 dic y el jue 3 dic',
    'si pagas antes de las 14:00',
  ]);
  expect(said('2026-11-27T14:00:10')).toEqual([
    'Llega entre el mié 2 dic y el vie 4 dic',
    'si pagas antes de las 14:00 del lun 30 nov (hora del centro)',
  ]);
  expect(said('2026-12-23T13:59:50')).toEqual([
    'Llega entre el lun 28 dic y el mié 30 dic',
    'si pagas antes de las 14:00',
  ]);
  expect(said('2026-12-23T14:00:10')).toEqual([
    'Llega entre el mar 29 dic y el jue 31 dic',
    'si pagas antes de las 14:00 del jue 24 dic (hora del centro)',
  ]);
});

test('where a retailer delivers, who promises no date, nothing is promised anywhere', () => {
  const [doc = PRODUCTS[0]] = PRODUCTS;
  const asked = testContext({}, { now: MOMENTS[0] ?? 0 });
  Object.assign(asked.commerce, { shipping: { rates: null, freeAnywhereFrom: null, reducedIn: [] } });
  const [view, link] = runInContext(asked, () => [
    deliveryView(productOf(doc as Case['doc'], null, context()), false),
    renderToStaticMarkup(<PlaceLink />),
  ]);
  expect(view.box?.policy).toBeNull();
  expect(view.box?.texts.title).toBe('Entrega a tu puerta');
  expect(view.box?.texts.note).toBe('');
  expect(link).toContain('&quot;policy&quot;:null');
});
