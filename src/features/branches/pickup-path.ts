/**
 * Path of the page that says which branches have something: ?sku= for a product, else the cart; ?cp= for the postal
 * code it is near to.
 */
export const PICKUP_PATH = '/recoger';
