import {
  favoriteItemAdd,
  favoriteItemRemove,
  favoriteListCreate,
  favoriteListRemove,
  favoriteListShared,
  favoriteLists,
  favoriteListUpdate,
  favoriteProductRemove,
} from './calls';
import { FAVORITE_FORMS } from './forms';
import { FAVORITE_MESSAGES } from './messages';

/** Lists of favourites of a customer, private or shared by a link. */
export const favorites = {
  calls: {
    favoriteLists,
    favoriteListCreate,
    favoriteListUpdate,
    favoriteListRemove,
    favoriteListShared,
    favoriteItemAdd,
    favoriteItemRemove,
    favoriteProductRemove,
  },
  forms: FAVORITE_FORMS,
  messages: FAVORITE_MESSAGES,
} as const;
