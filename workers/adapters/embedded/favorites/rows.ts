import type { FavoriteEntry, FavoriteList } from '../../../../src/domain/favorites/favorite-list';
import type { Env } from '../../../env';
import type { RowOf } from '../database';
import type { favoriteItem, favoriteList } from '../schema/shop';

export type Database = Pick<Env, 'SHOP'>;

/** Whose lists, of which store view. */
export interface Owner {
  customerId: number;
  store: string;
}

/** A list with how many products it has. */
export type ListRow = RowOf<typeof favoriteList, 'id' | 'name' | 'access' | 'sort' | 'sharingCode'> & {
  isDefault: number;
  total: number;
};

export type ItemRow = RowOf<typeof favoriteItem, 'id' | 'listId' | 'sku' | 'productId' | 'name'>;

/** Of the table favorite_list, as l. */
export const LIST_COLUMNS = `l.id, l.name, l.access, l.sort, l.is_default AS isDefault, l.sharing_code AS sharingCode,
  (SELECT count(*) FROM favorite_item i WHERE i.list_id = l.id) AS total`;

/** Of the table favorite_item, as i. */
export const ITEM_COLUMNS = 'i.id, i.list_id AS listId, i.sku, i.product_id AS productId, i.name';

/** The list ?3 of the customer ?1 in the store view ?2. */
export const ONE_LIST = `SELECT ${LIST_COLUMNS} FROM favorite_list l WHERE l.customer_id = ?1 AND l.store = ?2 AND l.id = ?3`;

/** An id as a row has it; 0, which no row has, for what is no id of ours. */
export const rowId = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

const entryOf = ({ id, productId, sku, name }: ItemRow): FavoriteEntry => ({
  itemId: String(id),
  productId: String(productId),
  sku,
  name,
  price: null,
  specialPrice: null,
  path: null,
});

export const listOf = ({ id, isDefault, ...row }: ListRow, items: readonly ItemRow[]): FavoriteList => ({
  ...row,
  listId: String(id),
  isDefault: isDefault === 1,
  entries: items.map(entryOf),
});
