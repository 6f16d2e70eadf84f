import { storePath } from '../../../src/config/stores';
import { FORGOT_PASSWORD_PAGE } from '../../../src/contract/customers/pages';
import { longMoment } from '../../../src/i18n/dates';
import type { Changed } from '../../adapters/embedded/customers/change-password';
import type { WriteLetter } from '../letter';
import { toldCustomer } from '../told-customer';

/** A password was changed: whoever did not do it can act. */
export const passwordChanged: WriteLetter = async ({ env, event, origin }) => {
  const about = await toldCustomer<Changed>({ env, event });
  if (!about) return null;
  const { store, customer, t } = about;
  const moment = longMoment(event.createdAt, t.locale);
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
