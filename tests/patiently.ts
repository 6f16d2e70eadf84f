import { vi } from 'vitest';
import { PATIENCE_MS } from './patience';

/** Looks again until it throws nothing any more, and answers what it came to. */
export const patiently = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: PATIENCE_MS });
