import { RESET_EMAIL, RESET_TOKEN } from '../../../src/contract/customers/forms';
import type { CookieJar, CookieName } from '../cookie-jar';

/** Where a link for a new password is kept once it was followed, so that no address holds it. */
const RESET: CookieName = { name: 'reset', access: 'hidden' };

const LIFE_SECONDS = 60 * 60;
const PART_MAX = 1024;

/** A link that was followed: its token, and the e-mail where a retailer's link names it. */
export interface FollowedLink {
  token: string;
  email: string | null;
}

/** Keeps the link of these parameters; false when there is none. */
export function keepLink(jar: CookieJar, query: URLSearchParams): boolean {
  const [token, email] = [query.get(RESET_TOKEN) ?? '', query.get(RESET_EMAIL) ?? ''];
  if (token === '' || token.length > PART_MAX || email.length > PART_MAX) return false;
  jar.set(RESET, [token, email].map((part) => encodeURIComponent(part.toWellFormed())).join(':'), LIFE_SECONDS);
  return true;
}

/** The link that this browser followed; null without one. */
export function readLink(jar: CookieJar): FollowedLink | null {
  const parts = jar.get(RESET)?.split(':') ?? [];
  try {
    const [token = '', email = ''] = parts.map(decodeURIComponent);
    return token === '' ? null : { token, email: email || null };
  } catch {
    return null;
  }
}

export const dropLink = (jar: CookieJar): void => jar.drop(RESET);
