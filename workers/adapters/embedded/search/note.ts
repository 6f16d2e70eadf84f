import type { Listing } from '../../../../src/domain/catalogue/product';
import type { Found } from './find';
import { allOf, FIRST_FAR, hadOf, namedIn } from './hits';

/** What fewer have stays a word, so that what is nearly so follows: a card still shows the variant that has it. */
export const FEWEST = 5;

/** Bits of a note behind those of words: how many are named by them all, FEWEST at most, and the place of the first that barely fits. */
const NAMED = 2 ** 20;
const FAR = 2 ** 23;

/** A page of hits. */
export interface Page {
  listing: () => Promise<Listing>;
  total: number;
  /** What is known of the hits besides, as one number (see noteOf); null where there are none. */
  note: number | null;
}

/** The note of a list of hits: which words were found together, how many all of them name, and where it becomes far. `all`: the bits of all words. */
export const noteOf = (all: number): string => `${hadOf(all)} + ${NAMED} * ${namedIn(FEWEST)} + ${FAR} * ${FIRST_FAR}`;

/** Which words were found together, as bits (see hits.ts); null where nothing was. */
export const hadIn = ({ note }: Pick<Page, 'note'>): number | null => (note === null ? null : note % NAMED);

/** The place of the first product that barely fits, from 1 on; 0 where none is. */
export const firstFarOf = (page: Found<Page> | null): number => Math.floor((page?.value.note ?? 0) / FAR);

/** How many are named by all words, FEWEST at most. */
export const namedOf = (page: Found<Page> | null): number => Math.floor(((page?.value.note ?? 0) % FAR) / NAMED);

/** Whether something has all words, and nothing of the list is named by them. */
export function lacksThing(page: Found<Page> | null): boolean {
  const all = allOf(page?.words.length ?? 0);
  return page !== null && page.words.length > 0 && namedOf(page) === 0 && ((hadIn(page.value) ?? 0) & all) === all;
}
