import type { DeskOrders } from '../../../src/commerce/desk/orders';
import { deskEventOf, eventName } from '../../../src/contract/desk/event-names';
import { DESK_MESSAGES } from '../../../src/contract/desk/messages';
import { ORDER_UNIT } from '../../../src/contract/desk/orders';
import { saidOf } from '../../../src/contract/desk/said';
import type { DeskEvent } from '../../../src/contract/desk-pages/forms';
import { MESSAGES } from '../../../src/contract/messages';
import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import { isoDay } from '../../../src/domain/mexico-city';
import { type Centavos, toCentavos, toDecimal } from '../../../src/domain/money';
import { type Carrier, type Sending, sendingOf } from '../../../src/domain/order/dispatch';
import { type MovedDay, ORDER_ACTIONS, type OrderEvent } from '../../../src/domain/order/events';
import { typedMove } from '../../../src/domain/order/moved-day';
import { promiseDocument } from '../../../src/domain/order/promise';
import { replay } from '../../../src/domain/order/replay';
import { stateDocument } from '../../../src/domain/order/state-document';
import { cfdiEgreso } from '../../../src/domain/order/step';
import { ORDER_PAYEE } from '../../../src/domain/payment/payee';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { RULES } from '../../../src/domain/validation';
import { listedOrders } from '../../adapters/embedded/desk/listed';
import { startOf } from '../../adapters/embedded/desk/listed-rows';
import { listOrders, type OrderQuery, readOrder } from '../../adapters/embedded/orders/read';
import { offeredFor } from '../../adapters/embedded/payment-events/offered';
import { listUnmatched } from '../../adapters/embedded/payment-events/unmatched';
import type { Env } from '../../env';
import type { Handlers } from '../serving/handlers';
import { replayed } from '../serving/reply';
import { deskCustomersHandlers } from './customers';
import { deskMovementsHandlers } from './movements';
import { deskOutboxHandlers } from './outbox';
import { deskReviewsHandlers } from './reviews';

const required = (field: string) => ({ field, rule: 'required', message: RULES.required });
const wrongAmount = (message: string) => refuse(422, message, { fields: [required('amount')] });

interface EventBody {
  amount?: Centavos | null | undefined;
  carrier?: string | null | undefined;
  guide?: string | null | undefined;
}

/** The event an operator records: actions have no amount, everything else needs one. */
function eventOf(
  type: Exclude<DeskEvent, MovedDay['type']>,
  { amount, carrier, guide }: EventBody,
  carriers: () => readonly Carrier[],
): Result<OrderEvent> {
  const isAction = (name: typeof type): name is Extract<typeof type, (typeof ORDER_ACTIONS)[number]> =>
    (ORDER_ACTIONS as readonly string[]).includes(name);
  const isSending = (name: typeof type): name is Sending['type'] => name === 'send' || name === 'correct-guide';
  if (isSending(type) && amount == null)
    return sendingOf(carriers(), type, { carrier: carrier ?? '', guide: guide ?? '' });
  if (isAction(type) || type === 'note')
    return amount == null ? ok({ type }) : wrongAmount(DESK_MESSAGES.takesNoAmount);
  return amount == null ? wrongAmount(DESK_MESSAGES.needsAmount) : ok({ type, amount });
}

/** Another day of an order, by the clock it goes by. */
async function moveOf(
  orders: DeskOrders,
  number: string,
  { amount, day, time, reason }: EventBody & Partial<Record<'day' | 'time' | 'reason', string | null | undefined>>,
): Promise<Result<OrderEvent>> {
  if (amount != null) return wrongAmount(DESK_MESSAGES.takesNoAmount);
  const found = await orders.find(number);
  if (!found) return refuse(404, ORDER_MESSAGES.orderUnknown);
  return typedMove(found.order, { day: day ?? '', time: time ?? '', reason: reason ?? '' });
}

/** Orders of a store view, the newest first, and what the next page is asked with. */
async function newestOrders(env: Env, store: string, query: OrderQuery) {
  const rows = await listOrders(env, store, query);
  return { rows, next: rows.length === query.size ? (rows.at(-1)?.order.number ?? null) : null };
}

/** The operator's desk, for whoever holds the service token. */
export const deskHandlers: Handlers<'desk'> = {
  ...deskOutboxHandlers,
  ...deskCustomersHandlers,
  ...deskReviewsHandlers,
  ...deskMovementsHandlers,

  deskOrders: async ({ c, request, query }) => {
    const { store, now } = request;
    const { list = null, days = null, status = null, search = null, before = null, size } = query;
    const isListed = list !== null || days !== null;
    // Where a page of the other form ended says nothing here: the first page would be answered again and again.
    if (before !== null && isListed !== (startOf(before) !== null))
      return refuse(422, MESSAGES.invalid, {
        fields: [{ field: 'before', rule: 'format', message: MESSAGES.invalid }],
      });
    const asked = { list, days, pay: '', place: '', sort: 'due', search: null, after: before } as const;
    const { rows: found, next } = isListed
      ? await listedOrders(c.env, store.storeCode, asked, now, size)
      : await newestOrders(c.env, store.storeCode, {
          status,
          search,
          before,
          toRefund: query.toRefund === 'true',
          size,
        });
    const orders = found.map(({ order, state }) => ({
      number: order.number,
      createdAt: order.createdAt,
      email: order.personalDetails.emailAddress,
      payment: order.paymentMethod.code,
      source: order.source ?? null,
      branch: order.branch?.code ?? null,
      total: toDecimal(order.totals.grandTotal),
      promised: promiseDocument(order),
      keptUntil: order.keptUntil === undefined ? null : new Date(order.keptUntil).toISOString(),
      dispatch: order.dispatch ?? null,
      state: stateDocument(state),
    }));
    return ok({ result: { orders, next } });
  },

  deskOrder: async ({ c, request, params }) => {
    const found = await readOrder(c.env, request.store.storeCode, params.number);
    if (!found) return refuse(404, ORDER_MESSAGES.orderUnknown);
    const egresos = new Map(
      replay(found.order, found.events).map(({ event, before, after }) => [event, cfdiEgreso(before, after)] as const),
    );
    const events = found.events.map((event) => {
      const { type, amount, source, id, note, sentOn, at } = event;
      const egreso = egresos.get(event) ?? 0;
      return {
        type: eventName(type),
        amount: amount === null ? null : toDecimal(toCentavos(amount)),
        source,
        id,
        note,
        sentOn: sentOn === null ? null : isoDay(sentOn),
        at: new Date(at).toISOString(),
        cfdiEgreso: egreso > 0 ? toDecimal(toCentavos(egreso)) : null,
      };
    });
    return ok({
      result: {
        number: params.number,
        order: { ...found.order },
        orderUnit: ORDER_UNIT,
        state: stateDocument(found.state),
        events,
      },
    });
  },

  deskOrderEvent: async ({ request, mine, params, body, key }) => {
    const { number } = params;
    const type = deskEventOf(body.type);
    const orders = mine().desk().order;
    const event = type === 'move-day' ? await moveOf(orders, number, body) : eventOf(type, body, () => orders.carriers);
    if (!event.ok) return event;
    const said = saidOf(type, { note: body.note ?? '', day: body.sentOn ?? '' }, request.now);
    if (!said.ok) return said;
    const told = await orders.record(number, event.value, { key: key ?? crypto.randomUUID(), ...said.value });
    if (!told.ok) return told;
    const { state, known, sameGuide } = told.value;
    const { meta, headers } = replayed(known);
    return ok({
      result: stateDocument(state),
      meta: { ...meta, ...(sameGuide.length > 0 ? { sameGuide } : {}) },
      headers,
    });
  },

  deskOrderRefund: async ({ mine, params: { number }, body, key }) => {
    const told = { key: key ?? crypto.randomUUID() };
    const refunded = await mine().desk().order.refundToCard(number, body.amount, told);
    return refunded.ok ? ok({ result: stateDocument(refunded.value) }) : refunded;
  },

  deskPaymentQuestions: async ({ c, request, query }) => {
    const found = await listUnmatched(c.env, query.settled === 'true', query.size);
    const offered = await offeredFor(c.env, request.store, found);
    const questions = found.map((one) => {
      const { payeeKind, payeeId, amount, at, resolvedAt, ...payment } = one;
      return {
        ...payment,
        order: payeeKind === ORDER_PAYEE ? payeeId : null,
        payee: payeeKind !== null && payeeId !== null ? { kind: payeeKind, id: payeeId } : null,
        amount: toDecimal(toCentavos(amount)),
        at: new Date(at).toISOString(),
        settledAt: resolvedAt === null ? null : new Date(resolvedAt).toISOString(),
        orders: (offered.get(one) ?? []).map(({ number, at: placedAt, due, why }) => ({
          number,
          placedAt: new Date(placedAt).toISOString(),
          due: toDecimal(due),
          why,
        })),
      };
    });
    return ok({ result: { questions } });
  },

  deskPaymentQuestionSettle: async ({ mine, body: { source, id, note } }) =>
    (await mine()
      .desk()
      .payments.resolveUnmatched(source, id, note ?? null))
      ? ok({ result: { settled: true } })
      : refuse(404, MESSAGES.notFound),

  deskPaymentQuestionApply: async ({ request, mine, body: { source, id, order, note } }) => {
    const payment = { source, id };
    const applied = await mine()
      .desk()
      .payments.applyUnmatched(payment, order, { note: note ?? null });
    if (!applied.ok) return applied;
    request.wakeOutbox();
    return ok({ result: { applied: true } });
  },
};
