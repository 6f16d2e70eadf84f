import type { CustomerSession } from '../../../src/commerce/principal';
import type { Cart, Notice } from '../../../src/domain/cart/cart';
import { ok, type Result } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import { type HeldCart, heldCart } from '../../http/sessions/cart-cookies';
import type { UnboundRequest } from '../customers/unbound-request';

interface Taken {
  /** The customer's cart afterwards, 'none' where nothing ever was in one; null while the visitor's has to stay. */
  cart: { token: string; cart: Cart } | 'none' | null;
  /** true while an order of the visitor's cart is being checked. */
  waits: boolean;
  notices: Notice[];
}

/** A customer who signs in, and the carts their account had then, by store view. */
interface Owner {
  customer: CustomerSession;
  carts: Readonly<Record<string, string>>;
}

/** Whether a customer may have a cart that this shop knows nothing of: a retailer keeps it. */
export const mayHaveOthers = ({ customers }: UnboundRequest['commerce']): boolean => customers.hasTokens;

/** What becomes of the visitor's cart of a store view; nothing where neither of them has one. */
async function takenOver(
  request: UnboundRequest,
  view: StoreView,
  owner: Owner,
  visitors: string | null,
): Promise<Result<Taken>> {
  const hasNone = owner.carts[view.storeCode] === undefined && visitors === null;
  return hasNone && !mayHaveOthers(request.commerceOf(view))
    ? ok({ cart: 'none', waits: false, notices: [] })
    : merged(request, view, owner, visitors);
}

/** Puts the visitor's cart of a store view into the customer's, and brings that in step with whoever else keeps it. */
async function merged(
  request: UnboundRequest,
  view: StoreView,
  { customer, carts }: Owner,
  visitors: string | null,
): Promise<Result<Taken>> {
  const known = carts[view.storeCode];
  const own =
    known === undefined ? await request.customerSessions.cartToken(customer.account, view.storeCode) : ok(known);
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
    cart: cart && cart.version > 0 ? { token: port.token(), cart } : 'none',
    waits: false,
    notices: [...came.notices, ...notices],
  });
}

/** The browser holds the customer's cart from now on, or none; while the visitor's has to stay, that. */
function hold(held: HeldCart, cart: Taken['cart']): void {
  if (cart === 'none') held.drop();
  else if (cart) held.keep(cart.token, cart.cart);
}

/**
 * The customer's cart of another store view stands in this browser's cookie from now on; where it cannot be reached it
 * does at its first call.
 */
async function keepCartOf(request: UnboundRequest, view: StoreView, owner: Owner): Promise<void> {
  const held = heldCart(request.cookies, view);
  const taken = await takenOver(request, view, owner, held.token());
  if (taken.ok) hold(held, taken.value.cart);
}

/**
 * Gives a browser that signs in the customer's carts in place of the visitor's, in this store view and in every other
 * one of the same customers; `carts` are those the account has. The notices tell what of this view's cart could not be
 * taken.
 */
export async function takeOverCart(
  request: UnboundRequest,
  customer: CustomerSession,
  carts: Owner['carts'],
): Promise<Result<Notice[]>> {
  const { store, stores, customerSessions, cart: held } = request;
  const owner = { customer, carts };
  const here = await takenOver(request, store, owner, held.token());
  if (!here.ok) return here;
  hold(held, here.value.cart);
  const others = stores.filter(({ storeCode }) => storeCode !== store.storeCode && customerSessions.covers(storeCode));
  await Promise.all(others.map((view) => keepCartOf(request, view, owner)));
  return ok(here.value.notices);
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
  const { store, cart: held } = request;
  const taken = await takenOver(request, store, { customer, carts: { [store.storeCode]: own } }, stray);
  if (!taken.ok || taken.value.waits) return stray;
  const { cart } = taken.value;
  hold(held, cart);
  return cart === null || cart === 'none' ? own : cart.token;
}
