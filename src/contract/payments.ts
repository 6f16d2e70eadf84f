import { z } from 'zod';
import { once } from '../domain/once';
import { NOTIFIED_FORMS, NOTIFIED_TYPES } from '../domain/payment/notification';
import { defineCall } from './call';
import { pesosAboveZero } from './decimal';
import { DESK_HEALTH_PAGE, DESK_ORDERS_PAGE, DESK_UNMATCHED_PAGE } from './desk-pages/forms';
import { DAYS, DAYS_NAMES, LIST, LIST_NAMES } from './desk-pages/lists';
import { requiredText } from './fields';
import { PAYMENTS_FORMS, PAYMENTS_MESSAGES } from './payments-forms';

const ID_MAX = 120;
const REFERENCE_MAX = 120;
const CURRENCY = /^[A-Z]{3}$/;
const MAX_BYTES = 64 * 1024;

/** Header of a notification: `t=<epoch s>,v1=<hex of HMAC-SHA256(key, "<t>.<body>")>`. */
export const SIGNATURE_HEADER = 'Payments-Signature';

/** The body of a notification. */
export const paymentNotification = once(() =>
  z
    .object({
      id: requiredText(ID_MAX),
      type: z.enum(NOTIFIED_TYPES),
      form: z.enum(NOTIFIED_FORMS),
      reference: requiredText(REFERENCE_MAX).meta({
        description: 'CLABE, reference at the till, or id of the payment at the gateway',
      }),
      amount: pesosAboveZero().meta({ description: 'Pesos, at most two decimals' }),
      currency: z.string().regex(CURRENCY),
      at: z.iso.datetime({ offset: true }).transform((at) => Date.parse(at)),
    })
    .meta({ id: 'PaymentNotification' }),
);

export const paymentsNotify = defineCall({
  id: 'paymentsNotify',
  method: 'post',
  path: '/payments/notifications',
  access: 'anyone',
  limit: 'none',
  area: 'payments',
  summary: `A movement of money, told by whoever took it: signed in ${SIGNATURE_HEADER}, counted once for its id. Answers 200 also where it fits no order: the operator sees it then`,
  rawBody: ['application/json'],
  signed: { header: SIGNATURE_HEADER, body: paymentNotification },
  result: () => z.object({ outcome: z.enum(['counted', 'known', 'question']) }),
  maxBodyBytes: MAX_BYTES,
  refusals: [400, 401, 404, 413, 503],
});

/** Money that comes and goes by way of others. */
export const payments = {
  calls: { paymentsNotify },
  forms: PAYMENTS_FORMS,
  messages: PAYMENTS_MESSAGES,
  desk: { page: DESK_UNMATCHED_PAGE, text: 'Payment questions', rank: 2 },
  morning: {
    holds: {
      text: 'Morning holds',
      todo: 'Send them before they lapse',
      rank: 6,
      page: DESK_ORDERS_PAGE,
      query: { [LIST]: LIST_NAMES.prepare, [DAYS]: DAYS_NAMES.lapses },
    },
    unmatched: {
      text: 'Morning unmatched',
      todo: 'Find their orders',
      rank: 14,
      page: DESK_UNMATCHED_PAGE,
      isWholeShop: true,
    },
    gateway: {
      text: 'Morning gateway',
      todo: 'Tell whoever looks after the shop',
      rank: 15,
      page: DESK_HEALTH_PAGE,
      isWholeShop: true,
    },
  },
} as const;
