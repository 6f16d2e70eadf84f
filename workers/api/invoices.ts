import { INVOICE_WIRE } from '../../src/contract/checkout/invoice';
import { INVOICES_PAGE } from '../../src/contract/invoices';
import type { Invoice } from '../../src/domain/invoice/invoice';
import { ok } from '../../src/domain/result';
import { exportedInvoices } from '../adapters/embedded/invoices';
import type { Handlers } from './serving/handlers';

/** Invoices that were asked for, for a retailer's own programs. */
export const invoicesHandlers: Handlers<'invoices'> = {
  invoiceRequests: async ({ c, request, query: { after } }) => {
    const found = await exportedInvoices(c.env, request.store.storeCode, after, INVOICES_PAGE);
    const requests = found.map(({ id, orderNumber, state, doc, email, note, documentUrl, createdAt }) => {
      const invoice = JSON.parse(doc) as Invoice;
      return {
        ...{ id, order: orderNumber, status: state, email, note, document_url: documentUrl },
        [INVOICE_WIRE.taxId]: invoice.taxId,
        [INVOICE_WIRE.company]: invoice.company,
        [INVOICE_WIRE.taxRegime]: invoice.taxRegime,
        [INVOICE_WIRE.cfdiUse]: invoice.cfdiUse,
        [INVOICE_WIRE.fiscalZipCode]: invoice.fiscalZipCode,
        created_at: new Date(createdAt).toISOString(),
      };
    });
    return ok({ result: { requests, next: found.length === INVOICES_PAGE ? (found.at(-1)?.id ?? null) : null } });
  },
};
