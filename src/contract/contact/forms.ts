import { CONTACT_SUBJECTS, MAX_MESSAGE } from '../../domain/contact';
import { isEmail, isInternationalPhone, isOrderNumber, MAX_LENGTH } from '../../domain/validation';
import { PERSONAL_DETAILS } from '../checkout/forms';
import { defineForm } from '../form';
import { type FormFields, line, lines, optional } from '../form-fields';

/** Where the shop is written to; ROUTE-016 is its other address. */
export const CONTACT_PAGE = '/contacto';
export const CONTACT_ALIAS = '/contact';

/** Parameter with the number of the order that is written about. */
export const ABOUT_ORDER = 'pedido';

/** A message to the shop. The telephone may be of any country: 10 to 15 digits. */
export const CONTACT = {
  name: { ...PERSONAL_DETAILS.firstName, ...line(MAX_LENGTH.name) },
  email: { rule: 'email', test: isEmail, maxLength: MAX_LENGTH.email },
  phone: optional({ rule: 'contactPhone', test: isInternationalPhone }),
  subject: { rule: 'required', test: (value) => (CONTACT_SUBJECTS as readonly string[]).includes(value) },
  order: optional({ rule: 'orderNumber', test: isOrderNumber }),
  message: lines(MAX_MESSAGE),
} satisfies FormFields;

export const CONTACT_FORMS = {
  contacto: defineForm({
    id: 'contacto',
    path: '/contacto',
    access: 'anyone',
    limit: 'form',
    page: CONTACT_PAGE,
    fields: CONTACT,
  }),
};

/** Message keys of messages to the shop. */
export const CONTACT_MESSAGES = {
  thanks: 'We have your message and answer by e-mail within two working days',
  many: 'Many messages came from your network. Please wait a while before you write another one.',
} as const;
