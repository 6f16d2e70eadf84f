import { and, eq } from 'drizzle-orm';
import { storeByCode, storeViews } from '../../../../src/config/stores';
import { PAYMENTS_MESSAGES } from '../../../../src/contract/payments-forms';
import { toCentavos } from '../../../../src/domain/money';
import { isSamePayee, type Payee, payeeName } from '../../../../src/domain/payment/payee';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { log } from '../../../http/log';
import { withRetry } from '../../../http/transient';
import { cardGatewayOf } from '../../../settings/payments';
import { type GatewayPayment, gatewayCalls, NO_MONTHS } from '../../card-gateway/client';
import { shopDatabase } from '../database';
import { owedBy } from '../payees';
import type { CardTerms } from '../payees/payee-kind';
import { cardPayment } from '../schema/shop';
import { isRefusedForGood } from './granted-months';
import { operateNow } from './operations';
import { type CardPayment, paymentByKey, paymentsOf } from './rows';

const FIRST_ASK_MS = 2 * 60_000;

const unreachable = () => refuse(503, PAYMENTS_MESSAGES.gatewayUnreachable);
const monthsRefused = () => refuse(409, PAYMENTS_MESSAGES.monthsNotGranted);

/** What is to be paid of a payee by card; 404 where there is none, 409 where no card may pay it now. */
async function toBePaid(env: Env, payee: Payee): Promise<Result<Pick<CardPayment, 'store' | 'currency'> & CardTerms>> {
  const owed = await owedBy(env, payee);
  const view = owed && storeByCode(storeViews(env.STORE_VIEWS), owed.store);
  if (!owed || !view) return refuse(404, PAYMENTS_MESSAGES.nothingToPay);
  if (!owed.byCard) return refuse(409, PAYMENTS_MESSAGES.nothingToPay);
  return ok({ ...owed.byCard, store: owed.store, currency: view.i18n.currencyCode });
}

/**
 * The payment a payee is to be paid with, written down: the one that is under way, or a further one once nobody can
 * pay that any more. One of another amount, since something came meanwhile, is closed first. 409 where the months it is
 * to be paid in were not granted before.
 */
async function payment(env: Env, payee: Payee, returnUrl: string, now: number): Promise<Result<CardPayment>> {
  const due = await toBePaid(env, payee);
  if (!due.ok) return due;
  const before = await paymentsOf(env, payee);
  if (before.some((row) => row.months === due.value.months && isRefusedForGood(row))) return monthsRefused();
  const [last] = before;
  if (last && last.state !== 'closed') {
    if (last.amount === due.value.amount && last.months === due.value.months) return ok(last);
    if (last.state === 'open' && (await operateNow(env, last, 'release', null, now)) !== 'done') return unreachable();
  }
  const key = `${payeeName(payee)}-${before.length + 1}`;
  await withRetry(() =>
    shopDatabase(env)
      .insert(cardPayment)
      .values({
        ...due.value,
        key,
        payeeKind: payee.kind,
        payeeId: payee.id,
        returnUrl,
        state: 'starting',
        createdAt: now,
      })
      .onConflictDoNothing(),
  );
  const written = await paymentByKey(env, key);
  return written ? ok(written) : unreachable();
}

/**
 * Notes that the months of a payment are not granted, before anybody is led to it: one that the gateway made in other
 * months all the same is closed. `granted`: those it named in their place, null where it named none.
 */
async function refuseMonths(
  env: Env,
  { key }: CardPayment,
  made: GatewayPayment | null,
  granted: readonly number[] | null,
  now: number,
): Promise<Result<never>> {
  await withRetry(() =>
    shopDatabase(env)
      .update(cardPayment)
      .set({
        grantedMonths: granted === null ? '' : [1, ...granted].join(),
        ...(made
          ? { paymentId: made.id, state: 'open', nextAskAt: now + FIRST_ASK_MS }
          : { state: 'closed', nextAskAt: null }),
      })
      .where(and(eq(cardPayment.key, key), eq(cardPayment.state, 'starting'))),
  );
  const written = await paymentByKey(env, key);
  // Without an answer it is asked again by schedule; nobody knows the address meanwhile.
  if (written?.state === 'open') await operateNow(env, written, 'release', null, now);
  return monthsRefused();
}

/** Whether the gateway made another payment than the one it was asked for, in whatever months. */
const isOther = (
  { url, amount, order, payee: named, currency }: GatewayPayment,
  row: CardPayment,
  payee: Payee,
  pages: string,
): boolean =>
  amount !== row.amount ||
  order !== payeeName(payee) ||
  !isSamePayee(named ?? payee, payee) ||
  currency !== row.currency ||
  new URL(url).origin !== pages;

/**
 * The address where a payee is paid by card. Asked twice it is the same payment: it is written down first and made at
 * the gateway under its key. 409 where nothing is to be paid, also by the time it is made, and where the gateway does
 * not grant the months; 503 where it has no answer.
 */
export async function startCardPayment(
  env: Env,
  payee: Payee,
  returnUrl: string,
  now: number,
): Promise<Result<{ url: string }>> {
  const written = await payment(env, payee, returnUrl, now);
  if (!written.ok) return written;
  const row = written.value;
  if (row.url !== null && row.state !== 'starting') {
    await withRetry(() =>
      shopDatabase(env).update(cardPayment).set({ isUnchecked: true }).where(eq(cardPayment.key, row.key)),
    );
    return ok({ url: row.url });
  }
  const gateway = cardGatewayOf(env, row.store);
  if (!gateway) return unreachable();
  await workerFailpoint('payment.before-start');
  const answer = await gatewayCalls(gateway).start({ ...row, payee, amount: toCentavos(row.amount) });
  await workerFailpoint('payment.after-start');
  const isInMonths = row.months > 1;
  if (answer.state === 'refused' && answer.code === NO_MONTHS && isInMonths)
    return refuseMonths(env, row, null, answer.months ?? null, now);
  if (answer.state !== 'answered') return unreachable();
  const { id, url, months, capture = row.capture } = answer.payment;
  const isOtherwise = months !== row.months || capture !== row.capture;
  if (isOther(answer.payment, row, payee, gateway.pages) || (isOtherwise && !isInMonths)) {
    log('error', 'gateway.other-payment', { payment: row.key });
    return unreachable();
  }
  if (isOtherwise) return refuseMonths(env, row, answer.payment, months === row.months ? null : [months], now);
  await withRetry(() =>
    shopDatabase(env)
      .update(cardPayment)
      .set({ paymentId: id, url, state: 'open', isUnchecked: true, nextAskAt: now + FIRST_ASK_MS })
      .where(and(eq(cardPayment.key, row.key), eq(cardPayment.state, 'starting'))),
  );
  // Paid otherwise, in part, or off, while the gateway made it: nobody is led there, and it is closed by due.ts.
  const still = await toBePaid(env, payee);
  if (!still.ok) return still;
  return still.value.amount === row.amount ? ok({ url }) : unreachable();
}
