import { ACCESS_TYPES } from '../../domain/favorites/favorite-list';
import { isListName, LIST_NAME_UNITS } from '../../domain/favorites/list-name';
import { MAX_LENGTH } from '../../domain/validation';
import { BACK, BACK_MAX } from '../customers/pages';
import { defineForm } from '../form';
import { type FormField, type FormFields, line, optional } from '../form-fields';
import { cartChange } from '../limit';
import { FAVORITE_MESSAGES } from './messages';
import { MY_FAVORITES_PAGE } from './pages';

const ID = /^[\w-]{1,64}$/;
const SKUS_MAX = 8192;
const id: FormField = { rule: 'required', test: (value) => ID.test(value) };
const name: FormField = {
  rule: 'text',
  message: FAVORITE_MESSAGES.listName,
  test: isListName,
  maxLength: LIST_NAME_UNITS,
};
const oneOf = (values: readonly string[]): FormField => ({ rule: 'text', test: (value) => values.includes(value) });
const sku = line(MAX_LENGTH.sku);
const back = optional(line(BACK_MAX));

export const NEW_LIST = { name, sku: optional(sku) } satisfies FormFields;
export const CHANGED_LIST = {
  listId: id,
  name,
  access: oneOf(ACCESS_TYPES),
  isDefault: optional(oneOf(['1'])),
} satisfies FormFields;
export const REMOVED_LIST = { listId: id } satisfies FormFields;
export const SAVED_PRODUCT = { sku, listId: optional(id), [BACK]: back } satisfies FormFields;
export const LISTED_ITEM = { listId: id, itemId: id } satisfies FormFields;
export const MOVED_ITEM = { ...LISTED_ITEM, sku, name: line(MAX_LENGTH.query) } satisfies FormFields;
/** Skus of the device, each encoded, comma-separated. */
export const BROUGHT = { skus: line(SKUS_MAX) } satisfies FormFields;

const ofCustomer = { access: 'customer', limit: 'form', page: MY_FAVORITES_PAGE } as const;

export const FAVORITE_FORMS = {
  'lista-nueva': defineForm({ id: 'lista-nueva', path: '/favoritos/nueva', ...ofCustomer, fields: NEW_LIST }),
  'lista-cambiar': defineForm({ id: 'lista-cambiar', path: '/favoritos/cambiar', ...ofCustomer, fields: CHANGED_LIST }),
  'lista-borrar': defineForm({ id: 'lista-borrar', path: '/favoritos/borrar', ...ofCustomer, fields: REMOVED_LIST }),
  'lista-guardar': defineForm({
    id: 'lista-guardar',
    path: '/favoritos/guardar',
    access: 'anyone',
    limit: 'form',
    page: MY_FAVORITES_PAGE,
    fields: SAVED_PRODUCT,
  }),
  'lista-quitar': defineForm({ id: 'lista-quitar', path: '/favoritos/quitar', ...ofCustomer, fields: LISTED_ITEM }),
  'lista-al-carrito': defineForm({
    id: 'lista-al-carrito',
    path: '/favoritos/al-carrito',
    ...ofCustomer,
    limit: cartChange,
    fields: MOVED_ITEM,
  }),
  'lista-traer': defineForm({ id: 'lista-traer', path: '/favoritos/traer', ...ofCustomer, fields: BROUGHT }),
};
