/**
 * The circuit opens when at least half of at least twenty calls of the last half minute failed, and lets one call try
 * again after ten seconds.
 */
const WINDOW_MS = 30_000;
const LEAST_CALLS = 20;
const FAILURE_SHARE = 0.5;
const OPEN_MS = 10_000;

/** A circuit breaker for one retailer's API, kept per isolate. */
export class Breaker {
  private calls: { at: number; failed: boolean }[] = [];
  private openedAt: number | null = null;
  private triedAt: number | null = null;

  /**
   * Whether a call may go out now. While open, one caller after each pause is let through to try; one that never tells
   * how it went holds up the next for a pause, not for ever.
   */
  allows(now: number): boolean {
    if (this.openedAt === null) return true;
    if (now - Math.max(this.openedAt, this.triedAt ?? 0) < OPEN_MS) return false;
    this.triedAt = now;
    return true;
  }

  note(failed: boolean, now: number): void {
    if (this.openedAt !== null) {
      this.triedAt = null;
      this.openedAt = failed ? now : null;
      if (!failed) this.calls = [];
      return;
    }
    this.calls = this.calls.filter((call) => now - call.at < WINDOW_MS);
    this.calls.push({ at: now, failed });
    const failures = this.calls.filter((call) => call.failed).length;
    if (this.calls.length >= LEAST_CALLS && failures / this.calls.length >= FAILURE_SHARE) this.openedAt = now;
  }
}
