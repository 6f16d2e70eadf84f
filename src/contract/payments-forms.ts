import { MONTHS, ORDER, PAYMENT } from './checkout/forms';
import { defineForm } from './form';

/** Message keys of payments. */
export const PAYMENTS_MESSAGES = {
  wrongSignature: 'The signature of the notification is not valid',
  gatewayUnreachable: 'The card page cannot be reached right now. Your order is kept; try again in a moment.',
  nothingToPay: 'There is nothing to pay for this order',
  monthsNotGranted:
    'The months without interest were not granted for this order; nothing was charged. Choose how you pay.',
} as const;

/** Below it stand the addresses to which the gateway sends payers back: `/kind/name` of what they paid. */
export const PAYMENT_RETURN = '/pago/regreso';

/** The address a payer comes back to, inside the store view; `name` is what the kind's page is found by. */
export const paymentReturnPath = (kind: string, name: string): string =>
  `${PAYMENT_RETURN}/${kind}/${encodeURIComponent(name)}`;

const { orderId } = ORDER;

/** Forms of the page of an order that waits for its money. Each does once what it does, however often they are sent. */
export const PAYMENTS_FORMS = {
  'pagar-tarjeta': defineForm({
    id: 'pagar-tarjeta',
    path: '/payments/tarjeta',
    access: 'anyone',
    limit: 'form',
    page: '/checkout',
    fields: { orderId },
  }),
  'revisar-pago': defineForm({
    id: 'revisar-pago',
    path: '/payments/revisar',
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
  'pagar-otros-meses': defineForm({
    id: 'pagar-otros-meses',
    path: '/payments/otros-meses',
    access: 'anyone',
    limit: 'form',
    page: '/checkout',
    fields: { orderId, months: { ...MONTHS.months, optional: false } },
  }),
};
