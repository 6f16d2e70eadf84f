import type { InvoicesPort } from '../../src/commerce/invoices';
import { INVOICE_MESSAGES } from '../../src/contract/invoices/forms';
import type { AttemptsPolicy } from '../http/attempts';
import type { Guards } from './guards';
import { tooMany } from './limited-attempts';

const HOUR_MS = 60 * 60 * 1000;

/** Invoices that a network asks for: each is looked at by a person. One that is sent again under its key counts once. */
const NETWORK: AttemptsPolicy = { name: 'invoice-network', limit: 10, windowMs: HOUR_MS, lockMs: 0 };

/** The same requests, as many as a network may make. */
export const guardedInvoices = (invoices: InvoicesPort, { attempts, network, times }: Guards): InvoicesPort => ({
  of: (orderNumber) => invoices.of(orderNumber),
  async ask(wish, key) {
    if (network === null) return invoices.ask(wish, key);
    const counted = await attempts.attempt({ ...NETWORK, limit: NETWORK.limit * times }, network, key);
    if (!counted.ok) return counted;
    return counted.value.admitted ? invoices.ask(wish, key) : tooMany(INVOICE_MESSAGES.many, counted.value);
  },
});
