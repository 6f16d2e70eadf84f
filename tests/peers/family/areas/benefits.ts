import type { PeerCalls } from '../calls.ts';
import { Refusal } from '../refusal.ts';
import type { Shop } from '../shop.ts';

const LEVELS = [
  { name: 'Cobre', from: 0 },
  { name: 'Jade', from: 5000, gives: ['Envío sin costo'] },
  { name: 'Obsidiana', from: 10_000 },
];

/** What a customer has beside their orders; where it is told to, what another one has. */
export const calls = ({ customers }: Shop): PeerCalls => {
  const ranking = (token: string) => ({
    result: { customer_id: customers.me(token).id, bought: 6200, valid_until: '2031-05-03', levels: LEVELS },
  });
  return {
    'user/coupons': ({ token }) => {
      const { id } = customers.me(token);
      return {
        result: [
          { code: 'GASTADO', discount_type: 'by_fixed', discount_amount: 200, is_used: true, customer_id: id },
          {
            code: `LEAL-${id}`,
            discount_type: 'by_percent',
            discount_amount: 15,
            to_date: '2031-12-31',
            customer_id: id,
          },
        ],
      };
    },
    'user/rankings': ({ token }) => ranking(token),
    'user/ranking': ({ token }) => ranking(token),
    'product/guarantee': ({ token, body }) => {
      customers.holderOf(token);
      if (!Number.isInteger(body.product_id)) throw new Refusal(404, 'No such entity with product_id');
      return {
        result: {
          tipo_garantia: 'Del fabricante',
          proveedores: [
            'Taller Centro',
            { nombre: 'Servicio Norte', telefono: '55 1234 5678', url: 'javascript:alert(1)' },
          ],
        },
      };
    },
  };
};
