import type { CustomerSession } from '../../../src/commerce/principal';
import type { Cart, Notice } from '../../../src/domain/cart/cart';
import { ok, type Result } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import { heldCart } from '../../http/sessions/cart-cookies';
import type { UnboundRequest } from '../customers/unbound-request';

interface Taken {
  /**
   * The customer's cart afterwards, without what is in it where nothing ever was; null while the visitor's has to stay.
   */
  cart: { token: string; cart: Cart | null } | null;
  /** true while an order of the visitor's cart is being checked. */
  waits: boolean;
  notices: Notice[];
}

/** Puts the visitor's cart of a store view into the customer's, and brings that in step with whoever else keeps it. */
async function takenOver(
  request: UnboundRequest,
  view: StoreView,
  customer: CustomerSession,
  visitors: string | null,
): Promise<Result<Taken>> {
  const own = await request.customerSessions.cartToken(customer.account, view.storeCode);
  if (!own.ok) return own;
  const commerce = request.commerceOfCustomer(view, customer);
  const taken = visitors === null ? null : await commerce.cart(visitors).mergeInto(own.value);
  if (taken && !taken.ok) return taken;
  if (taken?.value.state === 'waits') return ok({ cart: null, waits: true, notices: [] });
  const came = taken?.value.state === 'taken' ? taken.value : { token: own.value, notices: [] };
  const port = commerce.cart(came.token);
  const authorised = await port.authorise();
  // The visitor's cart leads on to it, and without one the account does.
  if (!authorised.ok) return ok({ cart: null, waits: false, notices: came.notices });
  const { cart = null, notices = [] } = authorised.value ?? {};
  return ok({
    cart: { token: port.token(), cart: cart && cart.version > 0 ? cart : null },
    waits: false,
    notices: [...came.notices, ...notices],
  });
}

/**
 * The customer's cart of another store view stands in this browser's cookie from now on; where it cannot be reached it
 * does at its first call.
 */
async function keepCartOf(request: UnboundRequest, view: StoreView, customer: CustomerSession): Promise<void> {
  const held = heldCart(request.cookies, view);
  const taken = await takenOver(request, view, customer, held.token());
  if (!taken.ok || !taken.value.cart) return;
  const { token, cart } = taken.value.cart;
  if (cart) held.keep(token, cart);
  else held.drop();
}

/**
 * Gives a browser that signs in the customer's carts in place of the visitor's, in this store view and in every other
 * one of the same customers. The notices tell what of this view's cart could not be taken.
 */
export async function takeOverCart(request: UnboundRequest, customer: CustomerSession): Promise<Result<Notice[]>> {
  const { store, stores, customerSessions, cart: held } = request;
  const here = await takenOver(request, store, customer, held.token());
  if (!here.ok) return here;
  const { cart, notices } = here.value;
  if (cart?.cart) held.keep(cart.token, cart.cart);
  else if (cart) held.drop();
  const others = stores.filter(({ storeCode }) => storeCode !== store.storeCode && customerSessions.covers(storeCode));
  await Promise.all(others.map((view) => keepCartOf(request, view, customer)));
  return ok(notices);
}

/**
 * A signed-in browser names another cart than the account's: a call that left before it signed in made one. It goes
 * into the customer's now, so that nothing that was confirmed is lost, and the customer's counts. Answers the token to
 * go on with.
 */
export async function takeStrayCart(
  request: UnboundRequest,
  customer: CustomerSession,
  { own, stray }: { own: string; stray: string },
): Promise<string> {
  const taken = await takenOver(request, request.store, customer, stray);
  if (!taken.ok || taken.value.waits) return stray;
  const { cart } = taken.value;
  if (!cart) return own;
  if (cart.cart) request.cart.keep(cart.token, cart.cart);
  else request.cart.drop();
  return cart.token;
}
