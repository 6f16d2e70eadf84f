import type { PostalCode } from '../../src/commerce/places';
import { BRANCHES_MESSAGES } from '../../src/contract/branches';
import {
  ADDRESS,
  BILLING_PREFIX,
  type CHECKOUT_FORMS,
  CREATE_ACCOUNT,
  DETAILS_AND_ACCOUNT,
  MONTHS,
  PAYMENT,
  PERSONAL_DETAILS,
  PICKUP,
  POSTAL_CODE,
  SHIPPING,
} from '../../src/contract/checkout/forms';
import { INVOICE_FIELDS, WANTS_INVOICE } from '../../src/contract/checkout/invoice';
import { CHECKOUT_MESSAGES } from '../../src/contract/checkout/messages';
import { MESSAGES } from '../../src/contract/messages';
import { PLACES_MESSAGES } from '../../src/contract/places';
import { BRANCH_PICKUP, PICKUP_CARRIER } from '../../src/domain/branch-pickup';
import type { CartOperation } from '../../src/domain/cart/cart';
import { placeDestination } from '../../src/domain/cart/destination';
import { type Invoice, invoiceOf } from '../../src/domain/invoice/invoice';
import { hasRightDigit } from '../../src/domain/invoice/rfc';
import type { Address, Checkout, NewAccount } from '../../src/domain/order/order';
import { CARD } from '../../src/domain/payment/methods';
import { type FieldProblem, ok, type Problem, type Result, refuse } from '../../src/domain/result';
import { phoneDigits, RULES } from '../../src/domain/validation';
import { problemsOfInvoice } from '../http/invoice';
import { readTrafficSource } from '../http/traffic-source-cookie';
import { checkForm, type Values } from './check-form';
import { type StepCall, step } from './checkout-step';
import { invalid, isReused, type Outcome } from './outcome';
import { placeOrder } from './place-order';
import type { FormHandlers } from './sent-form';

/** A refused choice is a problem of the one field it was made in. */
const ofField = (field: string, problem: Problem): Problem =>
  problem.status >= 500 || isReused(problem) ? problem : invalid([{ field, rule: 'value', message: problem.fields?.[0]?.message ?? problem.message }]);
const ofMethod = (problem: Problem): Problem => ofField('method', problem);

const badPostalCode = (field: string, rule: string, message: string): Problem => invalid([{ field, rule, message }]);

/** The place of a postal code that is delivered to; a virtual cart goes anywhere. */
async function coveredPlace(call: StepCall, code: string, field: string, needsCoverage: boolean): Promise<Result<PostalCode>> {
  const place = await call.request.commerce.places.postalCode(code);
  if (!place) return { ok: false, problem: badPostalCode(field, 'postalCode', PLACES_MESSAGES.postalCodeUnknown) };
  if (needsCoverage && !place.covered) return { ok: false, problem: badPostalCode(field, 'coverage', RULES.coverage) };
  return ok(place);
}

/** An address as typed; state, region and municipio are the postal code's, a municipio the directory does not know is the shopper's. */
const addressOf = (values: Values<typeof ADDRESS>, place: PostalCode, country: string, checkout: Checkout): Address => ({
  firstName: values.firstName || (checkout.personalDetails?.firstName ?? ''),
  lastName: values.lastName || (checkout.personalDetails?.lastName ?? ''),
  country,
  streetAddress: values.streetAddress,
  exteriorNumber: values.exteriorNumber,
  apartmentNumber: values.apartmentNumber,
  neighbourhood: values.neighbourhood,
  city: place.municipality || values.city,
  state: place.state,
  region_id: place.regionId,
  region_code: place.regionCode,
  zipCode: place.code,
  phoneNumber: phoneDigits(values.phoneNumber),
  ...(values.betweenStreets ? { betweenStreets: values.betweenStreets } : {}),
  reference: values.reference,
});

/** The colonia of the list, or the one written beside it. */
const withColonia = (sent: Record<string, string>, prefix = ''): Record<string, string> => ({
  ...sent,
  [`${prefix}neighbourhood`]: sent[`${prefix}neighbourhoodOther`]?.trim() || (sent[`${prefix}neighbourhood`] ?? ''),
});

/** What was typed for an address and the place it is in. */
async function typedAddress(call: StepCall, checkout: Checkout, prefix: string, needsCoverage: boolean): Promise<Result<Address>> {
  const fields = checkForm(ADDRESS, withColonia(call.sent, prefix), prefix);
  if (!fields.ok) return { ok: false, problem: invalid(fields.errors) };
  const place = await coveredPlace(call, fields.values.zipCode, `${prefix}zipCode`, needsCoverage);
  if (!place.ok) return place;
  const address = addressOf(fields.values, place.value, call.request.store.i18n.defaultCountry, checkout);
  const missing = (['city', 'firstName'] as const).filter((name) => address[name] === '');
  const problems: FieldProblem[] = missing.map((name) => ({ field: `${prefix}${name}`, rule: 'required', message: RULES.required }));
  return problems.length > 0 ? refuse(422, MESSAGES.invalid, { fields: problems }) : ok(address);
}

/** The account a guest asks for with these details; null without one, and where a retailer keeps the customers. */
async function wantedAccount({ request, sent, key }: StepCall, email: string): Promise<Result<NewAccount | null>> {
  const { orderAccounts } = request.commerce.customers;
  if (!sent[CREATE_ACCOUNT] || !orderAccounts || request.principal?.kind !== 'guest') return ok(null);
  return orderAccounts.prepare({ email, password: sent.password ?? '', key: key ?? crypto.randomUUID() });
}

async function personalDetails(call: StepCall): Promise<Outcome> {
  const { request, cart, sent, key, retry, onwards } = call;
  const fields = checkForm(sent[CREATE_ACCOUNT] ? DETAILS_AND_ACCOUNT : PERSONAL_DETAILS, sent);
  if (!fields.ok) return retry(invalid(fields.errors));
  const { firstName, lastName, emailAddress } = fields.values;
  const account = await wantedAccount(call, emailAddress);
  if (!account.ok) return retry(account.problem);
  const source = readTrafficSource(request.cookies);
  const details = { personalDetails: { firstName, lastName, emailAddress }, newAccount: account.value };
  const saved = await cart.saveCheckout({ ...details, ...(source ? { source } : {}) }, key);
  return saved.ok ? onwards('direccion', saved.value.cart) : retry(saved.problem);
}

async function postalCode(call: StepCall): Promise<Outcome> {
  const { cart, key, retry, onwards } = call;
  const fields = checkForm(POSTAL_CODE, call.sent);
  if (!fields.ok) return retry(invalid(fields.errors));
  const read = await cart.read();
  if (!read.ok) return retry(read.problem);
  const place = await coveredPlace(call, fields.values.zipCode, 'zipCode', !read.value.cart.isVirtual);
  if (!place.ok) return retry(place.problem);
  const set = await cart.apply({ kind: 'destination', destination: placeDestination(place.value, call.request.store.i18n.defaultCountry) }, key);
  return set.ok ? onwards('direccion', set.value.cart) : retry(set.problem);
}

async function address(call: StepCall): Promise<Outcome> {
  const { cart, key, retry, onwards } = call;
  const read = await cart.read();
  if (!read.ok) return retry(read.problem);
  const { isVirtual } = read.value.cart;
  const typed = await typedAddress(call, read.value.checkout, '', !isVirtual);
  if (!typed.ok) return retry(typed.problem);
  const saved = await cart.saveCheckout({ shippingDetails: typed.value }, key);
  return saved.ok ? onwards(isVirtual ? 'pago' : 'envio', saved.value.cart) : retry(saved.problem);
}

async function branch({ cart, sent, key, retry, onwards }: StepCall): Promise<Outcome> {
  const fields = checkForm(PICKUP, sent);
  if (!fields.ok)
    return retry(invalid(fields.errors.map((error) => (error.field === 'branch' ? { ...error, message: BRANCHES_MESSAGES.branchMissing } : error))));
  const saved = await cart.saveCheckout({ pickupPhone: phoneDigits(fields.values.phoneNumber) }, key);
  if (!saved.ok) return retry(saved.problem);
  const set = await cart.apply({ kind: 'shipping', carrierCode: PICKUP_CARRIER, methodCode: BRANCH_PICKUP, branch: fields.values.branch }, key);
  return set.ok ? onwards('pago', set.value.cart) : retry(ofField('branch', set.problem));
}

async function shipping({ cart, sent, key, retry, onwards }: StepCall): Promise<Outcome> {
  const fields = checkForm(SHIPPING, sent);
  if (!fields.ok) return retry(invalid([{ field: 'method', rule: 'required', message: CHECKOUT_MESSAGES.shippingMethodMissing }]));
  const [carrierCode = '', methodCode = ''] = fields.values.method.split(':');
  const set = await cart.apply({ kind: 'shipping', carrierCode, methodCode }, key);
  return set.ok ? onwards('pago', set.value.cart) : retry(ofMethod(set.problem));
}

/** The months stand in the form beside the card alone. */
const chosenPayment = ({ method, months }: Values<typeof PAYMENT & typeof MONTHS>): CartOperation => ({
  kind: 'payment',
  code: method,
  ...(method === CARD && months !== '' && months !== '1' ? { months: Number(months) } : {}),
});

/** What was typed for an invoice, as it is stored. */
async function typedInvoice({ request, sent }: StepCall): Promise<Result<Invoice>> {
  const fields = checkForm(INVOICE_FIELDS, sent);
  if (!fields.ok) return { ok: false, problem: invalid(fields.errors) };
  const problems = await problemsOfInvoice(request.commerce.places, fields.values);
  return problems.length > 0 ? { ok: false, problem: invalid(problems) } : ok(invoiceOf(fields.values));
}

async function payment(call: StepCall): Promise<Outcome> {
  const { cart, sent, key, retry, onwards } = call;
  const fields = checkForm({ ...PAYMENT, ...MONTHS }, sent);
  if (!fields.ok) return retry(invalid([{ field: 'method', rule: 'required', message: CHECKOUT_MESSAGES.paymentMethodMissing }]));
  const read = await cart.read();
  if (!read.ok) return retry(read.problem);
  const other = sent.billing === 'other' ? await typedAddress(call, read.value.checkout, BILLING_PREFIX, false) : null;
  if (other && !other.ok) return retry(other.problem);
  const invoice = sent[WANTS_INVOICE] ? await typedInvoice(call) : ok(null);
  if (!invoice.ok) return retry(invoice.problem);
  const set = await cart.apply(chosenPayment(fields.values), key);
  if (!set.ok) return retry(ofMethod(set.problem));
  const saved = await cart.saveCheckout({ paymentDetails: other?.value ?? null, invoice: invoice.value }, key);
  if (!saved.ok) return retry(saved.problem);
  const outcome = onwards('revision', set.value.cart);
  if (!invoice.value || hasRightDigit(invoice.value.taxId)) return outcome;
  return { ...outcome, notices: [...outcome.notices, { id: 'other', level: 'warning', message: CHECKOUT_MESSAGES.rfcDigit }] };
}

/** Forms of the checkout. */
export const checkoutForms: FormHandlers<typeof CHECKOUT_FORMS> = {
  datos: step(personalDetails),
  'codigo-postal': step(postalCode),
  direccion: step(address),
  sucursal: step(branch),
  envio: step(shipping),
  pago: step(payment),
  pedido: step(placeOrder),
};
