import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type {
  DeskRefunds,
  OrderRefund,
  RefundAccounts,
  RefundGoes,
  RefundsPort,
} from '../../../../src/commerce/refunds';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import { REFUND_MESSAGES } from '../../../../src/contract/refunds/messages';
import { type Centavos, toCentavos } from '../../../../src/domain/money';
import { toRefund } from '../../../../src/domain/order/money';
import { placedDue } from '../../../../src/domain/order/order';
import { orderPayee } from '../../../../src/domain/payment/payee';
import { isSameHolder, type RefundAccount } from '../../../../src/domain/refund/account';
import { MOST_ASKS } from '../../../../src/domain/refund/asks';
import { ok, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { twoNamesAbove } from '../../../settings/two-names';
import { byHand, cardRefundsOf, guardByHand, toCards } from '../card-payments/refunds';
import { shopDatabase } from '../database';
import { changeOrder } from '../orders/change';
import { unlessAccountGiven } from '../orders/owed';
import { type OrderRow, orderOf, readRow, stateOf, TO_REFUND } from '../orders/row';
import { orderEvent, orders, refund, refundAccount } from '../schema/shop';
import { hasWallet } from '../wallet/read';

type AccountRow = typeof refundAccount.$inferSelect;

const accountOf = ({ way, clabe, holder }: AccountRow): RefundAccount =>
  way === 'clabe' ? { way, clabe: clabe ?? '', holder: holder ?? '' } : { way };

const isBehindAsks = (row: { askAt: number | null; asks: number } | undefined): boolean =>
  row !== undefined && row.askAt === null && row.asks >= MOST_ASKS;

interface OpenRefund extends Pick<OrderRefund, 'toCards' | 'byHand'> {
  /** Of what goes to cards: asked of their gateway already. */
  underWay: Centavos;
}

/** What of an order goes back by which way now. */
export async function openRefund(env: Env, row: OrderRow): Promise<OpenRefund> {
  const refunds = await cardRefundsOf(env, orderPayee(row.number));
  const owed = { money: stateOf(row).money, full: placedDue(orderOf(row)) };
  return {
    toCards: toCentavos(toCards(owed, refunds) + refunds.underWay),
    byHand: byHand(owed, refunds),
    underWay: refunds.underWay,
  };
}

/** Where the shopper of an order wants its money; null while they did not say. */
export async function accountOfOrder(env: Env, orderNumber: string): Promise<RefundAccount | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env).select().from(refundAccount).where(eq(refundAccount.orderNumber, orderNumber)),
  );
  return row ? accountOf(row) : null;
}

/** What a shopper was asked for of an order, and how often; null where nobody has to say any more. */
export async function askOfOrder(env: Env, number: string): Promise<{ amount: Centavos; asks: number } | null> {
  const [row, account, [asked]] = await Promise.all([
    readRow(env, { number }),
    accountOfOrder(env, number),
    withRetry(() => shopDatabase(env).select().from(refund).where(eq(refund.orderNumber, number))),
  ]);
  if (!row || !asked || account) return null;
  const { byHand: amount } = await openRefund(env, row);
  return amount > 0 ? { amount, asks: asked.asks } : null;
}

async function refundOf(env: Env, store: string, number: string): Promise<OrderRefund | null> {
  const row = await readRow(env, { number, storeCode: store });
  const money = row && stateOf(row).money;
  // Of nearly every order nothing goes back, and nothing else is looked at.
  if (!money || (toRefund(money) === 0 && money.refunded === 0)) return null;
  const database = shopDatabase(env);
  const [{ toCards, byHand, underWay }, account, [asked], moves] = await Promise.all([
    openRefund(env, row),
    accountOfOrder(env, number),
    withRetry(() => database.select().from(refund).where(eq(refund.orderNumber, number))),
    withRetry(() =>
      database
        .select({
          type: orderEvent.type,
          way: orderEvent.way,
          amount: orderEvent.amount,
          note: orderEvent.note,
          sentOn: orderEvent.sentOn,
          at: orderEvent.at,
        })
        .from(orderEvent)
        .where(
          and(
            eq(orderEvent.orderNumber, number),
            inArray(orderEvent.type, ['refunded', 'bounced']),
            or(eq(orderEvent.source, 'operator'), isNotNull(orderEvent.way)),
          ),
        )
        .orderBy(asc(orderEvent.seq)),
    ),
  ]);
  return {
    toCards,
    isAskedOfTwo: toCards > 0 && underWay === 0 && asked?.dueAt === null,
    byHand,
    account,
    isOwed: byHand > 0 && account === null && isBehindAsks(asked),
    canBeInWallet: byHand > 0 && account === null && (await fitsWallet(env, row, { byHand, underWay })),
    moves: moves.map(({ type, way, amount, note, sentOn, at }) => ({
      type: way ? 'wallet' : type === 'bounced' ? type : 'refunded',
      amount: toCentavos(amount ?? 0),
      note,
      at: sentOn ?? at,
    })),
  };
}

/**
 * Whether what of an order is sent by hand may go into its customer's wallet: where they have one, and no more of it
 * altogether, what is under way to cards included, than leaves the shop by one name.
 */
async function fitsWallet(env: Env, row: OrderRow, open: Pick<OpenRefund, 'byHand' | 'underWay'>): Promise<boolean> {
  const most = twoNamesAbove(env, row.store);
  const left = stateOf(row).money.refunded + open.underWay + open.byHand;
  return (most === null || left <= most) && (await hasWallet(env, row.customerId));
}

/** Whom an order was bought by: its shopper, and the company its invoice is made out to. */
function buyersOf(row: OrderRow): string[] {
  const { personalDetails, billingAddress } = orderOf(row);
  return [`${personalDetails.firstName} ${personalDetails.lastName}`, billingAddress.company ?? ''].filter(Boolean);
}

/** Money of orders of a store view that goes back; `now` in epoch ms. */
export const embeddedRefunds = (env: Env, store: string, now: number): RefundsPort => ({
  of: (number) => refundOf(env, store, number),

  async give(number, account) {
    const row = await readRow(env, { number, storeCode: store });
    if (!row) return refuse(404, ORDER_MESSAGES.orderUnknown);
    if ((await openRefund(env, row)).byHand === 0) return refuse(409, REFUND_MESSAGES.nothingOpen);
    const { clabe, holder } = account.way === 'clabe' ? account : { clabe: null, holder: null };
    if (holder !== null && !buyersOf(row).some((buyer) => isSameHolder(holder, buyer)))
      return refuse(422, REFUND_MESSAGES.otherHolder, {
        fields: [{ field: 'holder', rule: 'value', message: REFUND_MESSAGES.otherHolder }],
      });
    const database = shopDatabase(env);
    const said = { store, way: account.way, clabe, holder, givenAt: now };
    await withRetry(() =>
      database.batch([
        database
          .insert(refundAccount)
          .values({ orderNumber: number, ...said })
          .onConflictDoUpdate({ target: refundAccount.orderNumber, set: said }),
        database.update(refund).set({ askAt: null }).where(eq(refund.orderNumber, number)),
      ]),
    );
    return ok(null);
  },

  async toWallet(number) {
    const row = await readRow(env, { number, storeCode: store });
    if (!row) return refuse(404, ORDER_MESSAGES.orderUnknown);
    const { byHand: amount } = await openRefund(env, row);
    if (amount === 0) return refuse(409, REFUND_MESSAGES.nothingOpen);
    const origin = { source: 'shopper', id: `chosen ${number} ${row.lastEvent}`, at: now } as const;
    const most = twoNamesAbove(env, store);
    const moved = await changeOrder(
      env,
      { number },
      { type: 'refunded', amount },
      { ...origin, intoWallet: { most } },
      async (state, current) => {
        const [open, account] = await Promise.all([openRefund(env, current), accountOfOrder(env, number)]);
        if (account || !(await fitsWallet(env, current, open))) return refuse(409, REFUND_MESSAGES.notInWallet);
        const owed = { ...state, full: placedDue(orderOf(current)) };
        const allowed = await guardByHand(env, orderPayee(number), owed, amount, most);
        return allowed.ok ? ok([...allowed.value, unlessAccountGiven(env.SHOP, number)]) : allowed;
      },
    );
    return moved.ok ? ok(null) : moved;
  },
});

/** A refund that the gateway was asked for and has not answered yet, as SQL of `payment_operation`. */
const OPEN_REFUND = "kind = 'refund' AND finished_at IS NULL";

/**
 * Whether nobody at the desk need send the money of an order: the gateway was asked for all of it, or all of it came by
 * card and goes back by itself within a minute. SQL of `orders`.
 */
const GOES_BACK_BY_ITSELF = `(${TO_REFUND} <= (SELECT coalesce(sum(amount), 0) FROM payment_operation WHERE payee_kind = 'order' AND payee_id = orders.number AND ${OPEN_REFUND})
    OR (received = captured AND EXISTS (SELECT 1 FROM refund WHERE order_number = orders.number AND due_at IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM payment_operation WHERE payee_kind = 'order' AND payee_id = orders.number AND kind = 'refund' AND failure IS NOT NULL)))`;

/** The same at the desk of a store view. */
export const embeddedDeskRefunds = (env: Env, store: string): DeskRefunds => ({
  of: (number) => refundOf(env, store, number),
  async accounts(numbers): Promise<RefundAccounts> {
    if (numbers.length === 0) return new Map();
    const database = shopDatabase(env);
    const [given, asked, backByItself] = await withRetry(() =>
      database.batch([
        database
          .select()
          .from(refundAccount)
          .where(and(eq(refundAccount.store, store), inArray(refundAccount.orderNumber, [...numbers]))),
        database
          .select()
          .from(refund)
          .where(and(eq(refund.store, store), inArray(refund.orderNumber, [...numbers]))),
        database
          .select({ number: orders.number })
          .from(orders)
          .where(and(eq(orders.store, store), inArray(orders.number, [...numbers]), sql.raw(GOES_BACK_BY_ITSELF))),
      ]),
    );
    return new Map<string, RefundGoes>([
      ...backByItself.map(({ number }) => [number, 'by-itself'] as const),
      ...asked.filter(isBehindAsks).map(({ orderNumber }) => [orderNumber, 'owed'] as const),
      ...given.map((row) => [row.orderNumber, accountOf(row)] as const),
    ]);
  },
});
