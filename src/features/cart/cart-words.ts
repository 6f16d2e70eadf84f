import { pageData } from '../../ui/hooks/page-data';

/** Name of the words that a page has of the cart's answers. */
export const CART_WORDS = 'cart-words';

/** What the cart may answer, as the page says it, once for all that change the cart: message key → text. */
export const cartWords = (): Record<string, string> => JSON.parse(pageData(CART_WORDS) ?? '{}');
