import type { StoreView } from '../../../src/domain/store-view';
import type { CookieJar, CookieName } from '../cookie-jar';
import { isToken } from '../token';

/** As long as the token shows its order. */
const LIFE_SECONDS = 60 * 60;

const orderCookie = (store: StoreView): CookieName => ({ name: `order-${store.storeId}`, access: 'hidden' });

/** Token of the order this browser found last by its number and e-mail, null without one. */
export function readOrderToken(jar: CookieJar, store: StoreView): string | null {
  const value = jar.get(orderCookie(store));
  return value && isToken(value) ? value : null;
}

export const setOrderToken = (jar: CookieJar, store: StoreView, token: string): void =>
  jar.set(orderCookie(store), token, LIFE_SECONDS);
