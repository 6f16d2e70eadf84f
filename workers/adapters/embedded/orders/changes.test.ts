import { beforeEach, expect, test } from 'vitest';
import { embeddedPayments } from '../payments';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';
import { emptyOrders } from '../testing/empty-orders';
import { order } from '../testing/order';
import { changeOrder } from './change';
import { changesSince } from './changes';
import { placeInD1 } from './place-order';

beforeEach(async () => {
  await emptyOrders();
  await serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]);
});

test('steps under one’s own key are no change, those under a longer key that begins so are', async () => {
  const made = await placeInD1(env, order('cambia', { 'SKU-1': 1 }), { owner: 'c', route: 'order', key: 'c' });
  if (!made.ok) throw new Error(made.problem.message);
  const { number } = made.value;
  const told = (type: 'accept' | 'send', key: string) =>
    changeOrder(env, { number }, { type }, { source: 'operator', id: `${number} ${key}`, at: NOON });
  await told('accept', 'uno accept');
  await told('send', 'uno-mas');
  const since = async (key: string | null) =>
    (await changesSince(env, [{ number, seen: 0 }], key)).map(({ type }) => type);
  expect(await since(null)).toEqual(['accept', 'send']);
  expect(await since('uno')).toEqual(['send']);
  expect(await since('uno-mas')).toEqual(['accept']);
});

test('the day an order was sent or handed over is that of the last time, and none before or once it is taken back', async () => {
  const made = await placeInD1(env, order('cuando', { 'SKU-1': 1 }), { owner: 'd', route: 'order', key: 'd' });
  if (!made.ok) throw new Error(made.problem.message);
  const { number } = made.value;
  const reached: (number | null | undefined)[] = [];
  const steps = ['accept', 'send', 'take-back-send', 'send', 'deliver'] as const;
  for (const [hours, type] of steps.entries()) {
    const at = NOON + hours * 3_600_000;
    await changeOrder(env, { number }, { type }, { source: 'operator', id: `${number} ${hours}`, at });
    const payment = await embeddedPayments(env, { storeCode: 'viu' }, at).of({ number });
    reached.push(payment?.reachedAt && payment.reachedAt - NOON);
  }
  expect(reached).toEqual([null, 3_600_000, null, 3 * 3_600_000, 4 * 3_600_000]);
});
