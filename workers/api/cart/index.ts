import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { cartDocument, cartStateDocument, operationFromWire } from '../../../src/domain/cart/documents';
import { ok, refuse } from '../../../src/domain/result';
import { isToken } from '../../http/token';
import { cartMeta } from '../../services/cart/change-cart';
import { changeCart, isOwnPage, namedToken, readCart } from '../customers/identity';
import type { Handlers } from '../serving/handlers';
import { paymentDocument, totalsWithPayments } from './wire';

/** A cart: its lines, coupon, totals and ways to pay. */
export const cartHandlers: Handlers<'cart'> = {
  cartCreate: async (call) => {
    const named = namedToken(call.request, call.query.cartId);
    const { commerce, cart: held, principal } = call.request;
    const isOfCookie = named.token !== null && named.token === held.token();
    // A customer has one cart, however often it is asked for.
    const known = isOfCookie
      ? commerce.cart(named.token ?? '')
      : principal?.kind === 'customer'
        ? await commerce.newCart()
        : null;
    const read = known && (await known.read());
    const isKept = read !== null && (!read.ok || read.value.cart.version > 0);
    const cart = known && isKept ? known : await commerce.newCart();
    const made = isKept ? read : await cart.apply({ kind: 'clear' }, null);
    if (!made.ok) return made;
    if (!isOwnPage(call))
      return ok({ result: cart.token(), meta: cartMeta(call.request, made.value.cart, cart.token()) });
    held.keep(cart.token(), made.value.cart);
    return ok({ result: 'cookie', meta: cartMeta(call.request, made.value.cart, cart.token()) });
  },

  cartPull: async (call) => {
    const reading = await readCart(call);
    if (!reading.ok) return reading;
    const { cart, token, notices } = reading.value;
    const quoteId = isOwnPage(call) ? '' : (token ?? '');
    return ok({
      result: cart.lines.map((line) => cartDocument(line, quoteId)),
      meta: cartMeta(call.request, cart, token, notices),
    });
  },

  cartState: async (call) => {
    const reading = await readCart(call);
    if (!reading.ok) return reading;
    const { cart, token, notices } = reading.value;
    const quoteId = isOwnPage(call) ? '' : (token ?? '');
    return ok({
      result: cartStateDocument(cart, quoteId, call.request.store.i18n.currencyCode),
      meta: cartMeta(call.request, cart, token, notices),
    });
  },

  cartOwn: async ({ request, mine, query }) => {
    if (!mine().isMe(query.customerId) || !isToken(query.cartId)) return refuse(404, CART_MESSAGES.freshCart);
    const own = await mine().cartToken();
    if (!own.ok) return own;
    const [named, current] = [request.commerce.cart(query.cartId), request.commerce.cart(own.value)];
    const read = await current.read();
    if (!read.ok) return read;
    if (query.cartId !== own.value) await named.read();
    if (query.cartId !== current.token() && named.token() !== current.token())
      return refuse(404, CART_MESSAGES.freshCart);
    const { cart } = read.value;
    return ok({
      result: cartStateDocument(cart, current.token(), request.store.i18n.currencyCode),
      meta: cartMeta(request, cart, current.token()),
    });
  },

  cartUpdate: async (call) => {
    const changed = await changeCart(call, (cart) => cart.apply(operationFromWire(call.body.cartItem), call.key));
    if (!changed.ok) return changed;
    const { answer, meta, headers, token } = changed.value;
    const hasLeft = answer.replayed === true && Number(call.body.cartItem.qty) > 0;
    if (!answer.line)
      return hasLeft ? ok({ result: null, meta, headers }) : refuse(404, CART_MESSAGES.noSuchLine, { detail: meta });
    return ok({ result: cartDocument(answer.line, isOwnPage(call) ? '' : token), meta, headers });
  },

  cartDelete: async (call) => {
    const changed = await changeCart(call, (cart) =>
      cart.apply({ kind: 'remove', itemId: call.body.cartItem.item_id }, call.key),
    );
    return changed.ok ? ok({ result: true, meta: changed.value.meta, headers: changed.value.headers }) : changed;
  },

  cartApplyCoupon: async (call) => {
    const changed = await changeCart(call, (cart) =>
      cart.apply({ kind: 'coupon', code: call.query.coupon.trim() }, call.key),
    );
    return changed.ok ? ok({ result: true, meta: changed.value.meta, headers: changed.value.headers }) : changed;
  },

  cartDeleteCoupon: async (call) => {
    const changed = await changeCart(call, (cart) =>
      cart.apply({ kind: 'coupon', code: null }, call.key && `delete-coupon:${call.key}`),
    );
    return changed.ok ? ok({ result: true, meta: changed.value.meta, headers: changed.value.headers }) : changed;
  },

  cartCoupon: async (call) => {
    const reading = await readCart(call);
    return reading.ok
      ? ok({
          result: reading.value.cart.coupon,
          meta: cartMeta(call.request, reading.value.cart, reading.value.token, reading.value.notices),
        })
      : reading;
  },

  cartTotals: async (call) => {
    const reading = await readCart(call);
    if (!reading.ok) return reading;
    const { cart, token, notices } = reading.value;
    const totals = await totalsWithPayments(call.request, token, { cart });
    return totals.ok ? ok({ result: totals.value, meta: cartMeta(call.request, cart, token, notices) }) : totals;
  },

  cartPaymentMethods: async (call) => {
    const { token } = namedToken(call.request, call.query.cartId);
    if (token === null) return ok({ result: [] });
    const methods = await call.request.commerce.cart(token).paymentMethods();
    return methods.ok ? ok({ result: methods.value.map(paymentDocument) }) : methods;
  },
};
