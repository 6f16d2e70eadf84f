import { isIsoDay } from '../../domain/mexico-city';
import { isRight, type RequestCheck } from '../../domain/privacy/request';
import { isEmail, isPassword, MAX_LENGTH } from '../../domain/validation';
import { isCustomerId } from '../desk-customers/forms';
import { defineForm } from '../form';
import { type FormField, type FormFields, line, lines, optional } from '../form-fields';
import { PRIVACY_MESSAGES } from './messages';
import { DATA_CONFIRM_PAGE, DATA_PAGE, DESK_PRIVACY_PAGE, MY_PRIVACY_PAGE } from './pages';

/** How long a closed account may be taken back by the link of its letter: as an e-mail that was changed. */
export const BACK_HOURS = 72;
export const DETAIL_MAX = 2000;
export const ANSWER_MAX = 2000;
const TICKED = '1';

/** A request about one's own data. */
export const DATA_REQUEST = {
  right: { rule: 'required', test: isRight },
  name: line(MAX_LENGTH.name),
  email: { rule: 'email', test: isEmail, maxLength: MAX_LENGTH.email },
  detail: lines(DETAIL_MAX),
} satisfies FormFields;

/** The same of a customer, whose name and e-mail are known. */
export const OWN_REQUEST = { right: DATA_REQUEST.right, detail: DATA_REQUEST.detail } satisfies FormFields;

/** Asked for a while after signing in. */
const passwordAgain: FormField = optional({
  rule: 'text',
  test: isPassword,
  maxLength: MAX_LENGTH.password,
  privacy: 'secret',
  asTyped: true,
});

export const COPY_FORMATS = ['json', 'html'] as const;
export type CopyFormat = (typeof COPY_FORMATS)[number];

export const OWN_COPY = {
  password: passwordAgain,
  format: { rule: 'text', test: (value: string) => (COPY_FORMATS as readonly string[]).includes(value) },
} satisfies FormFields;

export const CLOSE_ACCOUNT = {
  password: passwordAgain,
  sure: {
    rule: 'required',
    message: PRIVACY_MESSAGES.notSure,
    test: (value: string) => value === TICKED,
  },
} satisfies FormFields;

/** The request, and the number of steps it had where somebody looked at it. */
const SEEN = {
  id: { rule: 'text', test: (value: string) => /^\d{1,10}$/.test(value) },
  seen: { rule: 'text', test: (value: string) => /^\d{1,6}$/.test(value) },
} satisfies FormFields;

export const DECISIONS = ['procede', 'no-procede'] as const;
export const DESK_ANSWER = {
  ...SEEN,
  decision: { rule: 'text', test: (value: string) => (DECISIONS as readonly string[]).includes(value) },
  answer: { ...lines(ANSWER_MAX), message: PRIVACY_MESSAGES.answerMissing },
} satisfies FormFields;
export const DESK_LONGER = {
  ...SEEN,
  why: { ...line(ANSWER_MAX), message: PRIVACY_MESSAGES.answerMissing },
} satisfies FormFields;
export const DESK_SEEN = SEEN;

const ticked: FormField = { rule: 'text', test: (value) => value === 'si', optional: true };

/** The box of each way in which an operator knows who asks. */
export const CHECK_FIELDS = {
  name: 'saidName',
  email: 'saidEmail',
  postcode: 'saidPostcode',
  order: 'saidOrder',
  document: 'sawDocument',
} as const satisfies Record<RequestCheck, string>;

const NOTED = {
  ...OWN_REQUEST,
  /** On which it was made. */
  day: { rule: 'text', test: isIsoDay },
  saidName: ticked,
  saidEmail: ticked,
  saidPostcode: ticked,
  saidOrder: ticked,
  sawDocument: ticked,
} satisfies FormFields;

/** A request by telephone or in person: of somebody without an account here, and of a customer. */
export const NOTED_REQUEST = { ...NOTED, name: DATA_REQUEST.name, email: DATA_REQUEST.email } satisfies FormFields;
export const NOTED_OF_CUSTOMER = {
  ...NOTED,
  id: { rule: 'text', test: isCustomerId },
} satisfies FormFields;

const own = { access: 'customer', limit: 'form', page: MY_PRIVACY_PAGE } as const;
const atDesk = { access: 'service', limit: 'form', page: DESK_PRIVACY_PAGE } as const;
const anyone = { access: 'anyone', limit: 'form' } as const;

export const PRIVACY_FORMS = {
  'mis-datos': defineForm({ ...anyone, id: 'mis-datos', path: '/mis-datos', page: DATA_PAGE, fields: DATA_REQUEST }),
  'mis-datos-confirmar': defineForm({
    ...anyone,
    id: 'mis-datos-confirmar',
    path: '/mis-datos/confirmar',
    page: DATA_CONFIRM_PAGE,
    fields: {},
  }),
  'solicitud-propia': defineForm({
    ...own,
    id: 'solicitud-propia',
    path: '/account/solicitud',
    fields: OWN_REQUEST,
  }),
  'pedir-copia': defineForm({ ...own, id: 'pedir-copia', path: '/account/pedir-copia', fields: {} }),
  'guardar-copia': defineForm({ ...own, id: 'guardar-copia', path: '/account/guardar-copia', fields: OWN_COPY }),
  'cerrar-cuenta': defineForm({ ...own, id: 'cerrar-cuenta', path: '/account/cerrar', fields: CLOSE_ACCOUNT }),
  'operacion-privacidad-anotar': defineForm({
    ...atDesk,
    id: 'operacion-privacidad-anotar',
    path: '/operacion/privacidad-anotar',
    fields: NOTED_REQUEST,
  }),
  'operacion-privacidad-cliente': defineForm({
    ...atDesk,
    id: 'operacion-privacidad-cliente',
    path: '/operacion/privacidad-cliente',
    fields: NOTED_OF_CUSTOMER,
  }),
  'operacion-privacidad-responder': defineForm({
    ...atDesk,
    id: 'operacion-privacidad-responder',
    path: '/operacion/privacidad-responder',
    fields: DESK_ANSWER,
  }),
  'operacion-privacidad-ampliar': defineForm({
    ...atDesk,
    id: 'operacion-privacidad-ampliar',
    path: '/operacion/privacidad-ampliar',
    fields: DESK_LONGER,
  }),
  'operacion-privacidad-cumplir': defineForm({
    ...atDesk,
    id: 'operacion-privacidad-cumplir',
    path: '/operacion/privacidad-cumplir',
    fields: DESK_SEEN,
  }),
  'operacion-privacidad-datos': defineForm({
    ...atDesk,
    id: 'operacion-privacidad-datos',
    path: '/operacion/privacidad-datos',
    fields: DESK_SEEN,
  }),
  'operacion-privacidad-borrar': defineForm({
    ...atDesk,
    id: 'operacion-privacidad-borrar',
    path: '/operacion/privacidad-borrar',
    fields: DESK_SEEN,
  }),
};
