import { z } from 'zod';
import { isIsoDay } from '../../domain/mexico-city';
import { defineCall } from '../call';
import { text, wholeNumber } from '../fields';

const STORE_MAX = 32;
const CURSOR_MAX = 60;
const MOST = 200;

const day = () => z.string().refine(isIsoDay);

export const deskMovements = defineCall({
  area: 'desk',
  access: 'service',
  limit: 'none',
  id: 'deskMovements',
  method: 'get',
  path: '/desk/movements',
  summary:
    'What was noted between two days that moved the money of orders of a store view, or took something off their invoices, oldest first: what a bank tells late is of the day it is told, so that a day does not change once its last requests have ended; `after` is what the last page ended with',
  query: () =>
    z.object({
      storeCode: text(STORE_MAX).optional(),
      from: day().meta({ description: 'First day, YYYY-MM-DD in Mexico City' }),
      to: day().meta({ description: 'Last day, which is in it' }),
      after: text(CURSOR_MAX).optional(),
      size: wholeNumber(1, MOST)
        .default(MOST)
        .meta({ description: 'Events that are looked at; those that moved nothing are left out' }),
    }),
  result: () =>
    z.object({
      movements: z.array(
        z.object({
          order: z.string(),
          at: z.string().meta({ description: 'When it happened, as its bank or gateway says or the desk noted it' }),
          notedAt: z.string().meta({ description: 'When the shop wrote it down, by which the days are chosen' }),
          sentOn: z.string().nullable().meta({
            description: 'The day of the bank of what an operator noted: money sent by hand, or put onto the order',
          }),
          type: z.string(),
          form: z.string().nullable().meta({
            description:
              'card, wallet, by-hand, or the payment method of the order or of money that was put onto it; null where no money moved',
          }),
          amount: z
            .number()
            .nullable()
            .meta({ description: 'Pesos that came, with a minus those that left; null where no money moved' }),
          reference: z.string().nullable(),
          cfdiEgreso: z
            .number()
            .nullable()
            .meta({ description: 'What a CFDI of type egreso takes off the invoice because of it, in pesos' }),
        }),
      ),
      next: z.string().nullable(),
    }),
  refusals: [503],
});
