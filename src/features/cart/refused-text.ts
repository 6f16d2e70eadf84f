import { CART_MESSAGES } from '../../contract/cart/messages';
import { MAX_LINES } from '../../domain/cart/lines';
import { texts } from '../shop/texts';

/**
 * The words for a refused add that an address names by its message key alone; `piece` is the part of a set it is about,
 * null where that is not known.
 */
export function refusedText(message: string, piece: string | null): string {
  const t = texts();
  const unnamed = message === CART_MESSAGES.serviceGone ? t('One of its services') : t('One of its parts');
  return t.message(message, { name: piece ?? unnamed, max: MAX_LINES });
}
