import { commerce } from '../../commerce/request-context';
import type { Card } from '../../domain/catalogue/product';
import type { FavoriteList } from '../../domain/favorites/favorite-list';

/** The products of lists as the catalogue has them now, by sku; what is gone from it is not among them. */
export async function cardsOf(lists: readonly FavoriteList[]): Promise<Map<string, Card>> {
  const skus = lists.flatMap(({ entries }) => entries.map(({ sku }) => sku));
  const cards = skus.length === 0 ? [] : await commerce().catalogue.cards(skus);
  return new Map(cards.map((card) => [card.parentSku, card]));
}
