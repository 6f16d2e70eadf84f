import { z } from 'zod';
import { defineCall } from '../call';
import { wholeNumber } from '../fields';
import { DESK_INVOICES_PAGE, INVOICE_MESSAGES, INVOICES_FORMS } from './forms';

/** Requests of one answer. */
const PAGE = 100;

export const invoiceRequests = defineCall({
  id: 'invoiceRequests',
  method: 'get',
  path: '/invoice-requests',
  limit: 'none',
  area: 'invoices',
  access: 'service',
  summary:
    "Invoices that were asked for after an order, with whom they are made out to, the oldest first, for a retailer's own programs; `after` is the id the last page ended with",
  query: () =>
    z.object({ storeCode: z.string().max(64).optional(), after: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0) }),
  result: () =>
    z.object({
      requests: z.array(
        z.object({
          id: z.int(),
          order: z.string(),
          status: z.string(),
          vat_id: z.string(),
          company: z.string(),
          tax_regime: z.string(),
          cfdi_use: z.string(),
          fiscal_postcode: z.string(),
          email: z.string(),
          note: z.string().meta({ description: 'The fiscal folio of one that was made out, or why it was not' }),
          document_url: z.string(),
          created_at: z.string(),
        }),
      ),
      next: z.int().nullable(),
    }),
  refusals: [503],
});

export { PAGE as INVOICES_PAGE };

/** Invoices that are asked for after an order. */
export const invoices = {
  calls: { invoiceRequests },
  forms: INVOICES_FORMS,
  messages: INVOICE_MESSAGES,
  events: ['invoice-decided'],
  desk: { page: DESK_INVOICES_PAGE, text: 'Invoices', rank: 1.95, needs: 'orders' },
  morning: {
    invoices: { text: 'Morning invoices', todo: 'Make them out', rank: 11, page: DESK_INVOICES_PAGE, needs: 'orders' },
  },
} as const;
