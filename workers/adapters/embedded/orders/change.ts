import { DELIVERY_CALENDAR } from '../../../../src/config/delivery-calendar';
import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import { type AuditState, changed } from '../../../../src/domain/audit';
import { startOfDay } from '../../../../src/domain/mexico-city';
import { type Centavos, toCentavos } from '../../../../src/domain/money';
import type { Operator } from '../../../../src/domain/operator';
import { correctionNote, isCorrectionTo } from '../../../../src/domain/order/corrected-address';
import { dispatchNote } from '../../../../src/domain/order/dispatch';
import type { OrderEvent } from '../../../../src/domain/order/events';
import { toRefund } from '../../../../src/domain/order/money';
import { isMoveTo, movedNote } from '../../../../src/domain/order/moved-day';
import type { RETAILER_NEWS } from '../../../../src/domain/order/news';
import type { Order } from '../../../../src/domain/order/order';
import { afterMove, afterOperator, afterPayment } from '../../../../src/domain/order/promise';
import { isOff } from '../../../../src/domain/order/status';
import { cfdiEgreso, type OrderState, type Step, step } from '../../../../src/domain/order/step';
import type { Transition } from '../../../../src/domain/order/transitions';
import { paymentKind } from '../../../../src/domain/payment/kind';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { OrderPromise } from '../../../../src/domain/shipping/promise';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { reused } from '../../../objects/shared/keyed-calls';
import { unpaidOrdersOf } from '../../../settings/unpaid-orders';
import { auditStatement } from '../audit/write';
import { ASKS_FOR_GONE, endReturnsStatements } from '../returns/end-with-order';
import { neverCarried, undeliveredStatements } from '../returns/undelivered';
import type { orderEvent } from '../schema/shop';
import { creditStatements } from '../wallet/credit';
import { returnStatement } from '../wallet/pay';
import { hasWallet } from '../wallet/read';
import { correctionStatements } from './corrections';
import { newsStatements, webhookStatement } from './news';
import { bouncedStatements, cardsDueStatement, owedStatement } from './owed';
import { releaseCouponStatement, releasePartStatements, releaseStockStatements, wentStatements } from './release';
import { dispatchOf, type OrderRef, type OrderRow, orderOf, readRow, stateOf } from './row';

/** Who told an event, and its id with them: what is told twice under one id counts once. `at` in epoch ms. */
export interface EventOrigin
  extends Pick<typeof orderEvent.$inferInsert, 'source' | 'id' | 'note' | 'sentOn' | 'way' | 'notedAt'> {
  at: number;
  /** Who it is of those who work at the desk. */
  operator?: Operator;
  /** Id of the gateway's payment that it is told of. */
  payment?: string | undefined;
  /**
   * What is owed because of it goes into the customer's wallet, as they chose, in the same batch; but no more than `most`
   * of what leaves the order altogether, null for any amount: above it, it goes back as it was paid, and so it does where
   * nobody could spend it there. Of money that is refunded: it is what goes there, and was to be sent by hand.
   */
  intoWallet?: { most: Centavos | null } | undefined;
}

/**
 * Refuses an event that was not told before, by what else is known of its order; or answers statements that fail its
 * batch where that changes meanwhile.
 */
type Guard = (state: OrderState, row: OrderRow) => Promise<Result<D1PreparedStatement[]>>;

/** What happens to an order, as it follows from how the order stands; or why it cannot. */
export type EventOf = (row: OrderRow) => Result<OrderEvent>;

export interface Changed {
  state: OrderState;
  /** true when this event was known already and changed nothing now. */
  known: boolean;
}

/** Tries against others who change the same order at the same time. */
const MAX_TRIES = 12;

/** Epoch ms until which an order that waits for its money from now on holds its stock. */
function heldUntil(env: Env, row: OrderRow, event: OrderEvent, now: number): number {
  const { code } = 'method' in event ? event.method : orderOf(row).paymentMethod;
  return now + unpaidOrdersOf(env, row.store).holdMs[paymentKind(code)];
}

/** What was sent comes back: units that were never carried are free at once, and what lies at its branch is there already. */
function comesBackStatements(
  db: D1Database,
  row: OrderRow,
  operator: string | null,
  now: number,
): D1PreparedStatement[] {
  const order = orderOf(row);
  return order.branch
    ? releaseStockStatements(db, '?1', row.number, now)
    : [
        ...releasePartStatements(db, order, neverCarried(order)),
        ...undeliveredStatements(db, row, order, operator, now),
      ];
}

function transitionStatements(
  env: Env,
  row: OrderRow,
  event: OrderEvent,
  { on, to, stock, coupon, window }: Transition,
  { at: now, operator }: EventOrigin,
): D1PreparedStatement[] {
  const db = env.SHOP;
  const until = () => heldUntil(env, row, event, now);
  const ends = { actor: operator?.name ?? null, at: now };
  return [
    ...(isOff(to) ? endReturnsStatements(db, '?1', row.number, ends) : []),
    ...(stock === 'part' ? endReturnsStatements(db, '?1', row.number, { ...ends, which: ASKS_FOR_GONE }) : []),
    ...(stock === 'released' ? releaseStockStatements(db, '?1', row.number, now) : []),
    ...(stock === 'comes-back' ? comesBackStatements(db, row, operator?.name ?? null, now) : []),
    ...(on === 'send' ? wentStatements(db, row.number) : []),
    ...(stock === 'part' && 'items' in event ? releasePartStatements(db, orderOf(row), event.items) : []),
    ...(coupon === 'released' ? [releaseCouponStatement(db, '?1', row.number)] : []),
    ...(window === 'begins'
      ? [
          db
            .prepare('INSERT INTO order_hold (order_number, store, until, admitted) VALUES (?, ?, ?, 1)')
            .bind(row.number, row.store, until()),
        ]
      : []),
    ...(window === 'lengthens'
      ? [db.prepare('UPDATE order_hold SET until = max(until, ?) WHERE order_number = ?').bind(until(), row.number)]
      : []),
  ];
}

/**
 * When money came. An operator notes it later, and does not say at which hour it came: to the shopper's favour it counts
 * from the beginning of that day, or of the one they name. No branch has ready at an hour that is past what it learns of only now.
 */
const paidAt = ({ branch }: Order, { source, at, sentOn }: EventOrigin): number =>
  source === 'operator' && !branch ? startOfDay(sentOn ?? at) : at;

/** What it is promised once it is paid; null where that stays, as it does before its cut. */
function promiseOfPayment(row: OrderRow, origin: EventOrigin): OrderPromise | null {
  const latest = Math.max(origin.at, origin.sentOn ?? 0);
  if (row.promisedBefore === null || latest < row.promisedBefore) return null;
  const order = orderOf(row);
  return afterPayment(order, paidAt(order, origin), DELIVERY_CALENDAR);
}

/** What the order is promised from now on; null where this step does not change it. */
function promiseAfter(row: OrderRow, event: OrderEvent, { transitions }: Step, origin: EventOrigin) {
  if (event.type === 'move-day') return afterOperator(orderOf(row), event);
  if (transitions.some(({ on }) => on === 'secured')) return promiseOfPayment(row, origin);
  return 'address' in event && event.days ? afterMove(orderOf(row), event.days, DELIVERY_CALENDAR) : null;
}

const promiseStatement = (db: D1Database, number: string, { from, to, before, change }: OrderPromise) =>
  db
    .prepare(
      'UPDATE orders SET promised_from = ?, promised_to = ?, promised_before = ?, promise_change = ? WHERE number = ?',
    )
    .bind(from, to, before, change?.why ?? null, number);

/** What an order is like in the record of operators: its status, its money, and with whom it went. */
const audited = ({ status, isAccepted, money }: OrderState, guide: string | null): AuditState => ({
  status,
  isAccepted,
  ...money,
  guide,
});

/** That an operator did it. */
function operatorStatement(
  db: D1Database,
  operator: Operator,
  row: OrderRow,
  event: OrderEvent,
  origin: EventOrigin,
  state: OrderState,
): D1PreparedStatement {
  const sent = 'dispatch' in event ? event.dispatch : undefined;
  const guide = event.type === 'take-back-send' ? null : (sent ?? row).guide;
  const states = changed(audited(stateOf(row), row.guide), audited(state, guide));
  // What they wrote: with whom it went stands in its parts, and addresses in the history of the order alone.
  const note = event.type === 'move-day' ? noteOf(event, origin, row) : (origin.note ?? null);
  const record = { action: event.type, subject: 'order', subjectId: row.number, note, ...states } as const;
  return auditStatement(db, { operator, store: row.store, at: origin.at }, record);
}

/** Who asked for what a gateway tells of a payment, of which one refund is asked at a time; SQL by the numbers of its insert. */
const ASKED_BY = `(SELECT ask.asked_by FROM payment_operation AS ask JOIN card_payment ON card_payment.key = ask.payment_key
  WHERE ?3 = 'refunded' AND card_payment.payment_id = ?12 AND ask.kind = 'refund' AND ask.amount >= ?4 AND ask.finished_at IS NULL)`;

/** What is noted of money that goes back from now on, more of it than before. */
function goesBackStatements(
  db: D1Database,
  row: OrderRow,
  { type }: OrderEvent,
  state: OrderState,
  at: number,
): D1PreparedStatement[] {
  if (toRefund(state.money) <= toRefund(stateOf(row).money)) return [];
  if (type === 'bounced') return bouncedStatements(db, row.number, at);
  // What a card is to have back goes by itself, whoever or whatever it is owed by: its shopper's page says so.
  return [owedStatement(db, '?1', row.number, at), cardsDueStatement(db, row, at)];
}

/** What is owed because of an event and goes into the customer's wallet; null for nothing. */
export function walletStep(
  row: OrderRow,
  { state }: Pick<Step, 'state'>,
  { intoWallet }: Pick<EventOrigin, 'intoWallet'>,
): (Step & { amount: Centavos }) | null {
  const amount = toCentavos(toRefund(state.money) - toRefund(stateOf(row).money));
  if (!intoWallet || row.customerId === null || amount <= 0) return null;
  if (intoWallet.most !== null && state.money.refunded + amount > intoWallet.most) return null;
  const paid = step(state, { type: 'refunded', amount });
  return paid.ok ? { ...paid.value, amount } : null;
}

/** What goes into whose wallet, told under which id: of each form its share, or what was to be sent by hand. */
interface IntoWallet extends Pick<EventOrigin, 'id' | 'at'> {
  customerId: string;
  amount: Centavos;
  way: 'wallet' | 'wallet-by-hand';
}

/** Money of an order that goes into its customer's wallet: its letter is that of the wallet, and the retailer is told as of any refund. */
function intoWalletStatements(
  env: Env,
  row: OrderRow,
  { customerId, amount, id, at, way }: IntoWallet,
  made: Step,
): D1PreparedStatement[] {
  const { number, store } = row;
  const origin = { source: 'shopper', way, id, at } as const;
  const credit = { store, customerId, kind: 'refund', amount, key: `refund ${id}`, order: number, at } as const;
  return [
    ...stepStatements(env, row, { type: 'refunded', amount }, origin, { ...made, news: [] }),
    webhookStatement(env.SHOP, { type: 'order-refunded', number, store, state: made.state, at }),
    ...creditStatements(env.SHOP, credit),
  ];
}

/** What goes into the wallet because of a step, as the next event of the order after it. */
function afterwardsStatements(
  env: Env,
  row: OrderRow,
  customerId: string,
  at: number,
  made: Step,
  paid: NonNullable<ReturnType<typeof walletStep>>,
): D1PreparedStatement[] {
  const { status, isAccepted, money } = made.state;
  const after = { ...row, ...money, status, isAccepted, lastEvent: row.lastEvent + 1 };
  const id = `wallet ${row.number} ${after.lastEvent}`;
  return intoWalletStatements(env, after, { customerId, amount: paid.amount, id, way: 'wallet', at }, paid);
}

/** The batch of a step, with what goes into the wallet instead of it or because of it. */
function allStatements(
  env: Env,
  row: OrderRow,
  event: OrderEvent,
  origin: EventOrigin,
  made: Step,
  paid: ReturnType<typeof walletStep>,
): D1PreparedStatement[] {
  const { customerId } = row;
  const { id, at, intoWallet } = origin;
  if (event.type === 'refunded' && intoWallet && customerId !== null)
    return intoWalletStatements(env, row, { customerId, amount: event.amount, id, way: 'wallet-by-hand', at }, made);
  const statements = stepStatements(env, row, event, origin, made);
  return paid && customerId !== null
    ? [...statements, ...afterwardsStatements(env, row, customerId, at, made, paid)]
    : statements;
}

/** What the retailer alone is told of an event: goods came back, or a price that was paid is less. */
function retailerNews({ type }: OrderEvent, egreso: Centavos): (typeof RETAILER_NEWS)[number][] {
  if (type === 'return-items') return ['order-returned'];
  return type === 'adjusted' && egreso > 0 ? ['order-credited'] : [];
}

const methodStatement = (db: D1Database, number: string, method: Order['paymentMethod']) =>
  db
    .prepare("UPDATE orders SET doc = json_set(doc, '$.paymentMethod', json(?)) WHERE number = ?")
    .bind(JSON.stringify(method), number);

/** The batch that writes a step: all of it, or nothing when somebody else wrote the next event of this order first. */
function stepStatements(
  env: Env,
  row: OrderRow,
  event: OrderEvent,
  origin: EventOrigin,
  made: Step,
): D1PreparedStatement[] {
  const { state, transitions, news } = made;
  const db = env.SHOP;
  const seq = row.lastEvent + 1;
  const sent = 'dispatch' in event ? event.dispatch : undefined;
  const egreso = cfdiEgreso(stateOf(row), state);
  const promise = promiseAfter(row, event, made, origin);
  const happened = {
    number: row.number,
    seq,
    store: row.store,
    state,
    dispatch: event.type === 'take-back-send' ? undefined : (sent ?? dispatchOf(row).dispatch),
    at: origin.at,
  };
  const { charged, wallet, authorised, captured, released, received, reversed, refunded, disputed } = state.money;
  return [
    db
      .prepare(
        `INSERT INTO order_event (order_number, seq, type, amount, source, id, note, at, actor, items, sent_on, way, noted_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, coalesce(?9, ${ASKED_BY}), ?10, ?11, ?13, ?14)`,
      )
      .bind(
        ...[row.number, seq, event.type, amountOf(event), origin.source, origin.id],
        ...[noteOf(event, origin, row), origin.at, origin.operator?.name ?? null],
        ...['items' in event ? JSON.stringify(event.items) : null, origin.sentOn ?? null],
        ...[origin.payment ?? null, origin.way ?? null, origin.notedAt ?? null],
      ),
    ...(origin.operator ? [operatorStatement(db, origin.operator, row, event, origin, state)] : []),
    db
      .prepare(
        `UPDATE orders SET status = ?, is_accepted = ?, charged = ?, wallet = ?, authorised = ?, captured = ?, released = ?, received = ?, reversed = ?,
           refunded = ?, disputed = ?, last_event = ? WHERE number = ?`,
      )
      .bind(
        ...[
          state.status,
          state.isAccepted ? 1 : 0,
          charged,
          wallet,
          authorised,
          captured,
          released,
          received,
          reversed,
          refunded,
          disputed,
          seq,
          row.number,
        ],
      ),
    ...('method' in event ? [methodStatement(db, row.number, event.method)] : []),
    ...correctionStatements(db, row, event, origin.at),
    ...(promise ? [promiseStatement(db, row.number, promise)] : []),
    ...goesBackStatements(db, row, event, state, origin.at),
    ...walletStatements(db, row, made, origin.at),
    ...transitions.flatMap((transition) => transitionStatements(env, row, event, transition, origin)),
    ...news.flatMap((one, at) =>
      newsStatements(db, { ...happened, type: `order-${one}`, ...(at === 0 ? { egreso } : {}) }),
    ),
    ...retailerNews(event, egreso).map((type) => webhookStatement(db, { ...happened, type, egreso })),
  ];
}

/** Gives back to the wallet what of an order it pays no longer. */
function walletStatements(db: D1Database, row: OrderRow, { state }: Step, at: number): D1PreparedStatement[] {
  const back = row.wallet - state.money.wallet;
  return back > 0 ? [returnStatement(db, 'SELECT ?1', row.number, at, back)] : [];
}

type Written = Pick<typeof orderEvent.$inferSelect, 'type' | 'amount' | 'note' | 'sentOn'>;

/** What was told under this id before, null for nothing. */
export const recordedBefore = (env: Env, { source, id }: Pick<EventOrigin, 'source' | 'id'>): Promise<Written | null> =>
  withRetry(() =>
    env.SHOP.prepare('SELECT type, amount, note, sent_on AS sentOn FROM order_event WHERE source = ? AND id = ?')
      .bind(source, id)
      .first<Written>(),
  );

const amountOf = (event: OrderEvent) => ('amount' in event ? event.amount : null);

/** What the history says beside an event: with whom, where or when the order goes, and what its operator wrote. */
const noteOf = (event: OrderEvent, { note }: Pick<EventOrigin, 'note'>, row: OrderRow): string | null => {
  if (event.type === 'move-day') return movedNote(orderOf(row), event, note ?? null);
  if ('address' in event) return correctionNote(orderOf(row).shippingAddress, event.address);
  const sent = 'dispatch' in event ? event.dispatch : undefined;
  return sent ? [dispatchNote(sent), note].filter(Boolean).join(' · ') : (note ?? null);
};

/**
 * Whether an operator's key stood for something else: a mistake that must not look as if it were done. Others tell an
 * event again in other words.
 */
const isReused = (origin: EventOrigin, before: Written, event: OrderEvent, row: OrderRow): boolean =>
  origin.source === 'operator' &&
  (before.type !== event.type ||
    before.amount !== amountOf(event) ||
    // Another transfer of the same amount, with its own reference and day.
    ((event.type === 'refunded' || event.type === 'received') &&
      (before.note !== (origin.note ?? null) || before.sentOn !== (origin.sentOn ?? null))) ||
    (event.type === 'move-day' && !isMoveTo(before.note, orderOf(row), event)) ||
    ('address' in event && !isCorrectionTo(before.note, event.address)) ||
    (('dispatch' in event || event.type === 'note') && before.note !== noteOf(event, origin, row)));

/** What was recorded under its id before changes nothing again. */
function answerAgain(row: OrderRow, before: Written, told: Result<OrderEvent>, origin: EventOrigin): Result<Changed> {
  // Done before, units that are gone cannot go again: only what was told in the same words is compared.
  return told.ok && isReused(origin, before, told.value, row) ? reused() : ok({ state: stateOf(row), known: true });
}

/**
 * Whether a batch failed because its event, or another one under the same number, was written, or what its guard knew
 * has changed.
 */
const isTaken = (error: unknown): boolean =>
  /UNIQUE constraint failed: (?:order_event|card_payment|payment_operation|refund_account|order_return\.)/.test(
    String(error),
  );

/**
 * Lets an event happen to an order: the one way in which an order of our own moves on, beside expire.ts, which does
 * many at once. What was told before under the same id changes nothing again. 404 without such an order in that store
 * view; 422 where an operator's key stood for another event; 409 where the event cannot happen now, or with more money
 * than there is.
 */
export async function changeOrder(
  env: Env,
  order: OrderRef,
  happens: OrderEvent | EventOf,
  origin: EventOrigin,
  guard?: Guard,
): Promise<Result<Changed>> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const row = await readRow(env, order);
    if (!row) return refuse(404, ORDER_MESSAGES.orderUnknown);
    const before = await recordedBefore(env, origin);
    const told = typeof happens === 'function' ? happens(row) : ok(happens);
    if (before) return answerAgain(row, before, told, origin);
    if (!told.ok) return told;
    const event = told.value;
    const allowed = (await guard?.(stateOf(row), row)) ?? ok([]);
    if (!allowed.ok) return allowed;
    const stepped = step(stateOf(row), event);
    if (!stepped.ok) return stepped;
    const canHave = origin.intoWallet !== undefined && (await hasWallet(env, row.customerId));
    const paid = canHave ? walletStep(row, stepped.value, origin) : null;
    try {
      await withRetry(() =>
        env.SHOP.batch([...allowed.value, ...allStatements(env, row, event, origin, stepped.value, paid)]),
      );
      return ok({ state: (paid ?? stepped.value).state, known: false });
    } catch (error) {
      if (!isTaken(error) && !(await recordedBefore(env, origin))) throw error;
    }
  }
  return refuse(503, DESK_MESSAGES.orderBusy);
}
