import { and, eq } from 'drizzle-orm';
import type { CardInstructions, DuePayment, PaymentsPort } from '../../../src/commerce/payments';
import { toCentavos } from '../../../src/domain/money';
import {
  type OrderMoney,
  openAuthorisation,
  stillDue,
  type WholeCharge,
  wholeCharge,
} from '../../../src/domain/order/money';
import type { Order } from '../../../src/domain/order/order';
import { isOff } from '../../../src/domain/order/status';
import { clabeOf } from '../../../src/domain/payment/clabe';
import { CARD, SPEI, STORE_PAYMENT } from '../../../src/domain/payment/methods';
import { orderPayee, type Payee } from '../../../src/domain/payment/payee';
import { tillReference } from '../../../src/domain/payment/till-reference';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { withRetry } from '../../http/transient';
import { cardGatewayOf, cardOf, paymentMethodsOf, paymentSettings, takesWhole } from '../../settings/payments';
import { monthsInstead, refusalOf } from './card-payments/granted-months';
import { payInMonths, payOtherwise } from './card-payments/otherwise';
import { refreshPayment } from './card-payments/refresh';
import { type CardPayment, paymentsOf, selectPayments } from './card-payments/rows';
import { startCardPayment } from './card-payments/start';
import { shopDatabase } from './database';
import { reachedAt, securedAt } from './orders/moments';
import { monthsOf } from './orders/payee';
import { keptOrder } from './orders/read';
import { digitsOf } from './payees';
import { orderEvent, orderHold, orders } from './schema/shop';

/** An order with all that was paid for it and until when it may be, in one wait; null for none of this store view. */
async function paidOrder(env: Env, storeCode: string, number: string) {
  const database = shopDatabase(env);
  const [[row], [hold], events, cards] = await withRetry(() =>
    database.batch([
      database
        .select()
        .from(orders)
        .where(and(eq(orders.number, number), eq(orders.store, storeCode))),
      database.select({ until: orderHold.until }).from(orderHold).where(eq(orderHold.orderNumber, number)),
      database
        .select({ type: orderEvent.type, amount: orderEvent.amount, at: orderEvent.at })
        .from(orderEvent)
        .where(eq(orderEvent.orderNumber, number))
        .orderBy(orderEvent.seq),
      selectPayments(database, orderPayee(number)),
    ]),
  );
  return row ? { ...keptOrder(row), until: hold?.until ?? null, events, cards } : null;
}

/** How an order is paid by card, by what is written down of it. */
function byCard(env: Env, order: Order, money: OrderMoney, rows: CardPayment[]): CardInstructions {
  const { storeCode, paymentMethod: method } = order;
  const due = toCentavos(stillDue(money) - openAuthorisation(money));
  const [last] = rows;
  const isOpen = last?.state === 'open';
  const methods = paymentMethodsOf(env, storeCode);
  const others = methods.filter(({ code }) => code === SPEI || code === STORE_PAYMENT);
  const card = methods.find(({ code }) => code === CARD);
  const months = monthsOf(env, order, money);
  const refusal = refusalOf(rows, months);
  return {
    form: 'card',
    state: isOpen && (last.isUnchecked || last.isPending) ? 'checking' : 'to-pay',
    isDeclined: last?.state === 'open' && last.decline !== null && refusal === null,
    months,
    refused: card && refusal ? { by: refusal, instead: monthsInstead(card, method, due, rows) } : null,
    isChargedAtOnce: method.chargeConsent !== undefined,
    others: others.map(({ code, title }) => ({ code, title })),
  };
}

/**
 * How a payee is paid by this form; null for one that is paid at the door, or is configured no longer.
 */
export function howToPay(env: Env, storeCode: string, code: string, payee: Payee): DuePayment['how'] {
  const { spei, store } = paymentSettings(env, storeCode);
  if (code === SPEI && spei)
    return { form: 'spei', clabe: clabeOf(spei, digitsOf(payee)), bank: spei.bankName, beneficiary: spei.beneficiary };
  return code === STORE_PAYMENT && store
    ? { form: 'store', reference: tillReference(store.prefix, digitsOf(payee)), shops: store.shops }
    : null;
}

/** What the card of an order will be charged beyond its price, where the gateway of its store view takes all of a hold. */
export const wholeChargeAt = (env: Env, storeCode: string, money: OrderMoney): WholeCharge | null =>
  takesWhole(env, storeCode) ? wholeCharge(money) : null;

/** Payments of what the shop sells itself. */
export function embeddedPayments(env: Env, { storeCode }: Pick<StoreView, 'storeCode'>, now: number): PaymentsPort {
  return {
    get card() {
      return cardOf(env, storeCode);
    },
    async of({ number }) {
      const found = await paidOrder(env, storeCode, number);
      if (!found) return null;
      const { state, until, order, events, cards } = found;
      const { status, money } = state;
      const { paymentMethod: method } = order;
      const amount = stillDue(money);
      const known = { money, wholeCharge: wholeChargeAt(env, storeCode, money), reachedAt: reachedAt(status, events) };
      if (amount === 0 || isOff(status)) return { ...known, due: null, securedAt: securedAt(order, events) };
      if (status !== 'pending')
        return { ...known, due: { amount, until, how: null }, securedAt: securedAt(order, events) };
      const isByCard = method.code === CARD && cardGatewayOf(env, storeCode) !== null;
      const how = isByCard
        ? byCard(env, order, money, cards)
        : howToPay(env, storeCode, method.code, orderPayee(number));
      return { ...known, due: { amount, until, how }, securedAt: null };
    },
    async refresh(payee) {
      const [last] = await paymentsOf(env, payee);
      if (last?.paymentId != null && last.state !== 'closed') await refreshPayment(env, last, now);
    },
    startCard: async ({ number }, returnUrl) => startCardPayment(env, orderPayee(number), returnUrl, now),
    payOtherwise: async ({ number }, method) => payOtherwise(env, storeCode, number, method, now),
    payInMonths: async ({ number }, months) => payInMonths(env, storeCode, number, months, now),
  };
}
