import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { context, product } from '../../domain/catalogue/documents.fixture';
import { cardOf } from '../../domain/catalogue/product-page/card';
import { productOf } from '../../domain/catalogue/product-page/product-page';
import { toCentavos } from '../../domain/money';
import { sentTo } from '../place/arrival-line';
import { arrivesAttribute } from '../place/arrives-attribute';
import { testContext } from '../shop/request-context.fixture';
import { Delivery } from './delivery';
import { costAt, toldDelivery } from './told-delivery';
import { deliveryView } from './views/purchase-view';

/**
 * What the card and the page say of delivery of a thing of 2,000 pesos before tax that price group 2 has for `tier`.
 */
const said = (tier: number) => {
  const doc = product({ price: 2_000, tax_class_id: 2, tier_prices: [{ customer_group_id: 2, qty: 1, value: tier }] });
  return runInContext(testContext(), () => ({
    card: arrivesAttribute(cardOf(doc, context()))['data-arrives'],
    page: renderToStaticMarkup(<Delivery {...deliveryView(productOf(doc, null, context()), false)} />).includes(
      'Tu envío es gratis',
    ),
  }));
};

test('card and page say that delivery is free where even the lowest price of a group reaches it, and else neither does', () => {
  expect(said(1_500)).toEqual({ card: 'free', page: true });
  expect(said(800)).toEqual({ card: '', page: false });
});

test('between the bound and that of the border, what the code says decides: free inland, and not where the reduced tax is charged', () => {
  const asked = testContext();
  Object.assign(asked.commerce, {
    shipping: { ...asked.commerce.shipping, freeAnywhereFrom: 1_073_00, reducedIn: ['norte'] },
  });
  // 1,049 pesos with IVA.
  const doc = product({ price: 904.31, tax_class_id: 2 });
  const { card, box } = runInContext(asked, () => ({
    card: arrivesAttribute(cardOf(doc, context()))['data-arrives'] ?? '',
    box: deliveryView(productOf(doc, null, context()), false).box,
  }));
  const isFreeAt = (border: string) => sentTo(card, { border }, ['norte']).isFree;
  expect([isFreeAt(''), isFreeAt('norte'), isFreeAt('sur')]).toEqual([true, false, true]);
  expect(box?.texts.usualCost).toBe('Envío de $149, gratis desde $999.');
  const costs = (border: string, cart: number | null, isWith = true) =>
    box && costAt(box, { border }, cart === null ? null : { gross: toCentavos(cart), isWith });
  expect([costs('', null), costs('norte', 0)]).toEqual(Array(2).fill('Tu envío es gratis'));
  expect(costs('norte', null)).toBe('Envío de $149, gratis desde $999.');
  // What the cart costs with it in is the truth; a cart that could not be asked so says what makes it no dearer alone.
  expect(costs('norte', 149_00)).toBe('Envío de tu carrito con este producto: $149.00');
  expect([costs('', 149_00, false), costs('norte', 0, false)]).toEqual(Array(2).fill('Tu envío es gratis'));
  expect(costs('norte', 149_00, false)).toBe('Envío de $149, gratis desde $999.');
});

test('of a known place the page tells without asking when it arrives and what it costs, or that the shop does not go there', () => {
  const doc = product({ price: 2_000, tax_class_id: 2 });
  const { box } = runInContext(testContext(), () => deliveryView(productOf(doc, null, context()), false));
  const place = {
    code: '44100',
    name: 'Guadalajara',
    isCovered: true,
    days: { from: 2, to: 4 },
    border: '',
    askedAt: 1,
  };
  const monday = Date.parse('2026-11-30T10:00:00-06:00');
  expect(box && toldDelivery(box, place, monday)).toEqual({
    when: 'Llega entre el mié 2 dic y el vie 4 dic',
    cut: 'si pagas antes de las 14:00',
    place: 'a 44100, Guadalajara',
    cost: 'Tu envío es gratis',
  });
  expect(box && toldDelivery(box, { ...place, isCovered: false }, monday)).toBe(
    'Todavía no llegamos a ese código postal.',
  );
});
