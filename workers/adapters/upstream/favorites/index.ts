import type { FavoritesPort, OwnFavorites } from '../../../../src/commerce/own/favorites';
import { FAVORITE_MESSAGES } from '../../../../src/contract/favorites/messages';
import { type FavoriteList, firstListName } from '../../../../src/domain/favorites/favorite-list';
import { cleanListName, listNameKey } from '../../../../src/domain/favorites/list-name';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import { unavailable } from '../customers/as-customer';
import { callUpstream, type UpstreamConfig } from '../http';
import { LISTS, type ListsAt, listsAt, listUnknown } from './at-retailer';
import { listDocument, pageOf, toList } from './documents';

const NOT_FOUND = 404;
const ITEM = `${LISTS}/item`;
const PRODUCT = `${LISTS}/product`;

const itemUnknown = () => refuse(404, FAVORITE_MESSAGES.itemUnknown);

/** What a customer does with their lists: of every change it is looked whether it was made. */
function atRetailer(at: ListsAt, store: StoreView): OwnFavorites {
  const { customerId, call, read, known, refusalOf } = at;

  async function changed(
    made: Parameters<typeof call>[0],
    isMade: (lists: FavoriteList[]) => boolean,
    refusedAs: (refused: Parameters<typeof refusalOf>[0]) => ReturnType<typeof refuse>,
  ): Promise<Result<FavoriteList[]>> {
    const answer = await call(made);
    if (!answer.ok) return answer;
    if (answer.value.state === 'refused') return refusedAs(answer.value);
    const after = await known();
    // An answer that was lost may have done it, and a word alone is not taken.
    return !after.ok || isMade(after.value) ? after : unavailable();
  }

  async function create(name: string): Promise<Result<FavoriteList>> {
    const isIt = (list: FavoriteList) => listNameKey(list.name) === listNameKey(name);
    const after = await changed(
      { method: 'POST', path: LISTS, body: { customer_id: customerId, wishlist_name: cleanListName(name) } },
      (lists) => lists.some(isIt),
      (refused) => refusalOf(refused, true),
    );
    if (!after.ok) return after;
    const made = after.value.find(isIt);
    return made ? ok(made) : unavailable();
  }

  /** The list of this id, or the default one, which is made where there is none. */
  async function target(listId: string | null): Promise<Result<FavoriteList>> {
    const before = await known();
    if (!before.ok) return before;
    const lists = before.value;
    if (listId !== null) {
      const found = lists.find((list) => list.listId === listId);
      return found ? ok(found) : listUnknown();
    }
    const usual = lists.find(({ isDefault }) => isDefault) ?? lists[0];
    return usual ? ok(usual) : create(firstListName(store.i18n.defaultLocale));
  }

  const removed = async (
    path: string,
    query: Record<string, string>,
    isThere: (list: FavoriteList) => boolean,
    none: () => ReturnType<typeof refuse>,
  ): Promise<Result<null>> => {
    const after = await changed(
      { method: 'DELETE', path, query },
      (lists) => !lists.some(isThere),
      ({ code }) => (code === NOT_FOUND ? none() : unavailable()),
    );
    return after.ok ? ok(null) : after;
  };

  return {
    async lists() {
      const told = await read();
      if (!told.ok) return told;
      const lists = told.value ?? [];
      const entries = lists.flatMap((list) => list.entries);
      return ok({
        lists,
        kept: Object.fromEntries(entries.map(({ sku, productId }) => [sku, productId])),
        isDegraded: told.value === null,
      });
    },

    async list(listId, view) {
      const told = await read({ ...view, listId });
      if (!told.ok) return told;
      const found = told.value?.find((list) => list.listId === listId);
      return found ? ok(pageOf(found, view)) : listUnknown();
    },

    create,

    async change(listId, change) {
      const before = await target(listId);
      if (!before.ok) return before;
      const { name = before.value.name, access, sort, isDefault } = change;
      const isMade = (list: FavoriteList) =>
        list.listId === listId &&
        list.name === cleanListName(name) &&
        list.access === (access ?? list.access) &&
        (!isDefault || list.isDefault);
      const after = await changed(
        {
          method: 'PUT',
          path: LISTS,
          body: {
            wishlist_id: listId,
            customer_id: customerId,
            wishlist_name: cleanListName(name),
            ...(access ? { access_type: access } : {}),
            ...(sort ? { sort } : {}),
            ...(isDefault ? { default: true } : {}),
          },
        },
        (lists) => lists.some(isMade),
        (refused) => refusalOf(refused, true),
      );
      if (!after.ok) return after;
      const made = after.value.find(isMade);
      return made ? ok(made) : unavailable();
    },

    remove: (listId) =>
      removed(LISTS, { list_id: listId, customer_id: customerId }, (list) => list.listId === listId, listUnknown),

    async add(listId, sku) {
      const list = await target(listId);
      if (!list.ok) return list;
      const { listId: id, entries } = list.value;
      const itemIn = (lists: FavoriteList[]) =>
        lists.find((one) => one.listId === id)?.entries.find((entry) => entry.sku === sku);
      const after = await changed(
        { method: 'POST', path: ITEM, body: { customer_id: customerId, wishlist_id: id, sku } },
        (lists) => itemIn(lists) !== undefined,
        (refused) =>
          /without stock/i.test(refused.message) ? refuse(409, FAVORITE_MESSAGES.noStock) : refusalOf(refused, false),
      );
      if (!after.ok) return after;
      const item = itemIn(after.value);
      if (!item) return unavailable();
      const { itemId, productId, name } = item;
      const isNew = !entries.some((entry) => entry.sku === sku);
      return ok({ listId: id, itemId, productId, productName: name, isNew });
    },

    async bring(skus) {
      const list = await target(null);
      if (!list.ok) return list;
      const { listId: id } = list.value;
      // The last one is the newest: those that come first are put there last.
      for (const sku of skus.toReversed()) {
        const answer = await call({
          method: 'POST',
          path: ITEM,
          body: { customer_id: customerId, wishlist_id: id, sku },
        });
        if (!answer.ok) return answer;
      }
      const after = await known();
      if (!after.ok) return after;
      const there = new Set(after.value.find((one) => one.listId === id)?.entries.map(({ sku }) => sku));
      return ok(skus.filter((sku) => there.has(sku)).length);
    },

    removeItem: (itemId) =>
      removed(
        ITEM,
        { product_id: itemId },
        ({ entries }) => entries.some((entry) => entry.itemId === itemId),
        itemUnknown,
      ),

    removeProduct: (productId) =>
      removed(
        PRODUCT,
        { product_id: productId, customer_id: customerId },
        ({ entries }) => entries.some((entry) => entry.productId === productId),
        itemUnknown,
      ),
  };
}

/** Lists of favourites of a retailer's customers. */
export const upstreamFavorites = (config: UpstreamConfig, store: StoreView): FavoritesPort => ({
  ofCustomer: (access) => atRetailer(listsAt(config, store, access), store),

  async shared(sharingCode, view) {
    const { page, size, sort } = view;
    const read = await callUpstream(config, store.storeCode, {
      method: 'GET',
      path: `${LISTS}/shared`,
      query: {
        sharing_code: sharingCode,
        pageSize: String(size),
        currentPage: String(page),
        ...(sort === undefined ? {} : { sort }),
      },
    });
    const gone = () => refuse(404, FAVORITE_MESSAGES.sharedGone);
    if (read.state === 'refused' && read.code === NOT_FOUND) return gone();
    if (read.state !== 'ok') return unavailable();
    const parsed = listDocument().safeParse(read.value);
    if (!parsed.success) return gone();
    const list = toList(parsed.data);
    // One that is told all the same though it is private, or in another one's place, is nobody's to see.
    if (list.sharingCode !== sharingCode) return gone();
    return ok({
      list: pageOf(list, view),
      owner: list.access === 'Publica' ? (parsed.data.owner ?? null) : null,
    });
  },
});
