import { type Centavos, NO_CENTAVOS, toCentavos } from '../money';
import { ok, type Result, refuse } from '../result';
import type { ItemsEvent, MoneyEvent, OrderEvent } from './events';
import { cheaper, isSecured, kept, type OrderMoney, openAuthorisation, stillDue, toRefund } from './money';
import type { MoneyNews, OrderNews } from './news';
import { isOff, type OrderStatus } from './status';
import { type Transition, type Trigger, transitionOf } from './transitions';

/** Message keys of what an order refuses. */
export const ORDER_STEP_MESSAGES = {
  notNow: 'The order cannot do this in its present state',
  tooMuch: 'The amount is more than there is',
} as const;

/** What of an order can change. */
export interface OrderState {
  status: OrderStatus;
  /** Its money is taken at the door. */
  isAccepted: boolean;
  money: OrderMoney;
}

export interface Step {
  state: OrderState;
  /** What the order went through, none where it stays in its status. */
  transitions: Transition[];
  news: OrderNews[];
}

const plus = (a: Centavos, b: Centavos): Centavos => toCentavos(a + b);

const tooMuch = (most: Centavos) => refuse(409, ORDER_STEP_MESSAGES.tooMuch, { detail: { most } });

type Movement = (money: OrderMoney, amount: Centavos) => Result<OrderMoney>;

/** A movement of what is there; 409 with detail.most (centavos) where there is less. */
const upTo =
  (mostOf: (money: OrderMoney) => Centavos, move: (money: OrderMoney, amount: Centavos) => OrderMoney): Movement =>
  (money, amount) => {
    const most = mostOf(money);
    return amount > most ? tooMuch(most) : ok(move(money, amount));
  };

/** What goes back against the shop's will, be it more than there is. */
function reversed(money: OrderMoney, amount: Centavos): OrderMoney {
  const there = toCentavos(Math.min(amount, kept(money)));
  return {
    ...money,
    reversed: plus(money.reversed, there),
    disputed: toCentavos(money.disputed + amount - there),
  };
}

/** The money after each event; refused where there is not as much to take, let go, send back or credit. */
const MOVEMENTS: Record<MoneyEvent['type'], Movement> = {
  authorised: (money, amount) => ok({ ...money, authorised: plus(money.authorised, amount) }),
  captured: upTo(openAuthorisation, (money, amount) => ({
    ...money,
    captured: plus(money.captured, amount),
    received: plus(money.received, amount),
  })),
  released: upTo(openAuthorisation, (money, amount) => ({ ...money, released: plus(money.released, amount) })),
  received: (money, amount) => ok({ ...money, received: plus(money.received, amount) }),
  reversed: (money, amount) => ok(reversed(money, amount)),
  refunded: upTo(toRefund, (money, amount) => ({ ...money, refunded: plus(money.refunded, amount) })),
  bounced: upTo(
    ({ refunded }) => refunded,
    (money, amount) => ({ ...money, refunded: toCentavos(money.refunded - amount) }),
  ),
  'take-back-received': upTo(kept, (money, amount) => ({ ...money, received: toCentavos(money.received - amount) })),
  adjusted: upTo(({ charged }) => charged, cheaper),
};

const arrives = (type: MoneyEvent['type']): boolean => type === 'received' || type === 'captured';

/** What is to be said of money that came or went, beside what the status says of itself. */
function moneyNews({ type }: MoneyEvent, { status, money }: OrderState): MoneyNews[] {
  if (type === 'refunded' || type === 'bounced') return [type];
  if (!arrives(type)) return [];
  if (isOff(status)) return ['late'];
  if (toRefund(money) > 0) return ['over'];
  return status === 'pending' && stillDue(money) > 0 ? ['short'] : [];
}

/** Where the money alone moves an order. */
function triggerOf({ status, isAccepted, money }: OrderState): Trigger | null {
  const isSafe = isAccepted || isSecured(money);
  if (status === 'pending' && isSafe) return 'secured';
  return status === 'processing' && !isSafe ? 'unsecured' : null;
}

/** The transition an order goes through now; null where it cannot. */
export function possible(state: OrderState, on: Trigger): Transition | null {
  const transition = transitionOf(state.status, on);
  const isHeldBack = transition?.only === 'unpaid' && (!state.isAccepted || isSecured(state.money));
  return isHeldBack ? null : transition;
}

function through(state: OrderState, on: Trigger): Step | null {
  const transition = possible(state, on);
  if (!transition) return null;
  const money = isOff(transition.to) ? cheaper(state.money, state.money.charged) : state.money;
  const isAccepted = on === 'accept' || (state.isAccepted && on !== 'take-back-accept');
  return {
    state: { status: transition.to, isAccepted, money },
    transitions: [transition],
    news: transition.news ? [transition.news] : [],
  };
}

/** What somebody does to an order, and where its money moves it from there: its payment may be gone by then. */
function acted(state: OrderState, on: Trigger): Step | null {
  const done = through(state, on);
  const then = done && triggerOf(done.state);
  const further = then && through(done.state, then);
  return further
    ? {
        state: further.state,
        transitions: [...done.transitions, ...further.transitions],
        news: [...done.news, ...further.news],
      }
    : done;
}

const isItems = (event: OrderEvent): event is ItemsEvent =>
  event.type === 'cancel-items' || event.type === 'return-items';

const isMoney = (event: OrderEvent): event is MoneyEvent => 'amount' in event && !isItems(event);

/** What money makes of an order, and where it moves it. Throws a RangeError on an amount that is not above zero. */
function paidStep(state: OrderState, event: MoneyEvent): Result<Step> {
  if (event.amount <= 0) throw new RangeError(`an amount of ${event.amount}`);
  const money = MOVEMENTS[event.type](state.money, event.amount);
  if (!money.ok) return money;
  const paid = { ...state, money: money.value };
  const on = triggerOf(paid);
  const next = (on && through(paid, on)) ?? { state: paid, transitions: [], news: [] };
  return ok({ ...next, news: [...next.news, ...moneyNews(event, next.state)] });
}

/**
 * What an event makes of an order. 409 where it cannot happen now, or with more than there is. Throws a RangeError on
 * an amount that is not above zero.
 */
export function step(state: OrderState, event: OrderEvent): Result<Step> {
  if (isMoney(event)) return paidStep(state, event);
  if (event.type === 'note') return ok({ state, transitions: [], news: [] });
  const next = acted(isItems(event) ? { ...state, money: cheaper(state.money, event.amount) } : state, event.type);
  return next ? ok(next) : refuse(409, ORDER_STEP_MESSAGES.notNow, { detail: { status: state.status } });
}

/**
 * How an order stands when it is placed: nothing is paid of it but what its customer's wallet does, so that only one
 * that costs nothing more is secured.
 */
export function placedState(charged: Centavos, wallet: Centavos = NO_CENTAVOS): OrderState {
  const money: OrderMoney = {
    charged,
    wallet,
    authorised: NO_CENTAVOS,
    captured: NO_CENTAVOS,
    released: NO_CENTAVOS,
    received: NO_CENTAVOS,
    reversed: NO_CENTAVOS,
    refunded: NO_CENTAVOS,
    disputed: NO_CENTAVOS,
  };
  return { status: isSecured(money) ? 'processing' : 'pending', isAccepted: false, money };
}

/** What of this price was paid, by money that came or by the wallet: not what a card only holds. */
const paidOf = (money: OrderMoney, price: Centavos): number => Math.min(kept(money) + money.wallet, price);

/**
 * What a CFDI of type egreso takes off the invoice of an order because of an event: what was paid of a price that is
 * lower after it. Nothing where more had come than it cost, where money only moves, and of an order that waits for its
 * money, which has no invoice yet.
 */
export const cfdiEgreso = (before: OrderState, after: OrderState): Centavos =>
  before.status === 'pending'
    ? NO_CENTAVOS
    : toCentavos(Math.max(0, paidOf(before.money, before.money.charged) - paidOf(before.money, after.money.charged)));
