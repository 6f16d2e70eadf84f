import type { PhonesPort } from '../../../../src/commerce/own/phone';
import { MESSAGES } from '../../../../src/contract/messages';
import { PHONE_MESSAGES } from '../../../../src/contract/profile/phone-forms';
import { ok, refuse } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import { translator } from '../../../../src/i18n';
import type { Env } from '../../../env';
import { log } from '../../../http/log';
import { newToken } from '../../../http/token';
import { messengerSettings } from '../../../settings/messenger';
import { messengerProvider } from '../../messenger/provider';
import {
  againAt,
  countsUntil,
  isOpen,
  newCode,
  readCode,
  shortenCode,
  takeBackCode,
  tryCode,
  writeCode,
} from './codes';

/** Telephones of our own customers, confirmed by a code that is sent to them; `now` in epoch ms. */
export const embeddedPhones = (env: Env, { name, i18n }: StoreView, now: number): PhonesPort => ({
  ofCustomer: ({ customerId }) => ({
    async state() {
      if (messengerSettings(env) === null) return ok(null);
      const row = await readCode(env, customerId);
      if (row === null) return ok({ confirmed: null, waits: null });
      return ok({
        confirmed: row.confirmed,
        waits: isOpen(row, now) ? { phone: row.phone, until: countsUntil(row) } : null,
      });
    },

    async sendCode(phone) {
      if (phone === '') return ok('nothing' as const);
      const settings = messengerSettings(env);
      if (settings === null) return refuse(404, MESSAGES.notFound);
      const [code, key] = [newCode(), newToken()];
      const written = await writeCode(env, { customerId, phone, code, key }, now);
      if (written !== 'written') {
        const retryAfter = Math.ceil((againAt(written.before) - now) / 1000);
        return refuse(429, PHONE_MESSAGES.soon, { detail: { retryAfter } });
      }
      const t = translator(i18n.defaultLocale);
      const text = t('{code} is your code of {shop}. Nobody of ours asks you for it.', { code, shop: name });
      const outcome = await messengerProvider(settings).send({ to: phone, text, key });
      if (outcome.state === 'sent') return ok({ until: countsUntil({ sent_at: now }), again: againAt(now) });
      log('warn', 'sms.not-sent', { state: outcome.state, reason: outcome.reason });
      if (outcome.state === 'never') await takeBackCode(env, customerId, key);
      else await shortenCode(env, customerId, key, now);
      return ok('lost' as const);
    },

    async confirm(phone, code) {
      const tried = await tryCode(env, { customerId, phone, code }, now);
      if (tried === 'confirmed') return ok(null);
      return tried === 'over' ? refuse(429, PHONE_MESSAGES.over) : refuse(400, PHONE_MESSAGES.wrong);
    },
  }),
});
