import { wayBack, withParameter } from '../../src/config/way-back';
import { BACK } from '../../src/contract/customers/forms';
import { DESK_MESSAGES } from '../../src/contract/desk/messages';
import { MESSAGES } from '../../src/contract/messages';
import {
  CARD_REFUND,
  DECIDED_REVIEW,
  DESK_HEALTH_PAGE,
  DESK_PAGE,
  DESK_QUESTIONS_PAGE,
  DESK_REVIEWS_PAGE,
  DESK_SIGN_IN_PAGE,
  type DeskEvent,
  deskOrderPage,
  needsReference,
  type OPERATOR_FORMS,
  OPERATOR_SIGN_IN,
  ORDER_EVENT,
  RESENT,
  SETTLED_ORDER,
  SETTLED_QUESTION,
} from '../../src/contract/operators/forms';
import { OPERATOR_MESSAGES } from '../../src/contract/operators/messages';
import { NO_CENTAVOS } from '../../src/domain/money';
import type { OrderEvent } from '../../src/domain/order/events';
import { ok, type Result, refuse } from '../../src/domain/result';
import { readAmount } from '../../src/domain/typed-amount';
import { checkForm } from './check-form';
import { invalid, type Outcome, refusedAt } from './outcome';
import type { FormHandlers, SentForm } from './sent-form';

type Call = Pick<SentForm, 'request' | 'sent' | 'key'>;

const said = (location: string, message: string): Outcome => ({
  location,
  notices: [{ id: 'other', level: 'success', message }],
});

/** Where at the desk to go on after signing in. */
function deskBack({ request, sent }: Call): string {
  const back = wayBack(request.store, sent[BACK]);
  return back !== null && /^\/operacion(?:[/?]|$)/.test(back) ? back : DESK_PAGE;
}

async function signIn(call: Call): Promise<Outcome> {
  const back = deskBack(call);
  const again = call.sent[BACK] ? withParameter(DESK_SIGN_IN_PAGE, BACK, back) : DESK_SIGN_IN_PAGE;
  const fields = checkForm(OPERATOR_SIGN_IN, call.sent);
  if (!fields.ok) return refusedAt(again, invalid(fields.errors));
  const signedIn = await call.request.operators.signIn(fields.values.token);
  return signedIn.ok ? { location: back, notices: [] } : refusedAt(again, signedIn.problem);
}

async function signOut({ request }: Call): Promise<Outcome> {
  request.operators.signOut();
  return { location: DESK_SIGN_IN_PAGE, notices: [] };
}

const HAS_AMOUNT: ReadonlySet<string> = new Set<DeskEvent>(['received', 'reversed', 'credited', 'refunded']);

function eventOf(type: string, amountText: string): Result<OrderEvent> {
  const amount = amountText === '' ? null : readAmount(amountText);
  if (!HAS_AMOUNT.has(type)) return ok({ type } as OrderEvent);
  return amount === null ? refuse(422, DESK_MESSAGES.needsAmount) : ok({ type, amount } as OrderEvent);
}

async function tell({ request, sent, key }: Call): Promise<Outcome> {
  const fields = checkForm(ORDER_EVENT, sent);
  const page = sent.number ? deskOrderPage(sent.number) : DESK_PAGE;
  if (!fields.ok) return refusedAt(page, invalid(fields.errors));
  const { number, type, amount, note } = fields.values;
  const event = eventOf(type, amount);
  if (!event.ok) return refusedAt(page, event.problem);
  if (needsReference(type) && note === '') return refusedAt(page, refuse(422, DESK_MESSAGES.needsReference).problem);
  const told = await request.desk.order.tell(number, event.value, {
    key: key ?? crypto.randomUUID(),
    note: note === '' ? null : note,
  });
  return told.ok ? said(page, OPERATOR_MESSAGES.done) : refusedAt(page, told.problem);
}

async function refundToCard({ request, sent, key }: Call): Promise<Outcome> {
  const fields = checkForm(CARD_REFUND, sent);
  const page = sent.number ? deskOrderPage(sent.number) : DESK_PAGE;
  if (!fields.ok) return refusedAt(page, invalid(fields.errors));
  const { number, amount } = fields.values;
  const refunded = await request.desk.order.refundToCard(
    number,
    readAmount(amount) ?? NO_CENTAVOS,
    key ?? crypto.randomUUID(),
  );
  return refunded.ok ? said(page, OPERATOR_MESSAGES.sentBack) : refusedAt(page, refunded.problem);
}

async function settle({ request, sent }: Call): Promise<Outcome> {
  const fields = checkForm(SETTLED_QUESTION, sent);
  if (!fields.ok) return refusedAt(DESK_QUESTIONS_PAGE, invalid(fields.errors));
  const source = fields.values.source === 'gateway' ? 'gateway' : 'collector';
  const isSettled = await request.desk.payments.settle(source, fields.values.id);
  return isSettled
    ? said(DESK_QUESTIONS_PAGE, OPERATOR_MESSAGES.settled)
    : refusedAt(DESK_QUESTIONS_PAGE, refuse(404, MESSAGES.notFound).problem);
}

async function resend({ request, sent, key }: Call): Promise<Outcome> {
  const fields = checkForm(RESENT, sent);
  if (!fields.ok) return refusedAt(DESK_HEALTH_PAGE, invalid(fields.errors));
  const channel = fields.values.channel === 'webhook' ? 'webhook' : 'mail';
  const resent = await request.desk.operators.resend(channel, Number(fields.values.id), key ?? crypto.randomUUID());
  if (!resent.ok) return refusedAt(DESK_HEALTH_PAGE, resent.problem);
  request.wakeOutbox();
  return said(DESK_HEALTH_PAGE, OPERATOR_MESSAGES.resent);
}

async function settleOrder({ request, sent }: Call): Promise<Outcome> {
  const fields = checkForm(SETTLED_ORDER, sent);
  if (!fields.ok) return refusedAt(DESK_HEALTH_PAGE, invalid(fields.errors));
  const isSettled = await request.desk.order.settleOrder(fields.values.orderId);
  return isSettled
    ? said(DESK_HEALTH_PAGE, OPERATOR_MESSAGES.orderSettled)
    : refusedAt(DESK_HEALTH_PAGE, refuse(404, MESSAGES.notFound).problem);
}

async function decideReview({ request, sent }: Call): Promise<Outcome> {
  const fields = checkForm(DECIDED_REVIEW, sent);
  if (!fields.ok) return refusedAt(DESK_REVIEWS_PAGE, invalid(fields.errors));
  const isApproved = fields.values.decision === 'aprobar';
  const isKnown = await request.desk.reviews.decide(Number(fields.values.id), isApproved);
  if (!isKnown) return refusedAt(DESK_REVIEWS_PAGE, refuse(404, DESK_MESSAGES.reviewUnknown).problem);
  return said(DESK_REVIEWS_PAGE, isApproved ? OPERATOR_MESSAGES.reviewShown : OPERATOR_MESSAGES.reviewHidden);
}

/** Forms of the desk. */
export const operatorsForms: FormHandlers<typeof OPERATOR_FORMS> = {
  'operacion-entrar': signIn,
  'operacion-salir': signOut,
  'operacion-pedido': tell,
  'operacion-devolver': refundToCard,
  'operacion-pregunta': settle,
  'operacion-resena': decideReview,
  'operacion-reenviar': resend,
  'operacion-sin-respuesta': settleOrder,
};
