import type { CatalogueSide } from '../../../../src/commerce/commerce';
import type { FavoritesPort, OwnFavorites } from '../../../../src/commerce/own/favorites';
import { FAVORITE_MESSAGES } from '../../../../src/contract/favorites/messages';
import { MESSAGES } from '../../../../src/domain/cart/messages';
import { firstListName } from '../../../../src/domain/favorites/favorite-list';
import { ok, refuse } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { costsAt } from './costs';
import { readList, readLists, readShared } from './read';
import { listOf, type Owner, rowId } from './rows';
import { deleteItems, insertItem, insertItems } from './write-items';
import { deleteList, insertList, updateList, type Written } from './write-lists';

interface FavoritesAt {
  env: Env;
  store: StoreView;
  /** Epoch ms. */
  now: number;
  engine(): CatalogueSide;
}

const unknown = () => refuse(404, FAVORITE_MESSAGES.listUnknown);
const itemGone = (gone: number) => (gone > 0 ? ok(null) : refuse(404, FAVORITE_MESSAGES.itemUnknown));

function asWritten(written: Written) {
  if (written === 'unknown') return unknown();
  if (written === 'name') return refuse(400, FAVORITE_MESSAGES.nameTaken);
  return written === 'many' ? refuse(409, FAVORITE_MESSAGES.manyLists) : ok(listOf(written, []));
}

function ownFavorites({ env, store, now, engine }: FavoritesAt, owner: Owner): OwnFavorites {
  return {
    lists: async () => ok(await readLists(env, owner)),
    async list(listId, view) {
      const found = await readList(env, owner, rowId(listId), view, costsAt(env, store, now));
      return found ? ok(found) : unknown();
    },
    create: async (name) => asWritten(await insertList(env, owner, name, now)),
    change: async (listId, change) => asWritten(await updateList(env, owner, rowId(listId), change)),
    remove: async (listId) => ((await deleteList(env, owner, rowId(listId))) ? ok(null) : unknown()),
    async add(listId, sku) {
      const [card] = await engine().catalogue.cards([sku]);
      if (!card) return refuse(422, MESSAGES.productUnknown);
      if (card.availability === 'out_of_stock') return refuse(409, FAVORITE_MESSAGES.noStock);
      const { id: productId, parentSku, name } = card;
      const target = {
        listId: listId === null ? null : rowId(listId),
        firstName: firstListName(store.i18n.defaultLocale),
      };
      const saved = await insertItem(env, owner, target, { sku: parentSku, productId, name }, now);
      if (saved === 'unknown') return unknown();
      if (saved === 'full') return refuse(409, FAVORITE_MESSAGES.fullList);
      return ok({
        listId: String(saved.listId),
        itemId: String(saved.id),
        productId: String(productId),
        productName: name,
        isNew: saved.isNew,
      });
    },
    async bring(skus) {
      const cards = await engine().catalogue.cards([...skus]);
      const products = cards
        .filter(({ availability }) => availability !== 'out_of_stock')
        .map(({ id, parentSku, name }) => ({ sku: parentSku, productId: id, name }));
      return ok(await insertItems(env, owner, firstListName(store.i18n.defaultLocale), products, now));
    },
    removeItem: async (itemId) => itemGone(await deleteItems(env, owner, 'id', rowId(itemId))),
    removeProduct: async (productId) => itemGone(await deleteItems(env, owner, 'product_id', rowId(productId))),
  };
}

/** Lists of favourites of our own customers, in one store view. */
export const embeddedFavorites = (at: FavoritesAt): FavoritesPort => ({
  ofCustomer: ({ customerId }) => ownFavorites(at, { customerId: rowId(customerId), store: at.store.storeCode }),
  async shared(sharingCode, view) {
    const { env, store, now } = at;
    const asked = { store: store.storeCode, sharingCode };
    const found = await readShared(env, asked, view, costsAt(env, store, now));
    return found ? ok(found) : refuse(404, FAVORITE_MESSAGES.sharedGone);
  },
});
