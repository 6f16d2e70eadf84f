import fc from 'fast-check';
import { vi } from 'vitest';
import { sampled, seedOf } from './sample';

/** Test files share a process: each begins with modules evaluated anew. */
vi.resetModules();

/** Properties are tried on the same values each time, so that no run fails by chance. */
fc.configureGlobal({ seed: seedOf(20_261_123), numRuns: sampled(100, 5_000) });
