/**
 * What of its API goes wrong, as often as it was asked for: after the effect the answer is lost, before it there is an
 * error, it takes long, it answers 200 and does nothing, or it moves half of what it was asked for.
 */
export type Fault = 'lost' | 'error' | 'slow' | 'hollow' | 'less';

/** before: told before the shopper is sent back; after: once they are; never: not at all. */
export type Telling = 'before' | 'after' | 'twice' | 'never';

/**
 * What it makes of months: it grants fewer than it was asked for, none, or does not hold what is paid so; or the bank
 * takes none for the card that is given.
 */
export type Months = 'granted' | 'fewer' | 'refused' | 'not-held' | 'not-of-card';

/** How many pesos more than it took every amount is that it names. */
export type Lies = -1 | 0 | 1;

/** How this gateway misbehaves; changed under /control. */
export interface Faults {
  /**
   * Operation ('start', 'ask', 'capture', 'release', 'refund') → what goes wrong with its next calls, and how many of
   * them.
   */
  calls: Record<string, { fault: Fault; times: number }>;
  telling: Telling;
  lies: Lies;
  months: Months;
  /** Of a hold it takes and lets go all, once, or nothing. */
  isWhole: boolean;
  /** It has none of its payments, whichever it is asked for. */
  forgets: boolean;
  /** How long the bank takes over a card that it approves late. */
  lateMs: number;
  slowMs: number;
}

export const noFaults = (): Faults => ({
  calls: {},
  telling: 'before',
  lies: 0,
  months: 'granted',
  isWhole: false,
  forgets: false,
  lateMs: 20_000,
  slowMs: 10_000,
});

/** Takes the fault that the next call of an operation has, null for none. */
export function takeFault({ calls }: Faults, operation: string): Fault | null {
  const next = calls[operation];
  if (!next || next.times <= 0) return null;
  next.times -= 1;
  return next.fault;
}
