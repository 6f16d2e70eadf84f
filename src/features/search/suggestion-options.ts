import { TEXT_PARAM } from './searched-text';
import type { Suggested } from './suggestions';

/** id of an option, by its place in the list: categories first, then products. */
export const suggestionId = (index: number): string => `sugerencia-${index}`;

/** Searches to go back to or to begin with, while nothing is typed. */
export interface SearchGroup {
  label: string;
  icon: 'undo' | 'search';
  texts: string[];
}

/** Address of the results for a text. */
export const searchAddress = (action: string, text: string): string =>
  `${action}?${new URLSearchParams({ [TEXT_PARAM]: text })}`;

/** Where the options lead, in their order. */
export const addressesOf = (
  { categories, products }: Suggested,
  searches: readonly SearchGroup[],
  action: string,
): string[] => [
  ...searches.flatMap((group) => group.texts.map((text) => searchAddress(action, text))),
  ...categories.map(({ url }) => url),
  ...products.map(({ url }) => url),
];
