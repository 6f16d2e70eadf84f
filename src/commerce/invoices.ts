import type { Invoice } from '../domain/invoice/invoice';
import type { InvoiceAnswer, InvoiceRequest, InvoiceState } from '../domain/invoice/request';
import type { Result } from '../domain/result';
import type { DeskRow } from './desk/orders';

/** An invoice that is asked for: of which order, made out to whom, and whom the answer goes to. */
export interface InvoiceWish {
  orderNumber: string;
  invoice: Invoice;
  email: string;
  firstName: string;
}

/** Invoices that are asked for after an order. Whoever calls has shown that the order is theirs. */
export interface InvoicesPort {
  /** Those of an order, the newest first; a few at most. */
  of(orderNumber: string): Promise<InvoiceRequest[]>;
  /** Asks for one, once under its key. 409 'isOpen' while one waits or was answered. */
  ask(wish: InvoiceWish, key: string): Promise<Result<null>>;
}

/** A request at the desk, and the order it is of as it stands now; null for one of a retailer's own. */
export interface DeskInvoice extends InvoiceRequest {
  email: string;
  order: Pick<DeskRow, 'order' | 'state' | 'cardDigits'> | null;
}

export interface DeskInvoices {
  /** Of this state, those that wait the oldest first, the others the newest first; `after` is the id the last page ended with. */
  list(state: InvoiceState, after: number | null): Promise<{ requests: DeskInvoice[]; next: number | null }>;
  /** Those of an order, the newest first; a few at most. */
  ofOrder(orderNumber: string): Promise<InvoiceRequest[]>;
  /** One that waits; null where none of this id does. */
  waiting(id: number): Promise<(InvoiceRequest & { email: string }) | null>;
  /** Answers one that waits, or refuses it, and has its customer told; false where none of this id waits. */
  decide(id: number, answer: InvoiceAnswer): Promise<boolean>;
}

declare module './desk' {
  interface Desk {
    invoices: DeskInvoices;
  }
}

declare module './commerce' {
  interface Commerce {
    invoices: InvoicesPort;
  }
}
