import { ok, type Result, refuse } from './result';

/** Why a figure of stock is corrected. */
export const STOCK_REASONS = ['count', 'damaged', 'lost', 'found', 'returned', 'other'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Message keys of why a correction is refused. */
export const CORRECTION_MESSAGES = {
  changed: '{who} corrected it meanwhile: there are {onHand} now',
  moved: 'It changed meanwhile: there are {onHand} now',
  held: '{held} of them are held by orders, and there are only {counted}: say that you know it',
  uncounted: 'Of this nothing is counted, so nothing can be corrected',
} as const;

/** Units that can be sold, and those that lie there for orders that are not sent yet. */
export interface Shelf {
  qty: number;
  held: number;
  /** Of those that are held: units that were not there when somebody counted. */
  missing: number;
}

/** All units that lie there: what somebody counts. */
export const onHand = ({ qty, held, missing }: Shelf): number => qty + Math.max(0, held - missing);

/**
 * What can be sold once so many were counted, never below none, and how many of those held are missing. 409 with detail.held where more is held than there is,
 * unless whoever counted knows it.
 */
export function corrected({ held }: Pick<Shelf, 'held'>, counted: number, knowsHeld: boolean): Result<Shelf> {
  if (counted < held && !knowsHeld) return refuse(409, CORRECTION_MESSAGES.held, { detail: { held, counted } });
  return ok({ qty: Math.max(0, counted - held), held, missing: Math.max(0, held - counted) });
}
