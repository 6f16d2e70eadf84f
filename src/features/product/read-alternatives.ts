import type { ProductPage } from '../../commerce/catalogue';
import { commerce, requestContext } from '../../commerce/request-context';
import type { Card, Product } from '../../domain/catalogue/product';
import { optional } from '../shop/optional';

const SHOWN = 3;
/** First products of its category that are looked at. */
const LOOKED_AT = 24;

/** Whether it cannot be had in any of its variants. */
const isAllSoldOut = ({ availability, options }: Product): boolean =>
  availability === 'out_of_stock' && options.every(({ values }) => values.every(({ available }) => !available));

/** Name of a category in its path. */
const slugOf = (path: string): string => decodeURIComponent(path.split('/').at(-1) ?? '');

/** How far one price is from another: twice as much is as far as half of it. */
const farFrom = (own: number) => (card: Card) => Math.abs(Math.log(card.price.gross / own));

/** Products of a category that are in stock, the nearest in price first. */
async function soldIn(path: string, { parentSku, price }: Product): Promise<Card[]> {
  const query = { filters: {}, sort: null };
  const page = await optional('alternatives', commerce().catalogue.category(slugOf(path), query, 0, LOOKED_AT), null);
  if (!page) return [];
  requestContext().noteUntil(page.listing.until);
  const far = farFrom(price.gross);
  return page.listing.items
    .filter((card) => card.parentSku !== parentSku && card.availability === 'in_stock' && card.price.gross > 0)
    .toSorted((a, b) => far(a) - far(b));
}

/**
 * What can be had in place of a product that is sold out: products in stock of its category, the nearest in price
 * first, then of the category above it. Nothing where some variant can be bought.
 */
export async function readAlternatives({ product, crumbs }: Pick<ProductPage, 'product' | 'crumbs'>): Promise<Card[]> {
  if (!isAllSoldOut(product) || product.price.gross <= 0) return [];
  const found = new Map<string, Card>();
  for (const { path } of crumbs.toReversed().slice(0, 2)) {
    if (found.size < SHOWN)
      for (const card of await soldIn(path, product)) if (!found.has(card.sku)) found.set(card.sku, card);
  }
  return [...found.values()].slice(0, SHOWN);
}
