import { expect, test } from 'vitest';
import { add, browser, cartOf, done } from '../../../../tests/fakes/cart-browser';

test('a tap on what was told as failed is the same call while the shop is asked again by itself, and is told what that call is told', async () => {
  const { tab, sent, answer, pass, turn } = browser();
  const store = await tab();
  const first = store.change(add(1));
  await turn();
  const key = sent[0]?.change.key;
  await answer(null);
  expect(await first).toBeNull();
  await pass(5_000);
  expect(sent.map(({ change }) => change.key)).toEqual([key]);
  const second = store.change(add(1));
  const third = store.change(add(1));
  await turn();
  await answer(done(cartOf(2, { 7: 1, 8: 1 })));
  expect([await second, await third, sent, [...store.pending()]]).toMatchObject([{ ok: true }, { ok: true }, [], []]);
});

test('a tap on what was told as failed, just after the queue has sent it, adds no second time; a later one does', async () => {
  const { tab, world, sent, queued, answer, pass, turn } = browser();
  world.hasQueue = true;
  const store = await tab();
  const lose = async () => {
    void store.change(add(1));
    await turn();
    await answer(null);
    store.queueAnswered(queued.shift() ?? '', done(cartOf(2, { 7: 1, 8: 1 })), world.now);
  };
  await lose();
  await pass(500);
  expect(await store.change(add(1))).toMatchObject({ ok: true });
  expect(sent).toEqual([]);
  await lose();
  void store.change(add(2));
  await turn();
  expect(sent.map(({ change }) => change.change)).toEqual([add(2)]);
  await answer(done(cartOf(4, { 7: 1, 8: 4 })));
  await lose();
  await pass(2_000);
  void store.change(add(1));
  await turn();
  expect(sent).toHaveLength(1);
});

test('what was left to the queue and answered by another way is taken out of it', async () => {
  const { tab, world, queued, answer, turn } = browser();
  world.hasQueue = true;
  const store = await tab();
  void store.change(add(1));
  await turn();
  await answer(null);
  expect(queued).toHaveLength(1);
  void store.change(add(1));
  await turn();
  await answer(done(cartOf(2, { 7: 1, 8: 1 })));
  expect(queued).toEqual([]);
});
