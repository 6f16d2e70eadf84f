import { STORES, storeByCode, storePath } from '../../../src/config/stores';
import { FORGOT_PASSWORD_PAGE } from '../../../src/contract/customers/pages';
import { translator } from '../../../src/i18n';
import { longMoment } from '../../../src/i18n/dates';
import type { Changed } from '../../adapters/embedded/customers/change-password';
import { readCustomer } from '../../adapters/embedded/customers/read';
import type { WriteLetter } from '../letter';

/** A password was changed: whoever did not do it can act. */
export const passwordChanged: WriteLetter = async ({ env, event, origin }) => {
  const changed = JSON.parse(event.secret ?? '{}') as Changed;
  const store = storeByCode(STORES, changed.store);
  const customer = store && (await readCustomer(env, changed.customerId));
  if (!customer) return null;
  const { defaultLocale } = store.i18n;
  const t = translator(defaultLocale);
  const moment = longMoment(event.createdAt, defaultLocale);
  return {
    to: customer.email,
    store,
    letter: {
      subject: t('Your password was changed'),
      lines: [
        t('Hello, {name}', { name: customer.firstName }),
        t(
          'The password of your account at {shop} was changed on {moment} (Mexico City). Your other devices were signed out.',
          { shop: store.name, moment },
        ),
      ],
      action: null,
      after: [
        t('If it was you, there is nothing more to do. If not, ask for a link at once and choose another password.'),
      ],
      end: { label: t('It was not me'), url: `${origin}${storePath(store, FORGOT_PASSWORD_PAGE)}` },
    },
  };
};
