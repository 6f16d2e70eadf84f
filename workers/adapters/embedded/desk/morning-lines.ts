import type { MorningLineName } from '../../../../src/contract/areas';
import { MEXICO_CITY_OFFSET_MS } from '../../../../src/domain/mexico-city';
import type { DeskList } from '../../../../src/domain/order/desk-list';
import { TO_REFUND } from '../orders/row';

/**
 * A line of the desk's first page as SQL that counts it. ?1 is the store view, ?2 the day of Mexico City (`dayNumber`), ?3
 * a day ago, ?4 in a day, ?5 when what waits now is stuck, ?6 the same of an import (epoch ms), ?7 JSON of the store views
 * with a webhook, ?8 now.
 */
export type MorningCount = string;

/** Messages go out, and the gateway is asked, each minute: what waits longer was passed over or refused again and again. */
export const STUCK_MS = 15 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** No line counts further. */
export const MOST = 1000;

/** How many rows there are of a table, with what narrows it. */
export const counted = (rows: string): MorningCount => `SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${MOST})`;

/** How many orders of a list stand on which of its days. */
export const listed = (list: DeskList, days = '1'): MorningCount =>
  `SELECT coalesce(sum(n), 0) FROM desk_count WHERE store = ?1 AND list = '${list}' AND facet = '|' AND ${days}`;

/** How many orders to be prepared were due earlier today: what a branch is to have ready is due by the hour. */
export const PASSED_TODAY: MorningCount = `SELECT count(*) FROM desk_entry WHERE store = ?1 AND list = 'prepare' AND facet = '|'
  AND due >= ?2 * ${DAY_MS} - (${MEXICO_CITY_OFFSET_MS}) AND due < ?8`;

/** A refund that the gateway was asked for and has not answered yet, as SQL of `payment_operation`. */
const OPEN_REFUND = "kind = 'refund' AND finished_at IS NULL";

/**
 * How many orders have money to be refunded of which nobody at the desk need send any: the gateway was asked for all of it,
 * or all of it came by card and goes back by itself within a minute.
 */
export const ON_ITS_WAY_BACK: MorningCount = `SELECT count(*) FROM orders WHERE store = ?1 AND ${TO_REFUND} > 0 AND number IN
    (SELECT order_number FROM refund WHERE due_at > 0 UNION ALL SELECT payee_id FROM payment_operation WHERE +payee_kind = 'order' AND ${OPEN_REFUND})
  AND (${TO_REFUND} <= (SELECT coalesce(sum(amount), 0) FROM payment_operation WHERE payee_kind = 'order' AND payee_id = orders.number AND ${OPEN_REFUND})
    OR (received = captured AND EXISTS (SELECT 1 FROM refund WHERE order_number = orders.number AND due_at IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM payment_operation WHERE payee_kind = 'order' AND payee_id = orders.number AND kind = 'refund' AND failure IS NOT NULL)))`;

let declared: Readonly<Record<MorningLineName, MorningCount>> | null = null;

/** Says how each line is counted: said once, where the list of areas stands. */
export function registerMorning(counts: Readonly<Record<MorningLineName, MorningCount>>): void {
  declared = counts;
}

/** How each line is counted; throws before it was said, so that no morning is taken for one without work. */
export function morningCounts(): Readonly<Record<MorningLineName, MorningCount>> {
  if (!declared) throw new Error('registerMorning was not called: import workers/areas');
  return declared;
}
