import { counted } from '../adapters/embedded/desk/morning-lines';
import { embeddedDeskInvoices, embeddedInvoices } from '../adapters/embedded/invoices';
import { byAny, ofEmail, ofOrder, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { invoiceRequest } from '../adapters/embedded/schema/shop';
import { invoicesHandlers } from '../api/invoices';
import { invoicesForms } from '../forms/invoices';
import { guardedInvoices } from '../guards/invoices-guard';
import { invoiceDecided } from '../mail/letters/invoice-decided';
import { mailed } from '../mail/send-letter';
import { defineArea } from './define-area';
import { BOOKS_MS, deleteAfter, STEP_ROWS } from './retention';

export const invoices = defineArea('invoices', {
  ports: {
    invoices: {
      embedded: ({ env, store, now }) => embeddedInvoices(env, store.storeCode, now),
      upstream: 'embedded',
      guard: guardedInvoices,
    },
  },
  calls: invoicesHandlers,
  forms: invoicesForms,
  letters: { 'invoice-decided': mailed(invoiceDecided) },
  personal: [
    personalRows({
      title: 'Invoices you asked for',
      table: invoiceRequest,
      whose: byAny(ofOrder(invoiceRequest.orderNumber), ofEmail(invoiceRequest.email)),
      shown: {
        order: invoiceRequest.orderNumber,
        invoice: invoiceRequest.doc,
        email: invoiceRequest.email,
        state: invoiceRequest.state,
        answer: invoiceRequest.note,
        document: invoiceRequest.documentUrl,
        at: invoiceRequest.createdAt,
      },
      closing: 'kept',
    }),
  ],
  retention: {
    invoice_request: deleteAfter(
      `DELETE FROM invoice_request WHERE id IN (SELECT id FROM invoice_request WHERE created_at < ?1 LIMIT ${STEP_ROWS})`,
      BOOKS_MS,
    ),
  },
  morning: {
    invoices: counted("invoice_request WHERE store = ?1 AND state = 'open'"),
  },
  desk: {
    invoices: {
      make: ({ env, store, now }) => embeddedDeskInvoices(env, store.storeCode, now),
      needs: { list: 'orders', ofOrder: 'see', waiting: 'orders', decide: 'orders' },
      notes: {
        decide: (isDecided, id, answer) =>
          isDecided
            ? {
                ...{ action: 'decide-invoice', subject: 'invoice', subjectId: String(id) },
                ...{ before: { state: 'open' }, after: { state: answer.state } },
                note: answer.state === 'answered' ? answer.folio.toUpperCase() : answer.why,
              }
            : null,
      },
    },
  },
});
