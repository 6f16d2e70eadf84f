import type { OrderAccounts } from '../../../../src/commerce/customers';
import { emailKey } from '../../../../src/domain/customer/email-key';
import { ok } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { hashRepeatably } from './passwords';
import { readCustomer } from './read';

/** Accounts made with the orders of our own engine. */
export function embeddedOrderAccounts(env: Env, storeCode: string): OrderAccounts {
  return {
    async prepare({ email, password, key }) {
      const hash = await hashRepeatably(password, JSON.stringify([emailKey(email), key]));
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
