import { z } from 'zod';
import type { ListView } from '../../../../src/commerce/own/favorites';
import {
  ACCESS_TYPES,
  costOf,
  type FavoriteEntry,
  type FavoriteList,
  LIST_SORTS,
  sorted,
} from '../../../../src/domain/favorites/favorite-list';
import { fromDecimal } from '../../../../src/domain/money';
import { once } from '../../../../src/domain/once';

const id = once(() => z.union([z.string(), z.int()]).transform(String));
const pesos = once(() => z.coerce.number().min(0).max(1e9).nullish().catch(null));
const path = once(() => z.string().nullish().catch(null));

const product = once(() =>
  z.looseObject({
    sku: z.string().min(1),
    name: z.string().catch(''),
    price: pesos(),
    special_price: pesos(),
    url_path: path(),
    request_path: path(),
    wishlist_item_id: id(),
    id: id(),
    position: z.int().nullish().catch(null),
  }),
);

/** A list as a retailer tells it. Of none it tells an empty array, where there would be a record. */
export const listDocument = once(() =>
  z.looseObject({
    wishlist_id: id(),
    name: z.string(),
    sharing_code: z.string().nullish(),
    customer_id: id().nullish(),
    sort: z.enum(LIST_SORTS).nullish().catch(null),
    access_type: z.enum(ACCESS_TYPES).nullish().catch(null),
    default: z.union([z.boolean(), z.int()]).nullish().catch(null),
    total_count: z.int().min(0).nullish(),
    owner: z.string().nullish(),
    products: z.union([z.record(z.string(), product()), z.array(product())]).nullish(),
  }),
);

export type ListDocument = z.infer<ReturnType<typeof listDocument>>;

const amount = (told: number | null | undefined) => (told == null ? null : fromDecimal(told));

const entryOf = (one: z.infer<ReturnType<typeof product>>): FavoriteEntry => ({
  itemId: one.wishlist_item_id,
  productId: one.id,
  sku: one.sku,
  name: one.name || one.sku,
  price: amount(one.price),
  specialPrice: amount(one.special_price),
  path: one.url_path || one.request_path || null,
});

/** The list as it is told, in the order it is kept. */
export function toList(told: ListDocument): FavoriteList {
  const products = Object.values(told.products ?? {}).toSorted(
    (one, other) => (one.position ?? 0) - (other.position ?? 0),
  );
  const code = told.sharing_code || null;
  return {
    listId: told.wishlist_id,
    name: told.name,
    access: told.access_type ?? 'Privada',
    isDefault: Boolean(told.default),
    sort: told.sort ?? 'Predeterminado',
    sharingCode: told.access_type === 'Privada' ? null : code,
    total: Math.max(told.total_count ?? 0, products.length),
    entries: products.map(entryOf),
  };
}

/** What of a list was asked for: of a retailer that tells all of it, that page; one that tells pages told it already. */
export function pageOf(list: FavoriteList, { page, size, sort = list.sort }: ListView): FavoriteList {
  const { entries, total } = list;
  if (entries.length < total && entries.length <= size) return list;
  const inOrder = sorted(
    entries.map((entry) => ({ ...entry, cost: costOf(entry) })),
    sort,
  );
  return { ...list, entries: inOrder.slice((page - 1) * size, page * size).map(({ cost: _, ...entry }) => entry) };
}
