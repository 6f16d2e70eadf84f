import { placeDue } from '../../../domain/cart/browser/place-due';
import { readSessionMarker } from '../../customers/session-marker';
import { askPlace } from '../../place/ask-place';
import { devicePlace, isOwnPlace, keepPlace } from '../../place/device-place';
import type { CartStore, Outcome } from '../store/cart-store';
import { theCart } from '../store/the-cart';

/** The postal code that the cart was asked to go to last and has not answered; null for none. */
function codeOnItsWay(store: CartStore): string | null {
  const last = store.pending().findLast(({ change }) => change.kind === 'destination')?.change;
  return last?.kind === 'destination' ? last.code : null;
}

async function join(): Promise<Outcome> {
  const store = theCart();
  const [cart, kept] = [store.confirmed(), devicePlace()];
  if (!cart || !kept) return;
  // What came from an account says nothing once its customer has signed out.
  const shopper = readSessionMarker(document.cookie);
  if (kept.account !== undefined && kept.account !== shopper) return;
  const onItsWay = codeOnItsWay(store);
  const due = onItsWay !== null && onItsWay !== kept.code ? 'tell' : placeDue(cart, kept, Date.now());
  if (due === 'tell') return isOwnPlace() ? store.change({ kind: 'destination', code: kept.code }) : undefined;
  if (due === 'note') keepPlace({ ...kept, toldCart: cart.id });
  if (due !== 'follow' || cart.postcode === null) return;
  const place = await askPlace(document.body.dataset.prefix ?? '', cart.postcode);
  // Another one may have been typed meanwhile.
  if (!place || devicePlace() !== kept) return;
  // Where a customer's cart goes leaves this browser with them.
  keepPlace({ ...kept, ...place, toldCart: cart.id, ...(shopper !== null && { account: shopper }) });
}

/**
 * Makes where the cart goes and where this browser has things sent one place: what was said last counts. Answers what
 * the shop said of the cart's change, undefined where it was asked for none.
 */
export const joinPlace = (): Promise<Outcome> =>
  join().catch((error: unknown) => {
    console.warn('the place of the cart was not asked for', error);
    return undefined;
  });
