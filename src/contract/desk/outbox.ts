import { z } from 'zod';
import { defineCall } from '../call';
import { wholeNumber } from '../fields';

const MOST = 100;

/** Ways by which news goes out: letters and what else the shop sends to shoppers, and the retailer's webhook. */
export const OUTBOX_CHANNELS = ['mail', 'webhook'] as const;

/** Message keys of what is sent again. */
export const DESK_OUTBOX_MESSAGES = {
  sentAlready: 'It was sent already',
  secretGone: 'It cannot be sent again: what it held was erased',
} as const;

const common = { area: 'desk', access: 'service', limit: 'none' } as const;

const channel = () => z.enum(OUTBOX_CHANNELS);

export const deskOutbox = defineCall({
  ...common,
  id: 'deskOutbox',
  method: 'get',
  path: '/desk/outbox',
  summary:
    'What did not go out: waiting, oldest first, or given up, newest first, with the reason of the last try; nothing of a shopper',
  query: () =>
    z.object({
      givenUp: z.literal('true').optional().meta({ description: 'What was given up' }),
      size: wholeNumber(1, MOST).default(MOST),
    }),
  result: () =>
    z.object({
      events: z.array(
        z.object({
          channel: channel(),
          id: z.int(),
          type: z.string(),
          order: z.string().nullable().meta({ description: 'Number of the order it is of, where it is of one' }),
          attempts: z.int(),
          reason: z.string().nullable(),
          createdAt: z.string(),
          nextAttemptAt: z.string().nullable(),
          givenUpAt: z.string().nullable(),
        }),
      ),
    }),
  refusals: [503],
});

export const deskOutboxResend = defineCall({
  ...common,
  id: 'deskOutboxResend',
  method: 'post',
  path: '/desk/outbox/resend',
  summary:
    'Sends again what was given up, and now what waits; it has three days anew. Under one Idempotency-Key it happens once',
  keyed: true,
  body: () => z.object({ channel: channel(), id: z.int().positive() }),
  result: () => z.object({ waiting: z.boolean() }),
  refusals: [400, 404, 409, 413, 503],
});
