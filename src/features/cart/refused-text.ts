import { MAX_LINES } from '../../domain/cart/lines';
import { texts } from '../shop/texts';

/** The words for a refused add that an address names by its message key alone; `piece` is the part of a set it is about, null where that is not known. */
export function refusedText(message: string, piece: string | null): string {
  const t = texts();
  return t.message(message, { name: piece ?? t('One of its parts'), max: MAX_LINES });
}
