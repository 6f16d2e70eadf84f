import type { CataloguePort } from '../../../src/commerce/catalogue';
import type { Card } from '../../../src/domain/catalogue/product';
import { wireId } from '../../../src/domain/customer/document';
import { type FavoriteEntry, type FavoriteList, PRIVACY } from '../../../src/domain/favorites/favorite-list';
import { type Centavos, toDecimal } from '../../../src/domain/money';
import { productPath } from '../../../src/domain/url';

const pesos = (amount: Centavos | null): number | null => (amount === null ? null : toDecimal(amount));

/** What a product costs: as the catalogue says, else as whoever keeps the list tells it. */
function pricesOf(entry: FavoriteEntry, card: Card | undefined) {
  if (!card) return { price: pesos(entry.price), special_price: pesos(entry.specialPrice) };
  const { regularGross, gross } = card.price;
  return { price: toDecimal(regularGross), special_price: gross < regularGross ? toDecimal(gross) : null };
}

function productDocument(entry: FavoriteEntry, position: number, card: Card | undefined) {
  const { sku, name, itemId, productId, path } = entry;
  return {
    sku,
    name: card?.name ?? name,
    ...pricesOf(entry, card),
    url_path: card ? productPath(card.parentSku, card.slug).slice(1) : path,
    wishlist_item_id: wireId(itemId),
    id: wireId(productId),
    position,
    is_in_stock: card?.availability === 'in_stock',
  };
}

/**
 * Lists as the API tells them, their products as the catalogue has them now; one that is gone from it is told by the
 * name it had. `first` is the place of their first product in the list, `customerId` null where nobody is told whose.
 */
export async function listDocuments(
  catalogue: Pick<CataloguePort, 'cards'>,
  lists: readonly FavoriteList[],
  customerId: string | null,
  first = 0,
) {
  const skus = lists.flatMap(({ entries }) => entries.map(({ sku }) => sku));
  const cards = new Map(
    (skus.length === 0 ? [] : await catalogue.cards(skus)).map((card) => [card.parentSku, card] as const),
  );
  return lists.map(({ listId, name, sharingCode, sort, access, isDefault, total, entries }) => ({
    wishlist_id: wireId(listId),
    name,
    sharing_code: sharingCode,
    customer_id: customerId === null ? null : wireId(customerId),
    sort,
    access_type: access,
    privacy: PRIVACY[access],
    default: isDefault,
    total_count: total,
    products: Object.fromEntries(
      entries.map((entry, index) => [entry.sku, productDocument(entry, first + index, cards.get(entry.sku))]),
    ),
  }));
}
