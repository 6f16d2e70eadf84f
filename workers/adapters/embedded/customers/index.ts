import type { CustomersPort } from '../../../../src/commerce/customers';
import { CUSTOMER_MESSAGES } from '../../../../src/contract/customers/messages';
import { emailKey } from '../../../../src/domain/customer/email-key';
import { ok, refuse } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { writeCustomer } from './create';
import { readOrders } from './orders';
import { hashPassword, verifyPassword } from './passwords';
import { readByEmail, readCustomer, replaceHash } from './read';

/** Customers of our own engine, the same in all its store views. */
export function embeddedCustomers(env: Pick<Env, 'SHOP'>, store: Pick<StoreView, 'storeCode'>, now: number): CustomersPort {
  return {
    hasTokens: false,

    async create(customer) {
      const hash = await hashPassword(customer.password);
      if (!hash.ok) return hash;
      const customerId = await writeCustomer(env, { customer, hash: hash.value, storeCode: store.storeCode, now });
      if (customerId === null) return refuse(400, CUSTOMER_MESSAGES.emailTaken);
      const made = await readCustomer(env, customerId);
      if (!made) throw new Error('a customer was made and is not there');
      return ok(made);
    },

    async signIn({ email, password }) {
      const found = await readByEmail(env, emailKey(email));
      const verdict = await verifyPassword(password, found?.hash ?? null);
      if (!verdict.ok) return verdict;
      const customer = found && verdict.value.isRight ? await readCustomer(env, found.customerId) : null;
      if (!customer || !found?.hash) return refuse(401, CUSTOMER_MESSAGES.signInFailed);
      if (verdict.value.isOld) {
        const renewed = await hashPassword(password);
        if (renewed.ok) await replaceHash(env, found.customerId, found.hash, renewed.value, now);
      }
      return ok({ customer, remote: null });
    },

    async failSignIn(email) {
      await readByEmail(env, emailKey(email));
      const verdict = await verifyPassword(crypto.randomUUID(), null);
      return verdict.ok ? refuse(401, CUSTOMER_MESSAGES.signInFailed) : verdict;
    },

    profile: async ({ customerId }) => ok(await readCustomer(env, customerId)),
    orders: async ({ customerId }, page) => ok(await readOrders(env, customerId, page)),
  };
}
