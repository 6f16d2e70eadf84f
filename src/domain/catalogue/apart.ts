import type { Card } from './product';

/** How far down what stands between two cards of one picture may come from: farther down it is less of what was looked for. */
const REACH = 2;

/** Cards in their order, but that one with the picture of the card before it waits until the next one has stood between. */
export function apart(cards: readonly Card[]): Card[] {
  const left = [...cards];
  const shown: Card[] = [];
  while (left.length > 0) {
    const last = shown.at(-1)?.image ?? null;
    const next = last === null ? 0 : left.slice(0, REACH).findIndex(({ image }) => image !== last);
    shown.push(...left.splice(Math.max(0, next), 1));
  }
  return shown;
}
