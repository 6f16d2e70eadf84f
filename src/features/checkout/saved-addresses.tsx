import { requestContext } from '../../commerce/request-context';
import { OTHER_ADDRESS } from '../../contract/checkout/forms';
import type { Cart } from '../../domain/cart/cart';
import type { Customer, CustomerAddress } from '../../domain/customer/customer';
import { isSamePlace } from '../../domain/order/alike-address';
import type { Address } from '../../domain/order/order';
import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import { usualFirst } from '../profile/found-addresses';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { addressLine } from './address-line';
import { spacedPhone } from './phone';
import type { StepProps } from './step-props';

/** Fewer than this many are no choice: the only one is filled in. */
const A_CHOICE = 2;
/** As many are seen at once. */
const SHOWN = 4;

/** Whether there are saved addresses to choose among. */
export const hasSavedAddresses = (customer: Customer | null): boolean => (customer?.addresses.length ?? 0) >= A_CHOICE;

/** Whether an address is one of the customer's own. */
export const isSaved = (customer: Customer | null, address: Address): boolean =>
  customer?.addresses.some((one) => isSamePlace(one, address)) ?? false;

/** The address the customer has things sent to, unless this cart goes to another place. */
export function usualAddress(
  customer: Customer | null,
  { destination }: Pick<Cart, 'destination'>,
): CustomerAddress | null {
  const saved = customer?.addresses ?? [];
  const usual = saved.find(({ isDefaultShipping }) => isDefaultShipping) ?? null;
  if (!destination || destination.postcode === usual?.zipCode) return usual;
  return saved.length < A_CHOICE ? null : (saved.find(({ zipCode }) => zipCode === destination.postcode) ?? null);
}

/** The address in ?otra=, null where it names none of the customer's. */
export const completedAddress = (customer: Customer | null): CustomerAddress | null =>
  customer?.addresses.find(({ addressId }) => addressId === requestContext().query.get(OTHER_ADDRESS)) ?? null;

/**
 * Whether the customer chooses among saved addresses, rather than typing one: they have several, and did not ask for
 * the fields a moment ago.
 */
export function choosesAddress({ customer, state }: Pick<StepProps, 'customer' | 'state'>): boolean {
  if (!hasSavedAddresses(customer) || !customer?.firstName || !customer.lastName) return false;
  const { query } = requestContext();
  const isTyping = (['direccion', 'codigo-postal'] as const).some((form) => state.value(form, 'zipCode') !== undefined);
  return !isTyping && query.get(OTHER_ADDRESS) === null && query.get('cp') === null;
}

/** The customer's addresses, one of them chosen, and the way to another one. */
export function SavedAddresses({ cart, checkout, customer, state }: StepProps & { customer: Customer }) {
  const t = texts();
  const known = checkout.shippingDetails;
  const refused = state.value('direccion-guardada', 'address');
  // A postal code that none of them has was typed for a price: who has addresses here has things sent to the usual one.
  const [first] = usualFirst(customer.addresses);
  const match = known
    ? customer.addresses.find((one) => isSamePlace(one, known))
    : (usualAddress(customer, cart) ?? first);
  const chosen = refused ?? match?.addressId ?? OTHER_ADDRESS;
  // The chosen one first: of many, the others are a tap away.
  const addresses = usualFirst(customer.addresses).toSorted(
    (one, other) => Number(other.addressId === chosen) - Number(one.addressId === chosen),
  );
  const asChoice = (address: CustomerAddress) => ({
    value: address.addressId,
    title: `${address.firstName} ${address.lastName}`,
    detail: [addressLine(address), spacedPhone(address.phoneNumber)].filter(Boolean).join(' · '),
    isChosen: address.addressId === chosen,
  });
  const isIncomplete = customer.addresses.some(({ addressId }) => addressId === refused);
  return (
    <Island
      of="choice-form"
      props={{
        start: formStart({
          path: 'checkout/direccion-guardada',
          form: 'direccion-guardada',
          state,
          names: ['address'],
          step: 'datos',
        }),
        name: 'address',
        legend: t('Your addresses'),
        choices: [
          ...addresses.slice(0, SHOWN).map(asChoice),
          {
            value: OTHER_ADDRESS,
            title: t('Another address'),
            detail: t('Write it down'),
            isChosen: chosen === OTHER_ADDRESS,
          },
          ...addresses.slice(SHOWN).map(asChoice),
        ],
        ...(addresses.length > SHOWN && {
          fold: { from: SHOWN + 1, label: t('See all your addresses ({count})', { count: addresses.length }) },
        }),
        help: isIncomplete
          ? { href: href('/checkout', { paso: 'datos', [OTHER_ADDRESS]: refused ?? '' }), label: t('Complete it') }
          : null,
        next: t('Continue'),
      }}
    />
  );
}
