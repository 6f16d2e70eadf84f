import type { PostalPort } from '../../../src/commerce/postal';
import { BILLING_PREFIX, MONTHS, PAYMENT } from '../../../src/contract/checkout/forms';
import { INVOICE_FIELDS, WANTS_INVOICE } from '../../../src/contract/checkout/invoice';
import { CHECKOUT_MESSAGES } from '../../../src/contract/checkout/messages';
import { PLACES_MESSAGES } from '../../../src/contract/places-messages';
import type { Cart, CartOperation, Notice } from '../../../src/domain/cart/cart';
import { hasNothingToPay } from '../../../src/domain/cart/totals/derived';
import { type Invoice, invoiceOf, invoiceProblems } from '../../../src/domain/invoice/invoice';
import { hasRightDigit } from '../../../src/domain/invoice/rfc';
import type { Centavos } from '../../../src/domain/money';
import type { Checkout } from '../../../src/domain/order/order';
import { CARD } from '../../../src/domain/payment/methods';
import { type FieldProblem, ok, type Problem, type Result } from '../../../src/domain/result';
import { checkForm, type Values } from '../serving/check-form';
import { invalid, isReused, type Outcome } from '../serving/outcome';
import type { StepCall } from './checkout-step';
import { typedAddress } from './typed-address';
import { paidByWallet } from './wallet';

/** A refused choice is a problem of the one field it was made in. */
export const ofField = (field: string, problem: Problem): Problem =>
  problem.status >= 500 || isReused(problem)
    ? problem
    : invalid([{ field, rule: 'value', message: problem.fields?.[0]?.message ?? problem.message }]);

/** What of an invoice does not fit together, and whether its postal code is one; its fields are right by themselves. */
async function problemsOfInvoice(postal: PostalPort, invoice: Invoice): Promise<FieldProblem[]> {
  const place = await postal.postalCode(invoice.fiscalZipCode);
  const unknown: FieldProblem[] = place
    ? []
    : [{ field: 'fiscalZipCode', rule: 'postalCode', message: PLACES_MESSAGES.postalCodeUnknown }];
  return [...invoiceProblems(invoice), ...unknown];
}

/** What was typed for an invoice, as it is stored. */
export async function typedInvoice({ request, sent }: Pick<StepCall, 'request' | 'sent'>): Promise<Result<Invoice>> {
  const fields = checkForm(INVOICE_FIELDS, sent);
  if (!fields.ok) return { ok: false, problem: invalid(fields.errors) };
  const problems = await problemsOfInvoice(request.commerce.postal, fields.values);
  return problems.length > 0 ? { ok: false, problem: invalid(problems) } : ok(invoiceOf(fields.values));
}

/** The months stand in the form beside the card alone. */
const chosenPayment = ({ method, months }: Values<typeof PAYMENT & typeof MONTHS>): CartOperation => ({
  kind: 'payment',
  code: method,
  ...(method === CARD && months !== '' && months !== '1' ? { months: Number(months) } : {}),
});

/** The cart with what was chosen to pay it; as it is where there is nothing more to pay, and nothing is asked. */
async function paidSo({ cart: port, sent, key }: StepCall, cart: Cart, wallet: Centavos): Promise<Result<Cart>> {
  if (hasNothingToPay(cart) || wallet === cart.totals.grandTotal) return ok(cart);
  const fields = checkForm({ ...PAYMENT, ...MONTHS }, sent);
  if (!fields.ok)
    return {
      ok: false,
      problem: invalid([{ field: 'method', rule: 'required', message: CHECKOUT_MESSAGES.paymentMethodMissing }]),
    };
  const set = await port.apply(chosenPayment(fields.values), key);
  return set.ok ? ok(set.value.cart) : { ok: false, problem: ofField('method', set.problem) };
}

interface Filled {
  cart: Cart;
  checkout: Checkout;
}

/** Keeps how it is paid and what the invoice says; the cart as it is then. */
export async function keepPayment(call: StepCall, { cart, checkout }: Filled): Promise<Result<Filled>> {
  const { sent, key } = call;
  const other = sent.billing === 'other' ? await typedAddress(call, checkout, BILLING_PREFIX, false) : null;
  if (other && !other.ok) return other;
  const invoice = sent[WANTS_INVOICE] ? await typedInvoice(call) : ok(null);
  if (!invoice.ok) return invoice;
  const wallet = await paidByWallet(call, cart, checkout);
  if (!wallet.ok) return wallet;
  const paid = await paidSo(call, cart, wallet.value);
  if (!paid.ok) return paid;
  const details = { paymentDetails: other?.value ?? null, invoice: invoice.value };
  const saved = await call.cart.saveCheckout(details, key);
  return saved.ok ? ok({ cart: paid.value, checkout: { ...saved.value.checkout, ...details } }) : saved;
}

/** What is told of an invoice that is taken as it is. */
export const toldOf = ({ invoice }: Pick<Checkout, 'invoice'>): Notice[] =>
  !invoice || hasRightDigit(invoice.taxId)
    ? []
    : [{ id: 'other', level: 'warning', message: CHECKOUT_MESSAGES.rfcDigit }];

/** Keeps how it is paid, and shows what it comes to so. */
export async function payment(call: StepCall): Promise<Outcome> {
  const read = await call.cart.read();
  if (!read.ok) return call.retry(read.problem);
  const kept = await keepPayment(call, read.value);
  if (!kept.ok) return call.retry(kept.problem);
  const outcome = call.onwards('pago', kept.value.cart);
  return { ...outcome, notices: [...outcome.notices, ...toldOf(kept.value.checkout)] };
}
