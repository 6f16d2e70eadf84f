import type { Flash } from '../../src/commerce/flash';
import type { Result } from '../../src/domain/result';
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

/** A send of a form under its key. */
export interface KeyedForm {
  form: string;
  key: string;
  /** What was sent, as text that is the same for the same fields. */
  content: string;
}

/** What forms leave for the next page of a browser, and what became of those that concern no cart. */
export interface FormSession {
  /** Keeps what a form leaves, in the place of an earlier one, and names the session in the browser's cookie. */
  leave(flash: Flash): Promise<void>;
  /**
   * What the last form left for this page, by its path, removed by this call; null when there is nothing, it is older
   * than ten minutes, or for another page.
   */
  take(page?: string): Promise<Flash | null>;
  /** A new key for a form on a page. */
  mintKey(): string;
  /**
   * Runs a form once for its key within its owner: sent again, also at the same moment, it is answered with the first
   * outcome. 422 with rule 'reused' when the key came with other fields. `isKept` says of an outcome whether something
   * was executed; a refusal is not remembered.
   */
  once<T>(send: KeyedForm, work: () => Promise<T>, isKept: (outcome: T) => boolean): Promise<Result<T>>;
}
