import { MAX_LENGTH } from '../../domain/validation';
import { ACCOUNT_PAGE } from '../customers/pages';
import { defineForm } from '../form';
import { type FormFields, line, optional } from '../form-fields';

/** The branches, and which of them is a customer's own. */
export const STORES_PAGE = `${ACCOUNT_PAGE}/stores` as const;

/** Empty: none any more. */
export const OWN_BRANCH = { code: optional(line(MAX_LENGTH.sku)) } satisfies FormFields;

export const OWN_BRANCH_FORMS = {
  'mi-sucursal': defineForm({
    id: 'mi-sucursal',
    path: '/account/sucursal',
    access: 'customer',
    limit: 'form',
    page: STORES_PAGE,
    fields: OWN_BRANCH,
  }),
};
