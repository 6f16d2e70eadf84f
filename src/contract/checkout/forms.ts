import { houseIn, isHouseLine } from '../../domain/address/house-line';
import {
  brokenFullName,
  isCity,
  isEmail,
  isName,
  isPhone,
  isPostalCode,
  isReference,
  isSurname,
  isTaxId,
  MAX_LENGTH,
  plainText,
} from '../../domain/validation';
import { NEW_PASSWORD } from '../customers/new-password';
import { defineForm } from '../form';
import { type FormField, type FormFields, line, optional, prefixed } from '../form-fields';
import type { Limit } from '../limit';
import { INVOICE_FIELDS, WANTS_INVOICE } from './invoice';

const firstName: FormField = { rule: 'name', test: isName, maxLength: MAX_LENGTH.name };
const lastName: FormField = { rule: 'surname', test: isSurname, maxLength: MAX_LENGTH.name };
const zipCode: FormField = { rule: 'postalCode', test: isPostalCode };

export const PERSONAL_DETAILS = {
  firstName,
  lastName,
  emailAddress: { rule: 'email', test: isEmail },
} satisfies FormFields;

/** Who buys, as the form asks: the name in one field. The names that are known are sent along with it. */
export const BUYER_DETAILS = {
  fullName: {
    rule: 'name',
    test: (value) => brokenFullName(value) === null,
    broken: brokenFullName,
    others: ['fullName'],
    maxLength: 2 * MAX_LENGTH.name,
  },
  emailAddress: PERSONAL_DETAILS.emailAddress,
} satisfies FormFields;

/** Field by which a customer keeps the address that is typed. */
export const KEEP_ADDRESS = 'keepAddress';

/** Field that asks for an account, made with the order. */
export const CREATE_ACCOUNT = 'createAccount';

/** Fields of the name as it was known; one that is still written so keeps its parts. */
export const KNOWN_NAME = { first: 'buyerFirstName', last: 'buyerLastName' } as const;

/** The details of somebody who wants an account, and the password they choose for it. */
export const DETAILS_AND_ACCOUNT = { ...BUYER_DETAILS, password: NEW_PASSWORD } satisfies FormFields;

export const POSTAL_CODE = { zipCode } satisfies FormFields;

/**
 * Stands in ?otra= and in the choice of saved addresses for one that is typed; ?otra=ID fills it in from a saved one.
 */
export const OTHER_ADDRESS = 'otra';

/** One of a customer's saved addresses by its id, or OTHER_ADDRESS. */
export const SAVED_ADDRESS = {
  address: { rule: 'required', test: (value) => /^[\w-]{1,64}$/.test(value) },
} satisfies FormFields;

/**
 * An address in Mexico, postal code first; it decides state and municipio, so those may be left empty. Without names it
 * is for whoever orders.
 */
export const ADDRESS = {
  zipCode,
  streetAddress: line(MAX_LENGTH.street),
  exteriorNumber: line(MAX_LENGTH.exteriorNumber),
  apartmentNumber: optional(line(MAX_LENGTH.exteriorNumber)),
  neighbourhood: line(MAX_LENGTH.neighbourhood),
  city: optional({ rule: 'city', test: isCity, maxLength: MAX_LENGTH.city }),
  state: optional(line(MAX_LENGTH.state)),
  betweenStreets: optional(line(MAX_LENGTH.betweenStreets)),
  reference: optional({ rule: 'reference', test: isReference, maxLength: MAX_LENGTH.reference }),
  phoneNumber: { rule: 'phone', test: isPhone },
  firstName: optional(firstName),
  lastName: optional(lastName),
} satisfies FormFields;

/** Whom an invoice is made out to; only the API takes these with an order. */
export const INVOICE = {
  company: optional(line(MAX_LENGTH.company)),
  taxId: optional({ rule: 'taxId', test: isTaxId, maxLength: MAX_LENGTH.taxId }),
} satisfies FormFields;

const METHOD = /^[\w-]{1,64}:[\w-]{1,64}$/;

/** `carrier:method`, as one radio button carries it. */
export const SHIPPING = { method: { rule: 'required', test: (value) => METHOD.test(value) } } satisfies FormFields;

/** The branch an order is picked up at, and whom it tells that it is ready. */
export const PICKUP = {
  branch: { rule: 'required', test: (value) => /^[\w-]{1,64}$/.test(value) },
  phoneNumber: ADDRESS.phoneNumber,
} satisfies FormFields;

export const PAYMENT = {
  method: { rule: 'required', test: (value) => /^[\w-]{1,64}$/.test(value) },
} satisfies FormFields;

/** Monthly payments without interest; of a method that has none they are not read. */
export const MONTHS = {
  months: optional({ rule: 'text', test: (value) => /^[1-9]\d?$/.test(value) }),
} satisfies FormFields;

/** Ticked where a card is charged before its order is sent: in how many payments. */
export const CHARGE_CONSENT = { chargeConsent: MONTHS.months } satisfies FormFields;

/** Sent by a review that said the wanted account was forgotten. */
export const WITHOUT_ACCOUNT = {
  withoutAccount: optional({ rule: 'text', test: (value) => value === '1' }),
} satisfies FormFields;

const ORDER_ID = /^[\w-]{8,64}$/;

/**
 * `orderId` is minted with the page, unless an order of this cart is not resolved, whose id it then is: the order's id
 * and its idempotency key. `total` is what was shown, in centavos, `paid` how it was to be paid then, `details` the
 * mark of who buys and where it goes as they were shown, `rfcTold` the RFC whose last character was said not to fit, and
 * `wallet` what of the total the wallet was to pay, in centavos.
 */
export const ORDER = {
  orderId: { rule: 'required', test: (value) => ORDER_ID.test(value) },
  cartVersion: { rule: 'required', test: (value) => /^\d{1,15}$/.test(value) },
  total: optional({ rule: 'text', test: (value) => /^\d{1,15}$/.test(value) }),
  paid: optional({ rule: 'text', test: (value) => /^[\w-]{1,64}:\d{1,2}$/.test(value) }),
  details: optional({ rule: 'text', test: (value) => /^[0-9a-f]{16}$/.test(value) }),
  rfcTold: optional({ rule: 'taxId', test: isTaxId, maxLength: MAX_LENGTH.taxId }),
  wallet: optional({ rule: 'text', test: (value) => /^\d{1,15}$/.test(value) }),
} satisfies FormFields;

/** The steps of the checkout; their names stand in its address (?paso=). */
export const STEPS = ['datos', 'envio', 'pago'] as const;

/** Who buys and where it goes; how it gets there; how it is paid, with the order itself. */
export type Step = (typeof STEPS)[number];

/** Path of the page of an order. */
export const orderPath = (orderId: string): string => `/checkout/pedido/${orderId}`;

/** Path of the checkout, at its first step that is open. */
export const CHECKOUT_PAGE = '/checkout';

/** Path of a step of the checkout. */
export const stepPath = (step: Step): string => `${CHECKOUT_PAGE}?paso=${step}`;

/** Path of the step of the address where it is typed, though some are saved. */
export const TYPED_ADDRESS_PATH = `${stepPath('datos')}&${OTHER_ADDRESS}=1`;

/** Stands before the names of the billing address's fields. */
export const BILLING_PREFIX = 'billing_';

/** Street and number in one line; an interior and the streets it lies between may stand in it too. */
const HOUSE_LINE: FormField = {
  rule: 'houseNumber',
  others: ['text'],
  test: isHouseLine,
  broken: (value) => (plainText(value, MAX_LENGTH.street) && !houseIn(value) ? 'houseNumber' : 'text'),
  maxLength: MAX_LENGTH.street,
};

/**
 * An address as a form takes it: its number stands in the street's line, unless it is sent by itself, and a colonia that
 * is not in the list is written beside it.
 */
export const TYPED_ADDRESS = {
  ...ADDRESS,
  streetAddress: HOUSE_LINE,
  exteriorNumber: optional(ADDRESS.exteriorNumber),
  neighbourhoodOther: optional(ADDRESS.neighbourhood),
} satisfies FormFields;

const formOf = <Fields extends FormFields>(id: string, step: Step, fields: Fields, limit: Limit = 'form') =>
  defineForm({ id, path: `/checkout/${id}`, access: 'anyone', limit, page: stepPath(step), fields, keyKeptBy: 'cart' });

const ACCOUNT = {
  [CREATE_ACCOUNT]: optional({ rule: 'text', test: (value) => value === '1' }),
  password: optional(NEW_PASSWORD),
} satisfies FormFields;

/** Who buys, where it is asked for beside an address or a branch. */
const WITH_BUYER = {
  fullName: optional(BUYER_DETAILS.fullName),
  [KNOWN_NAME.first]: optional(firstName),
  [KNOWN_NAME.last]: optional(lastName),
  emailAddress: optional(PERSONAL_DETAILS.emailAddress),
  ...ACCOUNT,
} satisfies FormFields;

/** How it is paid, and what an invoice says. */
const PAID = {
  ...PAYMENT,
  ...MONTHS,
  billing: optional(line(MAX_LENGTH.sku)),
  ...prefixed(BILLING_PREFIX, TYPED_ADDRESS),
  [WANTS_INVOICE]: optional(line(MAX_LENGTH.sku)),
  ...prefixed('', INVOICE_FIELDS),
} satisfies FormFields;

/** Whether the wallet pays before another form. */
export const USES_WALLET = { usesWallet: { rule: 'text', test: (value) => /^[01]$/.test(value) } } satisfies FormFields;

/** Forms of the checkout. */
export const CHECKOUT_FORMS = {
  datos: formOf('datos', 'datos', {
    fullName: optional(BUYER_DETAILS.fullName),
    firstName: optional(firstName),
    lastName: optional(lastName),
    emailAddress: PERSONAL_DETAILS.emailAddress,
    ...ACCOUNT,
  }),
  'codigo-postal': formOf('codigo-postal', 'datos', {
    ...POSTAL_CODE,
    [OTHER_ADDRESS]: optional({ rule: 'text', test: (value) => value === '1' }),
  }),
  'direccion-guardada': formOf('direccion-guardada', 'datos', SAVED_ADDRESS),
  direccion: formOf('direccion', 'datos', {
    ...WITH_BUYER,
    ...TYPED_ADDRESS,
    [KEEP_ADDRESS]: optional({ rule: 'text', test: (value) => value === '1' }),
  }),
  sucursal: formOf('sucursal', 'datos', { ...WITH_BUYER, ...PICKUP }),
  envio: formOf('envio', 'envio', SHIPPING),
  pago: formOf('pago', 'pago', PAID),
  monedero: formOf('monedero', 'pago', USES_WALLET),
  pedido: formOf(
    'pedido',
    'pago',
    { ...PAID, method: optional(PAYMENT.method), ...ORDER, ...CHARGE_CONSENT, ...WITHOUT_ACCOUNT },
    'order',
  ),
};
