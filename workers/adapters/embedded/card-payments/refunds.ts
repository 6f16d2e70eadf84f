import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { type Centavos, toCentavos } from '../../../../src/domain/money';
import { kept, toRefund } from '../../../../src/domain/order/money';
import type { OrderState } from '../../../../src/domain/order/step';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { TO_REFUND } from '../orders/row';

/** What of an order's refunds goes by way of its cards, in centavos. */
export interface CardRefunds {
  /** Taken from cards and still there. */
  onCards: Centavos;
  /** Asked of the gateway and not answered yet. */
  underWay: Centavos;
  /** Whether the gateway refused one for good: what it does not take goes back by hand. */
  wasRefused: boolean;
}

/** What an order's cards hold of its money, and what is being sent back to them. */
export async function cardRefundsOf(env: Env, number: string): Promise<CardRefunds> {
  const sql = `SELECT (SELECT coalesce(sum(captured), 0) FROM card_payment WHERE order_number = ?1) AS onCards,
    coalesce(sum(iif(ask.finished_at IS NULL, ask.amount, 0)), 0) AS underWay, count(ask.failure) AS refused
    FROM payment_operation AS ask JOIN card_payment ON card_payment.key = ask.payment_key WHERE card_payment.order_number = ?1 AND ask.kind = 'refund'`;
  const row = await withRetry(() =>
    env.SHOP.prepare(sql).bind(number).first<{ onCards: number; underWay: number; refused: number }>(),
  );
  return {
    onCards: toCentavos(row?.onCards ?? 0),
    underWay: toCentavos(row?.underWay ?? 0),
    wasRefused: (row?.refused ?? 0) > 0,
  };
}

/**
 * What of an order may be noted as sent back by hand: not what a card is to get, unless its gateway does not take it.
 */
export function byHand({ money }: OrderState, { onCards, underWay, wasRefused }: CardRefunds): Centavos {
  const open = toRefund(money) - underWay;
  return toCentavos(Math.max(0, wasRefused ? open : Math.min(open, kept(money) - onCards)));
}

/** What of it goes back to the card with the most on it. */
export const toCards = ({ money }: OrderState, { onCards, underWay }: CardRefunds): Centavos =>
  toCentavos(Math.max(0, Math.min(toRefund(money), onCards) - underWay));

/** What of it a bank can have taken back without its gateway telling: what came by no card. */
export const takenBackByHand = ({ money }: OrderState, { onCards, underWay }: CardRefunds): Centavos =>
  toCentavos(Math.max(0, kept(money) - onCards - underWay));

/** What a card is being sent of this order, in centavos. */
const UNDER_WAY = `(SELECT coalesce(sum(ask.amount), 0) FROM payment_operation AS ask JOIN card_payment ON card_payment.key = ask.payment_key
  WHERE card_payment.order_number = orders.number AND ask.kind = 'refund' AND ask.finished_at IS NULL)`;

/**
 * Fails a batch, by writing them once more, where refunds to cards were asked for that leave less than this amount to
 * be sent back by hand.
 */
const unlessUnderWay = (db: D1Database, number: string, amount: Centavos): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO payment_operation (key, payment_key, kind, amount, created_at, next_attempt_at, attempts)
       SELECT again.key, again.payment_key, again.kind, again.amount, again.created_at, again.next_attempt_at, again.attempts
       FROM orders JOIN card_payment ON card_payment.order_number = orders.number JOIN payment_operation AS again ON again.payment_key = card_payment.key
       WHERE orders.number = ?1 AND again.kind = 'refund' AND again.finished_at IS NULL
         AND ?2 > ${TO_REFUND} - ${UNDER_WAY}`,
    )
    .bind(number, amount);

/**
 * Refuses to note as sent back by hand what goes back to a card: the same money would go twice. Its statement says so
 * of a refund that is asked for meanwhile.
 */
export async function guardByHand(
  env: Env,
  number: string,
  state: OrderState,
  amount: Centavos,
): Promise<Result<D1PreparedStatement[]>> {
  const refunds = await cardRefundsOf(env, number);
  if (amount > toRefund(state.money) || amount <= byHand(state, refunds))
    return ok([unlessUnderWay(env.SHOP, number, amount)]);
  return refuse(409, refunds.underWay > 0 ? DESK_MESSAGES.refundOpen : DESK_MESSAGES.toTheCard);
}

/**
 * Refuses to note as taken back by a bank more than came by no card: what a card's bank takes back is told by its
 * gateway, and would count twice.
 */
export async function guardReversal(
  env: Env,
  number: string,
  state: OrderState,
  amount: Centavos,
): Promise<Result<D1PreparedStatement[]>> {
  const most = takenBackByHand(state, await cardRefundsOf(env, number));
  return amount > most ? refuse(409, DESK_MESSAGES.tooMuch, { detail: { most } }) : ok([]);
}

/**
 * Writes down a refund if that much is to be refunded beside what is under way already, in one statement: two at once,
 * also of two cards, never come to more. Nothing is written where its key was written before, or another refund of this
 * payment is open.
 */
export async function writeRefund(
  env: Env,
  number: string,
  paymentKey: string,
  amount: Centavos,
  key: string,
  at: { now: number; next: number },
): Promise<void> {
  const sql = `INSERT INTO payment_operation (key, payment_key, kind, amount, created_at, next_attempt_at, attempts)
    SELECT ?1, ?2, 'refund', ?3, ?4, ?5, 0 FROM orders WHERE number = ?6 AND ?3 <= ${TO_REFUND} - ${UNDER_WAY}
    ON CONFLICT DO NOTHING`;
  await withRetry(() => env.SHOP.prepare(sql).bind(key, paymentKey, amount, at.now, at.next, number).run());
}
