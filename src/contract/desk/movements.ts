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
    'What moved the money of orders of a store view, and what took something off their invoices, between two days, oldest first; `after` is what the last page ended with',
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
          at: z.string(),
          sentOn: z.string().nullable().meta({ description: 'The day on which money was sent by hand' }),
          type: z.string(),
          form: z.string().nullable().meta({
            description: 'card, wallet, by-hand, or the payment method of the order; null where no money moved',
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
