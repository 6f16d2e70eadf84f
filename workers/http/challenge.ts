/**
 * What became of the challenge a request shows. 'none': it shows none; 'unavailable': the service that decides does not
 * answer, so nobody is let through.
 */
export type ChallengeOutcome = 'passed' | 'failed' | 'unavailable' | 'none';

/** What a visitor shows for having passed a challenge. */
export interface ShownChallenge {
  token: string;
  /** What the challenge was passed for. */
  action: string;
  /** Host of the page that showed it. */
  hostname: string;
  /** Address it is shown from, null when unknown. */
  address: string | null;
  /**
   * What it lets through. The same operation, sent again after a lost answer, is let through again; another one is not.
   */
  operation: string;
}

/** Decides whether a challenge was passed. A token counts for one operation. */
export type ChallengeVerifier = (shown: ShownChallenge) => Promise<Exclude<ChallengeOutcome, 'none'>>;

/**
 * Asks what became of the challenge one request shows, once however often it is called. Without `operation` its token
 * serves this request alone; `token` is the one of a call that has a field of its own for it, in the place of the
 * request's header or form field.
 */
export type RequestChallenge = (operation?: string, token?: string | null) => Promise<ChallengeOutcome>;

/** Header a client shows the token in. */
export const CHALLENGE_HEADER = 'x-challenge-pass';
/** Field of a form that carries it, as the widget names it. */
export const CHALLENGE_FIELD = 'cf-turnstile-response';
