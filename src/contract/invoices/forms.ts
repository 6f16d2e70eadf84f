import { INVOICE_FIELDS } from '../checkout/invoice';
import { defineForm } from '../form';
import { type FormFields, line, optional } from '../form-fields';
import { ORDERS_PAGE } from '../history/pages';

/** Invoices that were asked for, at the desk. */
export const DESK_INVOICES_PAGE = '/operacion/facturas';

const NUMBER_MAX = 64;
const NOTE_MAX = 500;

/** The order, and whom the invoice is made out to. */
export const ASK_INVOICE = { order: line(NUMBER_MAX), ...INVOICE_FIELDS } satisfies FormFields;

export const DECISIONS = ['hecha', 'rechazada'] as const;

/** `note`: the folio, or why there is none. */
export const DECIDED_INVOICE = {
  id: { rule: 'text', test: (value: string) => /^\d{1,15}$/.test(value) },
  decision: { rule: 'text', test: (value: string) => (DECISIONS as readonly string[]).includes(value) },
  note: optional(line(NOTE_MAX)),
} satisfies FormFields;

export const INVOICES_FORMS = {
  'pedir-factura': defineForm({
    id: 'pedir-factura',
    path: '/order/factura',
    access: 'anyone',
    limit: 'form',
    page: ORDERS_PAGE,
    fields: ASK_INVOICE,
  }),
  'operacion-factura': defineForm({
    id: 'operacion-factura',
    path: '/operacion/factura',
    access: 'service',
    limit: 'form',
    page: DESK_INVOICES_PAGE,
    fields: DECIDED_INVOICE,
  }),
};

/** Message keys of invoices that are asked for. */
export const INVOICE_MESSAGES = {
  asked: 'We have your request and write to you when your invoice is ready',
  isOpen: 'An invoice of this order has been asked for already',
  notYet: 'An invoice can be asked for once the order is paid',
  tooLate: 'The time to ask for an invoice of this order is over',
  many: 'Many invoices were asked for from your network. Please wait a while before you ask for another one.',
  told: 'The customer is told by e-mail',
  gone: 'There is no such request, or somebody has decided about it',
  whyMissing: 'Write why there is no invoice',
} as const;
