import { requestContext } from '../../commerce/request-context';
import { OTHER_ADDRESS } from '../../contract/checkout/forms';
import type { Cart } from '../../domain/cart/cart';
import type { Customer, CustomerAddress } from '../../domain/customer/customer';
import type { Address } from '../../domain/order/order';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { RadioCard } from '../../ui/radio-card';
import { CheckedForm } from '../shop/checked-form';
import { FormKey } from '../shop/form-key';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { addressLine } from './address-line';
import { spacedPhone } from './phone';
import type { StepProps } from './step-props';

declare module '../shop/checked-form' {
  interface CheckedForms {
    'direccion-guardada': true;
  }
}

/** Fewer than this many are no choice: the only one is filled in. */
const A_CHOICE = 2;

/** Whether there are saved addresses to choose among. */
export const hasSavedAddresses = (customer: Customer | null): boolean => (customer?.addresses.length ?? 0) >= A_CHOICE;

const isSame = (one: Address, other: Address): boolean =>
  addressLine(one) === addressLine(other) && one.phoneNumber === other.phoneNumber;

/** Whether an address is one of the customer's own. */
export const isSaved = (customer: Customer | null, address: Address): boolean =>
  customer?.addresses.some((one) => isSame(one, address)) ?? false;

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
  if (!hasSavedAddresses(customer)) return false;
  const { query } = requestContext();
  const isTyping = (['direccion', 'codigo-postal'] as const).some((form) => state.value(form, 'zipCode') !== undefined);
  return !isTyping && query.get(OTHER_ADDRESS) === null && query.get('cp') === null;
}

/** The customer's addresses, one of them chosen, and the way to another one. */
export function SavedAddresses({ cart, checkout, customer, state }: StepProps & { customer: Customer }) {
  const t = texts();
  const known = checkout.shippingDetails;
  const refused = state.value('direccion-guardada', 'address');
  const match = known ? customer.addresses.find((one) => isSame(one, known)) : usualAddress(customer, cart);
  const chosen = refused ?? match?.addressId ?? OTHER_ADDRESS;
  const problem = state.error('direccion-guardada', 'address');
  const isIncomplete = customer.addresses.some(({ addressId }) => addressId === refused);
  return (
    <CheckedForm action={formAction('checkout/direccion-guardada')} form="direccion-guardada">
      <FormKey />
      {problem && (
        <Notice level="error">
          {problem}{' '}
          {isIncomplete && (
            <a href={href('/checkout', { paso: 'direccion', [OTHER_ADDRESS]: refused ?? '' })}>{t('Complete it')}</a>
          )}
        </Notice>
      )}
      <fieldset className="radio-cards">
        <legend className="sr">{t('Your addresses')}</legend>
        {customer.addresses.map((address) => (
          <RadioCard
            key={address.addressId}
            name="address"
            value={address.addressId}
            title={`${address.firstName} ${address.lastName}`}
            detail={[addressLine(address), spacedPhone(address.phoneNumber)].filter(Boolean).join(' · ')}
            checked={address.addressId === chosen}
          />
        ))}
        <RadioCard
          name="address"
          value={OTHER_ADDRESS}
          title={t('Another address')}
          detail={t('Write it down')}
          checked={chosen === OTHER_ADDRESS}
        />
      </fieldset>
      <Button>{t('Continue')}</Button>
    </CheckedForm>
  );
}
