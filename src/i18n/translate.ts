import { fill, type Params } from './fill';
import { countText } from './numbers';
import { perLocale } from './per-locale';

/**
 * A text, or one text per plural category of the parameter `count`, which is written as numbers of things are.
 * Parameters stand in braces: {name}.
 */
export type Entry = string | { one: string; other: string };

export type Dictionary<Key extends string> = Record<Key, Entry>;

const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));

/** The text of an entry with its parameters filled in; an unknown parameter stays visible, so that it is noticed. */
export function render(entry: Entry, given: Params, locale: string): string {
  const params = typeof given.count === 'number' ? { ...given, count: countText(given.count, locale) } : given;
  if (typeof entry === 'string') return fill(entry, params);
  const category = pluralRules(locale).select(Number(given.count ?? 0));
  return fill(category === 'one' ? entry.one : entry.other, params);
}
