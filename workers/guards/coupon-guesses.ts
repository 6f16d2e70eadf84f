import { CART_MESSAGES } from '../../src/contract/cart/messages';
import type { CartAnswer } from '../../src/domain/cart/cart';
import type { Result } from '../../src/domain/result';
import type { AttemptsPolicy } from '../http/attempts';
import { TooManyRequests } from '../http/limits/rate-limit';
import type { Guards } from './guards';
import { tooMany } from './limited-attempts';

const HOUR_MS = 60 * 60 * 1000;
const WRONG_CODES = 10;
const NETWORK_TIMES = 10;

/** What a guess is told that hit nothing: a code that counts no more is one of those. */
const WRONG: readonly string[] = [CART_MESSAGES.couponNotValid, CART_MESSAGES.couponEnded];

/** Wrong codes of one cart, and of all carts of one network. */
const CART_POLICY: AttemptsPolicy = { name: 'coupon-cart', limit: WRONG_CODES, windowMs: HOUR_MS, lockMs: 0 };
const NETWORK_POLICY: AttemptsPolicy = {
  name: 'coupon-address',
  limit: WRONG_CODES * NETWORK_TIMES,
  windowMs: HOUR_MS,
  lockMs: 0,
};

const isWrongCode = (applied: Result<CartAnswer>): boolean => !applied.ok && WRONG.includes(applied.problem.message);

/**
 * A code that somebody tries on the cart of this token; `id` is the same when the same code is sent again under the
 * same key.
 */
interface Guess {
  token: string;
  id: string;
  apply(): Promise<Result<CartAnswer>>;
}

/**
 * Applies a coupon code as an attempt of the cart and of the network. Counted before it is tried, so that guesses at
 * the same moment are each counted, and taken back unless the code was wrong. A cart past its limit is refused; past
 * that of a network a passed challenge goes on.
 */
export async function guessCoupon(
  { storeCode, attempts, network, challenge }: Guards,
  { token, id, apply }: Guess,
): Promise<Result<CartAnswer>> {
  const cart = `${storeCode}:${token}`;
  const ofCart = await attempts.attempt(CART_POLICY, cart, id);
  if (!ofCart.ok) return ofCart;
  if (!ofCart.value.admitted) return tooMany(CART_MESSAGES.tooManyCoupons, ofCart.value);
  const ofNetwork = network === null ? null : await attempts.attempt(NETWORK_POLICY, network, id);
  if (ofNetwork?.ok === false) return ofNetwork;
  if (ofNetwork?.value.admitted === false) {
    const outcome = await challenge(`coupon ${cart} ${id}`);
    if (outcome !== 'passed') {
      await attempts.withdraw(CART_POLICY, cart, id);
      throw new TooManyRequests({
        by: 'address',
        retryAfterSeconds: ofNetwork.value.retryAfterSeconds,
        challenge: outcome,
      });
    }
  }
  const applied = await apply();
  if (!isWrongCode(applied)) {
    await attempts.withdraw(CART_POLICY, cart, id);
    if (network !== null) await attempts.withdraw(NETWORK_POLICY, network, id);
  }
  return applied;
}
