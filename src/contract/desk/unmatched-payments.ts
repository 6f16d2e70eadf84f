import { z } from 'zod';
import { NOTIFIED_FORMS, NOTIFIED_TYPES, UNMATCHED_REASONS } from '../../domain/payment/notification';
import { defineCall } from '../call';
import { NOTE_MAX } from '../desk-pages/forms';
import { requiredText, text, wholeNumber } from '../fields';

const ID_MAX = 120;
const MOST = 100;
const ORDER_MAX = 32;

const common = { area: 'desk', access: 'service', limit: 'none' } as const;

const teller = () => z.enum(['collector', 'gateway']);

export const deskPaymentQuestions = defineCall({
  ...common,
  id: 'deskPaymentQuestions',
  method: 'get',
  path: '/desk/payment-questions',
  summary: 'Movements of money that fit no order and moved nothing, oldest first',
  query: () =>
    z.object({
      settled: z.literal('true').optional().meta({ description: 'Those that were settled, newest first' }),
      size: wholeNumber(1, MOST).default(MOST),
    }),
  result: () =>
    z.object({
      questions: z.array(
        z.object({
          source: teller(),
          id: z.string(),
          type: z.enum(NOTIFIED_TYPES),
          form: z.enum(NOTIFIED_FORMS),
          reference: z.string(),
          order: z.string().nullable().meta({ description: 'Number of the order it names, where it names one' }),
          payee: z.object({ kind: z.string(), id: z.string() }).nullable().meta({
            description: 'What it was paid for, an order or anything else; null where it names nothing of ours',
          }),
          amount: z.number(),
          currency: z.string(),
          reason: z.enum(UNMATCHED_REASONS),
          at: z.string(),
          settledAt: z.string().nullable(),
          orders: z
            .array(
              z.object({
                number: z.string(),
                placedAt: z.string(),
                due: z.number().meta({ description: 'Pesos it waits for' }),
                why: z.enum(['amount', 'reference', 'near']).meta({
                  description:
                    'It waits for just that amount; its reference is the same but for a digit; nearly as much',
                }),
              }),
            )
            .meta({ description: 'Orders of the store view that it may be for, the likeliest first, five at most' }),
        }),
      ),
    }),
  refusals: [503],
});

export const deskPaymentQuestionSettle = defineCall({
  ...common,
  id: 'deskPaymentQuestionSettle',
  method: 'post',
  path: '/desk/payment-questions/settle',
  summary: 'The operator has seen to a movement of money: it is asked about no longer',
  body: () =>
    z.object({
      source: teller(),
      id: requiredText(ID_MAX),
      note: text(NOTE_MAX).nullish().meta({ description: 'What was found out about it' }),
    }),
  result: () => z.object({ settled: z.boolean() }),
  refusals: [400, 404, 413, 503],
});

export const deskPaymentQuestionApply = defineCall({
  ...common,
  id: 'deskPaymentQuestionApply',
  method: 'post',
  path: '/desk/payment-questions/apply',
  summary: 'A movement of money that fitted no order counts as money of this one, once',
  body: () =>
    z.object({
      source: teller(),
      id: requiredText(ID_MAX),
      order: requiredText(ORDER_MAX),
      note: text(NOTE_MAX).nullish(),
    }),
  result: () => z.object({ applied: z.boolean() }),
  refusals: [400, 404, 409, 413, 503],
});
