import type { PeerCalls } from '../calls.ts';
import { Refusal } from '../refusal.ts';
import { historyOf, type Shop } from '../shop.ts';

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
  'ext/mavi/order-details': ({ token, body }) => ({
    result: customers.orderOf(token, orders.map(historyOf), String(body.idEcommerce)),
  }),
  'order/cancel-reasons/*': ({ path, token }) => {
    customers.orderOf(token, orders.map(historyOf), path.split('/').at(-1) ?? '');
    return { result: [{ id: 7, label: 'Ya no lo quiero' }] };
  },
  'order/cancel': ({ token, body }) => {
    const { increment_id } = customers.orderOf(token, orders.map(historyOf), String(body.orderId));
    const order = orders.find(({ orderNumber }) => orderNumber === increment_id);
    if (body.reason !== '7') throw new Refusal(422, 'El motivo no existe');
    if (order) order.isCanceled = true;
    return { result: true };
  },
  'user/order-history': ({ token, query }) => ({
    result: customers.orderHistory(token, orders.map(historyOf), query),
  }),
});
