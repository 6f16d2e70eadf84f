import { z } from 'zod';
import { once } from '../../domain/once';
import { ORDER_STATUSES } from '../../domain/order/status';
import { CORRECTION_MESSAGES, STOCK_REASONS } from '../../domain/stock-correction';
import { defineCall } from '../call';
import { NOTE_MAX } from '../desk-pages/forms';
import { sku, text, wholeNumber } from '../fields';
import { DESK_STOCK_FORMS, DESK_STOCK_PAGE, MOST_UNITS } from './forms';

export const DESK_STOCK_MESSAGES = {
  ...CORRECTION_MESSAGES,
  correctedTo: 'Corrected: {qty} can be sold, {held} are held',
} as const;

const CODE_MAX = 60;
const common = { area: 'desk', access: 'service', limit: 'none' } as const;

const shelf = once(() => ({
  qty: z.int().meta({ description: 'Units that can be sold' }),
  held: z.int().meta({ description: 'Units that lie there for orders which are not sent yet' }),
  missing: z.int().meta({ description: 'Of those held: units that were not there when somebody counted' }),
}));

export const deskStock = defineCall({
  ...common,
  id: 'deskStock',
  method: 'get',
  path: '/desk/stock/:sku',
  summary: 'Live stock of a product by variant and place, and which open orders hold it; carts hold nothing',
  params: () => z.object({ sku: sku() }),
  result: () =>
    z.object({
      sku: z.string(),
      name: z.string(),
      items: z.array(
        z.object({
          sku: z.string(),
          name: z.string(),
          version: z.int(),
          places: z.array(
            z.object({
              ...shelf(),
              branch: z.string().nullable().meta({ description: 'null: what is sent' }),
              inStock: z.boolean(),
              counted: z.boolean(),
            }),
          ),
        }),
      ),
      holds: z.array(
        z.object({
          order: z.string(),
          status: z.enum(ORDER_STATUSES),
          sku: z.string(),
          qty: z.int(),
          branch: z.string().nullable(),
        }),
      ),
    }),
  refusals: [404, 503],
});

export const deskStockCorrect = defineCall({
  ...common,
  id: 'deskStockCorrect',
  method: 'post',
  path: '/desk/stock/:sku',
  summary:
    'Corrects what lies in one place to what was counted, once under one Idempotency-Key. 409 where it changed since it was read, or more is held than was counted',
  params: () => z.object({ sku: sku() }),
  keyed: true,
  body: () =>
    z.object({
      branch: text(CODE_MAX).nullish(),
      counted: wholeNumber(0, MOST_UNITS).meta({ description: 'All units that lie there, those held for orders too' }),
      onHand: wholeNumber(0, MOST_UNITS).meta({ description: 'What was read: qty + held - missing' }),
      version: wholeNumber(0, Number.MAX_SAFE_INTEGER).meta({ description: 'As it was read' }),
      reason: z.enum(STOCK_REASONS),
      note: text(NOTE_MAX).nullish(),
      knowsHeld: z.boolean().default(false),
    }),
  result: () => z.object(shelf()),
  refusals: [400, 404, 409, 413, 503],
});

/** Stock at the desk. */
export const deskStockArea = {
  calls: { deskStock, deskStockCorrect },
  forms: DESK_STOCK_FORMS,
  messages: DESK_STOCK_MESSAGES,
  desk: { page: DESK_STOCK_PAGE, text: 'Stock', rank: 1.6 },
} as const;
