import type { NewsletterLinks, NewsletterPort } from '../../src/commerce/newsletter';
import { NEWSLETTER_MESSAGES } from '../../src/contract/newsletter/forms';
import { emailKey } from '../../src/domain/customer/customer';
import { ok, type Result, refuse } from '../../src/domain/result';
import type { AttemptsPolicy } from '../http/attempts';
import type { Guards } from './guards';
import { attemptAll, firstRefusal } from './limited-attempts';

const HOUR_MS = 60 * 60 * 1000;

/** Messages a network asks for, whatever comes of them: each goes to an e-mail that may be somebody else's. */
const NETWORK: AttemptsPolicy = { name: 'newsletter-network', limit: 20, windowMs: HOUR_MS, lockMs: 0 };
/** Messages to one e-mail. A further one is answered the same and not sent. */
const EMAIL: AttemptsPolicy = { name: 'newsletter-email', limit: 3, windowMs: 24 * HOUR_MS, lockMs: 0 };

/** The same newsletter, with as many messages as a network may ask for and an e-mail may be sent. */
export function guardedNewsletter(
  newsletter: NewsletterPort,
  { attempts, network, storeCode, times }: Guards,
): NewsletterPort {
  async function counted(email: string, send: () => Promise<Result<null>>): Promise<Result<null>> {
    const ofNetwork =
      network === null ? [] : [{ policy: { ...NETWORK, limit: NETWORK.limit * times }, subject: network }];
    const all = await attemptAll(attempts, [
      ...ofNetwork,
      { policy: EMAIL, subject: `${storeCode}:${emailKey(email)}` },
    ]);
    if (!all.ok) return all;
    const many = firstRefusal(all.value.answers, NETWORK);
    if (many) return refuse(429, NEWSLETTER_MESSAGES.many, { detail: { retryAfter: many.retryAfterSeconds } });
    return firstRefusal(all.value.answers, EMAIL) ? ok(null) : send();
  }
  const guarded = (links: NewsletterLinks | null): NewsletterLinks | null =>
    links && {
      askToLeave: (email) => counted(email, () => links.askToLeave(email)),
      confirm: (token) => links.confirm(token),
      end: (token) => links.end(token),
    };
  return {
    isSubscribed: (email) => newsletter.isSubscribed(email),
    subscribe: (email) => counted(email, () => newsletter.subscribe(email)),
    unsubscribe: (email) => newsletter.unsubscribe(email),
    links: guarded(newsletter.links),
    ofCustomer: (customer) => ({ links: guarded(newsletter.ofCustomer(customer).links) }),
  };
}
