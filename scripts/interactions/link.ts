import { setTimeout as pause } from 'node:timers/promises';

/** A connection as a phone has it. */
export interface Conditions {
  /** From a request to the first byte of its answer, on top of what the server takes. */
  latencyMs: number;
  downBitsPerSecond: number;
  upBitsPerSecond: number;
}

export interface Link {
  /** Resolves when a request with a body of this size has reached the server. */
  up(bytes: number): Promise<void>;
  /** Resolves when so many bytes of an answer have arrived; everything that is on its way shares the line. */
  down(bytes: number): Promise<void>;
}

const BITS = 8;
const SECOND_MS = 1000;

const msFor = (bytes: number, bitsPerSecond: number): number => (bytes * BITS * SECOND_MS) / bitsPerSecond;

/** When the line is free again after these bytes: they follow whatever is on it already. */
export const freeAfter = (now: number, freeAt: number, bytes: number, bitsPerSecond: number): number =>
  Math.max(now, freeAt) + msFor(bytes, bitsPerSecond);

/** Timers count whole milliseconds and drop the rest, so the rest is waited for too. */
async function until(time: number): Promise<void> {
  const left = time - performance.now();
  if (left > 0) await pause(Math.ceil(left));
}

/** A line of these conditions, or one without limits. */
export function openLink(conditions: Conditions | null): Link {
  if (!conditions) return { up: async () => undefined, down: async () => undefined };
  const { latencyMs, downBitsPerSecond, upBitsPerSecond } = conditions;
  let freeAt = 0;
  return {
    up: (bytes) => until(performance.now() + latencyMs + msFor(bytes, upBitsPerSecond)),
    down(bytes) {
      freeAt = freeAfter(performance.now(), freeAt, bytes, downBitsPerSecond);
      return until(freeAt);
    },
  };
}
