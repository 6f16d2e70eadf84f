import type { OrderAccounts } from '../../../../src/commerce/customers';
import { emailKey } from '../../../../src/domain/customer/email-key';
import { ok } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import type { HashTurn } from './hash-queue';
import { HASHES, hashRepeatably } from './passwords';
import { readCustomer } from './read';

/** Accounts made with the orders of our own engine; passwords are hashed in `turn`. */
export function embeddedOrderAccounts(env: Env, storeCode: string, turn: HashTurn = HASHES): OrderAccounts {
  return {
    inTurn: (work) => turn.withPlace((place) => work(embeddedOrderAccounts(env, storeCode, place))),
    async prepare({ email, password, key }) {
      const hash = await hashRepeatably(turn, password, JSON.stringify([emailKey(email), key]));
      return hash.ok ? ok({ passwordHash: hash.value }) : hash;
    },
    async madeWith(orderNumber, { passwordHash }) {
      const statement = env.SHOP.prepare(
        `SELECT customer_password.customer_id AS id FROM orders JOIN customer_password ON customer_password.customer_id = orders.customer_id
         WHERE orders.store = ? AND orders.number = ? AND customer_password.hash = ?`,
      ).bind(storeCode, orderNumber, passwordHash);
      const id = await withRetry(() => statement.first<number>('id'));
      return id === null ? null : readCustomer(env, String(id));
    },
  };
}
