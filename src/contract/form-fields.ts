import { isEmail, isFilled, isName, isPhone, isPostalCode, isQuantity, isReference, isSurname, MAX_LENGTH, plainText, type Rule } from '../domain/validation';

/** A field of a form: its rule, the predicate that holds it, and whether it may be left empty. */
export interface FormField {
  rule: Rule;
  test(value: string): boolean;
  optional?: boolean;
}

export type FormFields = Record<string, FormField>;

const line = (max: number): FormField => ({ rule: 'text', test: (value) => plainText(value, max) });
const optional = (field: FormField): FormField => ({ ...field, optional: true });

const firstName: FormField = { rule: 'name', test: isName };
const lastName: FormField = { rule: 'surname', test: isSurname };
const zipCode: FormField = { rule: 'postalCode', test: isPostalCode };

export const PERSONAL_DETAILS = { firstName, lastName, emailAddress: { rule: 'email', test: isEmail } } satisfies FormFields;

export const POSTAL_CODE = { zipCode } satisfies FormFields;

/** An address in Mexico, postal code first; it decides state and municipio, so those may be left empty. Without names it is for whoever orders. */
export const ADDRESS = {
  zipCode,
  streetAddress: line(MAX_LENGTH.street),
  exteriorNumber: line(MAX_LENGTH.exteriorNumber),
  apartmentNumber: optional(line(MAX_LENGTH.exteriorNumber)),
  neighbourhood: line(MAX_LENGTH.neighbourhood),
  city: optional(line(MAX_LENGTH.city)),
  state: optional(line(MAX_LENGTH.state)),
  reference: optional({ rule: 'reference', test: isReference }),
  phoneNumber: { rule: 'phone', test: isPhone },
  firstName: optional(firstName),
  lastName: optional(lastName),
} satisfies FormFields;

const wholeNumber = (value: string) => /^\d{1,15}$/.test(value) && Number(value) > 0;

export const QUANTITY = {
  qty: { rule: 'quantity', test: (value) => isQuantity(/^\d{1,15}$/.test(value) ? Number(value) : Number.NaN) },
} satisfies FormFields;

export const LINE = { itemId: { rule: 'required', test: wholeNumber } } satisfies FormFields;

export const ADD = {
  sku: line(MAX_LENGTH.sku),
  parentSku: optional(line(MAX_LENGTH.sku)),
  qty: optional(QUANTITY.qty),
  warranty: optional(line(MAX_LENGTH.sku)),
  deliveryOption: optional(line(MAX_LENGTH.sku)),
} satisfies FormFields;

/** An empty code takes the coupon off. */
export const COUPON = { code: optional(line(MAX_LENGTH.coupon)) } satisfies FormFields;

const METHOD = /^[\w-]{1,64}:[\w-]{1,64}$/;

/** `carrier:method`, as one radio button carries it. */
export const SHIPPING = { method: { rule: 'required', test: (value) => METHOD.test(value) } } satisfies FormFields;

export const PAYMENT = { method: { rule: 'required', test: (value) => /^[\w-]{1,64}$/.test(value) } } satisfies FormFields;

const ORDER_ID = /^[\w-]{8,64}$/;

/** `orderId` is minted with the page: the order's id and its idempotency key. */
export const ORDER = {
  orderId: { rule: 'required', test: (value) => ORDER_ID.test(value) },
  cartVersion: { rule: 'required', test: (value) => /^\d{1,15}$/.test(value) },
} satisfies FormFields;

/** The rule a value breaks, or null. Blanks around a value do not count. */
export function brokenRule(field: FormField, value: string): Rule | null {
  if (!isFilled(value)) return field.optional ? null : 'required';
  return field.test(value.trim()) ? null : field.rule;
}
