import { beforeEach, expect, test } from 'vitest';
import { toCentavos } from '../../src/domain/money';
import { changeOrder } from '../adapters/embedded/orders/change';
import { takeItems } from '../adapters/embedded/orders/items';
import { placeInD1 } from '../adapters/embedded/orders/place-order';
import { env, NOON, product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { emptyOrders } from '../adapters/embedded/testing/empty-orders';
import { order } from '../adapters/embedded/testing/order';
import type { OutboxEvent } from '../outbox/event';
import { orderNew } from './letters/order-new';

const told = { ...env, ORDER_MAIL: '{"viu":"pedidos@tienda.example"}' };

async function placed(settings: typeof env, id: string): Promise<string> {
  const made = await placeInD1(settings, order(id, { 'SKU-1': 2 }), { owner: id, route: 'order', key: id });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.number;
}
const events = async () =>
  (await env.SHOP.prepare("SELECT subject FROM outbox WHERE type = 'order-new'").all<{ subject: string }>()).results;

const newOrder = (subject: string): OutboxEvent => ({
  id: 1,
  type: 'order-new',
  subject,
  store: 'viu',
  secret: null,
  eventSeq: null,
  createdAt: NOON,
  attempts: 0,
});

beforeEach(async () => {
  await emptyOrders();
  await serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]);
});

test('a retailer who configured an address is written to of each new order: what, how it is paid, and nothing of the shopper', async () => {
  await placed(env, 'sin-correo');
  expect(await events()).toEqual([]);
  const number = await placed(told, 'con-correo');
  expect(await events()).toEqual([{ subject: number }]);
  const written = await orderNew({ env: told, event: newOrder(number), origin: 'https://tienda.example', now: NOON });
  expect(written).toMatchObject({
    to: 'pedidos@tienda.example',
    letter: {
      subject: `Pedido nuevo ${number}: $2,320.00`,
      action: { url: `https://tienda.example/operacion/pedido/${number}` },
    },
  });
  const text = JSON.stringify(written?.letter);
  expect(text).toContain('2 × SKU-1');
  expect(text).toContain('Se cobran $2,320.00 al entregar');
  expect(text).not.toMatch(/Ana|Pech|example\.mx/);
});

test('what was canceled before the retailer is written to is not to be prepared, and the amount is what is charged', async () => {
  const number = await placed(told, 'menos');
  const by = { source: 'operator', at: NOON } as const;
  await takeItems(told, { number }, 'cancel-items', [{ lineNo: 1, qty: 1 }], { ...by, id: 'una' });
  const less = { type: 'adjusted', amount: toCentavos(100_00) } as const;
  expect(await changeOrder(told, { number }, less, { ...by, id: 'rebaja' })).toMatchObject({ ok: true });
  const written = await orderNew({ env: told, event: newOrder(number), origin: 'https://tienda.example', now: NOON });
  expect(written?.letter.subject).toBe(`Pedido nuevo ${number}: $1,060.00`);
  expect(JSON.stringify(written?.letter.tables)).toContain('1 × SKU-1');
});
