import { BRANCHES_MESSAGES } from '../../../src/contract/branches';
import {
  type CHECKOUT_FORMS,
  OTHER_ADDRESS,
  PICKUP,
  POSTAL_CODE,
  SHIPPING,
  TYPED_ADDRESS_PATH,
} from '../../../src/contract/checkout/forms';
import { CHECKOUT_MESSAGES } from '../../../src/contract/checkout/messages';
import { BRANCH_PICKUP, PICKUP_CARRIER } from '../../../src/domain/branch/branch';
import { placeDestination } from '../../../src/domain/cart/destination';
import type { FieldProblem, Problem } from '../../../src/domain/result';
import { ok } from '../../../src/domain/result';
import { phoneDigits } from '../../../src/domain/validation';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome } from '../serving/outcome';
import type { FormHandlers } from '../serving/sent-form';
import { buyerBeside, buyerOf, keptOf } from './buyer';
import { type StepCall, step } from './checkout-step';
import { toNextChoice } from './only-way';
import { keepAddress } from './own-address';
import { ofField, payment } from './payment-form';
import { placeOrder } from './place-order';
import { goesTo, savedAddress } from './saved-address';
import { coveredPlace, typedAddress } from './typed-address';
import { useWallet } from './wallet';

async function personalDetails(call: StepCall): Promise<Outcome> {
  const { cart, sent, key, retry, onwards } = call;
  const buyer = buyerOf(sent);
  if (!buyer.ok) return retry(invalid(buyer.errors));
  const kept = await keptOf(call, buyer.values);
  if (!kept.ok) return retry(kept.problem);
  const saved = await cart.saveCheckout(kept.value, key);
  return saved.ok ? onwards('pago', saved.value.cart) : retry(saved.problem);
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
  const outcome = onwards('datos', set.value.cart);
  return sent[OTHER_ADDRESS] ? { ...outcome, location: TYPED_ADDRESS_PATH } : outcome;
}

/** What is wrong with who buys and with the rest of the form, said at once. */
function together(wrong: FieldProblem[], rest: Problem): Problem {
  if (wrong.length === 0 || rest.status >= 500) return rest;
  // Nobody's name is missing of who receives it: that of who buys is wrong.
  const others = (rest.fields ?? []).filter(({ field, rule }) => field !== 'firstName' || rule !== 'required');
  return invalid([...wrong, ...others]);
}

async function address(call: StepCall): Promise<Outcome> {
  const { sent, retry } = call;
  const read = await call.cart.read();
  if (!read.ok) return retry(read.problem);
  const { cart, checkout } = read.value;
  const buyer = buyerBeside(sent);
  const wrong = buyer === null || buyer.ok ? [] : buyer.errors;
  const named = buyer?.ok ? { ...checkout, personalDetails: buyer.values } : checkout;
  const typed = await typedAddress(call, named, '', !cart.isVirtual);
  if (!typed.ok) return retry(together(wrong, typed.problem));
  if (wrong.length > 0) return retry(invalid(wrong));
  const kept = buyer?.ok ? await keptOf(call, buyer.values) : ok({});
  if (!kept.ok) return retry(kept.problem);
  await keepAddress(call, typed.value);
  return goesTo(call, { ...kept.value, shippingDetails: typed.value }, cart.isVirtual);
}

async function branch(call: StepCall): Promise<Outcome> {
  const { cart, sent, key, retry } = call;
  const buyer = buyerBeside(sent);
  const wrong = buyer === null || buyer.ok ? [] : buyer.errors;
  const fields = checkForm(PICKUP, sent);
  if (!fields.ok)
    return retry(
      invalid([
        ...wrong,
        ...fields.errors.map((error) =>
          error.field === 'branch' ? { ...error, message: BRANCHES_MESSAGES.branchMissing } : error,
        ),
      ]),
    );
  if (wrong.length > 0) return retry(invalid(wrong));
  const kept = buyer?.ok ? await keptOf(call, buyer.values) : ok({});
  if (!kept.ok) return retry(kept.problem);
  const saved = await cart.saveCheckout({ ...kept.value, pickupPhone: phoneDigits(fields.values.phoneNumber) }, key);
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
  return set.ok ? toNextChoice(call, set.value.cart, 'pago') : retry(ofField('method', set.problem));
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
  monedero: step(useWallet),
  pedido: step(placeOrder),
};
