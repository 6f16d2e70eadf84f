/** Definitive refusals after which somebody is signed out. */
const MOST_REFUSALS = 3;
/** How long a renewal waits after it was refused (spec 2 §9). */
const REFUSED_WAIT_MS = 1_000;

export type Renewal = 'renewed' | 'refused' | 'unreached';

interface Surroundings {
  /** Has the gateway renew the tokens: their status, null when nobody answered. */
  refresh(): Promise<number | null>;
  wait(ms: number): Promise<void>;
}

/**
 * What the page knows of the tokens, which the gateway holds and renews: 0 while the session goes on, −1 when it is
 * over. Only a definitive refusal counts against it; a network that is gone or a shop that is busy ends no session.
 */
export class TokenLock {
  value: 0 | -1 = 0;
  private readonly around: Surroundings;

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** Somebody has signed in. */
  readonly reset = (): void => {
    this.value = 0;
  };

  /**
   * Has the tokens renewed for the one task that is being sent; `sendAgain` sends it with them and answers whether they
   * were taken. New tokens that are not taken count as refused.
   */
  readonly renew = async (sendAgain: () => Promise<boolean>): Promise<Renewal> => {
    for (let refusals = 1; ; refusals += 1) {
      const status = await this.around.refresh();
      if (status === 200 && (await sendAgain())) return 'renewed';
      if (status !== 200 && status !== 401 && status !== 403) return 'unreached';
      if (refusals === MOST_REFUSALS) break;
      await this.around.wait(REFUSED_WAIT_MS);
    }
    this.value = -1;
    return 'refused';
  };
}
