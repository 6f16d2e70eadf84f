import type { BackInStockPort } from '../../src/commerce/back-in-stock';
import { BACK_IN_STOCK_MESSAGES } from '../../src/contract/back-in-stock/messages';
import type { AttemptsPolicy } from '../http/attempts';
import type { Guards } from './guards';
import { tooMany } from './limited-attempts';

const HOUR_MS = 60 * 60 * 1000;

/** Notices a network asks for, whatever comes of them: each writes to an e-mail that may be somebody else's. */
const NETWORK: AttemptsPolicy = { name: 'restock-network', limit: 20, windowMs: HOUR_MS, lockMs: 0 };

/** The same notices, as many as a network may ask for. */
export function guardedBackInStock(
  backInStock: BackInStockPort,
  { attempts, network, times }: Guards,
): BackInStockPort {
  const counted =
    (own: Pick<BackInStockPort, 'notify'>): BackInStockPort['notify'] =>
    async (wish) => {
      if (network === null) return own.notify(wish);
      const policy = { ...NETWORK, limit: NETWORK.limit * times };
      const attempt = await attempts.attempt(policy, network, crypto.randomUUID());
      if (!attempt.ok) return attempt;
      const { value } = attempt;
      return value.admitted ? own.notify(wish) : tooMany(BACK_IN_STOCK_MESSAGES.manyNotices, value);
    };
  return {
    end: (token) => backInStock.end(token),
    notify: counted(backInStock),
    ofCustomer: (customer) => ({ notify: counted(backInStock.ofCustomer(customer)) }),
  };
}
