import type { OrderLettersPort } from '../../src/commerce/order';
import { ORDER_MESSAGES } from '../../src/contract/order-forms';
import type { AttemptsPolicy } from '../http/attempts';
import type { Guards } from './guards';
import { tooMany } from './limited-attempts';

/** Letters of one order that are sent again, whoever asks. */
const ORDER: AttemptsPolicy = { name: 'letter-again', limit: 3, windowMs: 60 * 60 * 1000, lockMs: 0 };

/** The same letters, as often as an order has them sent again; one that is sent again under its key counts once. */
export const guardedOrderLetters = (letters: OrderLettersPort, { attempts, storeCode }: Guards): OrderLettersPort => ({
  async sendAgain(number, key) {
    const counted = await attempts.attempt(ORDER, `${storeCode}:${number}`, key);
    if (!counted.ok) return counted;
    return counted.value.admitted ? letters.sendAgain(number, key) : tooMany(ORDER_MESSAGES.manyLetters, counted.value);
  },
});
