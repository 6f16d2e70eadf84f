import type { Morning } from '../../../../src/commerce/desk';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { mailSettings } from '../../../settings/mail';
import { webhookStores } from '../../../settings/webhooks';
import { dayNumber } from './listed-rows';
import { MOST, morningCounts, STUCK_MS } from './morning-lines';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** An import takes no longer. */
const IMPORT_MS = HOUR_MS;
/** One statement: each line is a column. */
const statementOf = (counts: ReturnType<typeof morningCounts>): string =>
  `SELECT ${Object.entries(counts)
    .map(([line, count]) => `(${count}) AS "${line}"`)
    .join(', ')}`;

/** What there is to do in a store view this morning, by one statement. `now` in epoch ms. */
export async function readMorning(env: Env, store: string, now: number): Promise<Morning> {
  const statement = env.SHOP.prepare(statementOf(morningCounts())).bind(
    store,
    dayNumber(now),
    now - DAY_MS,
    now + DAY_MS,
    now - STUCK_MS,
    now - IMPORT_MS,
    JSON.stringify(webhookStores(env)),
    now,
  );
  const counts = await withRetry(() => statement.first<Morning['counts']>());
  if (!counts) throw new Error('a statement without FROM answered no row');
  return { counts, most: MOST, isWithoutMail: mailSettings(env) === null };
}
