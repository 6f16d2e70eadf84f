import type { Cart } from '../cart/cart';
import { isInCheckout } from '../cart/sync-rules';
import type { Address, Checkout } from './order';

const addressFields = ({ company: _company, taxId: _taxId, taxRegime: _regime, cfdiUse: _use, fiscalZipCode: _zip, ...address }: Address) => address;

/** How far a checkout has come, as clients of the family keep it; an address of its own for the invoice where one was given. `now` in epoch ms. Source: spec 0 §3. */
export function checkoutDocument(checkout: Checkout, cart: Pick<Cart, 'shippingMethod' | 'paymentMethod' | 'lastOrder'>, now: number) {
  const { personalDetails, shippingDetails, modifiedAt } = checkout;
  const billing = checkout.paymentDetails ?? shippingDetails;
  return {
    personalDetails,
    shippingDetails: shippingDetails && { ...addressFields(shippingDetails), shippingMethod: cart.shippingMethod?.methodCode ?? null },
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
