import type { RemoteTokens } from '../../../src/commerce/customers';
import type { DeviceSession } from '../../../src/commerce/mine';
import type { SessionDevice } from '../../../src/domain/customer/device';
import type { Result } from '../../../src/domain/result';
import type { NewSession, OpenSession, SessionGrant } from '../../http/sessions/customer-sessions';

/** A session at one moment of its rotation, of an account and a session that whoever asks knows. */
export type Rotation = Omit<SessionGrant, 'account' | 'sessionId'>;

/** What the object of one account answers over RPC. */
export interface CustomerSessionsRpc {
  open(session: NewSession): Promise<Result<Rotation>>;
  /** `storeCode` is where it is shown: the account's cart there is told with the answer. */
  check(sessionId: string, rotation: number, storeCode?: string): Promise<Result<OpenSession | null>>;
  renew(sessionId: string, rotation: number, device?: SessionDevice): Promise<Result<Rotation | null>>;
  list(): Promise<Result<DeviceSession[]>>;
  noteGroup(groupId: number): Promise<Result<null>>;
  end(sessionId: string): Promise<Result<null>>;
  endAll(): Promise<Result<null>>;
  endOthers(keep: string | null, openedBefore: number): Promise<Result<null>>;
  deviceEpoch(): Promise<Result<number>>;
  cartToken(storeCode: string): Promise<Result<string>>;
  /**
   * Another cart goes on in this store view; `version` is that of the cart, and an older one than is known changes
   * nothing.
   */
  cartMoved(storeCode: string, token: string, version: number): Promise<Result<null>>;
  carts(): Promise<Result<Record<string, string>>>;
  forget(): Promise<Result<null>>;
  remoteTokens(sessionId: string): Promise<Result<RemoteTokens>>;
  /** `renew` runs in the caller, once for all who ask at the same time; its answer is kept here. */
  renewRemote(
    sessionId: string,
    used: RemoteTokens,
    renew: (held: RemoteTokens) => Promise<Result<RemoteTokens>>,
  ): Promise<Result<RemoteTokens>>;
}
