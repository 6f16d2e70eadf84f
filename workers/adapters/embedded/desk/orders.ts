import { and, eq, like, ne, or } from 'drizzle-orm';
import type { DeskOrder, DeskOrders, SentLetter } from '../../../../src/commerce/desk/orders';
import { NO_CENTAVOS, toCentavos } from '../../../../src/domain/money';
import type { Operator } from '../../../../src/domain/operator';
import { placedDue } from '../../../../src/domain/order/order';
import { numberOfCode } from '../../../../src/domain/order/scanned-code';
import { mistakenMost, notedByHand } from '../../../../src/domain/payment/noted';
import { orderPayee, type Payee } from '../../../../src/domain/payment/payee';
import { ok } from '../../../../src/domain/result';
import { isApprovalKind } from '../../../../src/domain/two-names';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { carriersOf } from '../../../settings/carriers';
import { twoNamesAbove } from '../../../settings/two-names';
import { goesByItself } from '../card-payments/give-back';
import { byHand, cardRefundsOf, sentByHand, takenBackByHand, toCards } from '../card-payments/refunds';
import { paymentsOf } from '../card-payments/rows';
import { shopDatabase } from '../database';
import { readOrder } from '../orders/read';
import { closeUnresolved, listUnresolved } from '../orders/unresolved';
import { orders, outbox } from '../schema/shop';
import { isRefusedAlone } from './alone';
import { askedOf, askSecondName } from './approvals';
import { chosenOrders, countNew } from './chosen';
import { decideAsked } from './decide-asked';
import { moneyGoes } from './goes';
import { listedOrders } from './listed';
import { recordMany } from './many';
import { listMovements, takingsBetween } from './movements';
import { recordOrderEvent, sameGuide } from './record';
import { refundOrder } from './refund';
import { cancelUnits } from './units';

/** One more than one: several orders may have gone as one parcel. */
const MOST_OF_CODE = 2;

/** Letters whose subject is the number of an order; returns and invoices have numbers of their own, which may be the same. */
const IS_OF_ORDER = or(like(outbox.type, 'order-%'), eq(outbox.type, 'refund-asked'));

/** What was told of an order or is still to be; nothing of what was true no longer when it was due, which nobody got. */
const toldOf = (env: Env, number: string): Promise<SentLetter[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select({ type: outbox.type, at: outbox.createdAt, deliveredAt: outbox.deliveredAt, failure: outbox.failure })
      .from(outbox)
      .where(and(eq(outbox.subject, number), ne(outbox.type, 'order-new'), eq(outbox.isUnsaid, false), IS_OF_ORDER))
      .orderBy(outbox.id),
  );

/** When what is held on an order's cards lapses first, and the last digits of the card that holds or gave money. */
async function cardOf(env: Env, payee: Payee): Promise<Pick<DeskOrder, 'authorisedUntil' | 'cardDigits'>> {
  const payments = await paymentsOf(env, payee);
  const lapses = payments.flatMap(({ authorised, authorisedUntil }) =>
    authorised > 0 && authorisedUntil !== null ? [authorisedUntil] : [],
  );
  const used = payments.find(({ authorised, captured }) => authorised > 0 || captured > 0);
  return {
    authorisedUntil: lapses.length > 0 ? Math.min(...lapses) : null,
    cardDigits: used?.lastDigits ?? null,
  };
}

/** Orders of a store view that a code is of: the number on its note, or the guide number it was sent under. */
async function ordersOfCode(env: Env, store: string, code: string): Promise<string[]> {
  const number = numberOfCode(code);
  const found = await withRetry(() =>
    shopDatabase(env)
      .select({ number: orders.number })
      .from(orders)
      .where(
        and(
          eq(orders.store, store),
          number === null ? eq(orders.guide, code) : or(eq(orders.number, number), eq(orders.guide, code)),
        ),
      )
      .limit(MOST_OF_CODE),
  );
  return found.map((one) => one.number);
}

/** Orders at the desk of a store view whose orders are our own. */
export const embeddedDeskOrders = (env: Env, storeCode: string, now: number, operator: Operator): DeskOrders => ({
  get carriers() {
    return carriersOf(env, storeCode);
  },
  list: (query) => listedOrders(env, storeCode, query, now),
  ofCode: (code) => ordersOfCode(env, storeCode, code),
  async find(number) {
    const [found, told, refunds, card, asked] = await Promise.all([
      readOrder(env, storeCode, number),
      toldOf(env, number),
      cardRefundsOf(env, orderPayee(number)),
      cardOf(env, orderPayee(number)),
      askedOf(env, number, operator),
    ]);
    if (!found) return null;
    const events = found.events.map(({ type, amount, source, id, note, sentOn, at, actor }) => ({
      type,
      amount: amount === null ? null : toCentavos(amount),
      source,
      id,
      note,
      sentOn,
      at,
      actor,
    }));
    const { order, state } = found;
    const owed = { money: state.money, full: placedDue(order) };
    const cards = toCards(owed, refunds);
    const left = toCentavos(state.money.refunded + refunds.underWay);
    const itself = (await goesByItself(env, orderPayee(number), cards, left)) ? cards : NO_CENTAVOS;
    const refundable = {
      byHand: byHand(owed, refunds),
      toCards: toCentavos(cards - itself),
      underWay: toCentavos(refunds.underWay + itself),
      takenBack: takenBackByHand(state, refunds),
      sentByHand: sentByHand(found.events),
      ...mistakenMost(
        notedByHand(
          found.events.map((event) => ({ ...event, amount: event.amount === null ? null : toCentavos(event.amount) })),
        ),
        takenBackByHand(state, refunds),
      ),
    };
    return { order, state, events, told, refundable, asked, ...card };
  },
  async record(number, event, told) {
    const order = { number, storeCode };
    const changed = await recordOrderEvent(env, order, event, told, now, operator, twoNamesAbove(env, storeCode));
    if (isRefusedAlone(changed) && 'amount' in event && isApprovalKind(event.type))
      return askSecondName(env, order, { kind: event.type, amount: event.amount }, told, now, operator);
    if (!changed.ok) return changed;
    return ok({ ...changed.value, sameGuide: await sameGuide(env, { number, storeCode }, event) });
  },
  chosen: (chosen) => chosenOrders(env, storeCode, chosen),
  forCarrier: async (chosen) =>
    (await chosenOrders(env, storeCode, chosen)).filter(({ order }) => order.shippingAddress && !order.branch),
  forNotes: (chosen) => chosenOrders(env, storeCode, chosen),
  recordMany: (action, chosen, key, note = null) =>
    recordMany(env, storeCode, action, chosen, { key, note }, now, operator),
  goes: (numbers, event) => moneyGoes(env, storeCode, numbers, event),
  newSince: (at) => countNew(env, storeCode, at),
  async refundToCard(number, amount, told) {
    const order = { number, storeCode };
    const refunded = await refundOrder(env, order, amount, told, now, operator, twoNamesAbove(env, storeCode));
    if (!isRefusedAlone(refunded)) return refunded;
    return askSecondName(env, order, { kind: 'refund-card', amount }, { ...told, note: null }, now, operator);
  },
  cancelItems: (number, items, told) => cancelUnits(env, { number, storeCode }, items, told, now, operator),
  decideAsked: (asked, isAgreed) => decideAsked(env, asked, isAgreed, { operator, storeCode, at: now }),
  movements: (query, size) => listMovements(env, storeCode, query, size),
  takings: (days) => takingsBetween(env, storeCode, days),
  unresolved: () => listUnresolved(env, storeCode),
  closeUnresolved: (orderId) => closeUnresolved(env, storeCode, orderId, now),
});
