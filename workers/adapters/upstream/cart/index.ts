import type { CartBackend } from '../../../../src/commerce/cart-backend';
import type { RemoteSession } from '../../../../src/commerce/customers';
import type { PricedFor } from '../../../../src/commerce/load-pricing';
import type { StoreView } from '../../../../src/domain/store-view';
import type { TaxPlace } from '../../../../src/domain/tax';
import type { Env } from '../../../env';
import type { BackendConfig } from '../../../settings/backends';
import { borderRateAt } from '../../embedded/border-rate';
import { retailerCart, upstreamCommerce } from '..';
import { upstreamBranches } from '../branches';
import { asCustomer } from '../customers/as-customer';
import { retailerCustomers } from '../customers/calls';
import type { UpstreamConfig } from '../http';
import { retailerBackend } from './backend';
import { NOT_ASKED, type RetailerUser } from './calls';
import { portSource } from './product-source';

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

/**
 * A retailer's API: products from its catalogue, the cart and the order at its cart calls, of a customer under their
 * token.
 */
export function upstreamCartBackend(
  env: Env,
  store: StoreView,
  config: BackendConfig,
  user: RetailerUser | null,
  shopper: PricedFor,
): CartBackend {
  const guest = retailerCart(config, store);
  const own = user && { customerId: user.customerId, cart: retailerCart(config, store, user) };
  const borderRate = (now: number) => (place: TaxPlace) => borderRateAt(env, store.storeCode, place, now);
  const products = (now: number) => portSource(upstreamCommerce(env, store, config, now), borderRate(now), shopper);
  return retailerBackend({ store, guest, own, products, shopper, branches: upstreamBranches(config, store) });
}
