import { and, eq, isNull } from 'drizzle-orm';
import { storeByCode, storeViews } from '../../../../src/config/stores';
import { PAYMENTS_MESSAGES } from '../../../../src/contract/payments-forms';
import { type Centavos, toCentavos } from '../../../../src/domain/money';
import { openAuthorisation, stillDue } from '../../../../src/domain/order/money';
import type { OrderPaymentMethod } from '../../../../src/domain/order/order';
import { CARD } from '../../../../src/domain/payment/methods';
import { isOffered } from '../../../../src/domain/payment/months';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { log } from '../../../http/log';
import { withRetry } from '../../../http/transient';
import { cardGatewayOf, paymentMethodsOf } from '../../../settings/payments';
import { gatewayCalls } from '../../card-gateway/client';
import { shopDatabase } from '../database';
import { orderOf, readRow, stateOf } from '../orders/row';
import { cardPayment } from '../schema/shop';
import { operateNow } from './operations';
import { type CardPayment, paymentByKey, paymentsOf } from './rows';

const FIRST_ASK_MS = 2 * 60_000;

const unreachable = () => refuse(503, PAYMENTS_MESSAGES.gatewayUnreachable);

/** The months the shopper chose, or 1 where what is left to pay comes to too little for them by now. */
export function monthsOf(env: Env, store: string, { code, months = 1 }: OrderPaymentMethod, amount: Centavos): number {
  const method = paymentMethodsOf(env, store).find((one) => one.code === code);
  return method && isOffered(method, months, amount) ? months : 1;
}

/** What is to be paid of an order by card; 409 where nothing is, or the order waits for no money by card. */
async function toBePaid(
  env: Env,
  number: string,
): Promise<Result<Pick<CardPayment, 'store' | 'currency' | 'capture' | 'months'> & { amount: Centavos }>> {
  const row = await readRow(env, { number });
  const view = row && storeByCode(storeViews(env.STORE_VIEWS), row.store);
  if (!row || !view) return refuse(404, PAYMENTS_MESSAGES.nothingToPay);
  const { status, money } = stateOf(row);
  const amount = toCentavos(stillDue(money) - openAuthorisation(money));
  const { paymentMethod } = orderOf(row);
  if (paymentMethod.code !== CARD || status !== 'pending' || amount <= 0)
    return refuse(409, PAYMENTS_MESSAGES.nothingToPay);
  const months = monthsOf(env, row.store, paymentMethod, amount);
  return ok({
    store: row.store,
    amount,
    currency: view.i18n.currencyCode,
    capture: paymentMethod.chargeConsent ? 'automatic' : 'manual',
    months,
  });
}

/**
 * The payment an order is to be paid with, written down: the one that is under way, or a further one once nobody can
 * pay that any more. One of another amount, since something came meanwhile, is closed first.
 */
async function payment(env: Env, number: string, returnUrl: string, now: number): Promise<Result<CardPayment>> {
  const due = await toBePaid(env, number);
  if (!due.ok) return due;
  const before = await paymentsOf(env, number);
  const [last] = before;
  if (last && last.state !== 'closed') {
    if (last.amount === due.value.amount && last.months === due.value.months) return ok(last);
    if (last.paymentId !== null && (await operateNow(env, last, 'release', null, now)) !== 'done') return unreachable();
  }
  const key = `${number}-${before.length + 1}`;
  await withRetry(() =>
    shopDatabase(env)
      .insert(cardPayment)
      .values({ ...due.value, key, orderNumber: number, returnUrl, state: 'starting', createdAt: now })
      .onConflictDoNothing(),
  );
  const written = await paymentByKey(env, key);
  return written ? ok(written) : unreachable();
}

/**
 * The address where an order is paid by card. Asked twice it is the same payment: it is written down first and made at
 * the gateway under its key. 409 where nothing is to be paid, also by the time it is made, 503 where the gateway has no
 * answer.
 */
export async function startCardPayment(
  env: Env,
  number: string,
  returnUrl: string,
  now: number,
): Promise<Result<{ url: string }>> {
  const written = await payment(env, number, returnUrl, now);
  if (!written.ok) return written;
  const row = written.value;
  if (row.url !== null) return ok({ url: row.url });
  const gateway = cardGatewayOf(env, row.store);
  if (!gateway) return unreachable();
  await workerFailpoint('payment.before-start');
  const answer = await gatewayCalls(gateway).start({ ...row, order: number, amount: toCentavos(row.amount) });
  await workerFailpoint('payment.after-start');
  if (answer.state !== 'answered') return unreachable();
  const { id, url, amount, order, currency, months } = answer.payment;
  if (
    amount !== row.amount ||
    months !== row.months ||
    order !== number ||
    currency !== row.currency ||
    new URL(url).origin !== gateway.pages
  ) {
    log('error', 'gateway.other-payment', { payment: row.key });
    return unreachable();
  }
  await withRetry(() =>
    shopDatabase(env)
      .update(cardPayment)
      .set({ paymentId: id, url, state: 'open', nextAskAt: now + FIRST_ASK_MS })
      .where(and(eq(cardPayment.key, row.key), isNull(cardPayment.paymentId))),
  );
  // Paid otherwise, in part, or off, while the gateway made it: nobody is led there, and it is closed by due.ts.
  const still = await toBePaid(env, number);
  if (!still.ok) return still;
  return still.value.amount === row.amount ? ok({ url }) : unreachable();
}
