import { PERSONAL_DETAILS } from '../checkout/forms';
import { ACCOUNT_PAGE } from '../customers/pages';
import { defineForm } from '../form';
import { type FormFields, line } from '../form-fields';

/** Message keys of the newsletter. */
export const NEWSLETTER_MESSAGES = {
  asked: 'Look in your mail: with the button of our message you confirm',
  confirmed: 'You are subscribed',
  confirmedWithCoupon: 'You are subscribed. Your coupon for 10 % off: {coupon}',
  ended: 'You will get no more newsletters',
  badLink: 'This link is no longer good. Subscribe again and we send you a new one.',
  many: 'Many subscriptions were asked for from your network. Please wait a while before you ask for another one.',
} as const;

export const NEWSLETTER_PAGE = '/boletin';
/** Where a customer sees whether they get it. */
export const MY_NEWSLETTER_PAGE = `${ACCOUNT_PAGE}/newsletter` as const;
/** Where the links of messages lead: to confirm, and to end it. */
export const NEWSLETTER_CONFIRM_PAGE = '/boletin/confirmar';
export const NEWSLETTER_END_PAGE = '/boletin/baja';

/** Parameter and field with the token of a link. */
export const NEWSLETTER_TOKEN = 'clave';

const TOKEN_MAX = 64;

export const NEWSLETTER = { email: PERSONAL_DETAILS.emailAddress } satisfies FormFields;
export const NEWSLETTER_LINK = { [NEWSLETTER_TOKEN]: { ...line(TOKEN_MAX), privacy: 'secret' } } satisfies FormFields;

/** Whether a customer wants it. */
export const OWN_NEWSLETTER = {
  wanted: { rule: 'required', test: (value) => value === 'si' || value === 'no' },
} satisfies FormFields;

/** Forms of the newsletter. They carry no key: sent twice they change nothing more. */
export const NEWSLETTER_FORMS = {
  'boletin-alta': defineForm({
    id: 'boletin-alta',
    path: '/newsletter/alta',
    access: 'anyone',
    limit: 'form',
    page: NEWSLETTER_PAGE,
    fields: NEWSLETTER,
  }),
  'boletin-confirmar': defineForm({
    id: 'boletin-confirmar',
    path: '/newsletter/confirmar',
    access: 'anyone',
    limit: 'form',
    page: NEWSLETTER_CONFIRM_PAGE,
    fields: NEWSLETTER_LINK,
  }),
  'boletin-baja': defineForm({
    id: 'boletin-baja',
    path: '/newsletter/baja',
    access: 'anyone',
    limit: 'form',
    page: NEWSLETTER_END_PAGE,
    fields: NEWSLETTER_LINK,
  }),
  'mi-boletin': defineForm({
    id: 'mi-boletin',
    path: '/account/boletin',
    access: 'customer',
    limit: 'form',
    page: MY_NEWSLETTER_PAGE,
    fields: OWN_NEWSLETTER,
  }),
};
