import { isOrderNumber } from '../domain/validation';
import { PERSONAL_DETAILS } from './checkout/forms';
import { defineForm } from './form';
import { type FormFields, line, optional } from './form-fields';

/** Message keys of orders. */
export const ORDER_MESSAGES = {
  orderUnknown: 'Order not found',
  notFoundByEmail: 'We found no order with this number and e-mail. Check both and try again.',
  locked: 'Looking for this order is paused until {until} (Mexico City)',
  linkAsked: 'If there is an order with this number and e-mail, a message with a link is on its way',
  manyFinds: 'Many orders were looked for from your network. Please wait a while before you try again.',
  sentAgain: 'The e-mail of this order is on its way to you again',
  manyLetters:
    'The e-mail of this order was sent again several times. Look into your spam folder, or try again in an hour.',
  orderPending: 'We are checking your order',
  tooManyUnpaid: 'Several orders that are paid on delivery are already on their way to this telephone or address.',
  notMade: 'Your order did not reach the store and was not made. You can place it again.',
  orderChanged: 'The cart has changed since the order was prepared',
} as const;

/** Where an order is found again by its number and e-mail. */
export const FIND_ORDER_PAGE = '/encuentra-tu-pedido';

/** Parameter of that page with the number. */
export const ORDER_NUMBER = 'number';

const TOKEN_MAX = 64;

export const FIND_ORDER = {
  [ORDER_NUMBER]: { rule: 'orderNumber', test: isOrderNumber },
  email: PERSONAL_DETAILS.emailAddress,
} satisfies FormFields;

/** Field of the button that asks for a link instead. */
export const WANTS_LINK = 'enlace';

/** Value of that button. */
export const PRESSED = '1';

/** What the form takes beside what an order is found by. */
export const FIND_ORDER_FORM = {
  ...FIND_ORDER,
  [WANTS_LINK]: optional({ rule: 'text', test: (value) => value === PRESSED }),
} satisfies FormFields;

/** The order whose last letter is sent again. */
export const LETTER_AGAIN = { order: line(TOKEN_MAX) } satisfies FormFields;

/** The form that finds an order carries no key: an answer under one could not be given again with its cookie. */
export const ORDER_FORMS = {
  'encontrar-pedido': defineForm({
    id: 'encontrar-pedido',
    path: '/order/encontrar',
    access: 'anyone',
    limit: 'form',
    page: FIND_ORDER_PAGE,
    fields: FIND_ORDER_FORM,
  }),
  'abrir-pedido': defineForm({
    id: 'abrir-pedido',
    path: '/order/abrir',
    access: 'anyone',
    limit: 'form',
    page: FIND_ORDER_PAGE,
    fields: {},
  }),
  'carta-otra-vez': defineForm({
    id: 'carta-otra-vez',
    path: '/order/carta',
    access: 'anyone',
    limit: 'form',
    page: FIND_ORDER_PAGE,
    fields: LETTER_AGAIN,
  }),
};
