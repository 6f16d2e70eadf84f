import { INVOICE_MESSAGES } from '../../../src/contract/invoices/forms';
import { MESSAGES } from '../../../src/contract/messages';
import { type Invoice, invoiceOf, invoiceProblems } from '../../../src/domain/invoice/invoice';
import { askableUntil, isInvoiced } from '../../../src/domain/invoice/request';
import { type Result, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';
import { shoppersOrder } from './shoppers-order';

/** Whom the answer goes to: the order says it, or the profile of whose order a retailer tells. */
async function addressee(
  request: ShopRequest,
  found: Extract<Awaited<ReturnType<typeof shoppersOrder>>, { ok: true }>['value'],
): Promise<{ email: string; firstName: string } | null> {
  if (found.kind === 'own') {
    const { emailAddress, firstName } = found.order.personalDetails;
    return { email: emailAddress, firstName };
  }
  const mine = request.mine();
  const profile = mine.kind === 'customer' ? await mine.profile() : null;
  return profile?.ok ? { email: profile.value.email, firstName: profile.value.firstName } : null;
}

/**
 * Asks for an invoice of an order of whoever asks. 404 for any other order, 422 for what does not fit together, 409
 * before it is paid, once the time is over, and while another one waits or was answered.
 */
export async function askInvoice(
  request: ShopRequest,
  number: string,
  typed: Invoice,
  key: string,
): Promise<Result<null>> {
  const found = await shoppersOrder(request, number);
  if (!found.ok) return found;
  const invoice = invoiceOf(typed);
  const fields = invoiceProblems(invoice);
  if (fields.length > 0) return refuse(422, MESSAGES.invalid, { fields });
  const { order } = found.value;
  if (!isInvoiced(order.status)) return refuse(409, INVOICE_MESSAGES.notYet);
  const placedAt = 'createdAt' in order ? Date.parse(order.createdAt) : (order.at ?? request.now);
  if (request.now >= askableUntil(placedAt)) return refuse(409, INVOICE_MESSAGES.tooLate);
  const to = await addressee(request, found.value);
  if (!to) return refuse(503, MESSAGES.unavailable);
  return request.commerce.invoices.ask({ orderNumber: order.number, invoice, ...to }, key);
}
