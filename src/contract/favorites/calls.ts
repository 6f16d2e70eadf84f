import { z } from 'zod';
import { ACCESS_TYPES, LIST_SORTS } from '../../domain/favorites/favorite-list';
import { cleanListName, isListName, LIST_NAME_UNITS } from '../../domain/favorites/list-name';
import { once } from '../../domain/once';
import { defineCall } from '../call';
import { decimal } from '../decimal';
import { identityQuery, looseId, requiredText, rule, sku, TOKEN_MAX, wholeNumber } from '../fields';
import { FAVORITE_MESSAGES } from './messages';
import { ENTRIES_OF_EACH } from './pages';

const AREA = 'user';
const MOST_OF_A_PAGE = 100;
const MOST_PAGES = 10_000;
const CHANGES = [400, 401, 404, 409, 413, 503];

const answeredId = once(() => z.union([z.int(), z.string()]));

const customerId = () => looseId().nullish().meta({ description: 'Whose lists; nobody but the asking customer’s' });

const wishlistName = once(() =>
  requiredText(LIST_NAME_UNITS).refine(isListName, rule('text', FAVORITE_MESSAGES.listName)).transform(cleanListName),
);

const product = once(() =>
  z
    .object({
      sku: z.string(),
      name: z.string(),
      price: decimal().nullable().meta({ description: 'With tax; null for what is not sold any more' }),
      special_price: decimal().nullable(),
      url_path: z.string().nullable(),
      wishlist_item_id: answeredId(),
      id: answeredId(),
      position: z
        .int()
        .meta({ description: 'Its place in the stored order, from 0: keys that look like numbers lose it' }),
      is_in_stock: z.boolean(),
    })
    .meta({ id: 'FavoriteProduct' }),
);

const favoriteList = once(() =>
  z
    .object({
      wishlist_id: answeredId(),
      name: z.string(),
      sharing_code: z.string().nullable(),
      customer_id: answeredId().nullable(),
      sort: z.enum(LIST_SORTS),
      access_type: z.enum(ACCESS_TYPES),
      privacy: z.enum(['private', 'shared', 'public']),
      default: z.boolean(),
      total_count: z.int(),
      products: z.record(z.string(), product()),
    })
    .meta({ id: 'FavoriteList' }),
);

const page = {
  sort: () => z.enum(LIST_SORTS).optional().meta({ description: 'Instead of the list’s own' }),
  pageSize: () => wholeNumber(1, MOST_OF_A_PAGE).default(ENTRIES_OF_EACH),
  currentPage: () => wholeNumber(1, MOST_PAGES).default(1),
};

export const favoriteLists = defineCall({
  id: 'favoriteLists',
  method: 'get',
  path: '/user/favorites',
  access: 'customer',
  limit: 'read',
  area: AREA,
  summary:
    'The lists of favourites of the asking customer, each with its first products; with wishlist_id a page of that one. meta.kept has the newest skus of all lists and their product ids',
  query: () =>
    identityQuery().extend({
      customer_id: customerId(),
      wishlist_id: looseId().optional(),
      sort: page.sort(),
      pageSize: page.pageSize(),
      currentPage: page.currentPage(),
    }),
  result: () => z.array(favoriteList()),
  refusals: [401, 404, 503],
});

export const favoriteListCreate = defineCall({
  id: 'favoriteListCreate',
  method: 'post',
  path: '/user/favorites',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary: 'Makes a list. 400 where one of that name is there, whatever its case and accents',
  query: identityQuery,
  body: () => z.object({ customer_id: customerId(), wishlist_name: wishlistName() }),
  result: favoriteList,
  refusals: CHANGES,
});

export const favoriteListUpdate = defineCall({
  id: 'favoriteListUpdate',
  method: 'put',
  path: '/user/favorites',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary: 'Changes a list: its name, who may see it, in which order it is shown, or that it is the default one',
  query: identityQuery,
  body: () =>
    z.object({
      wishlist_id: looseId(),
      customer_id: customerId(),
      wishlist_name: wishlistName().nullish(),
      access_type: z.enum(ACCESS_TYPES).nullish(),
      sort: z.enum(LIST_SORTS).nullish(),
      default: z.literal(true).nullish(),
    }),
  result: favoriteList,
  refusals: CHANGES,
});

export const favoriteListRemove = defineCall({
  id: 'favoriteListRemove',
  method: 'delete',
  path: '/user/favorites',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary: 'Deletes a list with what is in it, and its link with it',
  query: () => identityQuery().extend({ list_id: looseId(), customer_id: customerId() }),
  result: () => z.literal(true),
  refusals: [401, 404, 503],
});

export const favoriteListShared = defineCall({
  id: 'favoriteListShared',
  method: 'get',
  path: '/user/favorites/shared',
  access: 'anyone',
  limit: 'read',
  area: AREA,
  summary:
    'A list that its owner shares, by its code, which changes nothing; 404 once it is shared no more, empty where it cannot be read',
  query: () =>
    identityQuery().extend({
      sharing_code: requiredText(TOKEN_MAX),
      sort: page.sort(),
      pageSize: page.pageSize(),
      currentPage: page.currentPage(),
    }),
  result: () => favoriteList().extend({ owner: z.string().nullable() }).partial(),
  refusals: [401, 404, 503],
});

export const favoriteItemAdd = defineCall({
  id: 'favoriteItemAdd',
  method: 'post',
  path: '/user/favorites/item',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary:
    'Puts a product into a list, once however often it is sent; without wishlist_id into the default one, which is made where there is none',
  query: identityQuery,
  body: () => z.object({ customer_id: customerId(), wishlist_id: looseId().nullish(), sku: sku() }),
  result: () => z.object({ wishlist_id: answeredId(), wishlist_item_id: answeredId(), id: answeredId() }),
  refusals: CHANGES,
});

export const favoriteItemRemove = defineCall({
  id: 'favoriteItemRemove',
  method: 'delete',
  path: '/user/favorites/item',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary: 'Takes a product off the one list it stands in by this wishlist_item_id',
  query: () => identityQuery().extend({ product_id: looseId().meta({ description: 'A wishlist_item_id' }) }),
  result: () => z.literal(true),
  refusals: [401, 404, 503],
});

export const favoriteProductRemove = defineCall({
  id: 'favoriteProductRemove',
  method: 'delete',
  path: '/user/favorites/product',
  access: 'customer',
  limit: 'form',
  area: AREA,
  summary: 'Takes a product off every list of the asking customer, by the id of the product',
  query: () => identityQuery().extend({ product_id: looseId(), customer_id: customerId() }),
  result: () => z.literal(true),
  refusals: [401, 404, 503],
});
