import { CART_MESSAGES } from '../../../../src/contract/cart/messages';
import { CHECKOUT_MESSAGES } from '../../../../src/contract/checkout/messages';
import { PAYMENTS_MESSAGES } from '../../../../src/contract/payments-forms';
import { toCentavos } from '../../../../src/domain/money';
import { openAuthorisation, stillDue } from '../../../../src/domain/order/money';
import type { OrderPaymentMethod } from '../../../../src/domain/order/order';
import { CARD, SPEI, STORE_PAYMENT } from '../../../../src/domain/payment/methods';
import { orderPayee } from '../../../../src/domain/payment/payee';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { paymentMethodsOf } from '../../../settings/payments';
import { changeOrder } from '../orders/change';
import { monthsOf } from '../orders/payee';
import { type OrderRow, orderOf, readRow, stateOf } from '../orders/row';
import { monthsInstead, refusalOf } from './granted-months';
import { operateNow } from './operations';
import { paymentsOf } from './rows';

/** Asks the gateway to close what can still be paid of an order; false where it has not said yes: it is asked again. */
async function closeCards(env: Env, number: string, now: number): Promise<boolean> {
  for (const row of await paymentsOf(env, orderPayee(number))) {
    if (row.state !== 'open') continue;
    if ((await operateNow(env, row, 'release', null, now)) !== 'done') return false;
  }
  return true;
}

const isByCard = (row: OrderRow): boolean => row.status === 'pending' && orderOf(row).paymentMethod.code === CARD;

const nothingToPay = () => refuse(409, PAYMENTS_MESSAGES.nothingToPay);

/**
 * An order that waits for its money by card is paid by transfer or at a till: nobody can pay it at the gateway any
 * more, and it has the time that form of payment takes. One that was paid in that very moment stays as it is. A payment
 * that the gateway makes meanwhile is shown to nobody (start.ts) and closed, here or by due.ts.
 */
export async function payOtherwise(
  env: Env,
  storeCode: string,
  number: string,
  code: string,
  now: number,
): Promise<Result<null>> {
  const method = paymentMethodsOf(env, storeCode).find(
    (one) => one.code === code && (code === SPEI || code === STORE_PAYMENT),
  );
  if (!method) return refuse(422, CHECKOUT_MESSAGES.paymentMethodMissing);
  const before = await readRow(env, { number, storeCode });
  if (before && orderOf(before).paymentMethod.code === code) return ok(null);
  if (!before || !isByCard(before)) return nothingToPay();
  if (!(await closeCards(env, number, now))) return refuse(503, PAYMENTS_MESSAGES.gatewayUnreachable);
  const { title } = method;
  const told = { source: 'shopper', id: `${number} ${code}`, note: code, at: now } as const;
  const changed = await changeOrder(
    env,
    { number, storeCode },
    { type: 'pay-otherwise', method: { code, title } },
    told,
    async (_, row) => (isByCard(row) ? ok([]) : nothingToPay()),
  );
  if (!changed.ok) return changed;
  if (changed.value.state.status === 'pending') await closeCards(env, number, now);
  return ok(null);
}

/** How an order is paid in so many payments; null where they may not be chosen, as while nobody refused its own. */
async function inMonths(env: Env, row: OrderRow, months: number): Promise<OrderPaymentMethod | null> {
  const card = paymentMethodsOf(env, row.store).find(({ code }) => code === CARD);
  const { money } = stateOf(row);
  const amount = toCentavos(stillDue(money) - openAuthorisation(money));
  const order = orderOf(row);
  const { code, title, chargeConsent } = order.paymentMethod;
  const rows = await paymentsOf(env, orderPayee(row.number));
  if (refusalOf(rows, monthsOf(env, order, money)) === null) return null;
  const chosen = card && monthsInstead(card, { chargeConsent }, amount, rows).find((one) => one.months === months);
  if (!chosen) return null;
  return {
    code,
    title,
    ...(months > 1 && { months }),
    ...(chargeConsent && chosen.isChargedAtOnce && { chargeConsent }),
  };
}

/**
 * An order whose months were not granted is paid by card in another number of payments: nobody can pay it in those any
 * more. What the gateway holds in these is held, though the order was to be charged at once.
 */
export async function payInMonths(
  env: Env,
  storeCode: string,
  number: string,
  months: number,
  now: number,
): Promise<Result<null>> {
  const before = await readRow(env, { number, storeCode });
  if (!before || !isByCard(before)) return nothingToPay();
  if ((orderOf(before).paymentMethod.months ?? 1) === months) return ok(null);
  const method = await inMonths(env, before, months);
  if (!method) return refuse(422, CART_MESSAGES.monthsNotOffered);
  if (!(await closeCards(env, number, now))) return refuse(503, PAYMENTS_MESSAGES.gatewayUnreachable);
  const told = { source: 'shopper', id: `${number} ${CARD} ${months}`, note: `${CARD} ${months}`, at: now } as const;
  const changed = await changeOrder(
    env,
    { number, storeCode },
    { type: 'pay-in-months', method },
    told,
    async (_, row) => (isByCard(row) ? ok([]) : nothingToPay()),
  );
  return changed.ok ? ok(null) : changed;
}
