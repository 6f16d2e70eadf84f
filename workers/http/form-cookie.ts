import type { CookieJar, CookieName } from './cookie-jar';
import { isToken } from './token';

const FORM: CookieName = { name: 'form', access: 'hidden' };

/** The token of the request's form session, null without one. */
export function readFormToken(jar: CookieJar): string | null {
  const value = jar.get(FORM);
  return value && isToken(value) ? value : null;
}

export const setFormToken = (jar: CookieJar, token: string, lifeSeconds: number): void =>
  jar.set(FORM, token, lifeSeconds);
