import { embeddedFavorites } from '../adapters/embedded/favorites';
import { upstreamFavorites } from '../adapters/upstream/favorites';
import { favoritesHandlers } from '../api/customers/favorites';
import { favoritesForms } from '../forms/customers/favorites';
import { defineArea } from './define-area';

export const favorites = defineArea('favorites', {
  ports: {
    favorites: {
      embedded: ({ env, store, now, engine }) => embeddedFavorites({ env, store, now, engine }),
      upstream: ({ store, retailer }) => upstreamFavorites(retailer, store),
      // A sharing code has 192 random bits: nobody guesses one.
      guard: 'unlimited',
    },
  },
  calls: favoritesHandlers,
  forms: favoritesForms,
  // Lists go with the account they belong to.
  retention: 'nothing ages',
});
