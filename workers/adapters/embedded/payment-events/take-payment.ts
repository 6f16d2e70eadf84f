import type { PaymentNotification } from '../../../../src/domain/payment/notification';
import { ok, type Result } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { takeNotification } from '../card-payments/refresh';
import { paymentById } from '../card-payments/rows';
import { payeeOfReference } from './payee-of-reference';
import { cameBy, type Taken, takeOfPayee } from './take';
import { keepUnmatched } from './unmatched';

/** Lets a movement of money of which nobody knows yet whose it is happen to the payee or payment it names. */
export async function takePayment(env: Env, told: PaymentNotification, now: number): Promise<Result<Taken>> {
  const notified = cameBy(told, now);
  if (notified.form === 'card') {
    const payment = await paymentById(env, notified.reference);
    if (payment) return takeNotification(env, payment, notified, now);
  } else {
    const named = await payeeOfReference(env, notified);
    if (named) return takeOfPayee(env, named, notified, now);
  }
  await keepUnmatched(env, notified, 'reference', null);
  return ok('unmatched');
}
