import { MORNING_LINES, type Morning, type MorningLine } from '../../../../src/commerce/desk';
import { REVIEW_STATUS } from '../../../../src/domain/review';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { mailSettings } from '../../../settings/mail';
import { webhookStores } from '../../../settings/webhooks';
import { dayNumber } from './listed';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What is asked of the gateway, or waits to go out, is stuck after so long. */
const STUCK_MS = 15 * MINUTE_MS;
/** An import takes no longer. */
const IMPORT_MS = HOUR_MS;
/** No line counts further. */
const MOST = 1000;

/** How many orders of a list stand on which of its days. */
const listed = (list: string, days: string): string =>
  `SELECT coalesce(sum(n), 0) FROM desk_count WHERE store = ?1 AND list = '${list}' AND facet = '|' AND ${days}`;

const counted = (rows: string): string => `SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${MOST})`;

/**
 * Each line as SQL. ?1 is the store view, ?2 the day of Mexico City, ?3 a day ago, ?4 in a day, ?5 when what waits now
 * is stuck, ?6 the same of an import, ?7 JSON of the store views with a webhook.
 */
const LINES: Record<MorningLine, string> = {
  fresh: counted('orders WHERE store = ?1 AND created_at > ?3'),
  late: listed('prepare', 'day > 0 AND day < ?2'),
  today: listed('prepare', 'day = ?2'),
  ends: listed('money', 'day > 0 AND day <= ?2'),
  arrive: listed('sent', 'day > 0 AND day < ?2'),
  look: listed('look', '1'),
  refund: listed('refund', '1'),
  returns: counted("order_return WHERE store = ?1 AND status = 'requested'"),
  invoices: counted("invoice_request WHERE store = ?1 AND state = 'open'"),
  reviews: counted(`review WHERE store = ?1 AND status = ${REVIEW_STATUS.pending}`),
  unmatched: counted('unmatched_payment WHERE resolved_at IS NULL'),
  holds: counted('card_payment WHERE store = ?1 AND authorised > 0 AND authorised_until < ?4'),
  gateway: counted('payment_operation WHERE finished_at IS NULL AND created_at < ?5'),
  unanswered: counted('unresolved_order WHERE store = ?1 AND closed_at IS NULL'),
  mail: `SELECT (${counted('outbox WHERE failure IS NOT NULL AND delivered_at IS NOT NULL')})
    + (${counted('webhook_event WHERE store IN (SELECT value FROM json_each(?7)) AND failure IS NOT NULL AND delivered_at IS NOT NULL')})
    + (${counted('outbox WHERE delivered_at IS NULL AND created_at < ?5')})`,
  failing: counted('failing_work'),
  imports: `SELECT count(*) FROM (SELECT begun.began_at, ended.outcome FROM import_version AS begun LEFT JOIN import_end AS ended ON ended.version = begun.version
    WHERE begun.store = ?1 ORDER BY begun.version DESC LIMIT 1) WHERE outcome = 'dropped' OR (outcome IS NULL AND began_at < ?6)`,
};

/** One statement: each line is a column. */
const MORNING = `SELECT ${MORNING_LINES.map((line) => `(${LINES[line]}) AS "${line}"`).join(', ')}`;

/** What there is to do in a store view this morning, by one statement. `now` in epoch ms. */
export async function readMorning(env: Env, store: string, now: number): Promise<Morning> {
  const statement = env.SHOP.prepare(MORNING).bind(
    store,
    dayNumber(now),
    now - DAY_MS,
    now + DAY_MS,
    now - STUCK_MS,
    now - IMPORT_MS,
    JSON.stringify(webhookStores(env)),
  );
  const counts = await withRetry(() => statement.first<Morning['counts']>());
  if (!counts) throw new Error('a statement without FROM answered no row');
  return { counts, most: MOST, isWithoutMail: mailSettings(env) === null };
}
