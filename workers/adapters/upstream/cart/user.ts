import type { RemoteSession } from '../../../../src/commerce/customers';
import type { StoreView } from '../../../../src/domain/store-view';
import { asCustomer } from '../customers/as-customer';
import { retailerCustomers } from '../customers/calls';
import type { UpstreamConfig } from '../http';
import { NOT_ASKED, type RetailerUser } from './calls';

const UNAUTHORISED = 401;

/**
 * The customer whose cart this is, as the session that asks knows them at the retailer. A token that is refused is
 * renewed; a session that this ends is refused with 401, and one that has ended before says nothing about the cart.
 */
export function retailerUser(
  config: UpstreamConfig,
  store: StoreView,
  customerId: string,
  session: RemoteSession,
): RetailerUser {
  const renewing = { refresh: retailerCustomers(config, store).refresh, renews: store.flags.autoRefreshTokens };
  return {
    customerId,
    async ask(call) {
      const open = await session.tokens();
      if (!open.ok) return { state: 'unknown', reason: NOT_ASKED };
      const answer = await asCustomer(renewing, session, call);
      if (answer.ok) return answer.value;
      const { status, message } = answer.problem;
      return status === UNAUTHORISED
        ? { state: 'refused', code: status, message }
        : { state: 'unknown', reason: NOT_ASKED };
    },
  };
}
