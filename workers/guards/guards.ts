import type { Result } from '../../src/domain/result';
import type { AttemptsPort } from '../http/attempts';
import type { RequestChallenge } from '../http/challenge';

/**
 * Names the browser to an account by its e-mail, or to an order by its number, where it is known to it; null for any
 * other.
 */
export interface KnownDevice {
  account(email: string): Promise<Result<string | null>>;
  order(number: string): Promise<string | null>;
}

/** What the guards in front of the ports count by, and with. */
export interface Guards {
  storeCode: string;
  attempts: AttemptsPort;
  /** The network the request comes from, null when unknown. */
  network: string | null;
  challenge: RequestChallenge;
  /** Whose customers the store view has. */
  realm: string;
  known: KnownDevice;
  /** What the figures of networks are multiplied by: 1, save for load on this computer. */
  times: number;
  /** Whether an e-mail is of the retailer itself, which no account has. */
  isOfOrganisation(email: string): boolean;
  /** Counts a cart before it is made; throws past the limit. */
  countNewCart(): Promise<void>;
  /**
   * Counts an order for the cart's session, where the request named the cart in its body alone; throws past the limit.
   */
  countOrder(token: string): Promise<void>;
  /** Goes on beside the answer, and is finished if need be behind it. */
  waitUntil(work: Promise<unknown>): void;
}
