import { OTHER_ADDRESS, SAVED_ADDRESS, TYPED_ADDRESS_PATH } from '../../../src/contract/checkout/forms';
import { CHECKOUT_MESSAGES } from '../../../src/contract/checkout/messages';
import type { Customer, CustomerAddress } from '../../../src/domain/customer/customer';
import type { Address, Checkout } from '../../../src/domain/order/order';
import { ok, type Problem, type Result } from '../../../src/domain/result';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome } from '../serving/outcome';
import { buyerOf, keptOf } from './buyer';
import type { StepCall } from './checkout-step';
import { toNextChoice } from './only-way';
import { withWish } from './own-address';
import { typedAddress } from './typed-address';

const refusedWith = (message: string): Problem => invalid([{ field: 'address', rule: 'value', message }]);

/** A saved address under the names of the form's fields: it has to keep the same rules. */
const asTyped = ({
  firstName,
  lastName,
  streetAddress,
  exteriorNumber,
  apartmentNumber,
  neighbourhood,
  city,
  zipCode,
  phoneNumber,
  ...rest
}: Address) => ({
  ...{ firstName, lastName, streetAddress, exteriorNumber, apartmentNumber, neighbourhood, city, zipCode, phoneNumber },
  betweenStreets: rest.betweenStreets ?? '',
  reference: rest.reference ?? '',
});

/** This customer and the address of theirs with this id; null where they have none. */
async function ofCustomer(
  { mine: own }: StepCall,
  id: string,
): Promise<Result<{ customer: Customer; address: CustomerAddress } | null>> {
  const mine = own();
  if (mine.kind !== 'customer') return ok(null);
  const profile = await mine.profile();
  if (!profile.ok) return profile;
  const address = profile.value.addresses.find(({ addressId }) => addressId === id);
  return ok(address ? { customer: profile.value, address } : null);
}

/** Keeps where the cart goes, with what else was filled in, and goes on. */
export async function goesTo(
  call: StepCall,
  details: Partial<Checkout> & Pick<Checkout, 'shippingDetails'>,
  isVirtual: boolean,
): Promise<Outcome> {
  const saved = await call.cart.saveCheckout(
    { ...details, shippingDetails: await withWish(call, details.shippingDetails) },
    call.key,
  );
  return saved.ok ? toNextChoice(call, saved.value.cart, isVirtual ? 'pago' : 'envio') : call.retry(saved.problem);
}

/** Sends the order to one of the customer's own addresses, in their name, or shows the fields of another one. */
export async function savedAddress(call: StepCall): Promise<Outcome> {
  const { cart, sent, retry, onwards } = call;
  const fields = checkForm(SAVED_ADDRESS, sent);
  if (!fields.ok) return retry(refusedWith(CHECKOUT_MESSAGES.savedAddressMissing));
  const read = await cart.read();
  if (!read.ok) return retry(read.problem);
  if (fields.values.address === OTHER_ADDRESS)
    return { ...onwards('datos', read.value.cart), location: TYPED_ADDRESS_PATH };
  const chosen = await ofCustomer(call, fields.values.address);
  if (!chosen.ok) return retry(chosen.problem);
  if (!chosen.value) return retry(refusedWith(CHECKOUT_MESSAGES.savedAddressMissing));
  const { checkout } = read.value;
  const { firstName, lastName, email: emailAddress } = chosen.value.customer;
  const buyer = buyerOf({ ...(checkout.personalDetails ?? { firstName, lastName, emailAddress }) });
  if (!buyer.ok) return retry(refusedWith(CHECKOUT_MESSAGES.savedAddressIncomplete));
  const { isVirtual } = read.value.cart;
  const typed = await typedAddress({ ...call, sent: asTyped(chosen.value.address) }, checkout, '', !isVirtual);
  if (typed.ok) {
    const kept = checkout.personalDetails ? ok({}) : await keptOf(call, buyer.values);
    return kept.ok ? goesTo(call, { ...kept.value, shippingDetails: typed.value }, isVirtual) : retry(kept.problem);
  }
  const { problem } = typed;
  if (problem.status >= 500) return retry(problem);
  const place = problem.fields?.find(({ rule }) => rule === 'coverage');
  return retry(refusedWith(place?.message ?? CHECKOUT_MESSAGES.savedAddressIncomplete));
}
