import type { MorningLineName } from '../../../../src/contract/areas';
import { MEXICO_CITY_OFFSET_MS } from '../../../../src/domain/mexico-city';
import type { DeskList } from '../../../../src/domain/order/desk-list';

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
