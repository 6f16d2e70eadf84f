import { embeddedNewsletter } from '../adapters/embedded/newsletter';
import { byAny, ofAccount, ofEmailKey, personalRows, under } from '../adapters/embedded/privacy/personal-rows';
import { advertisingConsent, newsletter as subscription } from '../adapters/embedded/schema/shop';
import { newsletterHandlers } from '../api/newsletter';
import { newsletterForms } from '../forms/newsletter';
import { guardedNewsletter } from '../guards/newsletter-guard';
import { newsletterAsked, newsletterLeaving, newsletterWelcome } from '../mail/letters/newsletter';
import { mailed } from '../mail/send-letter';
import { defineArea } from './define-area';
import { ACCOUNTS_MS, DAY_MS, deleteAfter, STEP_ROWS } from './retention';

/** A wish for the newsletter that nobody confirmed is kept so long. */
const UNCONFIRMED_MS = 30 * DAY_MS;

const subscriptions = personalRows({
  title: 'Newsletter',
  table: subscription,
  whose: byAny(ofAccount(subscription.confirmedBy), ofEmailKey(subscription.emailKey)),
  shown: {
    ...{ store: subscription.store, email: subscription.email, coupon: subscription.coupon },
    ...{ askedAt: subscription.askedAt, confirmedAt: subscription.confirmedAt, endedAt: subscription.endedAt },
  },
  closing: 'erased',
});

const consents = personalRows({
  title: 'What you said of advertising',
  table: advertisingConsent,
  whose: under(advertisingConsent.newsletterId, subscriptions, subscription.id),
  shown: { version: advertisingConsent.version, isGiven: advertisingConsent.isGiven, at: advertisingConsent.at },
  closing: 'erased',
});

export const newsletter = defineArea('newsletter', {
  ports: {
    newsletter: {
      embedded: ({ env, store, now }) => embeddedNewsletter(env, store.storeCode, now),
      upstream: ({ retailer, store, adapters }) => adapters.upstreamNewsletter(retailer, store),
      guard: guardedNewsletter,
    },
  },
  calls: newsletterHandlers,
  forms: newsletterForms,
  letters: {
    'newsletter-asked': mailed(newsletterAsked),
    'newsletter-welcome': mailed(newsletterWelcome),
    'newsletter-leaving': mailed(newsletterLeaving),
  },
  personal: [consents, subscriptions],
  retention: {
    advertising_consent: deleteAfter(
      `DELETE FROM advertising_consent WHERE id IN (SELECT id FROM advertising_consent WHERE at < ?1 LIMIT ${STEP_ROWS})`,
      ACCOUNTS_MS,
    ),
    newsletter: deleteAfter('DELETE FROM newsletter WHERE confirmed_at IS NULL AND asked_at < ?1', UNCONFIRMED_MS),
  },
});
