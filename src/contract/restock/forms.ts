import { MAX_LENGTH } from '../../domain/validation';
import { PERSONAL_DETAILS } from '../checkout/forms';
import { BACK } from '../customers/forms';
import { defineForm } from '../form';
import { type FormFields, line, optional } from '../form-fields';

/** What is asked for, and where one ends up; shown by a product that is sold out too. */
export const RESTOCK_PAGE = '/avisame';
/** Where the link of a message leads that ends a notice. */
export const RESTOCK_END_PAGE = '/avisame/baja';

/** Parameter and field with the token of a notice. */
export const NOTICE_TOKEN = 'clave';

const PATH_MAX = 2048;
const TOKEN_MAX = 64;

/** A customer may leave the e-mail empty: it is their own then. */
export const RESTOCK = {
  sku: line(MAX_LENGTH.sku),
  email: optional(PERSONAL_DETAILS.emailAddress),
  [BACK]: optional(line(PATH_MAX)),
} satisfies FormFields;

export const RESTOCK_END = { [NOTICE_TOKEN]: { ...line(TOKEN_MAX), privacy: 'secret' } } satisfies FormFields;

/** Forms of notices. They carry no key: sent twice they change nothing more. */
export const RESTOCK_FORMS = {
  avisame: defineForm({
    id: 'avisame',
    path: '/stock/avisame',
    access: 'anyone',
    limit: 'form',
    page: RESTOCK_PAGE,
    fields: RESTOCK,
  }),
  'baja-aviso': defineForm({
    id: 'baja-aviso',
    path: '/stock/baja',
    access: 'anyone',
    limit: 'form',
    page: RESTOCK_END_PAGE,
    fields: RESTOCK_END,
  }),
};
