import { ACCOUNT_PAGE } from '../customers/pages';
import { defineForm } from '../form';

export const MY_VIEWED_PAGE = `${ACCOUNT_PAGE}/recently-viewed` as const;

export const VIEWED_FORMS = {
  'borrar-vistos': defineForm({
    id: 'borrar-vistos',
    path: '/account/borrar-vistos',
    access: 'customer',
    limit: 'form',
    page: MY_VIEWED_PAGE,
    fields: {},
  }),
};
