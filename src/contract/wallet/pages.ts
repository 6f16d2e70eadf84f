import { ACCOUNT_PAGE } from '../customers/pages';

/** ROUTE-034. */
export const WALLET_PAGE = `${ACCOUNT_PAGE}/wallet` as const;
