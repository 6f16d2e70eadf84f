import type { BackInStockPort } from '../../src/commerce/back-in-stock';
import { BACK_IN_STOCK_MESSAGES } from '../../src/contract/back-in-stock/messages';
import type { AttemptsPolicy } from '../http/attempts';
import type { Guards } from './guards';
import { tooMany } from './limited-attempts';

const HOUR_MS = 60 * 60 * 1000;

/** Notices a network asks for, whatever comes of them: each writes to an e-mail that may be somebody else's. */
const NETWORK: AttemptsPolicy = { name: 'restock-network', limit: 20, windowMs: HOUR_MS, lockMs: 0 };

/** The same notices, as many as a network may ask for. */
export const guardedBackInStock = (
  backInStock: BackInStockPort,
  { attempts, network, times }: Guards,
): BackInStockPort => ({
  end: (token) => backInStock.end(token),
  async notify(wish) {
    if (network === null) return backInStock.notify(wish);
    const counted = await attempts.attempt({ ...NETWORK, limit: NETWORK.limit * times }, network, crypto.randomUUID());
    if (!counted.ok) return counted;
    const { value } = counted;
    return value.admitted ? backInStock.notify(wish) : tooMany(BACK_IN_STOCK_MESSAGES.manyNotices, value);
  },
});
