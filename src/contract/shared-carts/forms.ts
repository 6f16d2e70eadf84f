import { CART_PAGE } from '../cart/forms';
import { TOKEN_MAX } from '../fields';
import { defineForm } from '../form';
import { type FormFields, line } from '../form-fields';
import { cartChange } from '../limit';

export const SHARED_TOKEN = { sharedCartToken: line(TOKEN_MAX) } satisfies FormFields;

/** Path of the page that shows a shared cart. */
export const sharedCartPage = (token: string): string => `/shared-cart/${encodeURIComponent(token)}`;

/**
 * Forms of shared carts. They carry no key: the answer to one that shares is the link, of which nothing but a hash is
 * kept, and a shared cart is added to a cart once by itself.
 */
export const SHARED_CART_FORMS = {
  compartir: defineForm({
    id: 'compartir',
    path: '/cart/compartir',
    access: 'anyone',
    limit: cartChange,
    page: CART_PAGE,
    fields: {},
  }),
  'agregar-compartido': defineForm({
    id: 'agregar-compartido',
    path: '/cart/agregar-compartido',
    access: 'anyone',
    limit: cartChange,
    page: CART_PAGE,
    keyKeptBy: 'cart',
    fields: SHARED_TOKEN,
  }),
};
