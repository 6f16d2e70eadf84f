import { STORES, storeByCode } from '../../src/config/stores';
import type { Result } from '../../src/domain/result';
import type { Env } from '../env';
import { ownerOf } from '../http/principal';
import { cartPort } from './cart/port';
import { customerSessionsOf } from './customer-sessions';

/** What somebody filled in beside their cart, empty. */
const NOBODY = { personalDetails: null, shippingDetails: null, paymentDetails: null, invoice: null, pickupPhone: '' };

function reached<T>(answer: Result<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(`the account is busy: ${answer.problem.message}`);
}

/**
 * Forgets what the objects hold of a customer of our own: their sessions and devices, and what they filled in beside
 * their carts, which then go as idle ones do. Throws where one of them cannot be reached now; done again it is the same.
 */
export async function forgetCustomer(env: Env, storeCode: string, customerId: string): Promise<void> {
  const sessions = customerSessionsOf(env, { storeCode });
  const account = sessions.accountOf(customerId);
  reached(await sessions.endAll(account));
  const owner = await ownerOf('customer', account);
  for (const [code, token] of Object.entries(reached(await sessions.carts(account)))) {
    const store = storeByCode(STORES, code);
    if (!store) continue;
    const cart = cartPort(env, store, token, false, { account, customerId, owner, sessionId: '' });
    const emptied = await cart.saveCheckout(NOBODY, null);
    // 404: no cart was ever made under the token.
    if (!emptied.ok && emptied.problem.status !== 404) reached(emptied);
  }
  reached(await sessions.forget(account));
}
