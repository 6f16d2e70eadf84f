import type { MorningLineName } from '../contract/areas';
import type { OUTBOX_CHANNELS } from '../contract/desk/outbox';
import type { OutboxType } from '../contract/events';
import type { Result } from '../domain/result';

/** A message that did not go out and waits for nobody any more. Times in epoch ms. */
export interface GivenUp {
  channel: (typeof OUTBOX_CHANNELS)[number];
  id: number;
  type: OutboxType;
  order: string | null;
  reason: string | null;
  at: number;
  /** false where what it held was erased. */
  canGoAgain: boolean;
}

/**
 * Work the shop does by itself each minute whose last run failed. `since` is the first of the failures in a row. Epoch
 * ms.
 */
export interface FailingWork {
  name: string;
  reason: string;
  since: number;
  failedAt: number;
}

/** A message that was tried in vain, or waits too long, and will be tried again. Epoch ms. */
export interface StuckMessage extends Pick<GivenUp, 'channel' | 'id' | 'type' | 'order' | 'reason'> {
  attempts: number;
  /** When it was written. */
  createdAt: number;
  nextAttemptAt: number;
}

export interface DeskHealth {
  /** When the oldest event that is not delivered yet was written; null when none waits. Epoch ms. */
  oldestWaiting: number | null;
  waiting: number;
  /** How many could not go out so far, those that wait longest first; of more than a hundred the others are counted alone. */
  stuck: { count: number; messages: StuckMessage[] };
  /** Messages of both channels that were given up, the newest first. */
  givenUp: GivenUp[];
  /** Of the whole shop, the longest failing first. */
  failing: FailingWork[];
}

/** What there is to do in a morning. */
export interface Morning {
  counts: Record<MorningLineName, number>;
  /** No bound of a count is passed: past it there are at least as many. */
  most: number;
  /** Nobody is written to, as no mail is configured. */
  isWithoutMail: boolean;
}

export interface DeskRunning {
  /** What there is to do, by one wait. */
  morning(): Promise<Morning>;
  health(): Promise<DeskHealth>;
  /** Sends again what was given up, once under its key. 404, 409 where it went out or cannot any more. */
  resend(channel: GivenUp['channel'], id: number, key: string): Promise<Result<null>>;
}

/**
 * What operators do at the shop's own desk, in one store view: a port of each area that has something there. An area
 * adds its own where its port is declared, and serves it as `desk` of its value (workers/areas).
 */
export interface Desk {
  running: DeskRunning;
}

/** Who stands at the desk. */
export interface DeskSignIn {
  /**
   * Whether one signs in here with the service token; where somebody else lets operators in, or nobody does, one does
   * not.
   */
  readonly takesToken: boolean;
  /**
   * `name` is what the operator is called in what they do, '' for none. 401 with a wrong token, 429 after too many. Sets
   * the cookie of the session.
   */
  signIn(token: string, name: string): Promise<Result<null>>;
  signOut(): void;
}
