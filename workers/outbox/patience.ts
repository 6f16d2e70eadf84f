import { growingPause } from '../../src/domain/growing-pause';

const FIRST_PAUSE_MS = 30_000;
/** After three days nobody waits for it any more. */
export const GIVE_UP_MS = 3 * 24 * 60 * 60 * 1000;
/** An event is kept so long after it went out, or was given up: until then it may be delivered once more. */
export const EVENT_MS = 7 * 24 * 60 * 60 * 1000;
/** Whoever delivers an event has it for so long; after that it was lost with them. */
export const CLAIM_MS = 60_000;

/** A run that took longer leaves the rest to the next one. */
export const RUN_MS = 25_000;

/**
 * How long after a failed try the next one is made: 30 s, 1 min, 2 min … up to an hour, and never before whoever
 * refused wants it.
 */
export const pauseAfter = (attempts: number, retryAfterMs = 0): number =>
  Math.max(growingPause(FIRST_PAUSE_MS, attempts), retryAfterMs);
