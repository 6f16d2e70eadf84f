import { storePath } from '../../../src/config/stores';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { MESSAGES } from '../../../src/contract/messages';
import { sharedCartPage } from '../../../src/contract/shared-carts/forms';
import { SHARED_CART_MESSAGES } from '../../../src/contract/shared-carts/messages';
import { toDecimal } from '../../../src/domain/money';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { isToken } from '../../http/token';
import { type AddedShared, addShared } from '../../services/cart/add-shared-cart';
import { shareCart } from '../../services/cart/share-cart';
import { changeCart } from '../customers/identity';
import type { Handlers } from '../serving/handlers';
import { replayed } from '../serving/reply';

/** The guest flag says whether nobody is signed in; one that says otherwise than the session is refused. */
function checkGuest(guest: string | undefined, kind: string): Result<null> {
  const isGuest = kind !== 'customer';
  if (!guest || (guest === 'true') === isGuest) return ok(null);
  if (isGuest) return refuse(401, MESSAGES.unauthorised);
  return refuse(422, MESSAGES.invalid, { fields: [{ field: 'guest', rule: 'value', message: MESSAGES.invalid }] });
}

/** Links to what is in a cart: made by its owner, seen and added by anybody. */
export const sharedCartsHandlers: Handlers<'sharedCarts'> = {
  sharedCartCreate: async ({ request, principal, key, params: { guest, cartId } }) => {
    const checked = checkGuest(guest, principal.kind);
    if (!checked.ok) return checked;
    if (!isToken(cartId)) return refuse(404, CART_MESSAGES.freshCart);
    const shared = await shareCart(request, cartId, key);
    if (!shared.ok) return shared;
    const { token, isReplayed } = shared.value;
    const url = `${request.origin}${storePath(request.store, sharedCartPage(token))}`;
    return ok({ result: { sharedCartToken: token, url }, ...replayed(isReplayed) });
  },

  sharedCartShow: async ({ request, params }) => {
    const { sharedCarts } = request.commerce;
    const lines = await sharedCarts.find(params.sharedCartToken);
    if (!lines) return refuse(404, SHARED_CART_MESSAGES.gone);
    const shown = await sharedCarts.show(lines);
    const result = shown.map(({ sku, parentSku, qty, name, image, options, warrantySku, unitGross, problem }) => ({
      sku,
      parentSku,
      qty,
      name,
      image,
      options,
      warranty: warrantySku === null ? null : { sku: warrantySku },
      price_incl_tax: unitGross === null ? null : toDecimal(unitGross),
      message: problem,
    }));
    return ok({ result });
  },

  sharedCartAdd: async (call) => {
    const { sharedCarts } = call.request.commerce;
    const token = call.body.sharedCartToken;
    const checked = checkGuest(call.query.guest, call.principal.kind);
    if (!checked.ok) return checked;
    const lines = await sharedCarts.find(token);
    if (!lines) return refuse(404, SHARED_CART_MESSAGES.notUpdated);
    let result: AddedShared = { added: 0, refused: [] };
    const changed = await changeCart(call, (cart) =>
      addShared(
        cart,
        { sharedCarts, store: call.request.store, token, lines, messages: SHARED_CART_MESSAGES },
        (added) => {
          result = added;
        },
      ),
    );
    return changed.ok ? ok({ result, meta: changed.value.meta, headers: changed.value.headers }) : changed;
  },
};
