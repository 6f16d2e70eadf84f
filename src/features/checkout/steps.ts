import { STEPS, type Step } from '../../contract/checkout/forms';
import type { Cart } from '../../domain/cart/cart';
import { isElsewhere } from '../../domain/cart/destination';
import type { Checkout } from '../../domain/order/order';

type Filled = Pick<Cart, 'destination' | 'shippingMethod' | 'isVirtual' | 'pickup'>;

/**
 * Whether it is said where the cart goes. A virtual cart has nothing to deliver; what is picked up needs a branch
 * instead of an address, where there are any. An address counts no more once the cart was given another postal code.
 */
function hasPlace(
  { pickup, isVirtual, destination }: Filled,
  { shippingDetails, paymentDetails, pickupPhone }: Checkout,
  hasBranches: boolean,
): boolean {
  if (pickup !== undefined && (hasBranches || pickup.branch !== null))
    return pickup.branch !== null && pickupPhone !== undefined;
  if (isVirtual) return shippingDetails !== null || paymentDetails !== null;
  return shippingDetails !== null && !isElsewhere(destination, shippingDetails);
}

/** Which steps hold all they need. The last one is the order itself, which is done with it. */
export const completed = (cart: Filled, checkout: Checkout, hasBranches = false): Record<Step, boolean> => ({
  datos: checkout.personalDetails !== null && hasPlace(cart, checkout, hasBranches),
  envio: cart.isVirtual || cart.shippingMethod !== null,
  pago: false,
});

/**
 * The step to show: the one asked for, unless an earlier one is not done yet. Without one, the first that is not done.
 */
export function currentStep(asked: string | null, done: Record<Step, boolean>): Step {
  const firstOpen = STEPS.find((step) => !done[step]) ?? 'pago';
  const wanted = STEPS.find((step) => step === asked);
  if (!wanted || STEPS.indexOf(wanted) > STEPS.indexOf(firstOpen)) return firstOpen;
  return wanted;
}
