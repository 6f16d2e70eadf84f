import { withParameter } from '../../src/config/way-back';
import { ORDERS_PAGE } from '../../src/contract/history/pages';
import {
  ASK_INVOICE,
  ASKED_ABOUT,
  DECIDED_INVOICE,
  DECISION,
  DESK_INVOICES_PAGE,
  INVOICE_MESSAGES,
  type INVOICES_FORMS,
} from '../../src/contract/invoices/forms';
import { refuse } from '../../src/domain/result';
import { notingForeign } from '../services/customers/not-theirs';
import { askInvoice } from '../services/orders/ask-invoice';
import { orderPageOf } from '../services/orders/shoppers-order';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

const NOT_FOUND = 404;

/** Asks for an invoice of an order, whose page says what became of it. */
async function ask({ request, principal, sent, key }: SentForm<'anyone'>): Promise<Outcome> {
  const fields = checkForm(ASK_INVOICE, sent);
  const page = sent.order ? orderPageOf(request, encodeURIComponent(sent.order)) : ORDERS_PAGE;
  if (!fields.ok) return refusedAt(page, invalid(fields.errors));
  const { order, ...invoice } = fields.values;
  const asked = notingForeign(
    request,
    principal,
    'pedir-factura',
    await askInvoice(request, order, invoice, key ?? crypto.randomUUID()),
  );
  if (!asked.ok) return refusedAt(asked.problem.status === NOT_FOUND ? ORDERS_PAGE : page, asked.problem);
  return { location: page, notices: [{ id: 'other', level: 'success', message: INVOICE_MESSAGES.asked }] };
}

/** Answers a request, or refuses it for a reason. */
async function decide({ request, sent, mine }: SentForm<'service'>): Promise<Outcome> {
  const fields = checkForm(DECIDED_INVOICE, sent);
  const question = withParameter(
    withParameter(DESK_INVOICES_PAGE, ASKED_ABOUT, sent.id ?? ''),
    DECISION,
    sent.decision ?? '',
  );
  if (!fields.ok) return refusedAt(question, invalid(fields.errors));
  const { id, decision, folio, documentUrl, why } = fields.values;
  const isMade = decision === 'hecha';
  const missing = (isMade && folio === '' && 'folio') || (!isMade && why === '' && 'why');
  if (missing) {
    const message = isMade ? INVOICE_MESSAGES.noFolio : INVOICE_MESSAGES.whyMissing;
    return refusedAt(question, invalid([{ field: missing, rule: 'required', message }]));
  }
  const answer = isMade ? ({ state: 'answered', folio, documentUrl } as const) : ({ state: 'refused', why } as const);
  if (!(await mine().desk().invoices.decide(Number(id), answer)))
    return refusedAt(DESK_INVOICES_PAGE, refuse(409, INVOICE_MESSAGES.gone).problem);
  request.wakeOutbox();
  return {
    location: DESK_INVOICES_PAGE,
    notices: [{ id: 'other', level: 'success', message: INVOICE_MESSAGES.told }],
  };
}

/** Forms of invoices that are asked for. */
export const invoicesForms: FormHandlers<typeof INVOICES_FORMS> = {
  'pedir-factura': ask,
  'operacion-factura': decide,
};
