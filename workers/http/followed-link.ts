import { LINK_EMAIL, LINK_TOKEN } from '../../src/contract/customers/pages';
import type { CookieJar, CookieName } from './cookie-jar';

/**
 * Where the link of a message is kept once it was followed, so that no address holds it: one for an account, one for
 * its e-mail, one for an order.
 */
export const ACCOUNT_LINK: CookieName = { name: 'reset', access: 'hidden' };
export const EMAIL_LINK: CookieName = { name: 'email-link', access: 'hidden' };
export const ORDER_LINK: CookieName = { name: 'order-link', access: 'hidden' };

const LIFE_SECONDS = 60 * 60;
const PART_MAX = 1024;

/** A link that was followed: its token, and the e-mail where a retailer's link names it. */
export interface FollowedLink {
  token: string;
  email: string | null;
}

/** Keeps the link of these parameters; false when there is none. */
export function keepLink(jar: CookieJar, cookie: CookieName, query: URLSearchParams): boolean {
  const [token, email] = [query.get(LINK_TOKEN) ?? '', query.get(LINK_EMAIL) ?? ''];
  if (token === '' || token.length > PART_MAX || email.length > PART_MAX) return false;
  jar.set(cookie, [token, email].map((part) => encodeURIComponent(part.toWellFormed())).join(':'), LIFE_SECONDS);
  return true;
}

/** The link that this browser followed; null without one. */
export function readLink(jar: CookieJar, cookie: CookieName): FollowedLink | null {
  const parts = jar.get(cookie)?.split(':') ?? [];
  try {
    const [token = '', email = ''] = parts.map(decodeURIComponent);
    return token === '' ? null : { token, email: email || null };
  } catch {
    return null;
  }
}
