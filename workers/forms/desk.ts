import type { DeskOrders } from '../../src/commerce/desk/orders';
import { withParameter } from '../../src/config/way-back';
import { BACK } from '../../src/contract/customers/pages';
import { DESK_MESSAGES } from '../../src/contract/desk/messages';
import { saidOf } from '../../src/contract/desk/said';
import { DESK_PAGE_MESSAGES } from '../../src/contract/desk-pages';
import {
  AMOUNT,
  APPLIED_PAYMENT,
  APPLY,
  ASKED_UNDER,
  CANCELED_ITEMS,
  CARD_REFUND,
  CLOSED_ORDER,
  CONFIRM,
  DECIDED_REVIEW,
  type DESK_FORMS,
  DESK_HEALTH_PAGE,
  DESK_ORDERS_PAGE,
  DESK_PAGE,
  DESK_REVIEWS_PAGE,
  DESK_SIGN_IN,
  DESK_SIGN_IN_PAGE,
  DESK_UNMATCHED_PAGE,
  deskOrderPage,
  MONEY_EVENTS,
  ORDER_EVENT,
  RESENT,
  RESOLVED_PAYMENT,
  SETTLED_ASK,
} from '../../src/contract/desk-pages/forms';
import { unitsIn } from '../../src/contract/history/cancel-form';
import { MESSAGES } from '../../src/contract/messages';
import { ORDER_MESSAGES } from '../../src/contract/order-forms';
import { NO_CENTAVOS } from '../../src/domain/money';
import { type Carrier, sendingOf } from '../../src/domain/order/dispatch';
import type { OrderEvent } from '../../src/domain/order/events';
import { typedMove } from '../../src/domain/order/moved-day';
import { ok, type Problem, type Result, refuse } from '../../src/domain/result';
import { readAmount } from '../../src/domain/typed-amount';
import { orderNumberDigits } from '../../src/domain/validation';
import { correctAddress } from './desk-address';
import { countNew, deskBack, doToMany, NO_REASON, said, saveForCarrier, withChanges } from './desk-many';
import { saveMovements } from './desk-movements';
import { sameGuideNotice } from './dispatch';
import { checkForm, type Values } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

type Call = Pick<SentForm, 'request' | 'sent' | 'key'>;
type DeskCall = SentForm<'service'>;

async function signIn(call: Call): Promise<Outcome> {
  const back = deskBack(call, DESK_PAGE);
  const again = call.sent[BACK] ? withParameter(DESK_SIGN_IN_PAGE, BACK, back) : DESK_SIGN_IN_PAGE;
  const fields = checkForm(DESK_SIGN_IN, call.sent);
  if (!fields.ok) return refusedAt(again, invalid(fields.errors));
  const signedIn = await call.request.entry().deskSignIn().signIn(fields.values.token, fields.values.name);
  return signedIn.ok ? { location: back, notices: [] } : refusedAt(again, signedIn.problem);
}

async function signOut({ request }: Call): Promise<Outcome> {
  request.entry().deskSignIn().signOut();
  return { location: DESK_SIGN_IN_PAGE, notices: [] };
}

const HAS_AMOUNT: ReadonlySet<string> = new Set(MONEY_EVENTS);

type EventValues = Values<typeof ORDER_EVENT>;

function eventOf(
  carriers: readonly Carrier[],
  { type, amount: amountText, ...sending }: Pick<EventValues, 'type' | 'amount' | 'carrier' | 'guide'>,
): Result<OrderEvent> {
  if (type === 'send' || type === 'correct-guide') return sendingOf(carriers, type, sending);
  const amount = amountText === '' ? null : readAmount(amountText);
  if (!HAS_AMOUNT.has(type)) return ok({ type } as OrderEvent);
  return amount === null ? refuse(422, DESK_MESSAGES.needsAmount) : ok({ type, amount } as OrderEvent);
}

/** The question of an amount, as it was typed and under its key. */
const moneyQuestion = ({ number = '', type = '', amount = '', key = '' }: DeskCall['sent']): string =>
  `${deskOrderPage(number)}?${new URLSearchParams({ [CONFIRM]: type, [AMOUNT]: amount, ...(key ? { [ASKED_UNDER]: key } : {}) })}`;

/** Not refused for good, but waiting for a second person: the order's page says of what. */
const OF_TWO: readonly string[] = [DESK_MESSAGES.secondName, DESK_MESSAGES.askedAlready, DESK_MESSAGES.askDecided];

/** Leads an event that was refused back: money to its question, with what was typed there. */
function refusedEvent(sent: DeskCall['sent'], problem: Problem): Outcome {
  if (!sent.number) return refusedAt(DESK_ORDERS_PAGE, problem);
  const isAsked = HAS_AMOUNT.has(sent.type ?? '') && !OF_TWO.includes(problem.message);
  return refusedAt(isAsked ? moneyQuestion(sent) : deskOrderPage(sent.number), problem);
}

/** Another day of an order, by the clock it goes by. */
async function moveOf(orders: DeskOrders, { number, ...typed }: EventValues): Promise<Result<OrderEvent>> {
  const found = await orders.find(number);
  return found ? typedMove(found.order, typed) : refuse(404, ORDER_MESSAGES.orderUnknown);
}

async function record({ request, sent, key, mine }: DeskCall): Promise<Outcome> {
  const fields = checkForm(ORDER_EVENT, sent);
  if (!fields.ok) return refusedEvent(sent, invalid(fields.errors));
  const { number, type, seen, again, over } = fields.values;
  const orders = mine().desk().order;
  const event = type === 'move-day' ? await moveOf(orders, fields.values) : eventOf(orders.carriers, fields.values);
  if (!event.ok) return refusedEvent(sent, event.problem);
  if (type === 'adjusted' && fields.values.note === '') return refusedEvent(sent, invalid([NO_REASON]));
  const beside = saidOf(type, fields.values, request.now);
  if (!beside.ok) return refusedEvent(sent, beside.problem);
  const told = await orders.record(number, event.value, {
    key: key ?? crypto.randomUUID(),
    ...beside.value,
    knows: { again: again === 'si', over: over === 'si' },
    ...(seen === '' ? {} : { seen: Number(seen) }),
  });
  if (!told.ok) return refusedEvent(sent, withChanges(request.store, told.problem));
  request.wakeOutbox();
  const { location, notices } = said(
    deskOrderPage(number),
    told.value.known ? DESK_PAGE_MESSAGES.notedAlready : DESK_PAGE_MESSAGES.done,
  );
  return { location, notices: [...notices, ...sameGuideNotice(told.value.sameGuide)] };
}

/** Cancels units of an order that was not sent yet. */
async function cancelItems({ request, sent, key, mine }: DeskCall): Promise<Outcome> {
  const fields = checkForm(CANCELED_ITEMS, sent);
  const page = sent.number ? deskOrderPage(sent.number) : DESK_ORDERS_PAGE;
  if (!fields.ok) return refusedAt(page, invalid(fields.errors));
  const { number, note, seen } = fields.values;
  const items = unitsIn(fields.values).map(({ itemId, qty }) => ({ lineNo: Number(itemId), qty }));
  const canceled = await mine()
    .desk()
    .order.cancelItems(number, items, {
      key: key ?? crypto.randomUUID(),
      note: note === '' ? null : note,
      ...(seen === '' ? {} : { seen: Number(seen) }),
    });
  if (!canceled.ok) return refusedAt(page, withChanges(request.store, canceled.problem));
  request.wakeOutbox();
  return said(page, DESK_PAGE_MESSAGES.done);
}

async function refundToCard({ request, sent, key, mine }: DeskCall): Promise<Outcome> {
  const fields = checkForm(CARD_REFUND, sent);
  const page = sent.number ? deskOrderPage(sent.number) : DESK_ORDERS_PAGE;
  if (!fields.ok) return refusedAt(page, invalid(fields.errors));
  const { number, amount, seen } = fields.values;
  const told = { key: key ?? crypto.randomUUID(), ...(seen === '' ? {} : { seen: Number(seen) }) };
  const refunded = await mine()
    .desk()
    .order.refundToCard(number, readAmount(amount) ?? NO_CENTAVOS, told);
  return refunded.ok
    ? said(page, DESK_PAGE_MESSAGES.sentBack)
    : refusedAt(page, withChanges(request.store, refunded.problem));
}

/** Agrees to money that another operator asked for, or declines it. */
async function decideAsked({ request, sent, mine }: DeskCall): Promise<Outcome> {
  const fields = checkForm(SETTLED_ASK, sent);
  const page = sent.number ? deskOrderPage(sent.number) : DESK_ORDERS_PAGE;
  if (!fields.ok) return refusedAt(page, invalid(fields.errors));
  const { number, id, decision } = fields.values;
  const isAgreed = decision === 'aceptar';
  const decided = await mine()
    .desk()
    .order.decideAsked({ number, id: Number(id) }, isAgreed);
  if (!decided.ok) return refusedAt(page, withChanges(request.store, decided.problem));
  request.wakeOutbox();
  return said(page, isAgreed ? DESK_PAGE_MESSAGES.agreed : DESK_PAGE_MESSAGES.declined);
}

const tellerOf = ({ source }: { source: string }) => (source === 'gateway' ? 'gateway' : 'collector');

/** Puts money that fitted nothing onto an order; where it is refused, the question stands again with what was typed. */
async function applyPayment({ request, sent, mine }: DeskCall): Promise<Outcome> {
  const fields = checkForm(APPLIED_PAYMENT, sent);
  const asks = new URLSearchParams({
    [APPLY.source]: sent.source ?? '',
    [APPLY.id]: sent.id ?? '',
    [APPLY.number]: sent.number ?? '',
  });
  const question = `${DESK_UNMATCHED_PAGE}?${asks}`;
  if (!fields.ok) return refusedAt(question, invalid(fields.errors));
  const { id, number: typed, seen, note } = fields.values;
  const number = orderNumberDigits(typed);
  const source = tellerOf(fields.values);
  const applied = await mine()
    .desk()
    .payments.applyUnmatched({ source, id }, number, {
      note: note === '' ? null : note,
      ...(seen === '' ? {} : { seen: Number(seen) }),
    });
  if (!applied.ok) return refusedAt(question, withChanges(request.store, applied.problem));
  request.wakeOutbox();
  return said(DESK_UNMATCHED_PAGE, DESK_PAGE_MESSAGES.applied);
}

async function resolvePayment({ sent, mine }: DeskCall): Promise<Outcome> {
  const fields = checkForm(RESOLVED_PAYMENT, sent);
  if (!fields.ok) return refusedAt(DESK_UNMATCHED_PAGE, invalid(fields.errors));
  const { id, note } = fields.values;
  const isSettled = await mine().desk().payments.resolveUnmatched(tellerOf(fields.values), id, note);
  return isSettled
    ? said(DESK_UNMATCHED_PAGE, DESK_PAGE_MESSAGES.settled)
    : refusedAt(DESK_UNMATCHED_PAGE, refuse(404, MESSAGES.notFound).problem);
}

async function resend({ request, sent, key, mine }: DeskCall): Promise<Outcome> {
  const fields = checkForm(RESENT, sent);
  if (!fields.ok) return refusedAt(DESK_HEALTH_PAGE, invalid(fields.errors));
  const channel = fields.values.channel === 'webhook' ? 'webhook' : 'mail';
  const resent = await mine()
    .desk()
    .running.resend(channel, Number(fields.values.id), key ?? crypto.randomUUID());
  if (!resent.ok) return refusedAt(DESK_HEALTH_PAGE, resent.problem);
  request.wakeOutbox();
  return said(DESK_HEALTH_PAGE, DESK_PAGE_MESSAGES.resent);
}

async function closeUnresolved({ sent, mine }: DeskCall): Promise<Outcome> {
  const fields = checkForm(CLOSED_ORDER, sent);
  if (!fields.ok) return refusedAt(DESK_HEALTH_PAGE, invalid(fields.errors));
  const isSettled = await mine().desk().order.closeUnresolved(fields.values.orderId);
  return isSettled
    ? said(DESK_HEALTH_PAGE, DESK_PAGE_MESSAGES.orderSettled)
    : refusedAt(DESK_HEALTH_PAGE, refuse(404, MESSAGES.notFound).problem);
}

async function decideReview({ sent, mine }: DeskCall): Promise<Outcome> {
  const fields = checkForm(DECIDED_REVIEW, sent);
  if (!fields.ok) return refusedAt(DESK_REVIEWS_PAGE, invalid(fields.errors));
  const isApproved = fields.values.decision === 'aprobar';
  const isKnown = await mine().desk().reviews.decide(Number(fields.values.id), isApproved);
  if (!isKnown) return refusedAt(DESK_REVIEWS_PAGE, refuse(404, DESK_MESSAGES.reviewUnknown).problem);
  return said(DESK_REVIEWS_PAGE, isApproved ? DESK_PAGE_MESSAGES.reviewShown : DESK_PAGE_MESSAGES.reviewHidden);
}

/** Forms of the desk. */
export const deskForms: FormHandlers<typeof DESK_FORMS> = {
  'operacion-entrar': signIn,
  'operacion-salir': signOut,
  'operacion-pedido': record,
  'operacion-direccion': correctAddress,
  'operacion-devolver': refundToCard,
  'operacion-unidades': cancelItems,
  'operacion-acuerdo': decideAsked,
  'operacion-varios': doToMany,
  'operacion-paqueteria': saveForCarrier,
  'operacion-nuevos': countNew,
  'operacion-pregunta': resolvePayment,
  'operacion-aplicar-pago': applyPayment,
  'operacion-resena': decideReview,
  'operacion-movimientos': saveMovements,
  'operacion-reenviar': resend,
  'operacion-sin-respuesta': closeUnresolved,
};
