import { ORDER, PAYMENT } from './checkout/forms';
import { defineForm } from './form';

/** Message keys of payments. */
export const PAYMENTS_MESSAGES = {
  wrongSignature: 'The signature of the notification is not valid',
  gatewayUnreachable: 'The card page cannot be reached right now. Your order is kept; try again in a moment.',
  nothingToPay: 'There is nothing to pay for this order',
} as const;

const { orderId } = ORDER;

/** Forms of the page of an order that waits for its money. Both do once what they do, however often they are sent. */
export const PAYMENTS_FORMS = {
  'pagar-tarjeta': defineForm({
    id: 'pagar-tarjeta',
    path: '/payments/tarjeta',
    access: 'anyone',
    limit: 'form',
    page: '/checkout',
    fields: { orderId },
  }),
  'pagar-otra-forma': defineForm({
    id: 'pagar-otra-forma',
    path: '/payments/otra-forma',
    access: 'anyone',
    limit: 'form',
    page: '/checkout',
    fields: { orderId, method: PAYMENT.method },
  }),
};
