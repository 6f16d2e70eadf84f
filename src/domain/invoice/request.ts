import { MEXICO_CITY_OFFSET_MS, startOfDay } from '../mexico-city';
import { stepClass } from '../order/step-class';
import type { Invoice } from './invoice';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days in which an invoice may be asked for at least, however soon the year ends. */
const LEAST_DAYS = 31;

/** open: waits for the desk; answered: it was made out; refused: it was not, and why is said. */
export const INVOICE_STATES = ['open', 'answered', 'refused'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** An invoice that somebody asked for after they ordered. Moments in epoch ms. */
export interface InvoiceRequest {
  id: number;
  orderNumber: string;
  invoice: Invoice;
  state: InvoiceState;
  /** Fiscal folio of the invoice, or why there is none; '' while it waits. */
  note: string;
  /** Where its PDF or XML is; '' where nobody said it. */
  documentUrl: string;
  at: number;
  decidedAt: number | null;
}

/**
 * What becomes of one: made out, under the fiscal folio of its stamp (UUID) and where its PDF or XML is, '' for nowhere;
 * or refused, and why.
 */
export type InvoiceAnswer =
  | { state: 'answered'; folio: string; documentUrl: string }
  | { state: 'refused'; why: string };

/** Whether it is a fiscal folio: the UUID of 36 characters under which SAT knows an invoice. */
export const isFiscalFolio = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Epoch ms until which an invoice may be asked for: the end of the year of the purchase by the calendar of Mexico City. */
export function askableUntil(placedAt: number): number {
  const year = new Date(placedAt + MEXICO_CITY_OFFSET_MS).getUTCFullYear();
  return Math.max(Date.UTC(year + 1, 0, 1) - MEXICO_CITY_OFFSET_MS, startOfDay(placedAt) + (LEAST_DAYS + 1) * DAY_MS);
}

/** Whether an order of this status is one an invoice is made out of: paid, or to be paid as it is handed over. */
export const isInvoiced = (status: string): boolean =>
  ['payment-confirmed', 'order-sent', 'order-delivered'].includes(stepClass(status));
