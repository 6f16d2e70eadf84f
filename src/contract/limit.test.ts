import { expect, test } from 'vitest';
import { CALLS, FORMS } from './areas';
import { type LimitClass, limitClassOf } from './limit';

/** What is asked with a body, and changes nothing. */
const ASKED_BY_POST = [
  'omniRecalculateOrder',
  'urlMap',
  'productDelivery',
  'locationStates',
  'locationColonies',
  'locationCoverage',
];

const idsByClass = (list: typeof CALLS | typeof FORMS, hasCart: boolean): Map<LimitClass | null, string[]> => {
  const classes = new Map<LimitClass | null, string[]>();
  for (const { id, limit } of list) {
    const limitClass = limitClassOf(limit, { hasCart });
    classes.set(limitClass, [...(classes.get(limitClass) ?? []), id]);
  }
  return classes;
};

test('what changes or looks for something of somebody counts as more than a read; only the service and signed calls count as nothing', () => {
  const changing = CALLS.filter(({ method }) => method !== 'get');
  expect(idsByClass(changing, true).get('read')).toEqual(ASKED_BY_POST);
  const uncounted = CALLS.filter(({ limit }) => limit === 'none');
  expect(uncounted.filter(({ access }) => access !== 'service').map(({ id }) => id)).toEqual([
    'checkoutHandover',
    'paymentsNotify',
  ]);
  expect(CALLS.filter(({ access, limit }) => access === 'service' && limit !== 'none')).toEqual([]);
  expect(FORMS.filter(({ limit }) => limit === 'none' || limit === 'read')).toEqual([]);
});

test('a change of a cart by somebody without one makes a cart; sharing names the cart in its path and makes none', () => {
  const carts = idsByClass(CALLS, true).get('cart') ?? [];
  expect(carts).toContain('cartUpdate');
  expect(idsByClass(CALLS, false).get('newCart')).toEqual(carts.filter((id) => id !== 'sharedCartCreate'));
  expect(idsByClass(FORMS, false).get('newCart')).toEqual(idsByClass(FORMS, true).get('cart'));
});

test('an order is counted as one by API and by form, a search as a search', () => {
  expect(idsByClass(CALLS, true).get('order')).toEqual(['orderPlace']);
  expect(idsByClass(FORMS, true).get('order')).toEqual(['pedido']);
  expect(idsByClass(CALLS, true).get('search')).toEqual(['catalogueSearch', 'catalogueSearchPost', 'searchSuggest']);
});
