import { expect, test } from 'vitest';
import type { ProductDocument } from '../document';
import { child, context, iva, product, store } from '../documents.fixture';
import { cardOf } from './card';
import { leastPaid, priceGroups } from './price-groups';
import { productOf } from './product-page';
import { variantCard } from './variant-card';

const tier = (customer_group_id: number, qty = 1) => ({ customer_group_id, qty, value: 50 });

const untaxed = { rules: [], place: { country: 'MX' }, store: store() };
const groupsOf = (doc: ProductDocument, members: ProductDocument[] = []) => priceGroups(doc, members, untaxed);

test('names each group with a price for a single unit once, in order; everybody and prices from several units on are none', () => {
  expect(groupsOf(product({ tier_prices: [tier(3), tier(2), tier(3), tier(0), tier(4, 5)] }))).toEqual({
    groups: [2, 3],
  });
  expect(groupsOf(product({ tier_prices: [tier(0), tier(4, 5)] }))).toEqual({});
});

test('of a configurable only its variants are priced, of a set its members too', () => {
  const silla = product({
    type_id: 'configurable',
    tier_prices: [tier(2)],
    configurable_children: [child('AZUL', { tier_prices: [] }), child('ROJO', { tier_prices: [tier(5)] })],
  });
  expect(groupsOf(silla)).toEqual({ groups: [5] });
  expect(
    groupsOf(product({ type_id: 'grouped', tier_prices: [] }), [silla, product({ tier_prices: [tier(1)] })]),
  ).toEqual({ groups: [1, 5] });
});

test('PRICE-017 PRICE-018 where tax goes by group, a group that another rule taxes has prices of its own', () => {
  const rules = [
    { ...iva, customer_tax_class_ids: [3] },
    { ...iva, id: 2, customer_tax_class_ids: [5, 6], rates: [{ rate: 0, tax_country_id: 'MX', tax_region_id: 0 }] },
  ];
  const grouped = { rules, place: { country: 'MX', groupId: 3 }, store: store({}, { userGroupId: 3 }) };
  expect(priceGroups(product({ tax_class_id: 2, tier_prices: [tier(5)] }), [], grouped)).toEqual({ groups: [5, 6] });
  expect(priceGroups(product({ tax_class_id: 0 }), [], grouped)).toEqual({});
  expect(
    priceGroups(product({ tax_class_id: 2 }), [], {
      ...grouped,
      store: store({}, { userGroupId: 3, useOnlyDefaultUserGroupId: true }),
    }),
  ).toEqual({});
  expect(
    priceGroups(product({ tax_class_id: 2 }), [], { ...grouped, place: { country: 'MX' }, store: store() }),
  ).toEqual({});
});

test('the least that anyone pays is the lowest of all groups, and of a variant its own', () => {
  const plain = product({ price: 100, tax_class_id: 2, tier_prices: [] });
  const tiered = product({ price: 100, tax_class_id: 2, tier_prices: [tier(2), { ...tier(3), value: 20 }] });
  expect([plain, tiered].map((doc) => leastPaid(cardOf(doc, context())))).toEqual([116_00, 23_20]);
  const silla = product({
    type_id: 'configurable',
    tax_class_id: 2,
    configurable_children: [
      child('AZUL', { price: 100, tier_prices: [tier(2)] }),
      child('ROJO', { price: 90, tier_prices: [] }),
    ],
  });
  expect(leastPaid(cardOf(silla, context()))).toBe(58_00);
  for (const of of [variantCard, productOf]) expect(leastPaid(of(silla, 'ROJO', context()))).toBe(104_40);
});

test('PRICE-017 where tax goes by group, the least that anyone pays has the tax of each', () => {
  const rules = [
    { ...iva, customer_tax_class_ids: [3] },
    { ...iva, id: 2, customer_tax_class_ids: [5], rates: [{ rate: 0, tax_country_id: 'MX', tax_region_id: 0 }] },
  ];
  const grouped = context({ rules, place: { country: 'MX', groupId: 3 }, store: store({}, { userGroupId: 3 }) });
  expect(leastPaid(cardOf(product({ price: 100, tax_class_id: 2, tier_prices: [] }), grouped))).toBe(100_00);
});

test('of a card stored without it, what its groups pay at least is not known', () => {
  const { lowestGross: _, ...older } = cardOf(
    product({ price: 100, tax_class_id: 2, tier_prices: [tier(2)] }),
    context(),
  );
  expect(leastPaid(older)).toBeNull();
});
