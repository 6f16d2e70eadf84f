import { commerce } from '../../commerce/request-context';
import type { Card } from '../../domain/catalogue/product';
import { optional } from '../shop/optional';

const MOST_BRANDS = 12;

export interface TopRated {
  cards: Card[];
  brands: string[];
}

/** The best rated products that can be bought, and the brands of the shop; nothing of either when it cannot be read. */
export async function topRated(size: number): Promise<TopRated> {
  const { catalogue } = commerce();
  const [cards, brands] = await Promise.all([
    optional('best rated', catalogue.highlights('rated', size), []),
    optional('brands', catalogue.brands(MOST_BRANDS), []),
  ]);
  return { cards: cards.filter((card) => card.availability === 'in_stock'), brands };
}
