import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { type Centavos, NO_CENTAVOS, toCentavos } from '../../../../src/domain/money';
import { backByForm, type MoneyForm } from '../../../../src/domain/order/form-shares';
import { byOtherForms, kept, type OrderMoney, toRefund } from '../../../../src/domain/order/money';
import type { Payee } from '../../../../src/domain/payment/payee';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { KEPT } from '../orders/row';
import { kindOf } from '../payees';
import { type CardPayment, payeeOf } from './rows';

/** The money of a payee and what it cost at first, wherever else it stands. */
type WithMoney = { money: OrderMoney; full: Centavos };

/** What of a payee's refunds goes by way of its cards, in centavos. */
export interface CardRefunds {
  /** Taken from cards and still there. */
  onCards: Centavos;
  /** Went back to cards as the shop asked, what was given up before it was whole included. */
  back: Centavos;
  /** Went into its customer's wallet instead, as they chose. */
  inWallet: Centavos;
  /** Asked of the gateway and not answered yet. */
  underWay: Centavos;
  /** Whether the gateway refused one for good: what it does not take goes back by hand. */
  wasRefused: boolean;
}

const NO_REFUNDS: CardRefunds = {
  onCards: NO_CENTAVOS,
  back: NO_CENTAVOS,
  inWallet: NO_CENTAVOS,
  underWay: NO_CENTAVOS,
  wasRefused: false,
};

/** What the cards of payees hold of their money, and what is being sent back to them: by their ids, in one wait. */
export async function cardRefundsOfAll(
  env: Env,
  kind: Payee['kind'],
  ids: readonly string[],
): Promise<(id: string) => CardRefunds> {
  const sql = `SELECT payee.value AS id,
    (SELECT coalesce(sum(captured), 0) FROM card_payment WHERE payee_kind = ?1 AND payee_id = payee.value) AS onCards,
    coalesce(sum(iif(ask.finished_at IS NULL, ask.amount, 0)), 0) AS underWay, count(ask.failure) AS refused,
    (SELECT coalesce(sum(amount), 0) FROM order_event WHERE ?1 = 'order' AND order_number = payee.value AND type = 'refunded' AND way = 'wallet') AS inWallet,
    coalesce(sum(ask.moved), 0) AS back
    FROM json_each(?2) AS payee
    LEFT JOIN payment_operation AS ask ON ask.payee_kind = ?1 AND ask.payee_id = payee.value AND ask.kind = 'refund'
    GROUP BY payee.value`;
  type Row = { id: string } & Record<'onCards' | 'underWay' | 'refused' | 'back' | 'inWallet', number>;
  const { results } = await withRetry(() => env.SHOP.prepare(sql).bind(kind, JSON.stringify(ids)).all<Row>());
  const found = new Map(
    results.map(({ id, onCards, back, inWallet, underWay, refused }): [string, CardRefunds] => [
      id,
      {
        onCards: toCentavos(onCards),
        back: toCentavos(back),
        inWallet: toCentavos(inWallet),
        underWay: toCentavos(underWay),
        wasRefused: refused > 0,
      },
    ]),
  );
  return (id) => found.get(id) ?? NO_REFUNDS;
}

/** The same of one. */
export const cardRefundsOf = async (env: Env, { kind, id }: Payee): Promise<CardRefunds> =>
  (await cardRefundsOfAll(env, kind, [id]))(id);

/** What is to go back by each form, what is under way included. */
function shares({ money, full }: WithMoney, { onCards, back, inWallet }: CardRefunds): Record<MoneyForm, Centavos> {
  const byHand = Math.max(0, money.refunded - back - inWallet);
  const forms = {
    card: { came: toCentavos(onCards + back), back },
    hand: { came: toCentavos(Math.max(0, kept(money) + inWallet - onCards + byHand)), back: toCentavos(byHand) },
  };
  return backByForm(forms, { full, charged: byOtherForms(money), inWallet });
}

/**
 * What of a payee may be noted as sent back by hand: not what a card is to get, unless its gateway does not take it.
 */
export function byHand(state: WithMoney, refunds: CardRefunds): Centavos {
  const open = toRefund(state.money) - refunds.underWay;
  return toCentavos(Math.max(0, refunds.wasRefused ? open : Math.min(open, shares(state, refunds).hand)));
}

/** What of it goes back to its cards and is not under way yet: nothing where their gateway does not take it. */
export const toCards = (state: WithMoney, refunds: CardRefunds): Centavos =>
  toCentavos(refunds.wasRefused ? 0 : Math.max(0, shares(state, refunds).card - refunds.underWay));

/** What of it a bank can have taken back without its gateway telling: what came by no card. */
export const takenBackByHand = ({ money }: Pick<WithMoney, 'money'>, { onCards, underWay }: CardRefunds): Centavos =>
  toCentavos(Math.max(0, kept(money) - onCards - underWay));

/** What went back by hand and did not come back so far, by what happened to its order. */
export const sentByHand = (events: readonly { type: string; source: string; amount: number | null }[]): Centavos =>
  toCentavos(
    events
      .filter(({ source }) => source === 'operator')
      .reduce((sent, { type, amount }) => {
        if (type === 'refunded') return sent + (amount ?? 0);
        return type === 'bounced' ? sent - (amount ?? 0) : sent;
      }, 0),
  );

/** Refuses to note as come back more than went by hand: what a card does not take is told by its gateway. */
export async function guardBounce(env: Env, { id }: Payee, amount: Centavos): Promise<Result<D1PreparedStatement[]>> {
  const { results } = await withRetry(() =>
    env.SHOP.prepare(
      "SELECT type, source, amount FROM order_event WHERE order_number = ? AND type IN ('refunded', 'bounced')",
    )
      .bind(id)
      .all<{ type: string; source: string; amount: number | null }>(),
  );
  const most = sentByHand(results);
  return amount > most ? refuse(409, DESK_MESSAGES.tooMuch, { detail: { most } }) : ok([]);
}

/** What cards are being sent of a payee, in centavos; both are SQL. */
const underWay = (kind: string, id: string) =>
  `(SELECT coalesce(sum(ask.amount), 0) FROM payment_operation AS ask
    WHERE ask.payee_kind = ${kind} AND ask.payee_id = ${id} AND ask.kind = 'refund' AND ask.finished_at IS NULL)`;

/** What of a payee has left or is leaving, in centavos; both are SQL. */
const left = (payee: Payee, kind: string, id: string) => `(${kindOf(payee).refunded(id)} + ${underWay(kind, id)})`;

/**
 * Fails a batch, by writing them once more, where refunds to cards were asked for that leave less than this amount to
 * be sent back by hand, or with which more than `most` would leave together.
 */
const unlessUnderWay = (db: D1Database, payee: Payee, amount: Centavos, most: Centavos | null): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO payment_operation (key, payment_key, payee_kind, payee_id, kind, amount, created_at, next_attempt_at, attempts)
       SELECT again.key, again.payment_key, again.payee_kind, again.payee_id, again.kind, again.amount, again.created_at,
         again.next_attempt_at, again.attempts
       FROM payment_operation AS again
       WHERE again.payee_kind = ?1 AND again.payee_id = ?2 AND again.kind = 'refund' AND again.finished_at IS NULL
         AND (?3 > ${kindOf(payee).toRefund('?2')} - ${underWay('?1', '?2')} OR ${left(payee, '?1', '?2')} + ?3 > ?4)`,
    )
    .bind(payee.kind, payee.id, amount, most);

/**
 * Refuses to note as sent back by hand what goes back to a card: the same money would go twice. Its statement says so
 * of a refund that is asked for meanwhile, and of one with which more than `most` would leave; null for no such bound.
 */
export async function guardByHand(
  env: Env,
  payee: Payee,
  state: WithMoney,
  amount: Centavos,
  most: Centavos | null,
): Promise<Result<D1PreparedStatement[]>> {
  const refunds = await cardRefundsOf(env, payee);
  if (amount > toRefund(state.money) || amount <= byHand(state, refunds))
    return ok([unlessUnderWay(env.SHOP, payee, amount, most)]);
  return refuse(409, refunds.underWay > 0 ? DESK_MESSAGES.refundOpen : DESK_MESSAGES.toTheCard);
}

/**
 * Fails a batch of an order, by writing a card's payment once more, where less than this amount is there by then that
 * came by no card: what cards gave, or are being sent, is told by their gateway.
 */
export const unlessLessByHand = (db: D1Database, { kind, id }: Payee, amount: Centavos): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO card_payment (key, payee_kind, payee_id, store, return_url, amount, currency, state, created_at)
       SELECT again.key, again.payee_kind, again.payee_id, again.store, again.return_url, again.amount, again.currency,
         again.state, again.created_at
       FROM card_payment AS again JOIN orders ON orders.number = again.payee_id
       WHERE again.payee_kind = ?1 AND again.payee_id = ?2 AND ?3 > ${KEPT} - ${underWay('?1', '?2')}
         - (SELECT coalesce(sum(captured), 0) FROM card_payment WHERE payee_kind = ?1 AND payee_id = ?2)`,
    )
    .bind(kind, id, amount);

/**
 * Refuses to note as taken back by a bank more than came by no card: what a card's bank takes back is told by its
 * gateway, and would count twice. Its statement says so of a refund to a card that is asked for meanwhile.
 */
export async function guardReversal(
  env: Env,
  payee: Payee,
  state: Pick<WithMoney, 'money'>,
  amount: Centavos,
): Promise<Result<D1PreparedStatement[]>> {
  const most = takenBackByHand(state, await cardRefundsOf(env, payee));
  if (amount > most) return refuse(409, DESK_MESSAGES.tooMuch, { detail: { most } });
  return ok([unlessLessByHand(env.SHOP, payee, amount)]);
}

/** Who asks for a refund and how much may leave the payee with it, all together; null for nobody, and for any amount. */
export interface RefundAsk {
  by: string | null;
  most: Centavos | null;
}

/** What goes back by itself. */
export const BY_ITSELF: RefundAsk = { by: null, most: null };

/**
 * Writes down a refund if that much is to be refunded beside what is under way already and may leave, in one statement:
 * two at once, also of two cards, never come to more. Nothing is written where its key was written before, or another
 * refund of this payment is open.
 */
export async function writeRefund(
  env: Env,
  payment: CardPayment,
  amount: Centavos,
  key: string,
  at: { now: number; next: number },
  { by, most }: RefundAsk,
): Promise<void> {
  const payee = payeeOf(payment);
  const sql = `INSERT INTO payment_operation (key, payment_key, payee_kind, payee_id, kind, amount, created_at, next_attempt_at, after, asked_by)
    SELECT ?1, ?2, ?3, ?4, 'refund', ?5, ?6, ?7, coalesce((SELECT movements FROM card_payment WHERE key = ?2), 0), ?8 WHERE ?5 <= ${kindOf(payee).toRefund('?4')} - ${underWay('?3', '?4')}
      AND (?9 IS NULL OR ${left(payee, '?3', '?4')} + ?5 <= ?9)
    ON CONFLICT DO NOTHING`;
  await withRetry(() =>
    env.SHOP.prepare(sql).bind(key, payment.key, payee.kind, payee.id, amount, at.now, at.next, by, most).run(),
  );
}
