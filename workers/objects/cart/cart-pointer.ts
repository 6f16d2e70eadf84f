import type { Result } from '../../../src/domain/result';
import type { Env } from '../../env';
import type { CustomerSessionsRpc } from '../customer-sessions/rpc';
import { callObject } from '../shared/call-object';
import type { CartCustomer } from './address';

/** Tells a customer's account which cart goes on after the one an order was made of. */
export const movePointer = (
  env: Env,
  { account }: CartCustomer,
  cart: { storeCode: string; token: string; version: number },
): Promise<Result<null>> =>
  callObject<CustomerSessionsRpc, null>(env.CUSTOMER_SESSIONS, account, (object) =>
    object.cartMoved(cart.storeCode, cart.token, cart.version),
  );
