import { dictionaryOf, type Key, LOCALES, type Locale, OWN_LOCALE } from './dictionaries';
import type { Params } from './fill';
import { render } from './translate';

export type { Key } from './dictionaries';

export interface Translate {
  /** Text of a key of the dictionary. */
  (key: Key, params?: Params): string;
  /** A text that came as data: translated when it is a key, else shown as it came (titles of methods of a retailer). */
  data(text: string): string;
  /**
   * A message that came with an answer: translated when it is a key, else a general one, so that no foreign text
   * reaches the screen.
   */
  message(text: string, params?: Params): string;
  locale: string;
}

const isLocale = (locale: string): locale is Locale => (LOCALES as readonly string[]).includes(locale);

/** The locale of ours that speaks this one: itself, its language, or else es-MX. */
export const spoken = (locale: string): Locale => [locale, locale.split('-')[0] ?? ''].find(isLocale) ?? OWN_LOCALE;

const GENERAL: Key = 'An error occurred while saving or querying the information';

const isKey = (text: string): text is Key => Object.hasOwn(dictionaryOf(OWN_LOCALE), text);

/** The key of a message that came from outside: itself, or a general one for a text that is none. */
export const messageKey = (text: string): Key => (isKey(text) ? text : GENERAL);

function speak(locale: string): Translate {
  const own = spoken(locale);
  const of = (key: Key, params: Params = {}) =>
    render(dictionaryOf(own)[key] ?? dictionaryOf(OWN_LOCALE)[key], params, locale);
  return Object.assign(of, {
    locale,
    data: (text: string) => (isKey(text) ? of(text) : text),
    message: (text: string, params?: Params) => of(messageKey(text), params),
  });
}

const translators = new Map<string, Translate>();

/** The texts of a locale; an unknown one speaks es-MX. */
export function translator(locale: string = OWN_LOCALE): Translate {
  const known = translators.get(locale);
  if (known) return known;
  const made = speak(locale);
  translators.set(locale, made);
  return made;
}
