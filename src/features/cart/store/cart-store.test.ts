import { expect, test } from 'vitest';
import { add, browser, cartOf, done, FakeStorage, refused, set } from '../../../../tests/fakes/cart-browser';
import { COALESCE_MS } from '../../../domain/cart/browser/pending';
import type { CartStore } from './cart-store';
import { fieldsOf } from './wire';

const quantities = (store: CartStore) =>
  Object.fromEntries(store.shown().lines.map(({ line }) => [line.itemId, line.qty]));
const kept = (storage: FakeStorage, name: string) => JSON.parse(storage.entries.get(`viu-shop/cart/${name}`) ?? 'null');

test('a burst is shown at once and is one call; amounts stay the shop’s', async () => {
  const { tab, pass, sent, answer } = browser();
  const store = await tab();
  for (const qty of [2, 3, 4]) void store.change(set(7, qty));
  expect([quantities(store), store.shown().isConfirmed, store.confirmed()?.grandTotal]).toEqual([{ 7: 4 }, false, 10]);
  await pass(COALESCE_MS);
  expect(sent.map(({ change }) => fieldsOf(change))).toEqual([{ itemId: '7', qty: '4', cart: 'c1' }]);
  await answer(done(cartOf(2, { 7: 4 })));
  expect([quantities(store), store.shown().isConfirmed, store.confirmed()?.grandTotal]).toEqual([{ 7: 4 }, true, 40]);
});

test('what is read of the cart is the same object until something changed, also after tabs have looked at what is kept', async () => {
  const { tab, pass, answer } = browser();
  const store = await tab();
  const read = () => [store.shown(), store.confirmed(), store.pending(), store.soldOutSkus()];
  const isSame = (before: unknown[]) => read().map((one, at) => one === before[at]);
  let before = read();
  store.heard('pending');
  expect(isSame(before)).toEqual([true, true, true, true]);
  void store.change(set(7, 2));
  expect(isSame(before)).toEqual([false, true, false, true]);
  before = read();
  store.heard('pending');
  expect(isSame(before)).toEqual([true, true, true, true]);
  await pass(COALESCE_MS);
  await answer(done(cartOf(2, { 7: 2 })));
  expect(isSame(before)).toEqual([false, false, false, true]);
  before = read();
  store.stockChecked('P7', false);
  expect(isSame(before)).toEqual([true, true, true, false]);
});

test('every answered send has a key of its own, one without an answer keeps it when it is tried again', async () => {
  const { tab, sent, answer, turn } = browser();
  const store = await tab();
  const keys: string[] = [];
  for (const reply of [done(null), refused, null, null, done(null), done(null)]) {
    void store.change(add(1));
    await turn();
    keys.push(sent[0]?.change.key ?? '');
    await answer(reply);
  }
  expect(new Set(keys.slice(0, 3)).size).toBe(3);
  expect([keys[3], keys[4]]).toEqual([keys[2], keys[2]]);
  expect(keys[5]).not.toBe(keys[2]);
});

test('another send in between is another intention, and so is what follows it', async () => {
  const { tab, sent, answer, turn } = browser();
  const store = await tab();
  const keys: string[] = [];
  for (const [qty, reply] of [
    [2, null],
    [3, done(null)],
    [2, done(null)],
  ] as const) {
    void store.change(add(qty));
    await turn();
    keys.push(sent[0]?.change.key ?? '');
    await answer(reply);
  }
  expect(new Set(keys).size).toBe(3);
});

test('a refused change goes back to what the shop has, and says why', async () => {
  const { tab, pass, answer, world } = browser();
  const store = await tab();
  world.pulled = cartOf(2, { 7: 1 });
  const outcome = store.change(set(7, 9));
  await pass(COALESCE_MS);
  await answer(refused);
  expect([await outcome, quantities(store), store.shown().isConfirmed]).toEqual([refused, { 7: 1 }, true]);
});

test('a change without an answer stays visible, is kept over a reload and sent again under its key, in that order', async () => {
  const { tab, pass, answer, sent, storage } = browser();
  const store = await tab();
  const outcome = store.change(set(7, 3));
  await pass(COALESCE_MS);
  const { key = '' } = sent[0]?.change ?? {};
  await answer(null);
  expect([await outcome, store.shown().lines[0]?.mark, quantities(store)]).toEqual([null, 'unsent', { 7: 3 }]);
  const page = browser(storage);
  const reloaded = await page.tab();
  expect([reloaded.shown().lines[0]?.mark, quantities(reloaded)]).toEqual(['unsent', { 7: 3 }]);
  void reloaded.change(set(7, 5));
  void reloaded.resume();
  await page.pass(COALESCE_MS);
  expect(page.sent).toEqual([]);
  await page.pass(60_000);
  expect(page.sent.map(({ change }) => [change.key === key, change.change])).toEqual([[true, set(7, 3)]]);
  await page.answer(done(cartOf(2, { 7: 3 })));
  expect(page.sent.map(({ change }) => change.change)).toEqual([set(7, 5)]);
  await page.answer(done(cartOf(3, { 7: 5 })));
  expect([
    reloaded.shown().isConfirmed,
    quantities(reloaded),
    storage.entries.has(`viu-shop/cart/pending/${key}`),
  ]).toEqual([true, { 7: 5 }, false]);
});

test('what a page that was closed had on its way is sent again by the next one, under its key', async () => {
  const { tab, pass, sent, storage } = browser();
  void (await tab()).change(set(7, 3));
  await pass(COALESCE_MS);
  const first = sent[0]?.change.key;
  const after = browser(storage);
  const next = await after.tab();
  void next.resume();
  await after.pass(COALESCE_MS);
  expect(after.sent.map(({ change }) => change.key)).toEqual([first]);
});

test('a change behind one of its line without an answer says at once that it waits for the network', async () => {
  const { tab, pass, answer, turn } = browser();
  const store = await tab();
  void store.change(set(7, 3));
  await pass(COALESCE_MS);
  const behind = store.change(set(7, 4));
  await turn();
  await answer(null);
  expect(await behind).toBeNull();
  expect([await store.change(set(7, 5)), quantities(store)]).toEqual([null, { 7: 5 }]);
});

test('without a network nothing is sent, and what has not left can be taken back', async () => {
  const { tab, world, sent, queued, turn } = browser();
  Object.assign(world, { isOnline: false, hasQueue: true });
  const store = await tab();
  expect(await store.change(add(2))).toBeNull();
  expect([sent.length, queued.length, store.shown().adding]).toMatchObject([
    0,
    1,
    [{ mark: 'unsent', tried: false, qty: 2 }],
  ]);
  store.drop(store.pending()[0]?.key ?? '');
  await turn();
  expect([queued.length, store.shown().adding]).toEqual([0, []]);
});

test('of taps without a network the last one is queued, and nothing of who signs out', async () => {
  const { tab, world, queued, pass } = browser();
  Object.assign(world, { isOnline: false, hasQueue: true });
  const store = await tab();
  for (const qty of [2, 3]) {
    void store.change(set(7, qty));
    await pass(COALESCE_MS);
  }
  expect([queued.length, store.pending().map(({ change }) => change)]).toEqual([1, [set(7, 3)]]);
  void store.change(add(1));
  await pass(COALESCE_MS);
  world.markers = { cart: '1.1', user: 'signed-in' };
  store.lookAtUser();
  world.markers = { cart: '', user: '' };
  store.lookAtUser();
  expect([queued, [...store.pending()]]).toEqual([[], []]);
});

test('what the queue has sent is settled, and told to whoever listens', async () => {
  const { tab, world, queued } = browser();
  Object.assign(world, { isOnline: false, hasQueue: true });
  const store = await tab();
  const told: string[] = [];
  store.onLateAnswer(({ change }, answer) => told.push(`${change.kind} ${answer.ok}`));
  await store.change(add(2));
  store.queueAnswered(queued[0] ?? '', done(cartOf(2, { 7: 1, 8: 2 })), world.now);
  expect([quantities(store), store.shown().isConfirmed, told]).toEqual([{ 7: 1, 8: 2 }, true, ['add true']]);
});

test('CART-008 CART-009 items, marker, hash and totals are kept by store view on load, add, change and delete; no token among them', async () => {
  const { tab, pass, answer, storage, world } = browser();
  const store = await tab();
  expect([
    kept(storage, 'current-cart').lines.length,
    kept(storage, 'current-totals').grandTotal,
    kept(storage, 'current-cart-token'),
  ]).toEqual([1, 10, '1.1']);
  const hashes = [kept(storage, 'current-cart-hash')];
  for (const [change, cart, marker] of [
    [add(1), cartOf(2, { 7: 1, 8: 1 }), '2.2'],
    [set(7, 5), cartOf(3, { 7: 5, 8: 1 }), '3.6'],
    [{ kind: 'remove', itemId: 8 }, cartOf(4, { 7: 5 }), '4.5'],
  ] as const) {
    void store.change(change);
    await pass(COALESCE_MS);
    world.markers = { ...world.markers, cart: marker };
    await answer(done(cart));
    expect([
      kept(storage, 'current-cart').version,
      kept(storage, 'current-cart-token'),
      kept(storage, 'current-totals').grandTotal,
    ]).toEqual([cart.version, marker, cart.grandTotal]);
    hashes.push(kept(storage, 'current-cart-hash'));
  }
  expect(new Set(hashes).size).toBe(4);
  expect(
    [...storage.entries.keys()].every((name) => name.startsWith('viu-') || name === 'shop/user/current-token'),
  ).toBe(true);
});

test('CART-010 what comes by a sync is shown and not kept', async () => {
  const { tab, world, storage } = browser();
  const store = await tab();
  const before = new Map(storage.entries);
  world.pulled = cartOf(2, { 7: 9 });
  await store.load({ keep: false });
  expect([quantities(store), storage.entries]).toEqual([{ 7: 9 }, before]);
});

test('CART-010 a sync that changes nothing writes nothing, nor does one a queued change has led to', async () => {
  const { tab, world, storage, queued, pass, turn } = browser();
  Object.assign(world, { isOnline: false, hasQueue: true });
  const store = await tab();
  const before = new Map(storage.entries);
  const { length } = storage.written;
  await store.load({ keep: false });
  expect([quantities(store), storage.entries, storage.written.length]).toEqual([{ 7: 1 }, before, length]);
  void store.change(set(7, 2));
  await pass(COALESCE_MS);
  expect(storage.entries).not.toEqual(before);
  store.queueAnswered(queued[0] ?? '', refused, world.now);
  await turn();
  expect(storage.entries).toEqual(before);
});

test('CART-011 CART-012 a tab follows what another one has written, without writing it again', async () => {
  const { tab, pass, answer, storage } = browser();
  const [one, other] = [await tab(), await tab()];
  void one.change(set(7, 4));
  other.heard('pending');
  expect([quantities(other), other.shown().isConfirmed]).toEqual([{ 7: 4 }, false]);
  await pass(COALESCE_MS);
  await answer(done(cartOf(2, { 7: 4, 8: 1 })));
  const { length } = storage.written;
  for (const part of ['pending', 'cart'] as const) other.heard(part);
  expect([quantities(other), other.shown().isConfirmed, other.confirmed()?.grandTotal]).toEqual([
    { 7: 4, 8: 1 },
    true,
    50,
  ]);
  expect(storage.written.length).toBe(length);
});

test('two tabs send one change once', async () => {
  const { tab, pass, sent, answer } = browser();
  const [one, other] = [await tab(), await tab()];
  void one.change(set(7, 4));
  other.heard('pending');
  await pass(COALESCE_MS);
  await pass(5_000);
  expect(sent).toHaveLength(1);
  await answer(done(cartOf(2, { 7: 4 })));
  await pass(60_000);
  expect(sent).toHaveLength(0);
});

test('CART-012 somebody who signs in has another cart, and keeps what was added; who signs out leaves nothing', async () => {
  const { tab, world, storage, turn } = browser();
  Object.assign(world, { isOnline: false, hasQueue: true });
  const [store, other] = [await tab(), await tab()];
  void store.change(add(2));
  await turn();
  Object.assign(world, { markers: { cart: '1.5', user: 'm1' }, pulled: cartOf(1, { 1: 5 }, 'c2') });
  store.lookAtUser();
  other.heard('user');
  await turn();
  expect([quantities(store), quantities(other), store.shown().adding.length]).toEqual([{ 1: 5 }, { 1: 5 }, 1]);
  Object.assign(world, { markers: { cart: '', user: '' }, pulled: cartOf(0, {}, '') });
  store.lookAtUser();
  await turn();
  expect([quantities(store), [...store.pending()], kept(storage, 'current-cart').lines]).toEqual([{}, [], []]);
  expect(world.cleared).toEqual(['m1', 'm1', '']);
});

test.each([
  ['signs out', ''],
  ['makes way for somebody else', 'm2'],
])('what a customer has not sent goes into nobody else’s cart when they %s', async (_, user) => {
  const { tab, world, storage, queued, sent, turn } = browser();
  Object.assign(world, { isOnline: false, hasQueue: true, markers: { cart: '1.5', user: 'm1' } });
  const store = await tab();
  void store.change(add(2));
  await turn();
  expect([queued.length, store.pending().map(({ owner }) => owner)]).toEqual([1, ['m1']]);
  Object.assign(world, { isOnline: true, markers: { cart: '1.1', user } });
  await store.resume();
  const next = await tab();
  expect([queued, sent, [...store.pending()], [...next.pending()]]).toEqual([[], [], [], []]);
  expect([...storage.entries.keys()].filter((name) => name.includes('/pending/'))).toEqual([]);
});

test('an add of a customer is another one than the same add of the one before, whose answer is unknown', async () => {
  const { tab, world, sent, answer, turn } = browser();
  world.markers = { cart: '1.5', user: 'm1' };
  const store = await tab();
  void store.change(add(1));
  await turn();
  await answer(null);
  world.markers = { cart: '1.5', user: 'm2' };
  void store.change(add(1));
  await turn();
  expect(sent.map(({ change }) => change.owner)).toEqual(['m2']);
});

test('signing in and out counts for the pending changes of every store view', async () => {
  const { tab, world, storage, turn } = browser();
  const other = 'mid-shop/cart/pending/k-other';
  world.isOnline = false;
  const store = await tab();
  void store.change(add(1));
  await turn();
  const [name, value] = [...storage.entries].find(([key]) => key.includes('/pending/')) ?? ['', ''];
  storage.entries.set(other, value);
  world.markers = { cart: '1.1', user: 'm1' };
  store.lookAtUser();
  await turn();
  expect([name, other].map((key) => JSON.parse(storage.entries.get(key) ?? 'null')?.owner)).toEqual(['m1', 'm1']);
  world.markers = { cart: '1.1', user: 'm2' };
  store.lookAtUser();
  await turn();
  expect([name, other].filter((key) => storage.entries.has(key))).toEqual([]);
});

test.each(['full', 'forbidden'])('a %s storage does not stand in the way of the cart', async (why) => {
  const storage = new FakeStorage();
  storage.isFull = true;
  const { tab, pass, sent, answer } = browser(why === 'full' ? storage : (null as unknown as FakeStorage));
  const store = await tab();
  void store.change(set(7, 2));
  await pass(COALESCE_MS);
  expect([quantities(store), sent.length]).toEqual([{ 7: 2 }, 1]);
  await answer(done(cartOf(2, { 7: 2 })));
  expect(store.shown().isConfirmed).toBe(true);
});
