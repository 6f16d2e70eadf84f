import {
  newsletterStatus,
  newsletterSubscribe,
  newsletterSubscribePath,
  newsletterSubscribers,
  newsletterUnsubscribe,
} from './calls';
import { NEWSLETTER_FORMS } from './forms';
import { NEWSLETTER_MESSAGES } from './messages';

/** The newsletter: who wants it. */
export const newsletter = {
  calls: {
    newsletterStatus,
    newsletterSubscribe,
    newsletterSubscribePath,
    newsletterUnsubscribe,
    newsletterSubscribers,
  },
  forms: NEWSLETTER_FORMS,
  messages: NEWSLETTER_MESSAGES,
  events: ['newsletter-asked', 'newsletter-welcome', 'newsletter-leaving'],
} as const;
