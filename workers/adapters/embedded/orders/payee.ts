import { orderPath } from '../../../../src/contract/checkout/forms';
import { NO_CENTAVOS, toCentavos } from '../../../../src/domain/money';
import {
  type OrderMoney,
  openAuthorisation,
  stillDue,
  toCapture,
  unpaidAsSold,
} from '../../../../src/domain/order/money';
import { type Order, placedDue } from '../../../../src/domain/order/order';
import { isOff } from '../../../../src/domain/order/status';
import { CARD } from '../../../../src/domain/payment/methods';
import { isCharged, isOffered } from '../../../../src/domain/payment/months';
import { ORDER_PAYEE } from '../../../../src/domain/payment/payee';
import { ok } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { paymentMethodsOf } from '../../../settings/payments';
import type { CardTerms, PayeeKind } from '../payees/payee-kind';
import { changeOrder } from './change';
import { type OrderRow, orderOf, readRow, STILL_DUE, stateOf, TO_REFUND, TO_RELEASE } from './row';

/**
 * The months the shopper chose, or 1 where so much was paid meanwhile that the rest comes to too little for them, and
 * where they are charged at once by now, to which nobody agreed.
 */
export function monthsOf(
  env: Env,
  { storeCode, ...order }: Pick<Order, 'storeCode' | 'paymentMethod' | 'totals' | 'wallet'>,
  money: OrderMoney,
): number {
  const { code, months = 1, chargeConsent } = order.paymentMethod;
  const method = paymentMethodsOf(env, storeCode).find((one) => one.code === code);
  const isAgreed = method && (chargeConsent !== undefined || !isCharged(method, months));
  return isAgreed && isOffered(method, months, unpaidAsSold(money, placedDue(order))) ? months : 1;
}

/** What a card may pay of an order that waits for its money by card. */
function cardTerms(env: Env, row: OrderRow): CardTerms | null {
  const { status, money } = stateOf(row);
  const amount = toCentavos(stillDue(money) - openAuthorisation(money));
  const order = orderOf(row);
  const { paymentMethod } = order;
  if (paymentMethod.code !== CARD || status !== 'pending' || amount <= 0) return null;
  return {
    amount,
    capture: paymentMethod.chargeConsent ? 'automatic' : 'manual',
    months: monthsOf(env, order, money),
  };
}

/** Orders as what money is paid for. */
export const orderPayees: PayeeKind = {
  kind: ORDER_PAYEE,
  leading: '',
  async owed(env, number) {
    const row = await readRow(env, { number });
    if (!row) return null;
    const { status, money } = stateOf(row);
    return {
      store: row.store,
      money,
      full: placedDue(orderOf(row)),
      isOff: isOff(status),
      toCapture: status === 'processing' ? toCapture(money) : NO_CENTAVOS,
      byCard: cardTerms(env, row),
    };
  },
  async move(env, number, { type, amount, ...origin }, guard) {
    const changed = await changeOrder(env, { number }, { type, amount }, origin, guard);
    return changed.ok ? ok({ known: changed.value.known }) : changed;
  },
  needless: `EXISTS (SELECT 1 FROM orders WHERE orders.number = card_payment.payee_id AND (orders.status IN ('canceled', 'expired')
    OR (card_payment.authorised > 0 AND ${TO_RELEASE} > 0)
    OR (card_payment.authorised = 0 AND card_payment.state = 'open' AND (orders.doc ->> '$.paymentMethod.code' <> '${CARD}'
      OR ${STILL_DUE} = 0))))`,
  toRefund: (id) => `(SELECT ${TO_REFUND} FROM orders WHERE orders.number = ${id})`,
  toRelease: (id) => `(SELECT ${TO_RELEASE} FROM orders WHERE orders.number = ${id})`,
  refunded: (id) => `(SELECT refunded FROM orders WHERE orders.number = ${id})`,
  page: orderPath,
  async shown(payer, orderId) {
    const found = await payer.mine().order(orderId);
    return found.ok && found.value.state === 'placed' ? found.value.order.number : null;
  },
};
