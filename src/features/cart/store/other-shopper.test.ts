import { expect, test } from 'vitest';
import { add, browser, cartOf, done, type FakeStorage, set } from '../../../../tests/fakes/cart-browser';
import { COALESCE_MS } from '../../../domain/cart/browser/pending';
import type { CartStore } from './cart-store';

const quantities = (store: CartStore) =>
  Object.fromEntries(store.shown().lines.map(({ line }) => [line.itemId, line.qty]));
const cartKept = ({ entries }: FakeStorage) => entries.get('viu-shop/cart/current-cart');

test('the answer to a change of a customer who has signed out meanwhile shows and keeps nothing of their cart', async () => {
  const { tab, world, storage, pass, answer, turn } = browser();
  world.markers = { cart: '1.1', user: 'm1' };
  const store = await tab();
  store.lookAtUser();
  await turn();
  void store.change(set(7, 3));
  await pass(COALESCE_MS);
  Object.assign(world, { markers: { cart: '', user: '' }, isPullLost: true });
  store.lookAtUser();
  await turn();
  await answer(done(cartOf(2, { 7: 3 })));
  expect([quantities(store), [...store.pending()], cartKept(storage)]).toEqual([{}, [], undefined]);
});

test('a cart that was read before somebody else signed in is not shown to them', async () => {
  const { tab, world, turn } = browser();
  world.markers = { cart: '1.1', user: 'm1' };
  const store = await tab(null);
  store.lookAtUser();
  await turn();
  const { promise, resolve } = Promise.withResolvers<void>();
  world.pulling = promise;
  const reading = store.load();
  Object.assign(world, {
    markers: { cart: '1.2', user: 'm2' },
    pulling: Promise.resolve(),
    pulled: cartOf(1, { 1: 5 }, 'c2'),
  });
  store.lookAtUser();
  await turn();
  resolve();
  await reading;
  expect(quantities(store)).toEqual({ 1: 5 });
});

test('an add on its way while its guest signs in is answered to them, and the cart is read anew', async () => {
  const { tab, world, answer, turn } = browser();
  const store = await tab();
  const outcome = store.change(add(1));
  await turn();
  Object.assign(world, { markers: { cart: '1.2', user: 'm1' }, pulled: cartOf(4, { 7: 1, 8: 1 }, 'c2') });
  await answer(done(cartOf(2, { 7: 1, 8: 1 })));
  expect([(await outcome)?.ok, quantities(store), store.confirmed()?.id, [...store.pending()]]).toEqual([
    true,
    { 7: 1, 8: 1 },
    'c2',
    [],
  ]);
});

test('where nothing can be written down, coming back to the page takes no change for that of somebody else', async () => {
  const { tab, world, pass, turn, sent } = browser(null as unknown as FakeStorage);
  const store = await tab();
  world.isOnline = false;
  void store.change(set(7, 3));
  await pass(COALESCE_MS);
  store.lookAtUser();
  await turn();
  expect([quantities(store), store.shown().isConfirmed]).toEqual([{ 7: 3 }, false]);
  world.isOnline = true;
  await pass(60_000);
  expect(sent.map(({ change }) => change.change)).toEqual([set(7, 3)]);
});
