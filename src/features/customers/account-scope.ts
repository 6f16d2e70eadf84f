/** Ids of the fields of an account begin with it: its forms stand in a window over others. */
export const ACCOUNT_SCOPE = 'cuenta';
