import { beforeEach, expect, test } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import { clabeOf } from '../../../../src/domain/payment/clabe';
import { SPEI } from '../../../../src/domain/payment/methods';
import '../../../areas';
import { placeInD1 } from '../orders/place-order';
import { env, product, serve, storeView } from '../testing/catalogue';
import { order } from '../testing/order';
import { offeredFor } from './offered';
import type { UnmatchedPayment } from './unmatched';

const VIU = storeView('viu');
const TRANSFERS = { bank: '646', plaza: '180', account: '11' };
const taking = {
  ...env,
  PAYMENTS: JSON.stringify({ viu: { spei: { ...TRANSFERS, bankName: 'STP', beneficiary: 'Tianguis' } } }),
};
let last = 0;

/** An order that waits for a transfer of so many centavos. */
async function waits(due: number): Promise<string> {
  last += 1;
  const made = await placeInD1(
    env,
    order(`of-${last}`, { 'SKU-1': 1 }, { paymentMethod: { code: SPEI, title: 'SPEI' } }),
    {
      owner: `of-${last}`,
      route: 'order',
      key: `of-${last}`,
    },
  );
  if (!made.ok) throw new Error(made.problem.message);
  await env.SHOP.prepare('UPDATE orders SET charged = ?2 WHERE number = ?1').bind(made.value.number, due).run();
  return made.value.number;
}

const loose = (amount: number, reference = '1'): UnmatchedPayment => ({
  ...{
    source: 'collector',
    id: `p-${amount}`,
    type: 'received',
    form: 'spei',
    reference,
    payeeKind: null,
    payeeId: null,
  },
  ...{ amount, currency: 'MXN', reason: 'reference', at: 0, resolvedAt: null, triedAt: null },
});

const offered = async (payment: UnmatchedPayment) =>
  ((await offeredFor(taking, VIU, [payment])).get(payment) ?? []).map(({ number, why }) => [number, why]);

beforeEach(async () => {
  await serve(VIU, [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]);
  await env.SHOP.prepare('DELETE FROM orders').run();
});

test('orders that wait for just the amount are offered first, then one of nearly the same reference, then near amounts, five at most', async () => {
  const [exact, far, near, nearer] = [
    await waits(100_000),
    await waits(900_000),
    await waits(105_000),
    await waits(99_000),
  ];
  const clabe = clabeOf(TRANSFERS, far);
  const mistyped = `${clabe.slice(0, -1)}${(Number(clabe.at(-1)) + 1) % 10}`;
  expect(await offered(loose(100_000, mistyped))).toEqual([
    [exact, 'amount'],
    [far, 'reference'],
    [nearer, 'near'],
    [near, 'near'],
  ]);
  for (let n = 0; n < 6; n += 1) await waits(100_000);
  expect(await offered(loose(100_000))).toHaveLength(5);
  expect(new Set((await offered(loose(100_000))).map(([, why]) => why))).toEqual(new Set(['amount']));
});

test('what is paid, off, paid at the door, of another store view or of another currency is not offered', async () => {
  const numbers = [await waits(toCentavos(50_000)), await waits(50_000), await waits(50_000)];
  for (const [place, set] of [
    "status = 'processing'",
    "store = 'muebles_america'",
    `doc = json_set(doc, '$.paymentMethod.code', 'cashondelivery')`,
  ].entries())
    await env.SHOP.prepare(`UPDATE orders SET ${set} WHERE number = ?`).bind(numbers[place]).run();
  expect(await offered(loose(50_000))).toEqual([]);
  await waits(50_000);
  expect(await offered(loose(50_000))).toHaveLength(1);
  expect(await offered({ ...loose(50_000), currency: 'USD' })).toEqual([]);
});

test('a payment that names an order of another store view is offered none of this one', async () => {
  const [there, here] = [await waits(70_000), await waits(50_000)];
  const naming = (payeeId: string) => ({ ...loose(50_000), payeeKind: 'order', payeeId });
  await env.SHOP.prepare("UPDATE orders SET store = 'muebles_america' WHERE number = ?").bind(there).run();
  expect(await offered(naming(there))).toEqual([]);
  expect(await offered(naming(here))).toEqual([[here, 'amount']]);
});

test('the orders that are offered are found by the index of those that wait', async () => {
  const { results } = await env.SHOP.prepare(
    `EXPLAIN QUERY PLAN SELECT number FROM orders WHERE store = 'viu' AND status = 'pending' AND doc ->> '$.paymentMethod.code' <> 'cashondelivery'
       AND charged - wallet - received + reversed + refunded = 5 ORDER BY rowid DESC LIMIT 5`,
  ).all<{ detail: string }>();
  expect(results.map(({ detail }) => detail).join()).toMatch(/orders_waiting \(store=\? AND <expr>=\?\)$/);
});
