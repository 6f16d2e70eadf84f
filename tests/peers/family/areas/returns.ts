import type { PeerCalls } from '../calls.ts';
import { historyOf, type Shop } from '../shop.ts';

export const calls = ({ returns, customers, orders }: Shop): PeerCalls => {
  /** The order a call names, of whoever holds its token. */
  const own = (token: string, number: string) => {
    customers.orderOf(token, orders.map(historyOf), number);
    return orders.find((order) => order.orderNumber === number);
  };
  return {
    'rma/attributes': () => ({ result: returns.attributes() }),
    'rma/returns': ({ token, query }) => ({ result: returns.of(own(token, query.get('orderId') ?? '')) }),
    'rma/create-form': ({ token, query }) => ({ result: returns.form(own(token, query.get('orderId') ?? '')) }),
    'rma/create': ({ token, body }) => ({ result: returns.create(own(token, String(body.order_id)), body) }),
  };
};
