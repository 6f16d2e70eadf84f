import { z } from 'zod';
import { once } from '../../domain/once';
import { defineCall } from '../call';
import { identityQuery, looseId, TOKEN_MAX, text } from '../fields';
import { refundTo } from '../refunds/calls';

const AREA = 'user';
const MOST_ITEMS = 100;
const MOST_UNITS = 10_000;

const canceled = once(() => z.object({ order_id: z.string(), status: z.string() }));
const asked = once(() =>
  z.object({
    orderId: looseId(),
    reason: text(TOKEN_MAX).meta({ description: 'Id of a reason of this order' }),
    refund_to: refundTo(),
  }),
);

/** API-096 */
export const orderCancelReasons = defineCall({
  id: 'orderCancelReasons',
  method: 'get',
  path: '/order/cancel-reasons/:orderId',
  access: 'customer',
  limit: 'read',
  area: AREA,
  summary: 'Reasons for which the customer may cancel this order of theirs; 404 for any other',
  params: () => z.object({ orderId: text(TOKEN_MAX) }),
  query: identityQuery,
  result: () => z.array(z.object({ id: z.string(), label: z.string() })),
  refusals: [401, 404, 503],
});

/** API-097 */
export const orderCancelItem = defineCall({
  id: 'orderCancelItem',
  method: 'post',
  path: '/order/cancel-item',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary:
    'Cancels units of lines of an order before it is sent, by the item_id of its history. What stays keeps its price; what was paid for the rest comes back. Under one Idempotency-Key it happens once',
  keyed: true,
  query: identityQuery,
  body: () =>
    asked().extend({
      items: z
        .array(z.object({ item_id: looseId(), qty: z.int().min(1).max(MOST_UNITS) }))
        .min(1)
        .max(MOST_ITEMS),
    }),
  result: canceled,
  refusals: [400, 401, 404, 409, 413, 422, 503],
});

/** API-098 */
export const orderCancel = defineCall({
  id: 'orderCancel',
  method: 'post',
  path: '/order/cancel',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary: 'Cancels an order before it is sent; twice it is once. 409 afterwards: then it is a return',
  query: identityQuery,
  body: asked,
  result: canceled,
  refusals: [400, 401, 404, 409, 413, 422, 503],
});
