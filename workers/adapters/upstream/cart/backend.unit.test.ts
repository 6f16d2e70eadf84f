import { expect, test } from 'vitest';
import { STORES, storeByCode } from '../../../../src/config/stores';
import { EMPTY_CONTENT } from '../../../../src/domain/cart/content';
import { paymentMethodsOf } from './methods';
import type { RetailerCart } from './retailer-cart';
import { syncWithRetailer } from './sync';

const store = storeByCode(STORES, 'viu');
if (!store) throw new Error('no store view');

/** A retailer's cart with one line; tells what it was asked. */
function retailer(removal: 'ok' | 'lost') {
  const calls: string[] = [];
  const answer = <T>(call: string, value: T) => {
    calls.push(call);
    return Promise.resolve({ state: 'ok' as const, value });
  };
  const line = {
    item_id: 5,
    sku: 'LAMP-01',
    qty: 1,
    name: 'Lámpara',
    price: 100,
    product_type: 'simple',
    quote_id: 'q-1',
  };
  const cart = {
    pull: () => answer('pull', [line]),
    remove: async () => {
      calls.push('remove');
      return removal === 'ok' ? { state: 'ok', value: true } : { state: 'unknown', reason: 'lost' };
    },
  } as unknown as RetailerCart;
  const products = () => {
    throw new Error('no product is needed');
  };
  return { calls, retailer: { store: store as NonNullable<typeof store>, guest: cart, own: null, products } };
}

const connected = (() => {
  const content = EMPTY_CONTENT;
  return {
    ...content,
    remote: { ...content.remote, connection: { cartId: 'q-1', bypassCount: 0, syncEnabled: true } },
  };
})();

test('CART-037 an emptied cart empties the retailer’s and lets go of it', async () => {
  const { calls, retailer: at } = retailer('ok');
  const settled = await syncWithRetailer(at, connected, 'clear', 0);
  expect(calls).toEqual(['pull', 'remove']);
  expect(settled).toMatchObject({
    isSynced: true,
    content: { lines: [], remote: { dirty: false, connection: { cartId: null } } },
  });
});

test('CART-041 with cart sync off in the store view the retailer is never asked', async () => {
  const { calls, retailer: at } = retailer('ok');
  const off = { ...at, store: { ...at.store, flags: { ...at.store.flags, synchronizeCart: false } } };
  for (const reason of ['add', 'sync', 'clear'] as const)
    expect((await syncWithRetailer(off, connected, reason, 0)).isSynced).toBe(false);
  expect(calls).toEqual([]);
});

test('the last line removed is no emptied cart: the retailer’s goes on', async () => {
  const { retailer: at } = retailer('ok');
  expect(await syncWithRetailer(at, connected, 'remove', 0)).toMatchObject({
    isSynced: true,
    content: { remote: { connection: { cartId: 'q-1' } } },
  });
});

test('while it is not known whether its lines are gone, the retailer’s cart is kept, to be compared again', async () => {
  const { calls, retailer: at } = retailer('lost');
  const settled = await syncWithRetailer(at, connected, 'clear', 0);
  expect(calls).toEqual(['pull', 'remove', 'pull', 'remove']);
  expect(settled).toMatchObject({
    isSynced: false,
    content: { lines: [], remote: { dirty: true, connection: { cartId: 'q-1' } } },
  });
});

test('TOTALS-012 a retailer’s payment methods take the place of those it named before, each once; our own stay', () => {
  const first = paymentMethodsOf(null, [
    { code: 'spei', title: 'SPEI' },
    { code: 'spei', title: 'SPEI otra vez' },
  ]);
  expect(first).toMatchObject([{ code: 'spei', title: 'SPEI', default: true, isServerMethod: true }]);
  const own = {
    ...(first?.[0] as NonNullable<typeof first>[number]),
    code: 'monedero',
    default: false,
    isServerMethod: false,
  };
  expect(
    paymentMethodsOf([own, ...(first ?? [])], [{ code: 'tarjeta', title: 'Tarjeta' }])?.map(({ code }) => code),
  ).toEqual(['monedero', 'tarjeta']);
  expect(paymentMethodsOf(first, [])).toBeNull();
});
