import type { CartPort } from '../../../src/commerce/cart';
import { type Step, stepPath } from '../../../src/contract/checkout/forms';
import type { Cart } from '../../../src/domain/cart/cart';
import type { Problem } from '../../../src/domain/result';
import { withCart, withoutCart } from '../cart/cart-outcome';
import { type Outcome, refusedAt } from '../serving/outcome';
import type { SentForm } from '../serving/sent-form';

/** A form of the checkout, sent by a shopper who has a cart. */
export interface StepCall extends SentForm<'anyone'> {
  token: string;
  cart: CartPort;
  /** Shows the step again with what was typed and why it was refused. */
  retry(problem: Problem): Outcome;
  onwards(next: Step, cart: Cart): Outcome;
}

/** A handler of a checkout form; without a cart there is nothing to check out. */
export const step =
  (handle: (call: StepCall) => Promise<Outcome>) =>
  async (call: SentForm<'anyone'>): Promise<Outcome> => {
    const { request, form } = call;
    const token = request.cart.token();
    if (token === null) return withoutCart();
    const port = request.commerce.cart(token);
    return handle({
      ...call,
      token,
      cart: port,
      retry: (problem) => refusedAt(form.page, problem),
      onwards: (next, cart) => withCart(request, { location: stepPath(next), notices: [], token: port.token(), cart }),
    });
  };
