import { embeddedNewsletter } from '../adapters/embedded/newsletter';
import { upstreamNewsletter } from '../adapters/upstream/newsletter';
import { newsletterHandlers } from '../api/newsletter';
import { newsletterForms } from '../forms/newsletter';
import { guardedNewsletter } from '../guards/newsletter-guard';
import { newsletterAsked } from '../mail/letters/newsletter-asked';
import { newsletterLeaving } from '../mail/letters/newsletter-leaving';
import { newsletterWelcome } from '../mail/letters/newsletter-welcome';
import { mailed } from '../mail/send-letter';
import { defineArea } from './define-area';
import { DAY_MS, deleteAfter } from './retention';

/** A wish for the newsletter that nobody confirmed is kept so long. */
const UNCONFIRMED_MS = 30 * DAY_MS;

export const newsletter = defineArea('newsletter', {
  ports: {
    newsletter: {
      embedded: ({ env, store, now }) => embeddedNewsletter(env, store.storeCode, now),
      upstream: ({ retailer, store }) => upstreamNewsletter(retailer, store),
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
  retention: {
    newsletter: deleteAfter('DELETE FROM newsletter WHERE confirmed_at IS NULL AND asked_at < ?1', UNCONFIRMED_MS),
  },
});
