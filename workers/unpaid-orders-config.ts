import { z } from 'zod';
import { UNPAID_ORDERS, type UnpaidOrders } from '../src/config/unpaid-orders';
import type { Env } from './env';
import { jsonSetting } from './json-setting';

const MINUTE_MS = 60 * 1000;

const minutes = z
  .number()
  .positive()
  .transform((count) => count * MINUTE_MS);
const ceiling = z.int().positive();

const byStore = z.record(
  z.string(),
  z.strictObject({
    perPhone: ceiling.optional(),
    perAddress: ceiling.optional(),
    holdMinutes: z.strictObject({ card: minutes, store: minutes, spei: minutes, cash: minutes }).partial().optional(),
  }),
);

const settings = jsonSetting(
  'UNPAID_ORDERS',
  byStore,
  '{"store code": {"perPhone": 5, "perAddress": 5, "holdMinutes": {"cash": 10080}}}',
);

/**
 * What unpaid orders may take of a store view: by the variable UNPAID_ORDERS, else the defaults. Throws on a wrong
 * setting.
 */
export function unpaidOrdersOf(env: Pick<Env, 'UNPAID_ORDERS' | 'LIMITS_TIMES'>, storeCode: string): UnpaidOrders {
  const {
    perPhone = UNPAID_ORDERS.perPhone,
    perAddress = UNPAID_ORDERS.perAddress,
    holdMinutes = {},
  } = settings(env.UNPAID_ORDERS)[storeCode] ?? {};
  const { card, store, spei, cash } = UNPAID_ORDERS.holdMs;
  const times = Number(env.LIMITS_TIMES ?? 1);
  return {
    perPhone: Math.ceil(perPhone * times),
    perAddress: Math.ceil(perAddress * times),
    holdMs: {
      card: holdMinutes.card ?? card,
      store: holdMinutes.store ?? store,
      spei: holdMinutes.spei ?? spei,
      cash: holdMinutes.cash ?? cash,
    },
  };
}
