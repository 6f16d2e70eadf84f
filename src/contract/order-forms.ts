import { isOrderNumber } from '../domain/validation';
import { PERSONAL_DETAILS } from './checkout/forms';
import { defineForm } from './form';
import type { FormFields } from './form-fields';

/** Message keys of orders. */
export const ORDER_MESSAGES = {
  orderUnknown: 'Order not found',
  notFoundByEmail: 'We found no order with this number and e-mail. Check both and try again.',
  manyFinds: 'Many orders were looked for from your network. Please wait a while before you try again.',
  orderPending: 'We are checking your order',
  tooManyUnpaid: 'Several orders that are paid on delivery are already on their way to this telephone or address.',
  notMade: 'Your order did not reach the store and was not made. You can place it again.',
  orderChanged: 'The cart has changed since the order was prepared',
} as const;

/** Where an order is found again by its number and e-mail. */
export const FIND_ORDER_PAGE = '/encuentra-tu-pedido';

/** Parameter of that page with the number. */
export const ORDER_NUMBER = 'number';

export const FIND_ORDER = {
  [ORDER_NUMBER]: { rule: 'orderNumber', test: isOrderNumber },
  email: PERSONAL_DETAILS.emailAddress,
} satisfies FormFields;

/** The form that finds an order carries no key: an answer under one could not be given again with its cookie. */
export const ORDER_FORMS = {
  'encontrar-pedido': defineForm({ id: 'encontrar-pedido', path: '/order/encontrar', page: FIND_ORDER_PAGE, fields: FIND_ORDER }),
};
