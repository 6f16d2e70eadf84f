import type { RemoteSession, RemoteTokens } from '../../../src/commerce/customers';
import type { DeviceSession } from '../../../src/commerce/mine';
import type { SessionDevice } from '../../../src/domain/customer/device';
import type { Result } from '../../../src/domain/result';

/** A session at one moment of its rotation. */
export interface SessionGrant {
  account: string;
  sessionId: string;
  /** How often the session was refreshed. */
  rotation: number;
  /** Epoch seconds. */
  issuedAt: number;
  /** When somebody signed in, epoch ms. */
  openedAt: number;
  groupId: number;
  /** Tokens of the account's carts by store view. */
  carts: Record<string, string>;
  /** As CustomerSessions.deviceEpoch answers it. */
  deviceEpoch: number;
}

/** What is known of a session that is open. */
export type OpenSession = Pick<SessionGrant, 'groupId' | 'openedAt' | 'carts'>;

/** A session to be opened; its id is random and made by whoever opens it, so that opening it again is no second one. */
export interface NewSession {
  sessionId: string;
  groupId: number;
  remote: RemoteTokens | null;
  /** What it was opened on. */
  device: SessionDevice;
  /** Store view whose cart is made with it, where the account has none there; left out for none. */
  cartIn?: string | undefined;
}

/** What one session is asked for by its token. */
export interface ShownSession {
  account: string;
  sessionId: string;
  rotation: number;
}

/**
 * The accounts of one realm: our own engine's customers, or those of one retailer. 503 where an account cannot be
 * reached.
 */
export interface CustomerSessions {
  /** Names the account of a customer of this realm. */
  accountOf(customerId: string): string;
  /** The customer of an account; null for an account of another realm. */
  customerOf(account: string): string | null;
  open(account: string, session: NewSession): Promise<Result<SessionGrant>>;
  /** null when the session has ended or never was. */
  check(shown: ShownSession): Promise<Result<OpenSession | null>>;
  /**
   * The next tokens, or the same again shortly after; null when the session has ended, or ends now because its refresh
   * token was used twice. `device` is where it goes on, if that is known.
   */
  renew(shown: ShownSession, device?: SessionDevice): Promise<Result<SessionGrant | null>>;
  /** The open sessions, the one used last first. */
  list(account: string): Promise<Result<DeviceSession[]>>;
  /** Notes the price group a profile was read with, for every session of the account. */
  noteGroup(account: string, groupId: number): Promise<Result<null>>;
  end(account: string, sessionId: string): Promise<Result<null>>;
  /** Ends every session, and begins another device epoch: no device is known any more. */
  endAll(account: string): Promise<Result<null>>;
  /**
   * Ends the sessions that were opened before this moment (epoch ms), except `keep`; what was known before it is known
   * no longer.
   */
  endOthers(account: string, keep: string | null, openedBefore: number): Promise<Result<null>>;
  /**
   * The device epoch: a device is known to the account while this is the number it was given. Another one begins with a
   * changed password, and when all sessions are ended.
   */
  deviceEpoch(account: string): Promise<Result<number>>;
  /** Whether the customers of this store view are those of this realm. */
  covers(storeCode: string): boolean;
  /** The token of the account's cart in a store view, made once. */
  cartToken(account: string, storeCode: string): Promise<Result<string>>;
  /** Tokens of the account's carts by store view, those there are. */
  carts(account: string): Promise<Result<Record<string, string>>>;
  /** Forgets sessions, carts and devices of an account that is no more. */
  forget(account: string): Promise<Result<null>>;
  remote(account: string, sessionId: string): RemoteSession;
}
