import type { CartBackend } from '../../../src/commerce/cart-backend';
import type { PricedFor } from '../../../src/commerce/load-pricing';
import { motorcycles, type UnpaidOrders } from '../../../src/config/order-limits';
import { PAYMENT_AT_THE_DOOR } from '../../../src/config/payment-methods';
import { stateOfPostalCode } from '../../../src/config/states';
import type { PaymentMethod } from '../../../src/domain/cart/cart';
import type { StateOfPostalCode } from '../../../src/domain/cart/destination';
import type { Rules } from '../../../src/domain/cart/operations';
import type { StoreView } from '../../../src/domain/store-view';
import { embeddedCartBackend } from '../../adapters/embedded/cart/backend';
import { bringBackends, type Upstream } from '../../backends';
import type { Env } from '../../env';
import { paymentMethodsOf } from '../../settings/payments';
import { configuredView } from '../../settings/store-views';
import { unpaidOrdersOf } from '../../settings/unpaid-orders';
import { customerSessionsOf } from '../customer-sessions';
import type { CartCustomer } from './address';

/** What decisions about a cart depend on besides its content. */
export interface CartContext extends Rules {
  store: StoreView;
  backend: CartBackend;
  /** Our own ways to pay. */
  payments: readonly PaymentMethod[];
  /** Whose prices count; null for a visitor's. */
  shopper: PricedFor;
  stateOf: StateOfPostalCode;
  /** How long orders wait for their payment. */
  holdMs(): UnpaidOrders['holdMs'];
}

/** A retailer that sells in this store view. */
function retailersBackend(
  env: Env,
  store: StoreView,
  retailer: Upstream,
  customer: CartCustomer | null,
  shopper: PricedFor,
): CartBackend {
  const { retailerUser, upstreamCartBackend } = retailer.adapters;
  const user =
    customer &&
    retailerUser(
      retailer,
      store,
      customer.customerId,
      customerSessionsOf(env, store).remote(customer.account, customer.sessionId),
    );
  return upstreamCartBackend(env, store, retailer, user, shopper);
}

/**
 * The context of one operation at this moment on the cart of this customer in this price group, or a visitor's. Throws
 * for a store view that is not enabled.
 */
export async function cartContext(
  env: Env,
  storeCode: string,
  now: number,
  customer: CartCustomer | null,
  priceGroup = customer?.groupId ?? 0,
): Promise<CartContext> {
  const store = configuredView(env, storeCode);
  if (!store) throw new Error(`store view ${storeCode} is not enabled`);
  const shopper = customer && { groupId: priceGroup };
  const backend = (await bringBackends(env))(storeCode);
  const isOurs = backend.backend === 'embedded';
  return {
    store,
    backend: isOurs
      ? embeddedCartBackend(env, store, customer?.customerId ?? null)
      : retailersBackend(env, store, backend, customer, shopper),
    shopper,
    payments: isOurs ? paymentMethodsOf(env, storeCode) : PAYMENT_AT_THE_DOOR,
    stateOf: stateOfPostalCode,
    holdMs: () => unpaidOrdersOf(env, storeCode).holdMs,
    flags: store.flags,
    isMotorcycle: motorcycles(storeCode),
    now,
  };
}
