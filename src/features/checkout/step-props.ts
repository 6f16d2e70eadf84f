import { STEPS, type Step } from '../../contract/checkout/forms';
import type { StockedBranch } from '../../domain/branch/branch';
import type { Cart, ShippingMethod } from '../../domain/cart/cart';
import type { Customer } from '../../domain/customer/customer';
import type { Centavos } from '../../domain/money';
import type { Checkout } from '../../domain/order/order';
import type { Result } from '../../domain/result';
import type { FormState } from '../shop/form-state';

/** What every step of checkout is given. */
export interface StepProps {
  cart: Cart;
  checkout: Checkout;
  done: Record<Step, boolean>;
  /** The open step. */
  step: Step;
  /** The customer who is signed in, where a step still has to be filled in. */
  customer: Customer | null;
  /**
   * Where the cart can be picked up, with what is there; refused where nobody tells, empty where there are no branches.
   */
  branches: Result<StockedBranch[]>;
  /**
   * Whether it is sent, so that there is a way of delivery to choose: neither virtual nor picked up, as far as the open
   * step says.
   */
  isSent: boolean;
  /** The ways it can be sent, once they are to be chosen among; none before. */
  ways: readonly ShippingMethod[];
  /** What the wallet holds that may pay, where it is chosen or can be; null where there is none. */
  wallet: Centavos | null;
  /** Whether its heading has the focus: the address names the step, so a form or a link of the checkout led here. */
  takesFocus: boolean;
  /** What a form left behind. */
  state: FormState;
}

/** Whether a step is open, closed into its line, or still to come. */
export function stateOf(name: Step, { step, done }: Pick<StepProps, 'step' | 'done'>): 'open' | 'done' | 'later' {
  if (name === step) return 'open';
  return done[name] && STEPS.indexOf(name) < STEPS.indexOf(step) ? 'done' : 'later';
}

/** Number of a step as it is shown: nothing is sent of a virtual cart, or of one that is picked up. */
export const numberOf = (name: Step, { isSent }: Pick<StepProps, 'isSent'>): number =>
  STEPS.filter((step) => step !== 'envio' || isSent).indexOf(name) + 1;

/** Whether there is anywhere to pick something up. */
export const hasBranches = ({ branches }: Pick<StepProps, 'branches'>): boolean =>
  branches.ok && branches.value.length > 0;
