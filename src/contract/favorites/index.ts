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
import { MY_FAVORITES_PAGE } from './pages';

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
  account: [{ page: MY_FAVORITES_PAGE, text: 'Favourites', icon: 'heart', group: 'keeping', rank: 1 }],
} as const;
