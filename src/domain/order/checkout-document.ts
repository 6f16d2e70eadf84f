import type { Cart } from '../cart/cart';
import { isInCheckout } from '../cart/sync/rules';
import type { Address, Checkout } from './order';

const addressFields = ({
  company: _company,
  taxId: _taxId,
  taxRegime: _regime,
  cfdiUse: _use,
  fiscalZipCode: _zip,
  ...address
}: Address) => address;

/** The password of a wanted account is kept as a hash alone, and told as empty. */
const personalFields = ({ personalDetails, newAccount }: Checkout) =>
  personalDetails && { ...personalDetails, password: '' as const, createAccount: newAccount != null };

/**
 * How far a checkout has come, as clients of the family keep it; an address of its own for the invoice where one was
 * given. `now` in epoch ms. Source: spec 0 §3.
 */
export function checkoutDocument(
  checkout: Checkout,
  cart: Pick<Cart, 'shippingMethod' | 'paymentMethod' | 'lastOrder'>,
  now: number,
) {
  const { shippingDetails, modifiedAt } = checkout;
  const billing = checkout.paymentDetails ?? shippingDetails;
  return {
    personalDetails: personalFields(checkout),
    shippingDetails: shippingDetails && {
      ...addressFields(shippingDetails),
      shippingMethod: cart.shippingMethod?.methodCode ?? null,
    },
    paymentDetails: billing && {
      ...addressFields(billing),
      company: checkout.invoice?.company ?? billing.company ?? '',
      taxId: checkout.invoice?.taxId ?? billing.taxId ?? '',
      paymentMethod: cart.paymentMethod,
      paymentMethodAdditional: {},
    },
    order: cart.lastOrder,
    isThankYouPage: cart.lastOrder !== null && modifiedAt === 0,
    modifiedAt,
    isInCheckout: isInCheckout(modifiedAt, now),
  };
}
