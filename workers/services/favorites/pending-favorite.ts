import type { CustomerSession } from '../../../src/commerce/principal';
import { FAVORITE_MESSAGES } from '../../../src/contract/favorites/messages';
import type { Notice } from '../../../src/domain/cart/cart';
import { plainText } from '../../../src/domain/validation';
import { MAX_LENGTH } from '../../../src/domain/validation/limits';
import type { CookieJar, CookieName } from '../../http/cookie-jar';
import { log, reasonOf } from '../../http/log';
import { fromBase64url, toBase64url } from '../../http/token';
import type { UnboundRequest } from '../customers/unbound-request';

/** The product that a guest wants in a list, until they have signed in. */
const PENDING: CookieName = { name: 'favorite-pending', access: 'hidden' };
const LIFE_SECONDS = 30 * 60;

export const keepPendingFavorite = (cookies: CookieJar, sku: string): void =>
  cookies.set(PENDING, toBase64url(new TextEncoder().encode(sku)), LIFE_SECONDS);

function pendingSku(cookies: CookieJar): string | null {
  const kept = cookies.get(PENDING);
  if (kept === null) return null;
  const bytes = fromBase64url(kept);
  const sku = bytes ? new TextDecoder().decode(bytes) : '';
  return sku !== '' && plainText(sku, MAX_LENGTH.sku) ? sku : null;
}

const SAID: readonly string[] = Object.values(FAVORITE_MESSAGES);

/** What of the notices of a sign-in is about a product that was wanted in a list. */
export const ofFavorites = (notices: readonly Notice[]): Notice[] =>
  notices.filter(({ message }) => SAID.includes(message));

/** Puts a product into the list of whoever just signed in. */
async function addWanted(
  { commerce, customerSessions }: UnboundRequest,
  { account, customerId, sessionId }: CustomerSession,
  sku: string,
): Promise<Notice> {
  try {
    const saved = await commerce.favorites
      .ofCustomer({ customerId, sessionId, remote: customerSessions.remote(account, sessionId) })
      .add(null, sku);
    if (!saved.ok) return { id: 'other', level: 'warning', message: saved.problem.message };
    const { productName, isNew } = saved.value;
    const message = isNew ? FAVORITE_MESSAGES.added : FAVORITE_MESSAGES.known;
    return { id: 'other', level: 'success', message, params: { productName } };
  } catch (error) {
    log('warn', 'favorite.not-completed', { reason: reasonOf(error) });
    return { id: 'other', level: 'warning', message: FAVORITE_MESSAGES.unavailable };
  }
}

/**
 * Puts into the list of whoever just signed in what they asked for as a guest (FAV-017). What comes of it is told, and
 * never keeps anybody from being signed in.
 */
export async function completePendingFavorite(request: UnboundRequest, customer: CustomerSession): Promise<Notice[]> {
  const sku = pendingSku(request.cookies);
  if (sku === null) return [];
  request.cookies.drop(PENDING);
  return [await addWanted(request, customer, sku)];
}
