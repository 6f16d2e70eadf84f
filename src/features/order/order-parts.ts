import type { OrderPayment } from '../../commerce/payments';
import type { OrderRefund } from '../../commerce/refunds';
import { commerce } from '../../commerce/request-context';
import type { InvoiceRequest } from '../../domain/invoice/request';

/** What the page of an order says beside the order itself. */
export interface OrderParts {
  /** Null where a retailer is paid. */
  payment: OrderPayment | null;
  /** Null where nothing of its money goes back. */
  refund: OrderRefund | null;
  /** Invoices that were asked for, the newest first. */
  invoices: readonly InvoiceRequest[];
}

/** All of it, asked for at once. Whoever calls shows it to nobody but the shopper whose order it is. */
export async function readOrderParts(number: string): Promise<OrderParts> {
  const { payments, refunds, invoices } = commerce();
  const [payment = null, refund = null, requests] = await Promise.all([
    payments?.of({ number }),
    refunds?.of(number),
    invoices.of(number),
  ]);
  return { payment, refund, invoices: requests };
}
