import type { MineOfCustomer } from '../../../src/commerce/mine';
import { FAVORITE_MESSAGES } from '../../../src/contract/favorites/messages';
import { wireId } from '../../../src/domain/customer/document';
import type { FavoriteList } from '../../../src/domain/favorites/favorite-list';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { listDocuments } from '../../services/favorites/list-document';
import type { ApiCall } from '../serving/bind';
import type { Handlers } from '../serving/handlers';

type Call = Pick<ApiCall<unknown, unknown, unknown, 'customer'>, 'request' | 'principal' | 'mine'>;

const NOT_FOUND = 404;

/** FAV-015: the lists are those of whoever asks; a customer who is named besides has to be them. */
function ownLists({ mine }: Call, customerId: string | null | undefined) {
  const own: MineOfCustomer = mine();
  return customerId != null && !own.isMe(customerId) ? null : own.own('favorites');
}

type Favorites = NonNullable<ReturnType<typeof ownLists>>;

/** What is done with the lists of whoever asks; 404 for those of anybody else. */
async function withOwn<T>(
  call: Call,
  customerId: string | null | undefined,
  work: (favorites: Favorites) => Promise<Result<T>>,
): Promise<Result<T>> {
  const favorites = ownLists(call, customerId);
  return favorites ? await work(favorites) : refuse(NOT_FOUND, FAVORITE_MESSAGES.listUnknown);
}

/** Whose lists they are, as the documents say it. */
async function idOf({ mine }: Call): Promise<string | null> {
  const profile = await (mine() as MineOfCustomer).profile();
  return profile.ok ? profile.value.customerId : null;
}

/** FAV-020: a list that was made or changed, with its message. */
async function madeReply(call: Call, made: Result<FavoriteList>) {
  if (!made.ok) return made;
  const [result] = await listDocuments(call.request.commerce.catalogue, [made.value], await idOf(call));
  return result
    ? ok({ result, meta: { message: FAVORITE_MESSAGES.made } })
    : refuse(503, FAVORITE_MESSAGES.unavailable);
}

const removed = (gone: Result<null>) => (gone.ok ? ok({ result: true as const }) : gone);

/** Lists of favourites of the asking customer, and those that others share. */
export const favoritesHandlers: Handlers<'favorites'> = {
  favoriteLists: async (call) => {
    const { customer_id, wishlist_id, sort, pageSize: size, currentPage: page } = call.query;
    const found = await withOwn(call, customer_id, async (favorites) => {
      if (wishlist_id === undefined) return favorites.lists();
      const one = await favorites.list(wishlist_id, { page, size, sort });
      return one.ok ? ok({ lists: [one.value], kept: {}, isDegraded: false }) : one;
    });
    if (!found.ok) return found;
    const { lists, kept, isDegraded } = found.value;
    const first = wishlist_id === undefined ? 0 : (page - 1) * size;
    const result = await listDocuments(call.request.commerce.catalogue, lists, await idOf(call), first);
    return ok({ result, meta: { kept, ...(isDegraded ? { degraded: true } : {}) } });
  },

  favoriteListCreate: async (call) => {
    const { customer_id, wishlist_name } = call.body;
    return madeReply(call, await withOwn(call, customer_id, (favorites) => favorites.create(wishlist_name)));
  },

  favoriteListUpdate: async (call) => {
    const { wishlist_id, customer_id, wishlist_name, access_type, sort, default: isDefault } = call.body;
    const change = {
      name: wishlist_name ?? undefined,
      access: access_type ?? undefined,
      sort: sort ?? undefined,
      isDefault: isDefault ?? undefined,
    };
    return madeReply(call, await withOwn(call, customer_id, (favorites) => favorites.change(wishlist_id, change)));
  },

  favoriteListRemove: async (call) => {
    const { list_id, customer_id } = call.query;
    return removed(await withOwn(call, customer_id, (favorites) => favorites.remove(list_id)));
  },

  // FAV-025: of a list that cannot be read an empty object is told; one that is shared no more is 404.
  favoriteListShared: async ({ request, query }) => {
    const { sharing_code, sort, pageSize: size, currentPage: page } = query;
    const found = await request.commerce.favorites.shared(sharing_code, { page, size, sort });
    if (!found.ok) return found.problem.status === NOT_FOUND ? found : ok({ result: {}, meta: { degraded: true } });
    const { list, owner } = found.value;
    const [document] = await listDocuments(request.commerce.catalogue, [list], null, (page - 1) * size);
    return ok({ result: { ...document, owner } });
  },

  favoriteItemAdd: async (call) => {
    const { customer_id, wishlist_id, sku } = call.body;
    const saved = await withOwn(call, customer_id, (favorites) => favorites.add(wishlist_id ?? null, sku));
    if (!saved.ok) return saved;
    const { listId, itemId, productId, productName, isNew } = saved.value;
    return ok({
      result: { wishlist_id: wireId(listId), wishlist_item_id: wireId(itemId), id: wireId(productId) },
      meta: { message: isNew ? FAVORITE_MESSAGES.added : FAVORITE_MESSAGES.known, productName, isNew },
    });
  },

  favoriteItemRemove: async (call) =>
    removed(await withOwn(call, null, (favorites) => favorites.removeItem(call.query.product_id))),

  favoriteProductRemove: async (call) => {
    const { product_id, customer_id } = call.query;
    return removed(await withOwn(call, customer_id, (favorites) => favorites.removeProduct(product_id)));
  },
};
