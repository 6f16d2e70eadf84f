import { MAX_LENGTH } from '../../domain/validation';
import { PERSONAL_DETAILS } from '../checkout/forms';
import { BACK } from '../customers/pages';
import { defineForm } from '../form';
import { type FormFields, line, optional } from '../form-fields';

/** What is asked for, and where one ends up; shown by a product that is sold out too. */
export const BACK_IN_STOCK_PAGE = '/avisame';
/** Where the link of a message leads that ends a notice. */
export const BACK_IN_STOCK_END_PAGE = '/avisame/baja';

/** Parameter and field with the token of a notice. */
export const NOTICE_TOKEN = 'clave';

const PATH_MAX = 2048;
const TOKEN_MAX = 64;

/** A customer may leave the e-mail empty: it is their own then. */
export const BACK_IN_STOCK = {
  sku: line(MAX_LENGTH.sku),
  email: optional(PERSONAL_DETAILS.emailAddress),
  [BACK]: optional(line(PATH_MAX)),
} satisfies FormFields;

export const BACK_IN_STOCK_END = { [NOTICE_TOKEN]: { ...line(TOKEN_MAX), privacy: 'secret' } } satisfies FormFields;

/** Forms of notices. They carry no key: sent twice they change nothing more. */
export const BACK_IN_STOCK_FORMS = {
  avisame: defineForm({
    id: 'avisame',
    path: '/stock/avisame',
    access: 'anyone',
    limit: 'form',
    page: BACK_IN_STOCK_PAGE,
    fields: BACK_IN_STOCK,
  }),
  'baja-aviso': defineForm({
    id: 'baja-aviso',
    path: '/stock/baja',
    access: 'anyone',
    limit: 'form',
    page: BACK_IN_STOCK_END_PAGE,
    fields: BACK_IN_STOCK_END,
  }),
};
