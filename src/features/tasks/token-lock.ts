/** Definitive refusals after which somebody is signed out. */
const MOST_REFUSALS = 3;
/** How long a task waits while the tokens are being renewed, and a renewal after it was refused (spec 2 §9). */
export const REFRESH_WAIT_MS = 1_000;

export type Renewal = 'renewed' | 'refused' | 'unreached';

interface Surroundings {
  /** Has the gateway renew the tokens: their status, null when nobody answered. */
  refresh(): Promise<number | null>;
  wait(ms: number): Promise<void>;
}

/**
 * The page's view of a renewal that the gateway performs: 0 when there is none, above 0 while it goes on, −1 when the session is over. Only a
 * definitive refusal counts against it; a network that is gone or a shop that is busy ends no session.
 */
export class TokenLock {
  value = 0;
  private renewing: Promise<Renewal> | null = null;
  private readonly around: Surroundings;

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** Somebody has signed in. */
  readonly reset = (): void => {
    this.value = 0;
  };

  /** Renews the tokens once for all tasks that ask. */
  readonly renew = (): Promise<Renewal> => {
    this.renewing ??= this.attempt().finally(() => {
      this.renewing = null;
    });
    return this.renewing;
  };

  private async attempt(): Promise<Renewal> {
    for (let refusals = 1; ; refusals += 1) {
      this.value += 1;
      const status = await this.around.refresh();
      if (status === 200 || status === null || (status !== 401 && status !== 403)) {
        this.value = 0;
        return status === 200 ? 'renewed' : 'unreached';
      }
      if (refusals === MOST_REFUSALS) {
        this.value = -1;
        return 'refused';
      }
      await this.around.wait(REFRESH_WAIT_MS);
    }
  }
}
