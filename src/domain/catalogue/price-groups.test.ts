import { expect, test } from 'vitest';
import { child, product } from './documents.fixture';
import { priceGroups } from './price-groups';

const tier = (customer_group_id: number, qty = 1) => ({ customer_group_id, qty, value: 50 });

test('names each group with a price for a single unit once, in order; everybody and prices from several units on are none', () => {
  expect(priceGroups(product({ tier_prices: [tier(3), tier(2), tier(3), tier(0), tier(4, 5)] }))).toEqual({ groups: [2, 3] });
  expect(priceGroups(product({ tier_prices: [tier(0), tier(4, 5)] }))).toEqual({});
});

test('of a configurable only its variants are priced, of a set its members too', () => {
  const silla = product({
    type_id: 'configurable',
    tier_prices: [tier(2)],
    configurable_children: [child('AZUL', { tier_prices: [] }), child('ROJO', { tier_prices: [tier(5)] })],
  });
  expect(priceGroups(silla)).toEqual({ groups: [5] });
  expect(priceGroups(product({ type_id: 'grouped', tier_prices: [] }), [silla, product({ tier_prices: [tier(1)] })])).toEqual({ groups: [1, 5] });
});
