import type { PostalPort } from '../../../src/commerce/postal';
import { BRANCHES_MESSAGES } from '../../../src/contract/branches';
import {
  BILLING_PREFIX,
  BUYER_DETAILS,
  type CHECKOUT_FORMS,
  CREATE_ACCOUNT,
  MONTHS,
  OTHER_ADDRESS,
  PAYMENT,
  PERSONAL_DETAILS,
  PICKUP,
  POSTAL_CODE,
  SHIPPING,
  TYPED_ADDRESS_PATH,
} from '../../../src/contract/checkout/forms';
import { INVOICE_FIELDS, WANTS_INVOICE } from '../../../src/contract/checkout/invoice';
import { CHECKOUT_MESSAGES } from '../../../src/contract/checkout/messages';
import { NEW_PASSWORD } from '../../../src/contract/customers/new-password';
import { PLACES_MESSAGES } from '../../../src/contract/places';
import { BRANCH_PICKUP, PICKUP_CARRIER } from '../../../src/domain/branch/branch';
import type { Cart, CartOperation } from '../../../src/domain/cart/cart';
import { placeDestination } from '../../../src/domain/cart/destination';
import { hasNothingToPay } from '../../../src/domain/cart/totals/derived';
import { type Invoice, invoiceOf, invoiceProblems } from '../../../src/domain/invoice/invoice';
import { hasRightDigit } from '../../../src/domain/invoice/rfc';
import type { NewAccount } from '../../../src/domain/order/order';
import { isTrafficSource } from '../../../src/domain/order/traffic-source';
import { CARD } from '../../../src/domain/payment/methods';
import { type FieldProblem, ok, type Problem, type Result } from '../../../src/domain/result';
import { phoneDigits, splitName } from '../../../src/domain/validation';
import type { CookieJar, CookieName } from '../../http/cookie-jar';
import { type Checked, checkForm, type Values } from '../serving/check-form';
import { invalid, isReused, type Outcome } from '../serving/outcome';
import type { FormHandlers } from '../serving/sent-form';
import { type StepCall, step } from './checkout-step';
import { toNextChoice } from './only-way';
import { placeOrder } from './place-order';
import { goesTo, savedAddress } from './saved-address';
import { coveredPlace, typedAddress } from './typed-address';

/** What of an invoice does not fit together, and whether its postal code is one; its fields are right by themselves. */
async function problemsOfInvoice(postal: PostalPort, invoice: Invoice): Promise<FieldProblem[]> {
  const place = await postal.postalCode(invoice.fiscalZipCode);
  const unknown: FieldProblem[] = place
    ? []
    : [{ field: 'fiscalZipCode', rule: 'postalCode', message: PLACES_MESSAGES.postalCodeUnknown }];
  return [...invoiceProblems(invoice), ...unknown];
}

/** Written by the browser of a shopper who agreed to it (src/features/tracking/consent.ts). */
const COOKIE: CookieName = { name: 'source', access: 'open' };

/** Where this browser's last visit from elsewhere came from; null when it is not known, or not as we wrote it. */
function readTrafficSource(jar: CookieJar): string | null {
  try {
    const source = decodeURIComponent(jar.get(COOKIE) ?? '');
    return isTrafficSource(source) ? source : null;
  } catch {
    return null;
  }
}

/** A refused choice is a problem of the one field it was made in. */
const ofField = (field: string, problem: Problem): Problem =>
  problem.status >= 500 || isReused(problem)
    ? problem
    : invalid([{ field, rule: 'value', message: problem.fields?.[0]?.message ?? problem.message }]);
const ofMethod = (problem: Problem): Problem => ofField('method', problem);

/** The account a guest asks for with these details; null without one, and where a retailer keeps the customers. */
async function wantedAccount({ request, sent, key }: StepCall, email: string): Promise<Result<NewAccount | null>> {
  const { orderAccounts } = request.commerce.customers;
  if (!sent[CREATE_ACCOUNT] || !orderAccounts || request.principal?.kind !== 'guest') return ok(null);
  return orderAccounts.prepare({ email, password: sent.password ?? '', key: key ?? crypto.randomUUID() });
}

/** Whether a name that was typed whole is the one that was known, whose parts then stay as they are. */
const isKnown = ({ fullName, firstName, lastName }: Record<string, string>): boolean =>
  fullName?.trim() === `${firstName ?? ''} ${lastName ?? ''}`;

type Buyer = Checked<typeof PERSONAL_DETAILS>;

/** Name and e-mail: the name in one field, as the form asks for it, or in two. */
function namedBuyer(sent: Record<string, string>): Buyer {
  const inTwo = checkForm(PERSONAL_DETAILS, sent);
  if (sent.fullName === undefined || (inTwo.ok && isKnown(sent))) return inTwo;
  const fields = checkForm(BUYER_DETAILS, sent);
  if (!fields.ok) return fields;
  const { fullName, emailAddress } = fields.values;
  return { ok: true, values: { ...splitName(fullName), emailAddress } };
}

/** Who buys, and whether the password of an account that is wanted is one. */
function buyerOf(sent: Record<string, string>): Buyer {
  const buyer = namedBuyer(sent);
  const password = sent[CREATE_ACCOUNT] ? checkForm({ password: NEW_PASSWORD }, sent) : null;
  if (password === null || password.ok) return buyer;
  return { ok: false, errors: [...(buyer.ok ? [] : buyer.errors), ...password.errors] };
}

async function personalDetails(call: StepCall): Promise<Outcome> {
  const { request, cart, sent, key, retry, onwards } = call;
  const found = buyerOf(sent);
  if (!found.ok) return retry(invalid(found.errors));
  const { firstName, lastName, emailAddress } = found.values;
  const account = await wantedAccount(call, emailAddress);
  if (!account.ok) return retry(account.problem);
  const source = readTrafficSource(request.cookies);
  const details = { personalDetails: { firstName, lastName, emailAddress }, newAccount: account.value };
  const saved = await cart.saveCheckout({ ...details, ...(source ? { source } : {}) }, key);
  return saved.ok ? onwards('direccion', saved.value.cart) : retry(saved.problem);
}

async function postalCode(call: StepCall): Promise<Outcome> {
  const { cart, sent, key, retry, onwards } = call;
  const fields = checkForm(POSTAL_CODE, sent);
  if (!fields.ok) return retry(invalid(fields.errors));
  const read = await cart.read();
  if (!read.ok) return retry(read.problem);
  const place = await coveredPlace(call, fields.values.zipCode, 'zipCode', !read.value.cart.isVirtual);
  if (!place.ok) return retry(place.problem);
  const set = await cart.apply(
    { kind: 'destination', destination: placeDestination(place.value, call.request.store.i18n.defaultCountry) },
    key,
  );
  if (!set.ok) return retry(set.problem);
  const outcome = onwards('direccion', set.value.cart);
  return sent[OTHER_ADDRESS] ? { ...outcome, location: TYPED_ADDRESS_PATH } : outcome;
}

async function address(call: StepCall): Promise<Outcome> {
  const read = await call.cart.read();
  if (!read.ok) return call.retry(read.problem);
  const typed = await typedAddress(call, read.value.checkout, '', !read.value.cart.isVirtual);
  return typed.ok ? goesTo(call, typed.value, read.value.cart.isVirtual) : call.retry(typed.problem);
}

async function branch(call: StepCall): Promise<Outcome> {
  const { cart, sent, key, retry } = call;
  const fields = checkForm(PICKUP, sent);
  if (!fields.ok)
    return retry(
      invalid(
        fields.errors.map((error) =>
          error.field === 'branch' ? { ...error, message: BRANCHES_MESSAGES.branchMissing } : error,
        ),
      ),
    );
  const saved = await cart.saveCheckout({ pickupPhone: phoneDigits(fields.values.phoneNumber) }, key);
  if (!saved.ok) return retry(saved.problem);
  const set = await cart.apply(
    { kind: 'shipping', carrierCode: PICKUP_CARRIER, methodCode: BRANCH_PICKUP, branch: fields.values.branch },
    key,
  );
  return set.ok ? toNextChoice(call, set.value.cart, 'pago') : retry(ofField('branch', set.problem));
}

async function shipping(call: StepCall): Promise<Outcome> {
  const { cart, sent, key, retry } = call;
  const fields = checkForm(SHIPPING, sent);
  if (!fields.ok)
    return retry(invalid([{ field: 'method', rule: 'required', message: CHECKOUT_MESSAGES.shippingMethodMissing }]));
  const [carrierCode = '', methodCode = ''] = fields.values.method.split(':');
  const set = await cart.apply({ kind: 'shipping', carrierCode, methodCode }, key);
  return set.ok ? toNextChoice(call, set.value.cart, 'pago') : retry(ofMethod(set.problem));
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
  const problems = await problemsOfInvoice(request.commerce.postal, fields.values);
  return problems.length > 0 ? { ok: false, problem: invalid(problems) } : ok(invoiceOf(fields.values));
}

/** The cart with what was chosen to pay it; as it is where there is nothing to pay, and nothing is asked. */
async function paidSo({ cart: port, sent, key }: StepCall, cart: Cart): Promise<Result<Cart>> {
  if (hasNothingToPay(cart)) return ok(cart);
  const fields = checkForm({ ...PAYMENT, ...MONTHS }, sent);
  if (!fields.ok)
    return {
      ok: false,
      problem: invalid([{ field: 'method', rule: 'required', message: CHECKOUT_MESSAGES.paymentMethodMissing }]),
    };
  const set = await port.apply(chosenPayment(fields.values), key);
  return set.ok ? ok(set.value.cart) : { ok: false, problem: ofMethod(set.problem) };
}

async function payment(call: StepCall): Promise<Outcome> {
  const { cart, sent, key, retry, onwards } = call;
  const read = await cart.read();
  if (!read.ok) return retry(read.problem);
  const other = sent.billing === 'other' ? await typedAddress(call, read.value.checkout, BILLING_PREFIX, false) : null;
  if (other && !other.ok) return retry(other.problem);
  const invoice = sent[WANTS_INVOICE] ? await typedInvoice(call) : ok(null);
  if (!invoice.ok) return retry(invoice.problem);
  const paid = await paidSo(call, read.value.cart);
  if (!paid.ok) return retry(paid.problem);
  const saved = await cart.saveCheckout({ paymentDetails: other?.value ?? null, invoice: invoice.value }, key);
  if (!saved.ok) return retry(saved.problem);
  const outcome = onwards('revision', paid.value);
  if (!invoice.value || hasRightDigit(invoice.value.taxId)) return outcome;
  return {
    ...outcome,
    notices: [...outcome.notices, { id: 'other', level: 'warning', message: CHECKOUT_MESSAGES.rfcDigit }],
  };
}

/** Forms of the checkout. */
export const checkoutForms: FormHandlers<typeof CHECKOUT_FORMS> = {
  datos: step(personalDetails),
  'codigo-postal': step(postalCode),
  direccion: step(address),
  'direccion-guardada': step(savedAddress),
  sucursal: step(branch),
  envio: step(shipping),
  pago: step(payment),
  pedido: step(placeOrder),
};
