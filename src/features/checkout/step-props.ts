import type { Cart } from '../../domain/cart/cart';
import type { Customer } from '../../domain/customer/customer';
import type { Checkout } from '../../domain/order/order';
import type { FormState } from '../shop/form-state';
import { STEPS, type StepName } from './steps';

/** What every step of checkout is given. */
export interface StepProps {
  cart: Cart;
  checkout: Checkout;
  done: Record<StepName, boolean>;
  /** The open step. */
  step: StepName;
  /** The customer who is signed in, where a step still has to be filled in. */
  customer: Customer | null;
  /** What a form left behind. */
  state: FormState;
}

/** Whether a step is open, closed into its line, or still to come. */
export function stateOf(name: StepName, { step, done }: Pick<StepProps, 'step' | 'done'>): 'open' | 'done' | 'later' {
  if (name === step) return 'open';
  return done[name] && STEPS.indexOf(name) < STEPS.indexOf(step) ? 'done' : 'later';
}

/** Number of a step as it is shown: a virtual cart has no delivery. */
export const numberOf = (name: StepName, isVirtual: boolean): number => STEPS.filter((step) => step !== 'envio' || !isVirtual).indexOf(name) + 1;
