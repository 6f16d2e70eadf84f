import { z } from 'zod';
import { once } from '../../domain/once';
import { defineCall } from '../call';
import { fieldSchema } from '../field-schema';
import { identityQuery, wholeNumber } from '../fields';
import { MY_NEWSLETTER_PAGE, NEWSLETTER, NEWSLETTER_FORMS, NEWSLETTER_MESSAGES } from './forms';

/**
 * What is told of a subscription: whether somebody else's e-mail has one is 'unknown', a change that a link has to
 * confirm 'pending'.
 */
const told = once(() => z.enum(['subscribed', 'unsubscribed', 'pending', 'unknown']));

const email = once(() => fieldSchema(NEWSLETTER.email));
const common = { area: 'newsletter', query: identityQuery } as const;

export const newsletterStatus = defineCall({
  ...common,
  id: 'newsletterStatus',
  method: 'get',
  path: '/newsletter',
  access: 'anyone',
  limit: 'read',
  summary:
    'Whether an e-mail gets the newsletter, told to the customer whose e-mail it is; to anybody else it is unknown',
  query: () => identityQuery().extend({ email: email() }),
  result: told,
  refusals: [401, 404, 503],
});

export const newsletterSubscribe = defineCall({
  ...common,
  id: 'newsletterSubscribe',
  method: 'post',
  path: '/newsletter',
  access: 'anyone',
  limit: 'form',
  summary:
    'Asks for the newsletter: it is sent once the link of a message to the e-mail is followed. The answer does not tell whether it was asked before',
  body: () => z.object({ email: email() }),
  result: told,
  refusals: [400, 401, 404, 413, 429, 503],
});

export const newsletterSubscribePath = defineCall({
  ...common,
  id: 'newsletterSubscribePath',
  method: 'post',
  path: '/newsletter/:email',
  access: 'anyone',
  limit: 'form',
  summary: 'The same with the e-mail in the path (API-068); a body is ignored',
  params: () => z.object({ email: email() }),
  result: told,
  refusals: [401, 404, 429, 503],
});

export const newsletterUnsubscribe = defineCall({
  ...common,
  id: 'newsletterUnsubscribe',
  method: 'delete',
  path: '/newsletter',
  access: 'anyone',
  limit: 'form',
  summary:
    'Ends a subscription: at once for the customer whose e-mail it is; for anybody else with a link that is sent to the e-mail',
  body: () => z.object({ email: email() }),
  result: told,
  refusals: [400, 401, 404, 413, 429, 503],
});

const MOST = 1000;

export const newsletterSubscribers = defineCall({
  id: 'newsletterSubscribers',
  method: 'get',
  path: '/newsletter/subscribers',
  limit: 'none',
  area: 'newsletter',
  access: 'service',
  summary:
    'Who gets the newsletter, in the order they asked, each with the link that ends it; `after` is the id the last page ended with',
  query: () =>
    z.object({
      storeCode: z.string().max(64).optional(),
      after: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0),
      size: wholeNumber(1, MOST).default(MOST),
    }),
  result: () =>
    z.object({
      subscribers: z.array(z.object({ id: z.int(), email: z.string(), confirmedAt: z.string(), endUrl: z.string() })),
      next: z.int().nullable(),
    }),
  refusals: [503],
});

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
  account: [{ page: MY_NEWSLETTER_PAGE, text: 'Newsletter', icon: 'mail', group: 'benefits', rank: 5 }],
} as const;
