import { afterAll, beforeAll, vi } from 'vitest';

/** For the tests of this file the clock stands where they set it, and the log is silent. */
export function simulateTime(): void {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
