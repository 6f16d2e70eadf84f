import { describe, expect, test } from 'vitest';
import { toldOrder } from './told-order';

const ADDRESS = {
  firstname: 'Ana',
  lastname: 'Pech',
  telephone: '9991234567',
  street: ['Calle 60, 491', 'Centro'],
  postcode: '97000',
  city: 'Mérida',
  region: 'Yucatán',
  country_id: 'MX',
};
const sentTo = (address: unknown) =>
  toldOrder({
    increment_id: '42',
    extension_attributes: { shipping_assignments: [{ shipping: { method: 'flatrate_flatrate', address } }] },
  }).sentTo;

test('where a retailer’s order was sent is told in our own parts', () => {
  expect(sentTo(ADDRESS)).toMatchObject({
    streetAddress: 'Calle 60',
    exteriorNumber: '491',
    neighbourhood: 'Centro',
    zipCode: '97000',
    phoneNumber: '9991234567',
  });
});

test('a street in one text, or with gaps, and numbers that are written as numbers are text all the same', () => {
  expect(sentTo({ ...ADDRESS, street: 'Calle 60, 491' })).toMatchObject({
    streetAddress: 'Calle 60',
    exteriorNumber: '491',
  });
  expect(sentTo({ ...ADDRESS, street: ['Calle 60, 491', null] })).toMatchObject({
    streetAddress: 'Calle 60',
    neighbourhood: '',
  });
  expect(sentTo({ ...ADDRESS, telephone: 9_991_234_567, postcode: 6000 })).toMatchObject({
    phoneNumber: '9991234567',
    zipCode: '06000',
  });
});

test('an order waits for its payment that is paid before it goes out; one paid at the door, or paid already, does not', () => {
  const isUnpaid = (method: string, more: object = {}) =>
    toldOrder({ increment_id: '42', status: 'pending', total_due: 5, payment: { method }, ...more }).isUnpaid;
  expect(['spei', 'openpay_cards', 'oxxo-of-a-retailer', 'cashondelivery'].map((method) => isUnpaid(method))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([isUnpaid('spei', { total_due: 0 }), isUnpaid('spei', { status: 'processing' })]).toEqual([false, false]);
});

const BAD: readonly unknown[] = [
  null,
  undefined,
  7,
  true,
  '',
  'x',
  [],
  [null],
  [7, {}],
  {},
  { toString: 1, valueOf: 1 },
];

describe('nothing that stands in an order breaks the history it is of', () => {
  test.each([...Object.keys(ADDRESS), 'region_id', 'region_code', 'company', 'vat_id', 'tax_regime'])(
    'whatever the %s of its address is',
    (field) => {
      for (const bad of BAD)
        for (const part of Object.values(sentTo({ ...ADDRESS, [field]: bad }) ?? {}))
          expect(part === null || ['string', 'number'].includes(typeof part)).toBe(true);
    },
  );

  test.each(['items', 'payment', 'extension_attributes', 'created_at', 'status', 'grand_total', 'total_due'])(
    'whatever its %s are',
    (field) => {
      for (const bad of BAD) expect(toldOrder({ increment_id: 42, [field]: bad }).number).toBe('42');
    },
  );

  test.each(['sku', 'name', 'qty_ordered', 'row_total_incl_tax'])('whatever the %s of a line is', (field) => {
    for (const bad of BAD)
      expect(toldOrder({ increment_id: 42, items: [{ sku: 'MESA', [field]: bad }] }).lines).toHaveLength(1);
  });
});
