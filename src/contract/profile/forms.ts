import { isName, isSurname, MAX_LENGTH } from '../../domain/validation';
import { PERSONAL_DETAILS, TYPED_ADDRESS } from '../checkout/forms';
import { INVOICE_FIELDS, WANTS_INVOICE } from '../checkout/invoice';
import { defineForm } from '../form';
import { type FormField, type FormFields, line, optional, prefixed } from '../form-fields';
import { ADDRESSES_PAGE, DELIVERY_PAGE, PROFILE_PAGE } from './pages';

const ID = /^[\w-]{1,64}$/;
const addressId: FormField = { rule: 'required', test: (value) => ID.test(value) };
const ticked = optional({ rule: 'text', test: (value) => value === '1' });

/** What of themselves a customer changes by this form (ACCT-001); the e-mail has a form of its own. */
export const NAMES = {
  firstName: PERSONAL_DETAILS.firstName,
  lastName: PERSONAL_DETAILS.lastName,
} satisfies FormFields;

/** An address of a customer's book: always in somebody's name. */
export const BOOK_ADDRESS = {
  ...TYPED_ADDRESS,
  firstName: { rule: 'name', test: isName, maxLength: MAX_LENGTH.name },
  lastName: { rule: 'surname', test: isSurname, maxLength: MAX_LENGTH.name },
} satisfies FormFields;

/** What an address is the usual one for. */
export const USUAL_FOR = ['shipping', 'billing'] as const;
export type UsualFor = (typeof USUAL_FOR)[number];

const OWN_ADDRESS = {
  addressId: optional(addressId),
  ...BOOK_ADDRESS,
  defaultShipping: ticked,
  defaultBilling: ticked,
  [WANTS_INVOICE]: optional(line(MAX_LENGTH.sku)),
  ...prefixed('', INVOICE_FIELDS),
} satisfies FormFields;

export const REMOVED_ADDRESS = { addressId, next: optional(addressId) } satisfies FormFields;

export const USUAL_ADDRESS = {
  addressId,
  usualFor: { rule: 'required', test: (value) => (USUAL_FOR as readonly string[]).includes(value) },
} satisfies FormFields;

/** When somebody is at home: in the words of the page. */
export const DELIVERY_HOURS = ['any', 'morning', 'afternoon', 'weekend'] as const;
export type DeliveryHours = (typeof DELIVERY_HOURS)[number];

/** How a customer wants things brought. */
export const DELIVERY_WISH = {
  notes: optional(line(160)),
  receiver: optional({ rule: 'name', test: isName, maxLength: MAX_LENGTH.name }),
  hours: optional({ rule: 'text', test: (value) => (DELIVERY_HOURS as readonly string[]).includes(value) }),
} satisfies FormFields;

export const PROFILE_FORMS = {
  perfil: defineForm({
    id: 'perfil',
    path: '/account/perfil',
    access: 'customer',
    limit: 'form',
    page: PROFILE_PAGE,
    fields: NAMES,
  }),
  'mi-direccion': defineForm({
    id: 'mi-direccion',
    path: '/account/direccion',
    access: 'customer',
    limit: 'form',
    page: ADDRESSES_PAGE,
    fields: OWN_ADDRESS,
  }),
  'quitar-direccion': defineForm({
    id: 'quitar-direccion',
    path: '/account/quitar-direccion',
    access: 'customer',
    limit: 'form',
    page: ADDRESSES_PAGE,
    fields: REMOVED_ADDRESS,
  }),
  'direccion-usual': defineForm({
    id: 'direccion-usual',
    path: '/account/direccion-usual',
    access: 'customer',
    limit: 'form',
    page: ADDRESSES_PAGE,
    fields: USUAL_ADDRESS,
  }),
  entrega: defineForm({
    id: 'entrega',
    path: '/account/entrega',
    access: 'customer',
    limit: 'form',
    page: DELIVERY_PAGE,
    fields: DELIVERY_WISH,
  }),
};
