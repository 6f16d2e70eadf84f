import { z } from 'zod';
import { UNPAID_ORDERS as DEFAULTS, type UnpaidOrders } from '../../src/config/unpaid-orders';
import { jsonSetting, type Setting, type Variables } from './setting';

const MINUTE_MS = 60 * 1000;

const byStore = () => {
  const minutes = z
    .number()
    .positive()
    .transform((count) => count * MINUTE_MS);
  const ceiling = z.int().positive();
  return z.record(
    z.string(),
    z.strictObject({
      perPhone: ceiling.optional(),
      perAddress: ceiling.optional(),
      holdMinutes: z.strictObject({ card: minutes, store: minutes, spei: minutes, cash: minutes }).partial().optional(),
    }),
  );
};

const EXAMPLE = '{"store code": {"perPhone": 5, "perAddress": 5, "holdMinutes": {"cash": 10080}}}';

const settings = jsonSetting('UNPAID_ORDERS', byStore, EXAMPLE);

export const UNPAID_ORDERS = {
  name: 'UNPAID_ORDERS',
  kind: 'variable',
  shape: 'JSON by store view',
  about:
    'How many unpaid orders a telephone and an address may have open, and how many minutes each way to pay holds their stock (card, store, spei, cash).',
  without: 'the figures of `src/config/unpaid-orders.ts`',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

/**
 * What unpaid orders may take of a store view: by the variable UNPAID_ORDERS, else the defaults. Throws on a wrong
 * setting.
 */
export function unpaidOrdersOf(env: Variables<'UNPAID_ORDERS' | 'LIMITS_TIMES'>, storeCode: string): UnpaidOrders {
  const {
    perPhone = DEFAULTS.perPhone,
    perAddress = DEFAULTS.perAddress,
    holdMinutes = {},
  } = settings(env.UNPAID_ORDERS)[storeCode] ?? {};
  const { card, store, spei, cash } = DEFAULTS.holdMs;
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
