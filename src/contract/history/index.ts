import { z } from 'zod';
import { defineCall } from '../call';
import { identityQuery, looseId, TOKEN_MAX } from '../fields';
import { defineForm } from '../form';
import { type FormFields, line, optional } from '../form-fields';
import { cartChange } from '../limit';
import { REFUND_TO } from '../refunds/forms';
import { orderCancel, orderCancelItem, orderCancelReasons } from './cancel-calls';
import { CANCELED_UNITS } from './cancel-form';
import { HISTORY_MESSAGES } from './messages';
import { ORDERS_PAGE } from './pages';

const AREA = 'user';
const SEEN_MAX = 1024;

export { HISTORY_MESSAGES };

/** The order that is bought again, and which prices were shown. */
export const BUY_AGAIN = { order: line(TOKEN_MAX), seen: optional(line(SEEN_MAX)) } satisfies FormFields;

/** The order that is canceled, why, and where its money goes; with `part` the units of it that were chosen. */
export const CANCEL_ORDER = {
  order: line(TOKEN_MAX),
  reason: line(TOKEN_MAX),
  part: optional({ rule: 'text', test: (value: string) => value === '1' }),
  back: REFUND_TO,
  ...CANCELED_UNITS,
} satisfies FormFields;

export const HISTORY_FORMS = {
  'comprar-otra-vez': defineForm({
    id: 'comprar-otra-vez',
    path: '/order/otra-vez',
    access: 'anyone',
    limit: cartChange,
    page: ORDERS_PAGE,
    fields: BUY_AGAIN,
  }),
  'cancelar-pedido': defineForm({
    id: 'cancelar-pedido',
    path: '/order/cancelar',
    access: 'customer',
    limit: 'form',
    page: ORDERS_PAGE,
    fields: CANCEL_ORDER,
  }),
};

export const orderDetails = defineCall({
  id: 'orderDetails',
  method: 'post',
  path: '/ext/mavi/order-details',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary: 'One order of the customer who is signed in, as the history has it; 404 for any other',
  query: identityQuery,
  body: () => z.object({ idEcommerce: looseId() }),
  result: () => z.looseObject({ increment_id: z.union([z.string(), z.int()]) }),
  refusals: [400, 401, 404, 413, 503],
});

export const orderCustomerInfo = defineCall({
  id: 'orderCustomerInfo',
  method: 'post',
  path: '/user/customer-info',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary:
    'Whom an invoice of an order is about; empty where the order is not the asking customer’s, or cannot be read',
  query: identityQuery,
  body: () => z.object({ order_id: looseId() }),
  result: () =>
    z.object({
      cuenta: z.string().optional(),
      cliente: z.string().optional(),
      movimiento: z.string().optional(),
      telefono: z.string().optional(),
      forma_contacto: z.string().optional(),
    }),
  refusals: [400, 401, 413, 503],
});

/** The orders of a customer. */
export const history = {
  calls: { orderDetails, orderCustomerInfo, orderCancelReasons, orderCancelItem, orderCancel },
  forms: HISTORY_FORMS,
  messages: HISTORY_MESSAGES,
  account: [{ page: ORDERS_PAGE, text: 'Your orders', icon: 'box', group: 'buying', rank: 1 }],
} as const;
