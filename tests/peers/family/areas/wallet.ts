import type { PeerCalls } from '../calls.ts';
import { Refusal } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** What a customer has in their wallet; of another one the platform knows nothing. */
export const calls = ({ customers }: Shop): PeerCalls => {
  const own = (token: string, named: unknown) => {
    const { id } = customers.me(token);
    if (String(named) !== String(id)) throw new Refusal(404, 'No such entity with customerId');
    return id;
  };
  return {
    wallet_balance: ({ token, body }) => {
      own(token, body.customerId);
      return { result: 350.5 };
    },
    wallet_history: ({ token, body }) => {
      const customer_id = own(token, body.customerId);
      return {
        result: [
          { id: 71, type: 'promotion', amount: '500.00', created_at: '2026-10-01 09:00:00', customer_id },
          {
            id: 84,
            type: 'compra',
            amount: '-149.50',
            created_at: '2026-11-02 18:30:00',
            order_id: '100000512',
            customer_id,
          },
        ],
      };
    },
  };
};
