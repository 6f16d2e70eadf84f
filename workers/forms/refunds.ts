import { ORDERS_PAGE } from '../../src/contract/history/pages';
import { REFUND_ACCOUNT, REFUND_ANCHOR, type REFUNDS_FORMS } from '../../src/contract/refunds/forms';
import { REFUND_MESSAGES } from '../../src/contract/refunds/messages';
import { clabeDigits } from '../../src/domain/payment/clabe';
import type { RefundAccount } from '../../src/domain/refund/account';
import type { FieldProblem } from '../../src/domain/result';
import { notingForeign } from '../services/customers/not-theirs';
import { giveRefundAccount } from '../services/orders/give-refund-account';
import { orderPageOf } from '../services/orders/shoppers-order';
import { checkForm, type Values } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

const NOT_FOUND = 404;

const missing = (field: string, message: string): FieldProblem => ({ field, rule: 'required', message });

/** The account that was typed, or what of it is missing; nothing is typed for a branch or the wallet. */
function accountOf({
  way,
  clabe,
  holder,
}: Values<typeof REFUND_ACCOUNT>): RefundAccount | { way: 'wallet' } | FieldProblem[] {
  if (way === 'branch' || way === 'wallet') return { way };
  if (clabe !== '' && holder !== '') return { way: 'clabe', clabe: clabeDigits(clabe), holder };
  return [
    ...(clabe === '' ? [missing('clabe', REFUND_MESSAGES.clabeMissing)] : []),
    ...(holder === '' ? [missing('holder', REFUND_MESSAGES.holderMissing)] : []),
  ];
}

/** Keeps where money of an order is sent, which its page says from then on. */
async function give({ request, principal, sent }: SentForm<'anyone'>): Promise<Outcome> {
  const fields = checkForm(REFUND_ACCOUNT, sent);
  const page = sent.order ? `${orderPageOf(request, encodeURIComponent(sent.order))}#${REFUND_ANCHOR}` : ORDERS_PAGE;
  if (!fields.ok) return refusedAt(page, invalid(fields.errors));
  const account = accountOf(fields.values);
  if (Array.isArray(account)) return refusedAt(page, invalid(account));
  const kept = notingForeign(
    request,
    principal,
    'cuenta-reembolso',
    await giveRefundAccount(request, fields.values.order, account),
  );
  if (!kept.ok) return refusedAt(kept.problem.status === NOT_FOUND ? ORDERS_PAGE : page, kept.problem);
  const message = account.way === 'wallet' ? REFUND_MESSAGES.inWallet : REFUND_MESSAGES.kept;
  return { location: page, notices: [{ id: 'other', level: 'success', message }] };
}

/** Forms of money that goes back. */
export const refundsForms: FormHandlers<typeof REFUNDS_FORMS> = { 'cuenta-reembolso': give };
