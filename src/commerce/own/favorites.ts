import type { FavoriteList, ListAccess, ListSort, SharedList } from '../../domain/favorites/favorite-list';
import type { Result } from '../../domain/result';
import type { CustomerAccess } from '../customers';

/** Which products of a list: `size` of them from a page counted from 1, in the list's own order unless one is named. */
export interface ListView {
  page: number;
  size: number;
  sort?: ListSort | undefined;
}

export interface FavoriteLists {
  /** The default one first, then the oldest; each with its first products. */
  lists: FavoriteList[];
  /** The newest skus of all lists, with the id of each product. */
  kept: Record<string, string>;
  /** true where whoever keeps the lists did not tell them (FAV-023). */
  isDegraded: boolean;
}

/** What of a list is to be otherwise. */
export interface ListChange {
  name?: string | undefined;
  access?: ListAccess | undefined;
  sort?: ListSort | undefined;
  isDefault?: true | undefined;
}

/** A product that was put into a list, or was there. */
export interface SavedProduct {
  listId: string;
  itemId: string;
  productId: string;
  productName: string;
  isNew: boolean;
}

/** Lists of one customer in one store view. An id that is none of theirs is 404, whoever's it is. */
export interface OwnFavorites {
  lists(): Promise<Result<FavoriteLists>>;
  list(listId: string, view: ListView): Promise<Result<FavoriteList>>;
  /** 400 'nameTaken' or 'notMade', 409 'manyLists'. The first one is the default. */
  create(name: string): Promise<Result<FavoriteList>>;
  /** 400 'nameTaken' or 'notMade'. */
  change(listId: string, change: ListChange): Promise<Result<FavoriteList>>;
  /** Another one is the default afterwards, where there is one. */
  remove(listId: string): Promise<Result<null>>;
  /**
   * Puts a product into a list, or the default one (null), which is made where there is none. 409 'noStock' for what
   * cannot be bought now, 'fullList'; 422 for what is not sold.
   */
  add(listId: string | null, sku: string): Promise<Result<SavedProduct>>;
  /**
   * Puts products into the default list, those first that come first, each once; answers how many of them stand there
   * now. What cannot be bought now is left out.
   */
  bring(skus: readonly string[]): Promise<Result<number>>;
  removeItem(itemId: string): Promise<Result<null>>;
  removeProduct(productId: string): Promise<Result<null>>;
}

export interface FavoritesPort {
  ofCustomer(customer: CustomerAccess): OwnFavorites;
  /** 404 'sharedGone' for a code of no list; 503 where it cannot be read. */
  shared(sharingCode: string, view: ListView): Promise<Result<SharedList>>;
}

declare module '../commerce' {
  interface Commerce {
    favorites: FavoritesPort;
  }
}
