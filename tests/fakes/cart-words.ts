import { cartWords } from '../../src/features/cart/cart-messages';

/** The words themselves, where no build has made files of them. */
export const wordsOf = async (locale: string) => cartWords(locale);
