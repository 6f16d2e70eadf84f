import type { ChosenPassword, CustomersPort } from '../../../../src/commerce/customers';
import { CUSTOMER_MESSAGES } from '../../../../src/contract/customers/messages';
import { emailKey } from '../../../../src/domain/customer/customer';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { log, reasonOf } from '../../../http/log';
import { mailSettings } from '../../../settings/mail';
import { tryNoteAsked } from '../asked-link';
import { changeByLink, changeByPassword } from './change-password';
import { writeCustomer } from './create';
import { embeddedEmails } from './emails';
import type { HashTurn } from './hash-queue';
import { embeddedOrderAccounts } from './order-accounts';
import { readOrders } from './orders';
import { HASHES, hashPassword, verifyPassword } from './passwords';
import { readCustomer, readHash, readSigningIn, replaceHash } from './read';
import { customerOfReset } from './resets';
import { embeddedUnlocks } from './unlocks';

/** A password that was right stays right where its new hash cannot be written; the next sign-in tries again. */
async function tryReplaceHash(...renewal: Parameters<typeof replaceHash>): Promise<void> {
  try {
    await replaceHash(...renewal);
  } catch (error) {
    log('warn', 'password.not-rehashed', { reason: reasonOf(error) });
  }
}

/** Notes that somebody forgot a password, whoever's customer they are; 503 where it cannot be written down. */
export async function forgetPassword(
  env: Pick<Env, 'SHOP'>,
  store: string,
  email: string,
  now: number,
): Promise<Result<null>> {
  const noted = await tryNoteAsked(env, 'password-forgotten', { email, store }, now);
  return noted ? ok(null) : refuse(503, CUSTOMER_MESSAGES.resetNotSent);
}

const expired = () => refuse(400, CUSTOMER_MESSAGES.resetExpired);

/** Customers of our own engine, the same in all its store views; passwords are hashed in `turn`. */
export function embeddedCustomers(
  env: Env,
  store: Pick<StoreView, 'storeCode'>,
  now: number,
  turn: HashTurn = HASHES,
): CustomersPort {
  return {
    hasTokens: false,
    get orderAccounts() {
      return embeddedOrderAccounts(env, store.storeCode, turn);
    },
    inTurn: (work, device) => turn.withPlace((place) => work(embeddedCustomers(env, store, now, place)), device),
    get unlocks() {
      return embeddedUnlocks(env, store.storeCode, now);
    },

    get emails() {
      return embeddedEmails(env, store.storeCode, now);
    },

    async create(customer) {
      const hash = await hashPassword(turn, customer.password);
      if (!hash.ok) return hash;
      const made = await writeCustomer(env, { customer, hash: hash.value, storeCode: store.storeCode, now });
      return made ? ok(made) : refuse(400, CUSTOMER_MESSAGES.emailTaken);
    },

    async signIn({ email, password }) {
      const found = await readSigningIn(env, emailKey(email));
      const verdict = await verifyPassword(turn, password, found?.hash ?? null);
      if (!verdict.ok) return verdict;
      if (!found?.hash || !verdict.value.isRight) return refuse(401, CUSTOMER_MESSAGES.signInFailed);
      const { customer, hash } = found;
      if (verdict.value.isOld) {
        const renewed = await hashPassword(turn, password);
        if (renewed.ok) await tryReplaceHash(env, customer.customerId, hash, renewed.value);
      }
      return ok({ customer, remote: null });
    },

    askReset: async (email) =>
      mailSettings(env)
        ? forgetPassword(env, store.storeCode, email, now)
        : refuse(503, CUSTOMER_MESSAGES.resetNotSent),

    async resetPassword({ email, token, password }: ChosenPassword) {
      const found = await customerOfReset(env, token, now);
      if (!found || (email !== null && emailKey(email) !== found.emailKey)) return expired();
      const hash = await hashPassword(turn, password);
      if (!hash.ok) return hash;
      const { customerId } = found;
      const isChanged = await changeByLink(
        env,
        { customerId, store: store.storeCode, keep: null, hash: hash.value, now },
        token,
      );
      if (!isChanged) return expired();
      const customer = await readCustomer(env, customerId);
      return ok(customer && { customer, remote: null });
    },

    ofCustomer: ({ customerId, sessionId }) => ({
      profile: async () => ok(await readCustomer(env, customerId)),
      orders: async (page) => ok(await readOrders(env, customerId, page)),

      async changePassword({ current, next }) {
        const before = await readHash(env, customerId);
        const verdict = await verifyPassword(turn, current, before);
        if (!verdict.ok) return verdict;
        if (before === null || !verdict.value.isRight) return refuse(400, CUSTOMER_MESSAGES.passwordWrong);
        const hash = await hashPassword(turn, next);
        if (!hash.ok) return hash;
        const isChanged = await changeByPassword(
          env,
          { customerId, store: store.storeCode, keep: sessionId, hash: hash.value, now },
          before,
        );
        return isChanged ? ok(null) : refuse(400, CUSTOMER_MESSAGES.passwordWrong);
      },
    }),
  };
}
