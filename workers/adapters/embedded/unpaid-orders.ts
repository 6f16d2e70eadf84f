import { z } from 'zod';
import { UNPAID_ORDERS, type UnpaidOrders } from '../../../src/config/unpaid-orders';
import type { Env } from '../../env';

const MINUTE_MS = 60 * 1000;

const minutes = z
  .number()
  .positive()
  .transform((count) => count * MINUTE_MS);
const ceiling = z.int().positive();

const settings = z.record(
  z.string(),
  z.strictObject({
    perPhone: ceiling.optional(),
    perAddress: ceiling.optional(),
    holdMinutes: z.strictObject({ card: minutes, store: minutes, spei: minutes, cash: minutes }).partial().optional(),
  }),
);

type Settings = z.output<typeof settings>;

const known = new Map<string, Settings>();

function parse(text: string): Settings {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Error('UNPAID_ORDERS is not JSON: expected {"store code": {"perPhone": 5, "perAddress": 5, "holdMinutes": {"cash": 10080}}}');
  }
  const read = settings.safeParse(raw);
  if (!read.success) throw new Error(`UNPAID_ORDERS: ${read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`);
  return read.data;
}

/** What unpaid orders may take of a store view: by the variable UNPAID_ORDERS, else the defaults. Throws on a wrong setting. */
export function unpaidOrders(env: Pick<Env, 'UNPAID_ORDERS' | 'LIMITS_TIMES'>, storeCode: string): UnpaidOrders {
  const text = env.UNPAID_ORDERS ?? '';
  const all = text === '' ? {} : (known.get(text) ?? parse(text));
  if (text !== '') known.set(text, all);
  const { perPhone = UNPAID_ORDERS.perPhone, perAddress = UNPAID_ORDERS.perAddress, holdMinutes = {} } = all[storeCode] ?? {};
  const times = Number(env.LIMITS_TIMES ?? 1);
  const {
    card = UNPAID_ORDERS.holdMs.card,
    store = UNPAID_ORDERS.holdMs.store,
    spei = UNPAID_ORDERS.holdMs.spei,
    cash = UNPAID_ORDERS.holdMs.cash,
  } = holdMinutes;
  return { perPhone: Math.ceil(perPhone * times), perAddress: Math.ceil(perAddress * times), holdMs: { card, store, spei, cash } };
}
