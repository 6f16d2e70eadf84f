import { ACCOUNT_PAGE } from '../customers/pages';

export const MY_REVIEWS_PAGE = `${ACCOUNT_PAGE}/reviews` as const;
/** Parameter of the list: which page, from 1. */
export const REVIEWS_PAGE_NUMBER = 'pagina';
