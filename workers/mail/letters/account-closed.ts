import { STORES, storeByCode, storePath } from '../../../src/config/stores';
import { EMAIL_BACK_PAGE, LINK_TOKEN } from '../../../src/contract/customers/pages';
import { FIND_ORDER_PAGE } from '../../../src/contract/order-forms';
import { BACK_HOURS } from '../../../src/contract/privacy/forms';
import { DATA_PAGE } from '../../../src/contract/privacy/pages';
import { translator } from '../../../src/i18n';
import { longMoment } from '../../../src/i18n/dates';
import type { Closed } from '../../adapters/embedded/privacy/closing';
import type { Erased } from '../../adapters/embedded/privacy/erase';
import type { WriteLetter } from '../letter';
import { oneLine } from '../look';

const HOUR_MS = 60 * 60 * 1000;

/** An account is closed: what happens now, and the way back for a while. */
export const accountClosed: WriteLetter = async ({ event, origin }) => {
  const closed = JSON.parse(event.secret ?? '{}') as Closed;
  const store = storeByCode(STORES, closed.store);
  if (!store) return null;
  const { defaultLocale } = store.i18n;
  const t = translator(defaultLocale);
  const link = (path: string) => `${origin}${storePath(store, path)}`;
  const until = longMoment(event.createdAt + BACK_HOURS * HOUR_MS, defaultLocale);
  return {
    to: closed.email,
    store,
    letter: {
      subject: t('Your account is closed'),
      lines: [
        t('Hello, {name}', { name: oneLine(closed.firstName) }),
        closed.isByDesk
          ? t('We closed your account at {shop}, as you asked us to. Nobody can sign in to it any more.', {
              shop: store.name,
            })
          : t('You closed your account at {shop}. Nobody can sign in to it any more.', { shop: store.name }),
        t(
          'Until {moment} (Mexico City) you can take it back. Then we erase your data but what the law makes us keep.',
          {
            moment: until,
          },
        ),
        t('Open orders, returns and refunds go on. You see an order by its number and this e-mail.'),
      ],
      action: { label: t('See an order'), url: link(FIND_ORDER_PAGE) },
      after: [],
      end: {
        label: t('Take my account back'),
        url: link(`${EMAIL_BACK_PAGE}?${new URLSearchParams({ [LINK_TOKEN]: closed.token })}`),
      },
    },
  };
};

/** The last letter: what was erased, and what is kept and why. */
export const accountErased: WriteLetter = async ({ event, origin }) => {
  const { email, firstName, isEmailShown } = JSON.parse(event.secret ?? '{}') as Erased;
  const store = event.store === null ? null : storeByCode(STORES, event.store);
  if (!store || !email) return null;
  const t = translator(store.i18n.defaultLocale);
  return {
    to: email,
    store,
    letter: {
      subject: t('Your data is erased'),
      lines: [
        t('Hello, {name}', { name: oneLine(firstName) }),
        t('We erased your account at {shop} and what we kept with it.', { shop: store.name }),
        ...(isEmailShown
          ? []
          : [
              t(
                'What was written with this e-mail without signing in goes a year later, or at once if you ask for it with a link to it.',
              ),
            ]),
        t('Orders and invoices stay as long as the law asks for, blocked: nobody uses them for anything else.'),
      ],
      action: null,
      ...(isEmailShown
        ? {}
        : {
            links: [{ label: t('Ask about data without an account'), url: `${origin}${storePath(store, DATA_PAGE)}` }],
          }),
      after: [t('This e-mail is free: with it you can make another account whenever you like.')],
    },
  };
};
