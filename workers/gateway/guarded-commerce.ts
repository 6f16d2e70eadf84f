import type { CartPort } from '../../src/commerce/cart';
import type { Commerce } from '../../src/commerce/commerce';
import { CART_MESSAGES } from '../../src/contract/cart/messages';
import { ORDER_MESSAGES } from '../../src/contract/order';
import type { CartAnswer } from '../../src/domain/cart/cart';
import type { OrderRequest } from '../../src/domain/order/order';
import { type Result, refuse } from '../../src/domain/result';
import type { AttemptsPolicy, AttemptsPort } from '../http/attempts';
import type { RequestChallenge } from '../http/challenge';
import { TooManyRequests } from '../http/limits/rate-limit';

const HOUR_MS = 60 * 60 * 1000;
const WRONG_CODES = 10;
const ADDRESS_TIMES = 10;

/** Wrong coupon codes. */
const OF_CART: AttemptsPolicy = { name: 'coupon-cart', limit: WRONG_CODES, windowMs: HOUR_MS, lockMs: 0 };
const OF_ADDRESS: AttemptsPolicy = { name: 'coupon-address', limit: WRONG_CODES * ADDRESS_TIMES, windowMs: HOUR_MS, lockMs: 0 };

/** What guessing is counted by. */
export interface Guards {
  storeCode: string;
  attempts: AttemptsPort;
  /** The network the request comes from, null when unknown. */
  network: string | null;
  challenge: RequestChallenge;
  /** Counts an order of this cart where nothing else of the request said whose it is; throws past its limit. */
  countOrder(token: string): Promise<void>;
}

const isWrongCode = (applied: Result<CartAnswer>): boolean => !applied.ok && applied.problem.message === CART_MESSAGES.couponNotValid;

/**
 * Applies a coupon code as an attempt of the cart and of the network. Counted before it is tried, so that guesses at the same moment are each
 * counted, and taken back unless the code was wrong. A cart past its limit is refused; past that of a network a passed challenge goes on.
 */
async function guess({ storeCode, attempts, network, challenge }: Guards, token: string, id: string, apply: () => Promise<Result<CartAnswer>>) {
  const cart = `${storeCode}:${token}`;
  const ofCart = await attempts.attempt(OF_CART, cart, id);
  if (!ofCart.ok) return ofCart;
  if (!ofCart.value.admitted) return refuse(429, CART_MESSAGES.tooManyCoupons, { detail: { retryAfter: ofCart.value.retryAfterSeconds } });
  const ofAddress = network === null ? null : await attempts.attempt(OF_ADDRESS, network, id);
  const withdraw = async () => {
    await attempts.withdraw(OF_CART, cart, id);
    if (network !== null) await attempts.withdraw(OF_ADDRESS, network, id);
  };
  if (ofAddress?.ok === false) return ofAddress;
  if (ofAddress?.value.admitted === false) {
    const outcome = await challenge(`coupon ${cart} ${id}`);
    if (outcome !== 'passed') {
      await attempts.withdraw(OF_CART, cart, id);
      throw new TooManyRequests({ by: 'address', retryAfterSeconds: ofAddress.value.retryAfterSeconds, challenge: outcome });
    }
  }
  const applied = await apply();
  if (!isWrongCode(applied)) await withdraw();
  return applied;
}

/**
 * Places an order. Where its telephone or place has too many unpaid ones open, a challenge passed for this very order lets it through; one
 * that was shown is verified first, because nobody knows before the order is written.
 */
async function placed(cart: CartPort, { storeCode, challenge, countOrder }: Guards, request: OrderRequest, key: string | null) {
  await countOrder(cart.token());
  const outcome = await challenge(`order ${storeCode}:${cart.token()} ${request.orderId}`);
  const answer = await cart.place(outcome === 'passed' ? { ...request, challengePassed: true } : request, key);
  if (answer.ok || answer.problem.message !== ORDER_MESSAGES.tooManyUnpaid) return answer;
  const { retryAfter } = answer.problem.detail as { retryAfter: number };
  throw new TooManyRequests({ by: 'ceiling', retryAfterSeconds: retryAfter, reason: answer.problem.message, challenge: outcome });
}

function guardedCart(cart: CartPort, guards: Guards): CartPort {
  return {
    ...cart,
    place: (request, key) => placed(cart, guards, request, key),
    apply(operation, key) {
      if (operation.kind !== 'coupon' || operation.code === null) return cart.apply(operation, key);
      // Another code under the same key is another guess.
      const id = JSON.stringify([key ?? crypto.randomUUID(), operation.code]);
      return guess(guards, cart.token(), id, () => cart.apply(operation, key));
    },
  };
}

/** The same commerce for a shopper, with guesses at coupon codes counted and unpaid orders bounded. */
export const guardedCommerce = (commerce: Commerce, guards: Guards): Commerce => ({
  ...commerce,
  cart: (token) => guardedCart(commerce.cart(token), guards),
  newCart: async () => guardedCart(await commerce.newCart(), guards),
});
