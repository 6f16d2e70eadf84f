import { defineForm } from '../form';
import type { FormFields } from '../form-fields';
import { PROFILE_PAGE } from './pages';

/** Digits of a code that is sent as a message (spec 1 §9). */
export const CODE_DIGITS = 4;

export const PHONE_CODE = {
  code: { rule: 'text', test: (value) => /^\d{4}$/.test(value), maxLength: CODE_DIGITS, privacy: 'secret' },
} satisfies FormFields;

export const PHONE_FORMS = {
  'enviar-codigo': defineForm({
    id: 'enviar-codigo',
    path: '/account/enviar-codigo',
    access: 'customer',
    limit: 'form',
    page: PROFILE_PAGE,
    fields: {},
  }),
  'confirmar-celular': defineForm({
    id: 'confirmar-celular',
    path: '/account/confirmar-celular',
    access: 'customer',
    limit: 'form',
    page: PROFILE_PAGE,
    fields: PHONE_CODE,
  }),
};

/** Message keys of a telephone that is confirmed. */
export const PHONE_MESSAGES = {
  sent: 'We sent you a code by SMS',
  notSent: 'The SMS was not sent',
  soon: 'We have sent you a code. If it does not arrive within five minutes, ask for another one.',
  many: 'Many codes were asked for today. Try again tomorrow.',
  wrong: 'The code is wrong',
  over: 'The number of attempts was exceeded',
  confirmed: 'Your phone is confirmed',
} as const;
