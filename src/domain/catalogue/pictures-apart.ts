import type { Card } from './product';

/** How many of the next cards may be moved up: those farther down answer less of what was looked for. */
const NEXT_CARDS = 2;

/**
 * The same cards, with another one moved between two that show the same picture, where one of the next cards shows
 * another.
 */
export function withPicturesApart(cards: readonly Card[]): Card[] {
  const left = [...cards];
  const shown: Card[] = [];
  while (left.length > 0) {
    const last = shown.at(-1)?.image ?? null;
    const next = last === null ? 0 : left.slice(0, NEXT_CARDS).findIndex(({ image }) => image !== last);
    shown.push(...left.splice(Math.max(0, next), 1));
  }
  return shown;
}

/**
 * The same of a list that begins at `start`, page by page of so many: a list that was made longer has the order in which
 * its pages came one by one.
 */
export function withPicturesApartByPage(cards: readonly Card[], start: number, perPage: number): Card[] {
  const first = perPage - (start % perPage);
  const shown = withPicturesApart(cards.slice(0, first));
  for (let at = first; at < cards.length; at += perPage)
    shown.push(...withPicturesApart(cards.slice(at, at + perPage)));
  return shown;
}
