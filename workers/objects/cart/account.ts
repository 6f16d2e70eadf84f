import type { Result } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import type { RetailerUser } from '../../adapters/upstream/cart/calls';
import type { Env } from '../../env';
import { accountsOf } from '../account';
import type { AccountRpc } from '../account/rpc';
import { callObject } from '../shared/call-object';
import type { CartCustomer } from './address';

/** The customer as a retailer knows them, by the session that asks. */
export function retailerUserOf(env: Env, store: StoreView, { account, customerId, sessionId }: CartCustomer): RetailerUser {
  const session = accountsOf(env, store).remote(account, sessionId);
  return {
    customerId,
    async ask(call) {
      const tokens = await session.tokens();
      return tokens.ok ? call(tokens.value.access) : { state: 'unknown', reason: 'nobody is signed in' };
    },
  };
}

/** Tells a customer's account which cart goes on after the one an order was made of. */
export const tellAccount = (env: Env, { account }: CartCustomer, cart: { storeCode: string; token: string; version: number }): Promise<Result<null>> =>
  callObject<AccountRpc, null>(env.ACCOUNT, account, (object) => object.cartMoved(cart.storeCode, cart.token, cart.version));
