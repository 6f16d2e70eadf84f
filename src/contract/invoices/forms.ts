import { isFiscalFolio } from '../../domain/invoice/request';
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

/** Parameters of the page that asks once before one is answered: which, and which of `DECISIONS`. */
export const ASKED_ABOUT = 'solicitud';
export const DECISION = 'respuesta';

/** Message keys of what an operator says of an invoice. */
const ANSWER_MESSAGES = {
  noFolio: 'Write the fiscal folio: the 36 characters of the UUID in the stamp',
  noAddress: 'Write the whole address, beginning with https://',
  whyMissing: 'Write why there is no invoice',
} as const;

const isWebAddress = (value: string): boolean => /^https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]\S*)?$/i.test(value);

/** `folio` and `documentUrl` of one that is made out, `why` of one that is not. */
export const DECIDED_INVOICE = {
  id: { rule: 'text', test: (value: string) => /^\d{1,15}$/.test(value) },
  decision: { rule: 'text', test: (value: string) => (DECISIONS as readonly string[]).includes(value) },
  folio: optional({ rule: 'text', test: isFiscalFolio, message: ANSWER_MESSAGES.noFolio }),
  documentUrl: optional({
    rule: 'text',
    message: ANSWER_MESSAGES.noAddress,
    test: (value: string) => value.length <= NOTE_MAX && isWebAddress(value),
    maxLength: NOTE_MAX,
  }),
  why: optional(line(NOTE_MAX)),
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
  ...ANSWER_MESSAGES,
} as const;
