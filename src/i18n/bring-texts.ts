import { text as de } from './de-text';
import { dictionaryOf, keepDictionary, type Locale } from './dictionaries';
import { spoken } from './index';
import { text as it } from './it-text';

const FURTHER: Partial<Record<Locale, () => Promise<string>>> = { de, it };

/** Whether a locale can be spoken at once. */
const isAtHand = (locale: Locale): boolean => Object.keys(dictionaryOf(locale)).length > 0;

/**
 * Brings the texts that a locale speaks, where they are not at hand: the Worker holds those of es-MX, the build puts the others
 * beside it. Throws where they cannot be read.
 */
export async function bringTexts(locale: string): Promise<void> {
  const wanted = spoken(locale);
  const text = FURTHER[wanted];
  if (text && !isAtHand(wanted)) keepDictionary(wanted, JSON.parse(await text()));
}
