import { laterTexts } from '../../src/features/shop/later-words/later-texts';

/** The words themselves, where no build has made files of them. */
export const wordsOf = async (locale: string) => laterTexts(locale);
