import type { Card } from '../../domain/catalogue/product';
import { foldText } from '../../domain/search-text';

/** What a thing is called before it is told from others of its kind: Spanish, German and Italian names begin with it. */
const kindOf = ({ name }: Card): string => foldText(name).split(' ')[0] ?? '';

/** As many cards of different kinds, in their order; only what is left over is filled with more of the same. */
export function varied(cards: readonly Card[], size: number): Card[] {
  const kinds = new Set<string>();
  const first = cards.filter((card) => {
    const isNew = !kinds.has(kindOf(card));
    kinds.add(kindOf(card));
    return isNew;
  });
  const again = cards.filter((card) => !first.includes(card));
  return [...first, ...again].slice(0, size);
}
