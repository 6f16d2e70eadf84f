import { renderToStaticMarkup } from 'react-dom/server';
import { drawn } from '../../../tests/drawn';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import type { Cart, PaymentMethod } from '../../domain/cart/cart';
import type { Checkout } from '../../domain/order/order';
import { ok } from '../../domain/result';
import { guest } from '../shop/request-context.fixture';
import { PaymentStep } from './payment-step';

const NOTHING: Checkout = { personalDetails: null, shippingDetails: null, paymentDetails: null, modifiedAt: 0 };

interface Shown {
  request: RequestContext;
  cart: Cart;
  /** Ways to pay that the cart is offered. */
  ways: PaymentMethod[];
  checkout?: Partial<Checkout>;
}

/** HTML of the step as a guest is shown it once the steps before it are done. */
export const paymentStepShown = ({ request, cart, ways, checkout = {} }: Shown): Promise<string> =>
  runInContext(
    { ...request, mine: () => guest({ cart: () => ({ paymentMethods: async () => ok(ways) }) as never }) },
    async () =>
      drawn(
        renderToStaticMarkup(
          await PaymentStep({
            cart,
            checkout: { ...NOTHING, ...checkout },
            done: { datos: true, envio: true, pago: false },
            step: 'pago',
            customer: null,
            branches: ok([]),
            isSent: true,
            ways: [],
            takesFocus: false,
            wallet: null,
            state: { notices: [], value: () => undefined, error: () => null },
          }),
        ),
      ),
  );
