import type { Cart } from '../../domain/cart/cart';
import { isElsewhere } from '../../domain/cart/destination';
import { hasNothingToPay } from '../../domain/cart/totals/derived';
import type { Checkout } from '../../domain/order/order';

/** The steps of checkout in order; their names stand in the address (?paso=). */
export const STEPS = ['datos', 'direccion', 'envio', 'pago', 'revision'] as const;
export type StepName = (typeof STEPS)[number];

type Filled = Pick<
  Cart,
  'lines' | 'totals' | 'destination' | 'shippingMethod' | 'paymentTerms' | 'isVirtual' | 'pickup'
>;

/**
 * Which steps hold all they need. A virtual cart has nothing to deliver; what is picked up needs a branch instead of an
 * address, where there are any. An address counts no more once the cart was given another postal code. How it is paid
 * has to be chosen, unless there is nothing to pay.
 */
export function completed(cart: Filled, checkout: Checkout, hasBranches = false): Record<StepName, boolean> {
  const { shippingDetails } = checkout;
  const isAtBranch = cart.pickup !== undefined && (hasBranches || cart.pickup.branch !== null);
  return {
    datos: checkout.personalDetails !== null,
    direccion: isAtBranch
      ? cart.pickup?.branch != null && checkout.pickupPhone !== undefined
      : (shippingDetails !== null && (cart.isVirtual || !isElsewhere(cart.destination, shippingDetails))) ||
        (cart.isVirtual && checkout.paymentDetails !== null),
    envio: cart.isVirtual || cart.shippingMethod !== null,
    pago: hasNothingToPay(cart) || (cart.paymentTerms.isChosen && cart.paymentTerms.months !== null),
    revision: false,
  };
}

/**
 * The step to show: the one asked for, unless an earlier one is not done yet. Without one, the first that is not done.
 */
export function currentStep(asked: string | null, done: Record<StepName, boolean>): StepName {
  const firstOpen = STEPS.find((step) => !done[step]) ?? 'revision';
  const wanted = STEPS.find((step) => step === asked);
  if (!wanted || STEPS.indexOf(wanted) > STEPS.indexOf(firstOpen)) return firstOpen;
  return wanted;
}
