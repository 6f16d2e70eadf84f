import { text as de } from './de-text';
import { text as desk } from './desk-text';
import { dictionaryOf, type Key, keepDictionary, type Locale, OWN_LOCALE } from './dictionaries';
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

/** A word of the desk: they are at hand together. */
const OF_THE_DESK: Key = 'Desk sections';

/**
 * Brings what the desk says in es-MX, which names its messages in every locale; those of another locale come with all of its
 * texts. Throws where they cannot be read.
 */
export async function bringDeskTexts(): Promise<void> {
  if (Object.hasOwn(dictionaryOf(OWN_LOCALE), OF_THE_DESK)) return;
  const brought = JSON.parse(await desk());
  keepDictionary(OWN_LOCALE, { ...dictionaryOf(OWN_LOCALE), ...brought });
}
