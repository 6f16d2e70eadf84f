import type { NewsletterLinks } from '../../src/commerce/newsletter';
import { MESSAGES } from '../../src/contract/messages';
import { NEWSLETTER_MESSAGES } from '../../src/contract/newsletter/forms';
import { emailKey } from '../../src/domain/customer/customer';
import { ok, type Result, refuse } from '../../src/domain/result';
import type { ShopRequest } from '../http/shop-request';

/** Whether this is the e-mail of the customer who asks. */
async function isOwn(request: ShopRequest, email: string): Promise<Result<boolean>> {
  const mine = request.mine();
  if (mine.kind !== 'customer') return ok(false);
  const profile = await mine.profile();
  return profile.ok ? ok(emailKey(profile.value.email) === emailKey(email)) : profile;
}

/** API-064: whether an e-mail is subscribed, told to nobody but its customer. */
export async function subscriptionOf(
  request: ShopRequest,
  email: string,
): Promise<Result<'subscribed' | 'unsubscribed' | 'unknown'>> {
  const own = await isOwn(request, email);
  if (!own.ok) return own;
  if (!own.value) return ok('unknown');
  const found = await request.commerce.newsletter.isSubscribed(email);
  return found.ok ? ok(found.value ? 'subscribed' : 'unsubscribed') : found;
}

/** Asks for the newsletter; what follows is told by the message alone. */
export async function subscribeTo(request: ShopRequest, email: string): Promise<Result<'pending'>> {
  const asked = await request.commerce.newsletter.subscribe(email);
  if (!asked.ok) return asked;
  request.wakeOutbox();
  return ok('pending');
}

/**
 * API-066: ends a subscription, of anybody else's e-mail by a link that is sent to it; 401 where a retailer keeps it,
 * who sends none.
 */
export async function leave(request: ShopRequest, email: string): Promise<Result<'unsubscribed' | 'pending'>> {
  const own = await isOwn(request, email);
  if (!own.ok) return own;
  const { newsletter } = request.commerce;
  if (own.value) {
    const ended = await newsletter.unsubscribe(email);
    return ended.ok ? ok('unsubscribed') : ended;
  }
  if (!newsletter.links) return refuse(401, MESSAGES.unauthorised);
  const asked = await newsletter.links.askToLeave(email);
  if (!asked.ok) return asked;
  request.wakeOutbox();
  return ok('pending');
}

/** What links of messages do; 404 where they are a retailer's. */
export function newsletterLinks(request: ShopRequest): Result<NewsletterLinks> {
  const mine = request.mine();
  const { links } = mine.kind === 'customer' ? mine.own('newsletter') : request.commerce.newsletter;
  return links ? ok(links) : refuse(404, NEWSLETTER_MESSAGES.badLink);
}
