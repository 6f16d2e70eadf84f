import type { Work } from './define-area';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** How long is kept what was noted of people beside the books. */
export const ACCOUNTS_MS = 5 * 365 * DAY_MS;

/**
 * What the books of a shop rest on: the books of a year are declared by the end of April of the next, and kept five years
 * from then (Código Fiscal 30), which is so long at most.
 */
export const BOOKS_MS = (6 * 365 + 122) * DAY_MS;

/** What was sold on credit: ten years (LFPIORPI 18). */
export const CREDIT_MS = (10 * 365 + 3) * DAY_MS;

/** Rows that go in one step, where there may be many. */
export const STEP_ROWS = 2000;

/**
 * Runs a DELETE on SHOP each minute. `keptMs` are how long rows are kept: ?1, ?2 … of the statement are the moments
 * (epoch ms) so long ago.
 */
export const deleteAfter =
  (statement: string, ...keptMs: number[]): Work =>
  ({ SHOP }, now) =>
    SHOP.prepare(statement)
      .bind(...keptMs.map((kept) => now - kept))
      .run();
