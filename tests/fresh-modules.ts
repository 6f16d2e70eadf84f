import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { resetModules } from './reset-modules';
import { sampled, seedOf } from './sample';

/** What a test may put something else in place of; the file that does puts it back. */
const PLATFORM = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'Date',
  'fetch',
] as const;

resetModules();

const before = PLATFORM.map((name) => globalThis[name]);
// Registered first of all, so that it runs after whatever a file puts back itself.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  const left = PLATFORM.filter((name, at) => globalThis[name] !== before[at]);
  PLATFORM.forEach((name, at) => {
    Object.assign(globalThis, { [name]: before[at] });
  });
  if (left.length > 0) throw new Error(`left to the test files after this one as something else: ${left.join(', ')}`);
});

/** Properties are tried on the same values each time, so that no run fails by chance. */
fc.configureGlobal({ seed: seedOf(20_261_123), numRuns: sampled(100, 5_000) });
