import type { GuestOrdersPort, OrderWish } from '../../src/commerce/guest-orders';
import type { FoundOrder } from '../../src/commerce/order';
import { ORDER_MESSAGES } from '../../src/contract/order-forms';
import { emailKey } from '../../src/domain/customer/email-key';
import { type Result, refuse } from '../../src/domain/result';
import { orderNumberDigits } from '../../src/domain/validation';
import type { AttemptsPolicy } from '../http/attempts';
import { type Counted, countAll, firstRefusal, ofNetwork, orTakenBack, tooMany } from './counted-attempts';
import type { Guards } from './guards';
import { personShown } from './person-shown';

const QUARTER_MS = 15 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Wrong e-mails of one number, whether or not it exists: past the first figure a challenge has to be passed, at the second every try is wrong for an hour. */
const ORDER_FREE: AttemptsPolicy = { name: 'find-order-free', limit: 3, windowMs: HOUR_MS, lockMs: 0 };
const ORDER: AttemptsPolicy = { name: 'find-order', limit: 5, windowMs: HOUR_MS, lockMs: HOUR_MS };
/** Wrong numbers of one e-mail. */
const EMAIL_FREE: AttemptsPolicy = { name: 'find-order-email-free', limit: 5, windowMs: HOUR_MS, lockMs: 0 };
const EMAIL: AttemptsPolicy = { name: 'find-order-email', limit: 10, windowMs: HOUR_MS, lockMs: HOUR_MS };
/** Wrong pairs of one network, which many may share. */
const NETWORK_FREE: AttemptsPolicy = { name: 'find-order-network-free', limit: 20, windowMs: QUARTER_MS, lockMs: 0 };
const NETWORK: AttemptsPolicy = { name: 'find-order-network', limit: 100, windowMs: QUARTER_MS, lockMs: QUARTER_MS };

/**
 * Looks for an order as an attempt of its number, its e-mail and the network. Each is counted before anything is read, so that guesses at the same
 * moment are each counted, and taken back when the order was found. A locked number gets the words, and costs the work, of a wrong e-mail.
 */
async function findGuarded(orders: GuestOrdersPort, guards: Guards, wish: OrderWish): Promise<Result<FoundOrder>> {
  const { attempts, storeCode } = guards;
  const number = `${storeCode}:${orderNumberDigits(wish.number)}`;
  const email = `${storeCode}:${emailKey(wish.email)}`;
  const ofWish: Counted[] = [
    ...[ORDER, ORDER_FREE].map((policy) => ({ policy, subject: number })),
    ...[EMAIL, EMAIL_FREE].map((policy) => ({ policy, subject: email })),
  ];
  const counted = await countAll(attempts, [...ofWish, ...ofNetwork(guards, NETWORK, NETWORK_FREE)]);
  if (!counted.ok) return counted;
  const { answers, takeBack } = counted.value;
  const past = (policy: AttemptsPolicy) => firstRefusal(answers, policy);
  const manyOfNetwork = past(NETWORK);
  if (manyOfNetwork) {
    await takeBack();
    return tooMany(ORDER_MESSAGES.manyFinds, manyOfNetwork);
  }
  const needed = past(ORDER_FREE) ?? past(EMAIL_FREE) ?? past(NETWORK_FREE);
  const notShown = await personShown(guards, { purpose: 'find-order', token: null, needed, takeBack });
  if (notShown) return notShown;
  const found = await orTakenBack(counted.value, () => orders.find(wish));
  if (past(ORDER) || past(EMAIL)) return refuse(404, ORDER_MESSAGES.notFoundByEmail);
  if (found.ok) await takeBack();
  return found;
}

/** The same orders, with what is guessed of them counted. */
export const guardedGuestOrders = (orders: GuestOrdersPort, guards: Guards): GuestOrdersPort => ({
  find: (wish) => findGuarded(orders, guards, wish),
  open: (order) => orders.open(order),
  shown: (token, orderId) => orders.shown(token, orderId),
});
