import type { GuestOrdersPort, OrderWish } from '../../src/commerce/guest-orders';
import type { FoundOrder } from '../../src/commerce/order';
import { MESSAGES } from '../../src/contract/messages';
import { ORDER_MESSAGES } from '../../src/contract/order-forms';
import { emailKey } from '../../src/domain/customer/customer';
import type { Result } from '../../src/domain/result';
import { orderNumberDigits } from '../../src/domain/validation';
import type { AttemptsPolicy } from '../http/attempts';
import type { Guards } from './guards';
import {
  attemptAll,
  firstRefusal,
  type Limited,
  lockedUntil,
  ofNetwork,
  orTakenBack,
  tooMany,
} from './limited-attempts';
import { askLinkGuarded, ORDER_LINKS, spendLinkGuarded } from './link-guard';
import { requireHuman } from './require-human';

const QUARTER_MS = 15 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Wrong e-mails of one number, whether or not it exists: past the first figure a challenge has to be passed, at the
 * second it is locked for an hour.
 */
const ORDER_FREE: AttemptsPolicy = { name: 'find-order-free', limit: 3, windowMs: HOUR_MS, lockMs: 0 };
const ORDER: AttemptsPolicy = { name: 'find-order', limit: 5, windowMs: HOUR_MS, lockMs: HOUR_MS };
/** Wrong numbers of one e-mail. */
const EMAIL_FREE: AttemptsPolicy = { name: 'find-order-email-free', limit: 5, windowMs: HOUR_MS, lockMs: 0 };
const EMAIL: AttemptsPolicy = { name: 'find-order-email', limit: 10, windowMs: HOUR_MS, lockMs: HOUR_MS };
/** Wrong pairs of one network, which many may share. */
const NETWORK_FREE: AttemptsPolicy = { name: 'find-order-network-free', limit: 20, windowMs: QUARTER_MS, lockMs: 0 };
const NETWORK: AttemptsPolicy = { name: 'find-order-network', limit: 100, windowMs: QUARTER_MS, lockMs: QUARTER_MS };

type Refused = ReturnType<typeof firstRefusal>;

/** Of locks the one that ends last; null where none is one. */
const longest = (...locks: Refused[]): Refused =>
  locks.filter((lock) => lock !== null).toSorted((a, b) => b.retryAfterSeconds - a.retryAfterSeconds)[0] ?? null;

/** What a try counts as: one of the number and the e-mail, or of a device that is known to the order alone. */
const triesOf = (number: string, email: string, device: string | null): Limited[] => {
  const by = device === null ? '' : ` ${device}`;
  return [
    ...[ORDER, ORDER_FREE].map((policy) => ({ policy, subject: `${number}${by}` })),
    ...[EMAIL, EMAIL_FREE].map((policy) => ({ policy, subject: `${email}${by}` })),
  ];
};

/**
 * Looks for an order as an attempt of its number, its e-mail and the network. Each is counted before anything is read,
 * so that guesses at the same moment are each counted, and taken back when the order was found. While the number or the
 * e-mail is locked every try is told until when, right or wrong, and no order is looked at.
 */
async function findGuarded(orders: GuestOrdersPort, guards: Guards, wish: OrderWish): Promise<Result<FoundOrder>> {
  const { attempts, storeCode, known } = guards;
  const number = `${storeCode}:${orderNumberDigits(wish.number)}`;
  const email = `${storeCode}:${emailKey(wish.email)}`;
  const tries = triesOf(number, email, await known.order(wish.number));
  const counted = await attemptAll(attempts, [...tries, ...ofNetwork(guards, NETWORK, NETWORK_FREE)]);
  if (!counted.ok) return counted;
  const { answers, takeBack } = counted.value;
  const past = (policy: AttemptsPolicy) => firstRefusal(answers, policy);
  const manyOfNetwork = past(NETWORK);
  const locked = longest(past(ORDER), past(EMAIL));
  if (manyOfNetwork || locked) await takeBack();
  if (manyOfNetwork) return tooMany(ORDER_MESSAGES.manyFinds, manyOfNetwork);
  if (locked) return lockedUntil(ORDER_MESSAGES.locked, locked, { unlock: true });
  const needed = past(ORDER_FREE) ?? past(EMAIL_FREE) ?? past(NETWORK_FREE);
  const notShown = await requireHuman(guards, { purpose: 'find-order', token: null, needed, takeBack });
  if (notShown) return notShown;
  const found = await orTakenBack(counted.value, () => orders.find(wish));
  if (found.ok) await takeBack();
  return found;
}

/** The same orders, with what is guessed of them counted. */
export const guardedGuestOrders = (orders: GuestOrdersPort, guards: Guards): GuestOrdersPort => ({
  find: (wish) => findGuarded(orders, guards, wish),
  askLink(wish) {
    const subject = `${guards.storeCode}:${orderNumberDigits(wish.number)} ${emailKey(wish.email)}`;
    return askLinkGuarded(guards, { policy: ORDER_LINKS, subject }, () => orders.askLink(wish));
  },
  spendLink: (token) => spendLinkGuarded(guards, MESSAGES.linkExpired, () => orders.spendLink(token)),
  ofLetter: (token) => spendLinkGuarded(guards, MESSAGES.linkExpired, () => orders.ofLetter(token)),
  open: (order) => orders.open(order),
  shown: (token, orderId) => orders.shown(token, orderId),
});
