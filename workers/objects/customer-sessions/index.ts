import type { RemoteTokens } from '../../../src/commerce/customers';
import { ok, type Result } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import type { CustomerSessions, SessionGrant } from '../../http/sessions/customer-sessions';
import { realmOf } from '../../settings/backends';
import { callObject } from '../shared/call-object';
import type { CustomerSessionsRpc, Rotation } from './rpc';

/** The accounts of a store view's realm, each in an object of its own. */
export function customerSessionsOf(
  env: Pick<Env, 'CUSTOMER_SESSIONS' | 'BACKENDS'>,
  store: Pick<StoreView, 'storeCode'>,
): CustomerSessions {
  const realm = realmOf(env, store.storeCode);
  const prefix = `${realm}:`;
  const call = <T>(account: string, work: (object: CustomerSessionsRpc) => Promise<Result<T>>) =>
    callObject<CustomerSessionsRpc, T>(env.CUSTOMER_SESSIONS, account, work);
  const granted = (
    account: string,
    sessionId: string,
    { rotation, issuedAt, openedAt, groupId, carts, deviceEpoch }: Rotation,
  ): SessionGrant => ({
    account,
    sessionId,
    rotation,
    issuedAt,
    openedAt,
    groupId,
    carts,
    deviceEpoch,
  });
  return {
    accountOf: (customerId) => `${prefix}${customerId}`,
    customerOf: (account) => (account.startsWith(prefix) ? account.slice(prefix.length) || null : null),
    covers: (storeCode) => `${realmOf(env, storeCode)}:` === prefix,
    async open(account, session) {
      const opened = await call(account, (object) => object.open(session));
      return opened.ok ? ok(granted(account, session.sessionId, opened.value)) : opened;
    },
    check: ({ account, sessionId, rotation }) =>
      call(account, (object) => object.check(sessionId, rotation, store.storeCode)),
    async renew({ account, sessionId, rotation }, device) {
      const renewed = await call(account, (object) => object.renew(sessionId, rotation, device));
      return renewed.ok ? ok(renewed.value && granted(account, sessionId, renewed.value)) : renewed;
    },
    list: (account) => call(account, (object) => object.list()),
    noteGroup: (account, groupId) => call(account, (object) => object.noteGroup(groupId)),
    end: (account, sessionId) => call(account, (object) => object.end(sessionId)),
    endAll: (account) => call(account, (object) => object.endAll()),
    endOthers: (account, keep, openedBefore) => call(account, (object) => object.endOthers(keep, openedBefore)),
    deviceEpoch: (account) => call(account, (object) => object.deviceEpoch()),
    cartToken: (account, storeCode) => call(account, (object) => object.cartToken(storeCode)),
    carts: (account) => call(account, (object) => object.carts()),
    forget: (account) => call(account, (object) => object.forget()),
    remote: (account, sessionId) => ({
      tokens: () => call(account, (object) => object.remoteTokens(sessionId)),
      refresh(used, renew) {
        let running: Promise<Result<RemoteTokens>> | null = null;
        // The object may be asked again after a lost connection: the retailer still is asked once.
        const once = (held: RemoteTokens) => {
          running ??= renew(held);
          return running;
        };
        return call(account, (object) => object.renewRemote(sessionId, used, once));
      },
      end: () => call(account, (object) => object.end(sessionId)),
    }),
  };
}
