import { theCart } from './store/the-cart';

/**
 * Has the cart of this page look who is signed in: what is kept of whoever was before leaves, and other tabs hear of
 * it.
 */
export const forgetLastCart = (): Promise<void> => theCart().lookAtUser();
