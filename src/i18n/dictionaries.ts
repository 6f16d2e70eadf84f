import type { Dictionary } from './translate';

export const LOCALES = ['es-MX', 'de', 'it'] as const;
export type Locale = (typeof LOCALES)[number];

/** The locale whose texts are always at hand. */
export const OWN_LOCALE: Locale = 'es-MX';

/** The texts of es-MX, which have the keys. Each file of them adds its own, by its name. */
// biome-ignore lint/suspicious/noEmptyInterface: files of words add their own
export interface Words {}

/** A key of any area. */
export type Key = { [Area in keyof Words]: keyof Words[Area] }[keyof Words];

/** What stands in the folder of a locale. */
const FOUND: Record<Locale, Record<string, Dictionary<string>>> = {
  'es-MX': import.meta.glob('./es-mx/*.ts', { eager: true, import: 'words' }),
  de: import.meta.glob('./de/*.ts', { eager: true, import: 'words' }),
  it: import.meta.glob('./it/*.ts', { eager: true, import: 'words' }),
};

const areaOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);

/** The texts of each area, by the name of its files, in every locale. */
export const dictionaries = (locale: Locale): Record<string, Dictionary<string>> =>
  Object.fromEntries(Object.entries(FOUND[locale]).map(([path, words]) => [areaOf(path), words]));

const whole = new Map<Locale, Dictionary<Key>>();

/** All texts of a locale; of one whose texts the build has put beside the Worker, once `bringTexts` has brought them. */
export function dictionaryOf(locale: Locale): Dictionary<Key> {
  const known = whole.get(locale);
  if (known) return known;
  const made: Dictionary<Key> = Object.assign({}, ...Object.values(dictionaries(locale)));
  whole.set(locale, made);
  return made;
}

/** Has these be all texts of a locale. */
export const keepDictionary = (locale: Locale, texts: Dictionary<Key>): void => {
  whole.set(locale, texts);
};
