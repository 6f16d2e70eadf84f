import { ACCOUNT_PAGE } from '../customers/pages';

export const PROFILE_PAGE = `${ACCOUNT_PAGE}/edit` as const;
export const ADDRESSES_PAGE = `${ACCOUNT_PAGE}/addresses` as const;
export const NEW_ADDRESS_PAGE = `${ADDRESSES_PAGE}/new` as const;
/** How things are brought to a customer. */
export const DELIVERY_PAGE = `${ACCOUNT_PAGE}/shipping-details` as const;

/** Path of the page that changes an address. */
export const addressPath = (addressId: string): string => `${ADDRESSES_PAGE}/edit/${addressId}`;

/** Parameter that says which of many addresses are looked for. */
export const LOOKED_FOR = 'buscar';

/** Parameter that gives the postal code of a new address. */
export const CODE = 'cp';
