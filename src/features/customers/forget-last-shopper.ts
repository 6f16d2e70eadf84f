import { clearAllLists } from '../device-lists/device-lists';
import { keptUser } from './kept-user';
import { readSessionMarker } from './session-marker';

/**
 * What the browser keeps of a cart, and the lists of whoever was signed in, leave it with the first page after somebody
 * signed in or out, and other tabs hear of it, whether or not that page shows a cart.
 */
export async function forgetLastShopper(): Promise<void> {
  const last = keptUser();
  if (last === null || last === (readSessionMarker(document.cookie) ?? '')) return;
  // Lists of a guest stay when they sign in; those of a customer go with them (AUTH-019).
  if (last !== '') clearAllLists();
  try {
    const { forgetLastCart } = await import('../cart/forget-last-cart');
    await forgetLastCart();
  } catch (error) {
    console.warn('cart of the last shopper not forgotten yet', error);
  }
}
