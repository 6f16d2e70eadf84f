/** Path of the store locator: every branch, where it is and when it is open; ?cp= for the postal code it is near to. */
export const BRANCHES_PATH = '/sucursales';
