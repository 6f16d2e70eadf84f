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

/**
 * What can be had in place of a product that is sold out: products in stock of its category, the nearest in price
 * first; of the category above it where there are none. Nothing where some variant can be bought.
 */
export async function readAlternatives({ product, crumbs }: Pick<ProductPage, 'product' | 'crumbs'>): Promise<Card[]> {
  const own = product.price.gross;
  if (!isAllSoldOut(product) || own <= 0) return [];
  for (const { path } of crumbs.toReversed().slice(0, 2)) {
    const query = { filters: {}, sort: null };
    const page = await optional('alternatives', commerce().catalogue.category(slugOf(path), query, 0, LOOKED_AT), null);
    const sold = (page?.listing.items ?? []).filter(
      ({ parentSku, availability, price }) =>
        parentSku !== product.parentSku && availability === 'in_stock' && price.gross > 0,
    );
    if (!page || sold.length === 0) continue;
    requestContext().noteUntil(page.listing.until);
    const far = farFrom(own);
    return sold.toSorted((a, b) => far(a) - far(b)).slice(0, SHOWN);
  }
  return [];
}
