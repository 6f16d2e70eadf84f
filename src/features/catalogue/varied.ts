import type { Card } from '../../domain/catalogue/product';
import { foldText } from '../../domain/search/text';

/**
 * What a thing is called before it is told from others of its kind: Spanish, German and Italian names begin with it.
 */
const kindOf = ({ name }: Card): string => foldText(name).split(' ')[0] ?? '';

/** As many cards of different kinds, in their order; only what is left over is filled with more of the same. */
export function varied(cards: readonly Card[], size: number): Card[] {
  const kinds = new Set<string>();
  const first: Card[] = [];
  const again: Card[] = [];
  for (const card of cards) {
    if (first.length === size) break;
    const kind = kindOf(card);
    (kinds.has(kind) ? again : first).push(card);
    kinds.add(kind);
  }
  return [...first, ...again].slice(0, size);
}
