import { beforeAll, expect, test, vi } from 'vitest';
import { toCentavos } from '../../../src/domain/money';
import { openShop, VIU } from '../../../tests/cart/shop';
import { changeOrder } from '../../adapters/embedded/orders/change';
import { walletBalance } from '../../adapters/embedded/wallet/read';
import { buyer, ownOrders } from './buyer.fixture';
import { env, program } from './customer-cart.fixture';

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeAll(() => openShop(env));

test('API-096 API-098 ACCT-004 NOTIF-041 an order is canceled whole for a reason until it is sent, and twice is once', async () => {
  const [ana, eva] = [await buyer(), await buyer()];
  const reasons = await program('GET', `/api/order/cancel-reasons/${ana.number}?token=${ana.token}`);
  const [first] = reasons.result as { id: string; label: string }[];
  const cancel = (who: { token: string }, orderId: string, reason = first?.id) =>
    program('POST', `/api/order/cancel?token=${who.token}`, { orderId, reason });
  expect((await cancel(eva, ana.number)).status).toBe(404);
  expect((await program('GET', `/api/order/cancel-reasons/${ana.number}?token=${eva.token}`)).status).toBe(404);
  expect((await cancel(ana, ana.number, 'porque-no')).status).toBe(422);
  const canceled = { status: 200, result: { order_id: ana.number, status: 'canceled' } };
  expect(await cancel(ana, ana.number)).toMatchObject(canceled);
  expect(await cancel(ana, ana.number)).toMatchObject(canceled);
  await env.SHOP.prepare("UPDATE orders SET status = 'sent' WHERE number = ?").bind(eva.number).run();
  expect(await cancel(eva, eva.number)).toMatchObject({ status: 409, result: 'The order was not canceled' });
});

test('API-097 ACCT-005 units of an order are canceled for a reason, never more than there are', async () => {
  const ana = await buyer();
  const cancel = (qty: number, more: object = {}) =>
    program('POST', `/api/order/cancel-item?token=${ana.token}`, {
      ...{ orderId: ana.number, reason: 'other', ...more },
      items: [{ item_id: 1, qty }],
    });
  expect((await cancel(3)).status).toBe(409);
  expect(await cancel(1)).toMatchObject({ status: 200, result: { status: 'pending' } });
  const kept = await env.SHOP.prepare('SELECT charged, gone, customer_id AS customerId FROM orders WHERE number = ?')
    .bind(ana.number)
    .first<{ charged: number; gone: string; customerId: string }>();
  expect(kept).toMatchObject({ gone: '{"1":1}' });
  expect(await ownOrders(kept?.customerId).list({ page: 1 })).toMatchObject({
    value: { items: [{ number: ana.number, total: kept?.charged, lines: [{ qty: 1 }] }] },
  });
  expect((await cancel(2)).status).toBe(409);
  await changeOrder(
    env,
    { number: ana.number },
    { type: 'received', amount: toCentavos(kept?.charged ?? 0) },
    { source: 'collector', id: ana.number, at: Date.now() },
  );
  expect(await cancel(1, { refund_to: 'wallet' })).toMatchObject({ status: 200, result: { status: 'canceled' } });
  expect((await walletBalance(env, VIU.storeCode, kept?.customerId ?? '', Date.now())).amount).toBe(kept?.charged);
  expect((await cancel(1, { refund_to: 'elsewhere' })).status).toBe(422);
});
