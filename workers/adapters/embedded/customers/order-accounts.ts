import { and, eq } from 'drizzle-orm';
import type { OrderAccounts } from '../../../../src/commerce/customers';
import { emailKey } from '../../../../src/domain/customer/email-key';
import { ok } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { customerPassword, orders } from '../schema/shop';
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
      const [made] = await withRetry(() =>
        shopDatabase(env)
          .select({ id: customerPassword.customerId })
          .from(orders)
          .innerJoin(customerPassword, eq(customerPassword.customerId, orders.customerId))
          .where(
            and(eq(orders.store, storeCode), eq(orders.number, orderNumber), eq(customerPassword.hash, passwordHash)),
          ),
      );
      return made ? readCustomer(env, String(made.id)) : null;
    },
  };
}
