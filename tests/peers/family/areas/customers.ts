import type { PeerCalls } from '../calls.ts';
import { Refusal } from '../refusal.ts';
import { historyOf, type KeptOrder, type Shop } from '../shop.ts';

const REASON = { id: 7, label: 'Ya no lo quiero' };

/** Takes units off an order, all of them or none; the last ones cancel it. */
function cancelItems(order: KeptOrder, items: { item_id: number | string; qty: number }[]): void {
  const canceled = { ...order.canceled };
  for (const { item_id: written, qty } of items) {
    // As the platforms do, it takes an id that is written as text.
    const item_id = Number(written);
    const line = order.lines.find((one) => one.item_id === item_id);
    const units = (canceled[item_id] ?? 0) + qty;
    if (!line || units > line.qty) throw new Refusal(400, 'No hay tantas piezas en el pedido');
    canceled[item_id] = units;
  }
  order.canceled = canceled;
  order.isCanceled = order.lines.every(({ item_id, qty }) => canceled[item_id] === qty);
}

/** The order of whoever asks, for a reason there is. */
function orderToCancel(
  { customers, orders }: Pick<Shop, 'customers' | 'orders'>,
  token: string,
  body: Record<string, unknown>,
): KeptOrder {
  const { increment_id } = customers.orderOf(token, orders.map(historyOf), String(body.orderId));
  const order = orders.find(({ orderNumber }) => orderNumber === increment_id);
  if (!order || body.reason !== String(REASON.id)) throw new Refusal(422, 'El motivo no existe');
  return order;
}

export const calls = ({ customers, orders }: Shop): PeerCalls => ({
  'user/login': ({ body }) => customers.login(body),
  'user/social-login': ({ body }) => customers.socialLogin(body),
  'user/refresh': ({ body }) => customers.refresh(body),
  'user/create': ({ body }) => ({ result: customers.create(body) }),
  'user/reset-password': ({ body }) => ({ result: customers.resetPassword(body) }),
  'user/create-password': ({ body }) => ({ result: customers.createPassword(body) }),
  'user/change-password': ({ token, body }) => ({ result: customers.changePassword(token, body) }),
  'user/me': ({ method, token, body }) => ({
    result: method === 'POST' ? customers.update(token, body) : customers.me(token),
  }),
  'user/address/*': ({ method, path, token, body }) => ({
    result:
      method === 'DELETE'
        ? customers.removeAddress(token, decodeURIComponent(path.split('/').at(-1) ?? ''))
        : customers.saveAddress(decodeURIComponent(path.split('/').at(-1) ?? ''), body),
  }),
  send_sms: ({ token, body }) => {
    if (customers.me(token).id !== body.customer_id) throw new Refusal(404, 'No such entity with customer_id');
    return { result: { sent: true } };
  },
  'ext/mavi/order-details': ({ token, body }) => ({
    result: customers.orderOf(token, orders.map(historyOf), String(body.idEcommerce)),
  }),
  'order/cancel-reasons/*': ({ path, token }) => {
    customers.orderOf(token, orders.map(historyOf), path.split('/').at(-1) ?? '');
    return { result: [REASON] };
  },
  'order/cancel': ({ token, body }) => {
    const order = orderToCancel({ customers, orders }, token, body);
    order.isCanceled = true;
    return { result: true };
  },
  'order/cancel-item': ({ token, body }) => {
    cancelItems(
      orderToCancel({ customers, orders }, token, body),
      body.items as { item_id: number | string; qty: number }[],
    );
    return { result: true };
  },
  'user/order-history': ({ token, query }) => ({
    result: customers.orderHistory(token, orders.map(historyOf), query),
  }),
});
