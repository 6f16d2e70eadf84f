import { type RequestContext, runInContext } from '../../commerce/request-context';
import type { Cart } from '../../domain/cart/cart';
import { emptyCart } from '../../domain/cart/content';
import { testLine } from '../../domain/cart/line-fixture';
import { computeTotals } from '../../domain/cart/totals/totals';
import { ok } from '../../domain/result';
import type { FormState } from '../shop/form-state';
import { guest, testContext } from '../shop/request-context.fixture';
import { CartPageIsland } from './cart-page';
import type { CartPageProps } from './cart-page-props';

const QUIET: FormState = { notices: [], value: () => undefined, error: () => null };

/** A cart of these lines, as it is without a coupon and a delivery. */
export const testCart = (lines = [testLine()], more: Partial<Cart> = {}): Cart => ({
  ...emptyCart('viu'),
  version: 3,
  lines,
  totals: computeTotals({ lines, coupon: null, shipping: null, payment: null }),
  ...more,
});

/** What the page of a cart begins with, opened with this query, in a request that is changed by `more`. */
export async function cartPageProps(
  cart = testCart(),
  query = '',
  state: FormState = QUIET,
  more = (request: RequestContext) => request,
): Promise<CartPageProps> {
  const request = testContext(
    {},
    { mine: () => guest({ formKey: () => 'llave' }), query: new URLSearchParams(query), path: '/checkout/cart' },
  );
  const island = await runInContext(more(request), () =>
    CartPageIsland({ reading: ok({ cart, notices: [] }), token: 't'.repeat(32), state }),
  );
  return island.props.props;
}
