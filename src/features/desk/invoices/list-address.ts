import { DESK_INVOICES_PAGE } from '../../../contract/invoices/forms';
import type { InvoiceRequest } from '../../../domain/invoice/request';
import { href } from '../../shop/links';

/** Parameters of the list: which requests, and the id the page before ended with. */
export const [INVOICE_STATE, AFTER_INVOICE] = ['estado', 'despues'] as const;

export const INVOICE_TABS = [
  { state: 'open', param: 'pedidas', text: 'Invoices to make' },
  { state: 'answered', param: 'hechas', text: 'Invoices made' },
  { state: 'refused', param: 'rechazadas', text: 'Invoices refused' },
] as const;

/** The list of requests of this state, as it begins or behind one of them. */
export function invoiceListHref(state: InvoiceRequest['state'], after: number | null = null): string {
  const { param } = INVOICE_TABS.find((tab) => tab.state === state) ?? INVOICE_TABS[0];
  return href(DESK_INVOICES_PAGE, {
    [INVOICE_STATE]: param,
    ...(after === null ? {} : { [AFTER_INVOICE]: String(after) }),
  });
}

/** The list from this request on: those that wait run up by their id, the others down. */
export const inInvoiceListHref = ({ id, state }: Pick<InvoiceRequest, 'id' | 'state'>): string =>
  invoiceListHref(state, state === 'open' ? id - 1 : id + 1);
