import { z } from 'zod';
import { MAX_LINES } from '../../domain/cart/lines';
import { once } from '../../domain/once';
import { DESK_WAYS, WAYS } from '../../domain/returns/return';
import { MAX_LENGTH, MAX_QUANTITY } from '../../domain/validation';
import { defineCall } from '../call';
import { fieldSchema } from '../field-schema';
import { identityQuery, itemId, looseId, quantity, requiredText, rule, text, wholeNumber } from '../fields';
import { refundTo } from '../refunds/calls';
import { REFUNDS_FORMS } from '../refunds/forms';
import { REFUND_MESSAGES } from '../refunds/messages';
import { DESK_BEGUN, DESK_RECEIVED, NEW_RETURN, RECEIVED_REFUSAL, RETURNS_FORMS } from './forms';
import { RETURNS_MESSAGES } from './messages';
import { DESK_RETURNS_PAGE } from './pages';

const REASON_MAX = 64;
const ORDER_MAX = 32;

const option = once(() => z.object({ value: z.string(), label: z.string() }));
const words = () => requiredText(REASON_MAX);
const ofOrder = () => identityQuery().extend({ orderId: requiredText(MAX_LENGTH.sku) });

/** A return as it is told: its status in the words of the family. */
const told = once(() =>
  z.object({
    increment_id: z.string(),
    order_increment_id: z.string(),
    status: z.string().meta({
      description:
        'pending, authorized, on_the_way, received_on_item, received, denied, processed_closed (its money went back) or closed',
    }),
    date_requested: z.string(),
    comment: z.string(),
    way: z.string().nullable(),
    collect_on: z.string().nullable(),
    tracks: z.array(z.object({ carrier_title: z.string(), track_number: z.string() })),
    items: z.array(
      z.object({
        order_item_id: z.int(),
        product_sku: z.string(),
        product_name: z.string(),
        qty_requested: z.int(),
        qty_returned: z.int(),
        qty_approved: z.int(),
        reason: z.string(),
        condition: z.string(),
      }),
    ),
  }),
);

const common = { area: 'returns', access: 'customer' } as const;

export const rmaAttributes = defineCall({
  ...common,
  id: 'rmaAttributes',
  method: 'get',
  path: '/rma/attributes',
  access: 'anyone',
  limit: 'read',
  summary: 'The reasons and conditions that a return may name, each with what it is called',
  query: identityQuery,
  result: () =>
    z.array(z.object({ attribute_code: z.string(), frontend_label: z.string(), options: z.array(option()) })),
  refusals: [401, 404, 503],
});

export const rmaList = defineCall({
  ...common,
  id: 'rmaList',
  method: 'get',
  path: '/rma/returns',
  limit: 'read',
  summary: 'The returns of an order of the customer who is signed in, the oldest first; 404 for any other',
  query: ofOrder,
  result: () => z.array(told()),
  refusals: [401, 404, 503],
});

export const rmaForm = defineCall({
  ...common,
  id: 'rmaForm',
  method: 'get',
  path: '/rma/create-form',
  limit: 'read',
  summary:
    'What of an order may be returned, until when, and why the rest may not; 404 for an order of somebody else. `revocation_until` and `fault_until` are null where it is not known when it was delivered',
  query: ofOrder,
  result: () =>
    z.object({
      order_increment_id: z.string(),
      problem: z.string().nullable(),
      revocation_until: z.string().nullable(),
      fault_until: z.string().nullable(),
      items: z.array(
        z.object({
          order_item_id: z.int(),
          sku: z.string(),
          name: z.string(),
          qty_available: z.int(),
          problem: z.string().nullable(),
        }),
      ),
    }),
  refusals: [401, 404, 503],
});

const askedItems = () =>
  z
    .array(z.object({ order_item_id: itemId(), qty: quantity(), reason: words(), condition: words() }))
    .min(1, rule('required', RETURNS_MESSAGES.nothing))
    .max(MAX_LINES);

export const rmaCreate = defineCall({
  ...common,
  id: 'rmaCreate',
  method: 'post',
  path: '/rma/create',
  limit: 'form',
  summary:
    'Asks for a return of an order of the customer who is signed in. Never more than was bought and is not being returned already, however many ask at once. Sent again under its key it answers the first',
  query: identityQuery,
  keyed: true,
  body: () =>
    z.object({
      order_id: looseId(),
      items: askedItems(),
      way: z.enum(WAYS).default('parcel'),
      collect_on: z.iso.date().nullish(),
      comment: fieldSchema(NEW_RETURN.comment).default(''),
      refund_to: refundTo(),
    }),
  result: told,
  refusals: [400, 401, 404, 409, 413, 503],
});

export const deskReturnBegin = defineCall({
  area: 'returns',
  access: 'service',
  limit: 'none',
  id: 'deskReturnBegin',
  method: 'post',
  path: '/desk/orders/:number/returns',
  summary:
    'Begins a return for the customer of an order, who is told: it is authorised from the start. What is there already comes `handed-over`. Sent again under its key it answers the first',
  params: once(() => z.object({ number: text(ORDER_MAX) })),
  keyed: true,
  body: () =>
    z.object({
      items: askedItems(),
      way: z.enum(DESK_WAYS).default('parcel'),
      collect_on: z.iso.date().nullish(),
      comment: fieldSchema(NEW_RETURN.comment).default(''),
      refund_to: refundTo(),
      beyond: fieldSchema(DESK_BEGUN.beyond)
        .default('')
        .meta({ description: 'Why it is taken back although its time is over; needed then' }),
    }),
  result: told,
  refusals: [400, 404, 409, 413, 503],
});

export const deskReturns = defineCall({
  area: 'returns',
  access: 'service',
  limit: 'none',
  id: 'deskReturns',
  method: 'get',
  path: '/desk/orders/:number/returns',
  summary:
    'The returns of an order, the oldest first; `way` is `undelivered` of the parcel of an order that was canceled while its carrier had it',
  params: once(() => z.object({ number: text(ORDER_MAX) })),
  result: () => z.array(told()),
  refusals: [503],
});

export const deskReturnReceive = defineCall({
  area: 'returns',
  access: 'service',
  limit: 'none',
  id: 'deskReturnReceive',
  method: 'post',
  path: '/desk/returns/:number/receive',
  summary:
    'Takes in what arrived of a return: accepted units are for sale again or written off, and the order costs that much less. 409 with `detail.agreed` where that moves money nobody agreed to yet: sent again with it, it is done. Sent again under its key it is answered as it was',
  params: once(() => z.object({ number: text(ORDER_MAX) })),
  keyed: true,
  body: () =>
    z.object({
      items: z
        .array(
          z.object({
            order_item_id: itemId(),
            qty_returned: quantity(),
            qty_approved: wholeNumber(0, MAX_QUANTITY)
              .optional()
              .meta({ description: 'All that came, where left out' }),
            for_sale: z.boolean().default(false).meta({ description: 'Whether what is approved can be sold again' }),
            refusal: fieldSchema(RECEIVED_REFUSAL)
              .default('')
              .meta({ description: 'Why some are not approved; needed then' }),
          }),
        )
        .min(1, rule('required', RETURNS_MESSAGES.nothing))
        .max(MAX_LINES),
      agreed: fieldSchema(DESK_RECEIVED.agreed).default(''),
    }),
  result: told,
  refusals: [400, 404, 409, 413, 503],
});

/** What customers send back. */
export const returns = {
  calls: { rmaAttributes, rmaList, rmaForm, rmaCreate, deskReturns, deskReturnBegin, deskReturnReceive },
  forms: { ...RETURNS_FORMS, ...REFUNDS_FORMS },
  messages: { ...RETURNS_MESSAGES, ...REFUND_MESSAGES },
  events: [
    'return-requested',
    'return-authorised',
    'return-refused',
    'return-received',
    'return-partly-received',
    'refund-asked',
  ],
  desk: { page: DESK_RETURNS_PAGE, text: 'Returns', rank: 1.9 },
  morning: {
    returns: { text: 'Morning returns', todo: 'Answer them', rank: 10, page: DESK_RETURNS_PAGE },
  },
} as const;
