import type { PaymentNotification } from '../../../../src/domain/payment/notification';
import { ok, type Result } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { takeTold } from '../card-payments/refresh';
import { paymentById } from '../card-payments/rows';
import { payeeOfReference } from './payee-of-reference';
import { keepQuestion } from './questions';
import { type Taken, takeOfPayee } from './take';

/** Lets a movement of money of which nobody knows yet whose it is happen to the payee or payment it names. */
export async function takePayment(env: Env, told: PaymentNotification, now: number): Promise<Result<Taken>> {
  if (told.form === 'card') {
    const payment = await paymentById(env, told.reference);
    if (payment) return takeTold(env, payment, told, now);
  } else {
    const named = await payeeOfReference(env, told);
    if (named) return takeOfPayee(env, named, told, now);
  }
  await keepQuestion(env, told, 'reference', null);
  return ok('question');
}
