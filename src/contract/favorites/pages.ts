import { ACCOUNT_PAGE } from '../customers/pages';

export const MY_FAVORITES_PAGE = `${ACCOUNT_PAGE}/favorites` as const;

/** Path of the page of a list. */
export const listPath = (listId: string): string => `${MY_FAVORITES_PAGE}/${listId}`;

/** Path of the page that anyone may see of a list, by its sharing code. */
export const sharedListPath = (sharingCode: string): string => `${MY_FAVORITES_PAGE}/${sharingCode}/shared`;

/** Parameters of a list's page. */
export const LIST_VIEW = { sort: 'orden', page: 'pagina' } as const;

/** Parameter of the page of all lists: the product that is about to be saved in one of them. */
export const SAVING = 'guardar';

/** Products of a page of a list; of each list, as all of them are shown. */
export const ENTRIES_SHOWN = 24;
export const ENTRIES_OF_EACH = 6;
