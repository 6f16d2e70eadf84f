import type { Centavos } from '../money';
import { foldText } from '../search/text';

/** Who may see a list, as it is written on the wire (spec 1 §3): its owner; who has its link; those too, with the owner's first name. */
export const ACCESS_TYPES = ['Privada', 'Compartida', 'Publica'] as const;
export type ListAccess = (typeof ACCESS_TYPES)[number];

export const PRIVACY = { Privada: 'private', Compartida: 'shared', Publica: 'public' } as const satisfies Record<
  ListAccess,
  string
>;

/** In which order a list shows its products, as the wire names it (spec 1 §4). */
export const LIST_SORTS = ['Predeterminado', 'Alphabetical', 'Ascendente', 'Descendente'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export const MOST_LISTS = 50;
export const MOST_ENTRIES = 10_000;

/** A product of a list as it is kept. Prices are null where whoever keeps the list tells none. */
export interface FavoriteEntry {
  itemId: string;
  productId: string;
  sku: string;
  /** As it was when it was put there. */
  name: string;
  price: Centavos | null;
  specialPrice: Centavos | null;
  /** Of its page inside the store view, as whoever keeps the list tells it; null where they do not. */
  path: string | null;
}

export interface FavoriteList {
  listId: string;
  name: string;
  access: ListAccess;
  isDefault: boolean;
  sort: ListSort;
  /** Names its link; null while it is private. */
  sharingCode: string | null;
  total: number;
  /** Some of its products: the first ones, or those of the page that was asked for. */
  entries: FavoriteEntry[];
}

/** A list that somebody shared. */
export interface SharedList {
  list: FavoriteList;
  /** First name of whose it is; null where they do not say. */
  owner: string | null;
}

/** What a product costs: its special price, else its price. */
export const costOf = ({ price, specialPrice }: Pick<FavoriteEntry, 'price' | 'specialPrice'>): Centavos | null =>
  specialPrice ?? price;

const byName = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The same in the order of a mode; what has no price comes last. 'Predeterminado' is the order they are given in. */
export function sorted<One extends { name: string; cost: Centavos | null }>(
  items: readonly One[],
  sort: ListSort,
): One[] {
  if (sort === 'Predeterminado') return [...items];
  if (sort === 'Alphabetical') return items.toSorted((one, other) => byName(foldText(one.name), foldText(other.name)));
  const way = sort === 'Ascendente' ? 1 : -1;
  return items.toSorted((one, other) => {
    if (one.cost === null || other.cost === null) return Number(one.cost === null) - Number(other.cost === null);
    return way * (one.cost - other.cost);
  });
}

const FIRST_NAMES: Record<string, string> = { de: 'Favoriten', it: 'Preferiti' };

/** What the first list of a customer is called, that a heart makes. */
export const firstListName = (locale: string): string => FIRST_NAMES[locale.slice(0, 2)] ?? 'Favoritos';
