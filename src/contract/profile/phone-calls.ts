import { z } from 'zod';
import { defineCall } from '../call';
import { fieldSchema } from '../field-schema';
import { identityQuery, looseId } from '../fields';
import { PHONE_CODE } from './phone-forms';

const AREA = 'user';

export const sendSms = defineCall({
  id: 'sendSms',
  method: 'post',
  path: '/send_sms',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary:
    'Sends a code of four digits to the telephone of the asking customer, which confirms it within ten minutes; another one after five. An empty object where there is no telephone, false where the message could not be sent, both with meta.degraded',
  query: identityQuery,
  body: () => z.object({ customer_id: looseId().nullish() }),
  result: () =>
    z.union([
      z.object({
        sent: z.literal(true).optional(),
        expires_at: z.string().optional(),
        again_at: z.string().optional(),
      }),
      z.literal(false),
    ]),
  refusals: [400, 401, 404, 413, 429, 503],
});

export const userPhoneConfirm = defineCall({
  id: 'userPhoneConfirm',
  method: 'post',
  path: '/user/phone',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary: 'Confirms the telephone of the asking customer by the code that was sent to it; five tries a code',
  query: identityQuery,
  body: () => z.object({ code: fieldSchema(PHONE_CODE.code) }),
  result: () => z.literal(true),
  refusals: [400, 401, 404, 413, 429, 503],
});
