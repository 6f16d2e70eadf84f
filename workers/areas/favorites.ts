import { embeddedFavorites } from '../adapters/embedded/favorites';
import { ofAccount, personalRows, under } from '../adapters/embedded/privacy/personal-rows';
import { favoriteItem, favoriteList } from '../adapters/embedded/schema/shop';
import { favoritesHandlers } from '../api/customers/favorites';
import { favoritesForms } from '../forms/customers/favorites';
import { defineArea } from './define-area';

const lists = personalRows({
  title: 'Your lists of favourites',
  table: favoriteList,
  whose: ofAccount(favoriteList.customerId),
  shown: {
    store: favoriteList.store,
    name: favoriteList.name,
    access: favoriteList.access,
    at: favoriteList.createdAt,
  },
  closing: 'erased',
});

const items = personalRows({
  title: 'Favourites',
  table: favoriteItem,
  whose: under(favoriteItem.listId, lists, favoriteList.id),
  shown: { sku: favoriteItem.sku, name: favoriteItem.name, at: favoriteItem.addedAt },
  closing: 'erased',
});

export const favorites = defineArea('favorites', {
  ports: {
    favorites: {
      embedded: ({ env, store, now, engine }) => embeddedFavorites({ env, store, now, engine }),
      upstream: ({ store, retailer, adapters }) => adapters.upstreamFavorites(retailer, store),
      // A sharing code has 192 random bits: nobody guesses one.
      guard: 'unlimited',
    },
  },
  calls: favoritesHandlers,
  forms: favoritesForms,
  // Lists go with the account they belong to.
  personal: [items, lists],
  retention: 'nothing ages',
});
