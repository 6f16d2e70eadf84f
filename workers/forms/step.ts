import type { Hono } from 'hono';
import type { CartPort } from '../../src/commerce/cart';
import type { Cart } from '../../src/domain/cart/cart';
import type { Problem } from '../../src/domain/result';
import type { AppEnv } from '../http/shop-request';
import { again, type FormCall, form, noCart } from './form-call';
import type { Outcome } from './outcome';

export type Step = 'datos' | 'direccion' | 'envio' | 'pago' | 'revision';

export const stepPath = (step: Step): string => `/checkout?paso=${step}`;

/** A form of the checkout, for a shopper who has a cart. */
export interface StepCall extends FormCall {
  token: string;
  cart: CartPort;
  /** Shows the step again with what was typed and why it was refused. */
  retry(problem: Problem): Outcome;
  onwards(next: Step, cart: Cart): Outcome;
}

/** Serves the form `name` of the checkout, shown at the step `at`; without a cart there is nothing to check out. */
export function step(app: Hono<AppEnv>, name: string, at: Step, handle: (call: StepCall) => Promise<Outcome>): void {
  form(app, `/f/checkout/${name}`, async (call) => {
    const token = call.request.cartToken;
    if (token === null) return noCart();
    return handle({
      ...call,
      token,
      cart: call.request.commerce.cart(token),
      retry: (problem) => again(call, name, stepPath(at), problem),
      onwards: (next, cart) => ({ location: stepPath(next), cart, token, notices: [] }),
    });
  });
}
