import { CART_PAGE } from '../../../src/contract/cart/forms';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { type SHARED_CART_FORMS, SHARED_TOKEN, sharedCartPage } from '../../../src/contract/shared-carts/forms';
import { SHARED_CART_MESSAGES } from '../../../src/contract/shared-carts/messages';
import { refuse } from '../../../src/domain/result';
import { addShared } from '../../services/cart/add-shared-cart';
import { shareCart } from '../../services/cart/share-cart';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { FormHandlers, SentForm } from '../serving/sent-form';
import { change, withCart } from './cart-outcome';

async function share({ request, key }: Pick<SentForm, 'request' | 'key'>): Promise<Outcome> {
  const cartToken = request.cart.token();
  const shared = cartToken === null ? refuse(422, CART_MESSAGES.cartEmpty) : await shareCart(request, cartToken, key);
  return shared.ok
    ? { location: sharedCartPage(shared.value.token), notices: [] }
    : refusedAt(CART_PAGE, shared.problem);
}

async function add({ request, sent }: Pick<SentForm, 'request' | 'sent'>): Promise<Outcome> {
  const fields = checkForm(SHARED_TOKEN, sent);
  if (!fields.ok) return refusedAt(CART_PAGE, invalid(fields.errors));
  const { sharedCartToken: token } = fields.values;
  const { sharedCarts } = request.commerce;
  const lines = await sharedCarts.find(token);
  if (!lines) return refusedAt(sharedCartPage(token), refuse(404, SHARED_CART_MESSAGES.notUpdated).problem);
  const changed = await change(request, (cart) =>
    addShared(
      cart,
      { sharedCarts, store: request.store, token, lines, messages: SHARED_CART_MESSAGES },
      () => undefined,
    ),
  );
  if (!changed.ok) return refusedAt(sharedCartPage(token), changed.problem);
  const { answer, notices } = changed.value;
  return withCart(request, { location: CART_PAGE, cart: answer.cart, token: changed.value.token, notices });
}

/** Forms of shared carts. */
export const sharedCartsForms: FormHandlers<typeof SHARED_CART_FORMS> = { compartir: share, 'agregar-compartido': add };
