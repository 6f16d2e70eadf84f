import { isPostalCode, isQuantity, MAX_LENGTH } from '../../domain/validation';
import { defineForm } from '../form';
import { type FormFields, line, optional } from '../form-fields';
import { cartChange } from '../limit';

const wholeNumber = (value: string) => /^\d{1,15}$/.test(value) && Number(value) > 0;

export const QUANTITY = {
  qty: { rule: 'quantity', test: (value) => isQuantity(/^\d{1,15}$/.test(value) ? Number(value) : Number.NaN) },
} satisfies FormFields;

const CART_ID_MAX = 32;

/** `cart` says whose line is meant, so that a change that comes late is not made to the line of another cart. */
export const LINE = {
  itemId: { rule: 'required', test: wholeNumber },
  cart: optional(line(CART_ID_MAX)),
} satisfies FormFields;

export const ADD = {
  sku: line(MAX_LENGTH.sku),
  parentSku: optional(line(MAX_LENGTH.sku)),
  qty: optional(QUANTITY.qty),
  warranty: optional(line(MAX_LENGTH.sku)),
  deliveryOption: optional(line(MAX_LENGTH.sku)),
} satisfies FormFields;

/** An empty code takes the coupon off. */
export const COUPON = { code: optional(line(MAX_LENGTH.coupon)) } satisfies FormFields;

/** Where the cart goes, as far as a postal code says: also where the shop does not go, which it is told then. */
export const DESTINATION = { zipCode: { rule: 'postalCode', test: isPostalCode } } satisfies FormFields;

/** Path of the cart's page. */
export const CART_PAGE = '/checkout/cart';

/**
 * Query parameters of the page a refused add goes back to: the message key, and which piece of a set, from 1, it is
 * about.
 */
export const NOTICE_PARAM = 'aviso';
export const PIECE_PARAM = 'pieza';

const PATH_MAX = 2048;
/** Path of the page to go back to. */
const back = optional(line(PATH_MAX));

const ofCart = { page: CART_PAGE, keyKeptBy: 'cart' } as const;

/** Forms of product and cart pages. */
export const CART_FORMS = {
  add: defineForm({
    ...ofCart,
    id: 'add',
    path: '/cart/add',
    access: 'anyone',
    limit: cartChange,
    fields: { ...ADD, back },
  }),
  /** Adds, and goes straight on to the checkout. */
  comprar: defineForm({
    ...ofCart,
    id: 'comprar',
    path: '/cart/comprar',
    access: 'anyone',
    limit: cartChange,
    fields: { ...ADD, back },
  }),
  /** `step` is the minus or plus button beside the quantity. */
  set: defineForm({
    ...ofCart,
    id: 'set',
    path: '/cart/set',
    access: 'anyone',
    limit: cartChange,
    fields: { ...LINE, ...QUANTITY, step: optional(line(2)) },
  }),
  remove: defineForm({
    ...ofCart,
    id: 'remove',
    path: '/cart/remove',
    access: 'anyone',
    limit: cartChange,
    fields: LINE,
  }),
  restore: defineForm({
    ...ofCart,
    id: 'restore',
    path: '/cart/restore',
    access: 'anyone',
    limit: cartChange,
    fields: LINE,
  }),
  coupon: defineForm({
    ...ofCart,
    id: 'coupon',
    path: '/cart/coupon',
    access: 'anyone',
    limit: cartChange,
    fields: { ...COUPON, back },
  }),
  destination: defineForm({
    ...ofCart,
    id: 'destination',
    path: '/cart/destination',
    access: 'anyone',
    limit: cartChange,
    fields: DESTINATION,
  }),
};
