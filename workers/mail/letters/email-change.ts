import { STORES, storeByCode, storePath } from '../../../src/config/stores';
import { EMAIL_BACK_PAGE, EMAIL_PAGE, FORGOT_PASSWORD_PAGE, LINK_TOKEN } from '../../../src/contract/customers/pages';
import { translator } from '../../../src/i18n';
import { longMoment } from '../../../src/i18n/dates';
import { LINK_MINUTES, linkExpiry } from '../../adapters/embedded/asked-link';
import type { Changed } from '../../adapters/embedded/customers/change-password';
import {
  type EmailAsked,
  type EmailChanged,
  openEmailChange,
  UNDO_HOURS,
} from '../../adapters/embedded/customers/email-change';
import type { WriteLetter } from '../letter';
import { toldCustomer } from '../told-customer';

const linkTo = (page: string, token: string): string => `${page}?${new URLSearchParams({ [LINK_TOKEN]: token })}`;

/** Somebody wants this e-mail for their account: only who reads it can say so. */
export const emailAsked: WriteLetter = async ({ env, event, origin, now }) => {
  const asked = JSON.parse(event.secret ?? '{}') as EmailAsked;
  const store = storeByCode(STORES, asked.store);
  if (!store || now >= linkExpiry(event.createdAt)) return null;
  const name = await openEmailChange(env, asked, event);
  if (name === null) return null;
  const t = translator(store.i18n.defaultLocale);
  return {
    to: asked.email,
    store,
    letter: {
      subject: t('Confirm your new e-mail'),
      lines: [
        t('Hello, {name}', { name }),
        t('You asked to sign in at {shop} with this e-mail from now on. Confirm it with this button.', {
          shop: store.name,
        }),
      ],
      action: {
        label: t('Confirm this e-mail'),
        url: `${origin}${storePath(store, linkTo(EMAIL_PAGE, asked.token))}`,
      },
      after: [
        t('The link works once and for {minutes} minutes; if you ask for another one, only the newest works.', {
          minutes: LINK_MINUTES,
        }),
        t('If it was not you, you need do nothing: the account keeps its e-mail.'),
      ],
    },
  };
};

/** An account has another e-mail: the old address can take it back. */
export const emailChanged: WriteLetter = async ({ env, event, origin }) => {
  const about = await toldCustomer<EmailChanged>({ env, event });
  if (!about) return null;
  const { store, customer, t } = about;
  const { before, email, token } = about.told;
  return {
    to: before,
    store,
    letter: {
      subject: t('The e-mail of your account was changed'),
      lines: [
        t('Hello, {name}', { name: customer.firstName }),
        t(
          'Since {moment} (Mexico City) your account at {shop} has the e-mail {email}. Your other devices were signed out.',
          {
            ...{ moment: longMoment(event.createdAt, t.locale), shop: store.name, email },
          },
        ),
      ],
      action: null,
      after: [
        t(
          'If it was you, there is nothing more to do. If not, take your account back: the link works for {hours} hours.',
          {
            hours: UNDO_HOURS,
          },
        ),
      ],
      end: {
        label: t('It was not me'),
        url: `${origin}${storePath(store, linkTo(EMAIL_BACK_PAGE, token))}`,
      },
    },
  };
};

/** An e-mail was taken back: whoever reads it chooses a password. */
export const emailReturned: WriteLetter = async ({ env, event, origin }) => {
  const about = await toldCustomer<Changed>({ env, event });
  if (!about) return null;
  const { store, customer, t } = about;
  return {
    to: customer.email,
    store,
    letter: {
      subject: t('Your account is yours again'),
      lines: [
        t('Hello, {name}', { name: customer.firstName }),
        t(
          'Your account at {shop} has this e-mail again, and all devices were signed out. The password of before no longer works.',
          {
            shop: store.name,
          },
        ),
      ],
      action: { label: t('Choose a new password'), url: `${origin}${storePath(store, FORGOT_PASSWORD_PAGE)}` },
      after: [],
    },
  };
};
