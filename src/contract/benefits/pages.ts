import { ACCOUNT_PAGE } from '../customers/pages';

export const COUPONS_OF_MINE_PAGE = `${ACCOUNT_PAGE}/coupons` as const;
export const RANKING_PAGE = `${ACCOUNT_PAGE}/ranking` as const;
/** The card that is shown at the till. */
export const LOYALTY_CARD_PAGE = `${ACCOUNT_PAGE}/loyalty-card` as const;
