import { desc, eq } from 'drizzle-orm';
import type { OwnPrivacy, PrivacyPort, PrivacyWish } from '../../../../src/commerce/privacy';
import { MESSAGES } from '../../../../src/contract/messages';
import { PRIVACY_MESSAGES } from '../../../../src/contract/privacy/messages';
import { ok, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { withRetry } from '../../../http/transient';
import { OWN_REALM, realmOf } from '../../../settings/backends';
import { mailSettings } from '../../../settings/mail';
import { shopDatabase } from '../database';
import { advertisingConsent, customer, newsletter } from '../schema/shop';
import { closeAccount } from './closing';
import { askCopy, newestCopy, readCopy } from './copies';
import { confirmRequest, keepOwn, keepUnconfirmed, ownRequests, toldRequest } from './requests';

/** What was said of advertising that is shown. */
const MOST_CONSENTS = 20;

/** Requests about personal data, copies and closed accounts of one store view; `now` in epoch ms. */
export function embeddedPrivacy(env: Env, store: string, now: number): PrivacyPort {
  const realm = realmOf(env, store);
  const asked = async (wish: PrivacyWish, key: string, who: string) => ({
    ...{ wish, store, now },
    keyHash: await digest(JSON.stringify([store, key, who, wish])),
  });

  const ofCustomer = (customerId: string): OwnPrivacy => ({
    requests: async () => (await ownRequests(env, realm, customerId)).map(toldRequest),
    async find(id) {
      const [row] = await ownRequests(env, realm, customerId, id);
      return row ? ok(toldRequest(row)) : refuse(404, PRIVACY_MESSAGES.unknown);
    },
    ask: async (wish, key) => keepOwn(env, await asked(wish, key, `${realm}:${customerId}`), { realm, customerId }),
    async copy() {
      const found = await newestCopy(env, { realm, customerId });
      return found && { askedAt: found.askedAt, madeAt: found.madeAt };
    },
    askCopy: (email) => askCopy(env, { realm, customerId }, { email, store, now }),
    readCopy: () => readCopy(env, { realm, customerId }),

    async notice() {
      if (realm !== OWN_REALM) return null;
      const [row] = await withRetry(() =>
        shopDatabase(env)
          .select({ notice: customer.notice })
          .from(customer)
          .where(eq(customer.id, Number(customerId))),
      );
      return row?.notice ?? null;
    },

    async advertising() {
      if (realm !== OWN_REALM) return [];
      return withRetry(() =>
        shopDatabase(env)
          .select({
            version: advertisingConsent.version,
            isGiven: advertisingConsent.isGiven,
            at: advertisingConsent.at,
          })
          .from(advertisingConsent)
          .innerJoin(newsletter, eq(newsletter.id, advertisingConsent.newsletterId))
          .where(eq(newsletter.confirmedBy, Number(customerId)))
          .orderBy(desc(advertisingConsent.id))
          .limit(MOST_CONSENTS),
      );
    },

    close:
      realm === OWN_REALM
        ? () => closeAccount(env, { customerId, store, actor: null, isEmailShown: false }, now)
        : null,
  });

  return {
    async ask(wish, key) {
      if (!mailSettings(env)) return refuse(503, MESSAGES.linkNotSent);
      await keepUnconfirmed(env, await asked(wish, key, ''));
      return ok(null);
    },
    confirm: async (token) =>
      (await confirmRequest(env, store, token, now)) ? ok(null) : refuse(400, MESSAGES.linkExpired),
    ofCustomer: ({ customerId }) => ofCustomer(customerId),
  };
}
