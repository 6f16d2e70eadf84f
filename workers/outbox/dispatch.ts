import type { MailKind } from '../../src/commerce/mail';
import type { Changed } from '../adapters/embedded/customers/change-password';
import type { Env } from '../env';
import type { WriteLetter } from '../mail/letter';
import { backInStock } from '../mail/letters/back-in-stock';
import { backInStockNoted } from '../mail/letters/back-in-stock-noted';
import { contactMessage } from '../mail/letters/contact-message';
import { finderLinkAsked } from '../mail/letters/finder-link-asked';
import { newsletterAsked } from '../mail/letters/newsletter-asked';
import { newsletterLeaving } from '../mail/letters/newsletter-leaving';
import { newsletterWelcome } from '../mail/letters/newsletter-welcome';
import { orderCanceled } from '../mail/letters/order-canceled';
import { orderExpired } from '../mail/letters/order-expired';
import { orderLate } from '../mail/letters/order-late';
import { orderOver } from '../mail/letters/order-over';
import { orderPaid } from '../mail/letters/order-paid';
import { orderPayOtherwise } from '../mail/letters/order-pay-otherwise';
import { orderPlaced } from '../mail/letters/order-placed';
import { orderRefunded } from '../mail/letters/order-refunded';
import { orderSent } from '../mail/letters/order-sent';
import { orderShort } from '../mail/letters/order-short';
import { orderUnpaidAgain } from '../mail/letters/order-unpaid-again';
import { passwordChanged } from '../mail/letters/password-changed';
import { passwordForgotten } from '../mail/letters/password-forgotten';
import { unlockAsked } from '../mail/letters/unlock-asked';
import { sendLetter } from '../mail/send-letter';
import { customerSessionsOf } from '../objects/customer-sessions';
import type { OutboxEvent, Undelivered } from './event';
import { forgottenAtRetailer, isRetailers } from './forgotten-at-retailer';

type Delivery = (env: Env, event: OutboxEvent, now: number) => Promise<Undelivered | null>;

const mailed =
  (kind: MailKind, write: WriteLetter): Delivery =>
  async (env, event, now) => {
    const outcome = await sendLetter(env, event, kind, write, now);
    return outcome.state === 'sent' ? null : outcome;
  };

const SECOND_MS = 1000;

/**
 * Ends the sessions that were open when a password was changed; null when that is done. Whoever changed it has ended
 * them already, unless they or the account were lost in between. Sessions begin at whole seconds: those of the second
 * of the change stay.
 */
async function endedOthers(env: Env, { secret, createdAt }: OutboxEvent): Promise<Undelivered | null> {
  const { customerId, store, keep } = JSON.parse(secret ?? '{}') as Changed;
  const customerSessions = customerSessionsOf(env, { storeCode: store });
  const ended = await customerSessions.endOthers(
    customerSessions.accountOf(customerId),
    keep,
    createdAt - (createdAt % SECOND_MS),
  );
  return ended.ok ? null : { state: 'later', reason: 'the account is busy' };
}

/** What becomes of each type of event. */
const DELIVERIES: Record<OutboxEvent['type'], Delivery> = {
  'order-placed': mailed('order-placed', orderPlaced),
  'order-paid': mailed('order-paid', orderPaid),
  'order-unpaid-again': mailed('order-unpaid-again', orderUnpaidAgain),
  'order-pay-otherwise': mailed('order-pay-otherwise', orderPayOtherwise),
  'order-expired': mailed('order-expired', orderExpired),
  'order-canceled': mailed('order-canceled', orderCanceled),
  'order-sent': mailed('order-sent', orderSent),
  'order-short': mailed('order-short', orderShort),
  'order-over': mailed('order-over', orderOver),
  'order-late': mailed('order-late', orderLate),
  'order-refunded': mailed('order-refunded', orderRefunded),
  'restock-noted': mailed('restock-noted', backInStockNoted),
  'back-in-stock': mailed('back-in-stock', backInStock),
  'newsletter-asked': mailed('newsletter-asked', newsletterAsked),
  'newsletter-welcome': mailed('newsletter-welcome', newsletterWelcome),
  'newsletter-leaving': mailed('newsletter-leaving', newsletterLeaving),
  'contact-message': mailed('contact-message', contactMessage),
  'password-forgotten': (env, event, now) =>
    isRetailers(env, event)
      ? forgottenAtRetailer(env, event, now)
      : mailed('password-forgotten', passwordForgotten)(env, event, now),
  'unlock-asked': mailed('unlock-asked', unlockAsked),
  'finder-link-asked': mailed('finder-link-asked', finderLinkAsked),
  'password-changed': async (env, event, now) =>
    (await endedOthers(env, event)) ?? mailed('password-changed', passwordChanged)(env, event, now),
};

/** Hands an event over to whom it is for; null when that is done. */
export const dispatch = (env: Env, event: OutboxEvent, now: number): Promise<Undelivered | null> =>
  DELIVERIES[event.type](env, event, now);
