import type { Payee } from '../../../src/domain/payment/payee';
import { ANSWER_MS, DeadlinePassed, within } from '../../http/deadline';
import { log } from '../../http/log';
import type { ShopRequest } from '../../http/shop-request';

/**
 * Asks the gateway what became of a payment and lets that happen, for as long as an answer may take. What takes longer
 * goes on behind the answer, whose page says that it is being checked.
 */
export async function refreshWithin(
  { commerce, waitUntil, wakeOutbox }: Pick<ShopRequest, 'commerce' | 'waitUntil' | 'wakeOutbox'>,
  payee: Payee,
): Promise<void> {
  const asked = Promise.resolve(commerce.payments?.refresh(payee));
  try {
    await within(ANSWER_MS, asked);
    wakeOutbox();
  } catch (error) {
    if (!(error instanceof DeadlinePassed)) throw error;
    log('warn', 'payment.refresh-late', {});
    waitUntil(asked.catch(() => undefined));
  }
}
