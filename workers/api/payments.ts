import { MESSAGES } from '../../src/contract/messages';
import { paymentNotification, paymentsNotify, SIGNATURE_HEADER } from '../../src/contract/payments';
import { PAYMENTS_MESSAGES } from '../../src/contract/payments-forms';
import { fieldProblems } from '../../src/contract/problems';
import type { PaymentNotification } from '../../src/domain/payment/notification';
import { ok, type Result, refuse } from '../../src/domain/result';
import { takePayment } from '../adapters/embedded/payment-events/take-payment';
import { readText } from '../http/body';
import { limitSubjectOf } from '../http/limits/limit-subject';
import { rateLimiter } from '../http/limits/rate-limit';
import { isSigned } from '../http/shared-secrets';
import type { Handlers } from './serving/handlers';

function notificationIn(body: string): Result<PaymentNotification> {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return refuse(400, MESSAGES.malformedJson);
  }
  const parsed = paymentNotification().safeParse(json, { reportInput: true });
  return parsed.success ? ok(parsed.data) : refuse(422, MESSAGES.invalid, { fields: fieldProblems(parsed.error) });
}

/** What is told by whoever holds PAYMENTS_KEY; without the key there is no such call. */
export const paymentsHandlers: Handlers<'payments'> = {
  paymentsNotify: async ({ c, request }) => {
    const { PAYMENTS_KEY: key } = c.env;
    if (!key) return refuse(404, MESSAGES.notFound);
    const body = await readText(c.req.raw, paymentsNotify.maxBodyBytes);
    if (!body.ok) return body;
    if (!(await isSigned(key, c.req.header(SIGNATURE_HEADER) ?? null, body.value, request.now))) {
      await rateLimiter(c.env, async () => limitSubjectOf(c.req.raw, c.env, null)).admit('form');
      return refuse(401, PAYMENTS_MESSAGES.wrongSignature);
    }
    const told = notificationIn(body.value);
    if (!told.ok) return told;
    const taken = await takePayment(c.env, told.value, request.now);
    if (!taken.ok) return taken;
    if (taken.value === 'unmatched') return ok({ result: { outcome: 'question' } });
    request.wakeOutbox();
    return ok({ result: { outcome: taken.value } });
  },
};
