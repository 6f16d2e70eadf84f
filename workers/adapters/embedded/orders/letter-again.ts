import type { OrderLettersPort } from '../../../../src/commerce/order';
import { MESSAGES } from '../../../../src/contract/messages';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import { lastLetter } from '../../../../src/domain/order/last-letter';
import { ok, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { mailSettings } from '../../../settings/mail';
import { readRow, stateOf } from './row';

/** Letters of the orders of a store view; `now` in epoch ms. */
export const embeddedOrderLetters = (env: Env, storeCode: string, now: number): OrderLettersPort => ({
  async sendAgain(number, key) {
    if (!mailSettings(env)) return refuse(503, MESSAGES.linkNotSent);
    const row = await readRow(env, { number, storeCode });
    if (!row) return refuse(404, ORDER_MESSAGES.orderUnknown);
    const { type, of } = lastLetter(stateOf(row));
    // It tells of when that happened, not of when it was asked for.
    const event = env.SHOP.prepare(
      `INSERT INTO outbox (type, subject, store, created_at, next_attempt_at, resent_at, resent_key)
       SELECT ?1, ?2, ?3, coalesce((SELECT max(at) FROM order_event WHERE order_number = ?2
         AND type IN (SELECT value FROM json_each(?4))), ?5), ?6, ?6, ?7
       WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE subject = ?2 AND resent_key = ?7)`,
    ).bind(type, number, storeCode, JSON.stringify(of), row.createdAt, now, key);
    await withRetry(() => event.run());
    return ok(null);
  },
});
