import { CART_PAGE } from '../../../src/contract/cart/forms';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { CHARGE_CONSENT, ORDER, orderPath, stepPath, WITHOUT_ACCOUNT } from '../../../src/contract/checkout/forms';
import { CHECKOUT_MESSAGES } from '../../../src/contract/checkout/messages';
import { WALLET_MESSAGES } from '../../../src/contract/wallet/messages';
import { branchAddress } from '../../../src/domain/branch/address';
import type { Cart } from '../../../src/domain/cart/cart';
import { isElsewhere } from '../../../src/domain/cart/destination';
import { hasNothingToPay } from '../../../src/domain/cart/totals/derived';
import type { Centavos } from '../../../src/domain/money';
import { detailsMark } from '../../../src/domain/order/details-mark';
import { priceDifferences, quantityDifferences } from '../../../src/domain/order/differences';
import type { Checkout, Order, OrderRequest } from '../../../src/domain/order/order';
import { type Problem, refuse } from '../../../src/domain/result';
import { markOrder } from '../../http/marks/known-orders';
import { cartLeft } from '../../services/cart/change-cart';
import { withCart, withoutCart } from '../cart/cart-outcome';
import { cardPageOf } from '../payments';
import { checkForm, type Values } from '../serving/check-form';
import { invalid, type Outcome } from '../serving/outcome';
import type { StepCall } from './checkout-step';
import { keepPayment, toldOf } from './payment-form';
import { paidByWallet } from './wallet';

interface Gap {
  location: string;
  problem: Problem;
}

const gap = (location: string, message: string): Gap => ({ location, problem: refuse(422, message).problem });

/** The terms of what is paid already. */
const NO_TERMS = { months: 1, isChargedAtOnce: false } as const;

/** The order of what was filled in, or the first thing it still needs and where that is filled in. */
function requestOf(
  cart: Cart,
  { personalDetails, shippingDetails, paymentDetails, pickupPhone, invoice, newAccount, isAccountLapsed }: Checkout,
  sent: { orderId: string; cartVersion: string; chargeConsent: string; withoutAccount: string },
  country: string,
  wallet: Centavos,
): OrderRequest | Gap {
  const { orderId } = sent;
  if (cart.lines.length === 0) return gap(CART_PAGE, CART_MESSAGES.cartEmpty);
  if (!personalDetails) return gap(stepPath('datos'), CHECKOUT_MESSAGES.checkoutIncomplete);
  const branch = cart.pickup?.branch;
  const handedTo = branch
    ? pickupPhone && branchAddress(branch, personalDetails, country, pickupPhone)
    : shippingDetails;
  if (!handedTo || (!branch && !cart.isVirtual && isElsewhere(cart.destination, handedTo)))
    return gap(stepPath('datos'), CHECKOUT_MESSAGES.checkoutIncomplete);
  if (!cart.shippingMethod && !cart.isVirtual) return gap(stepPath('envio'), CHECKOUT_MESSAGES.shippingMethodMissing);
  const isPaid = hasNothingToPay(cart) || wallet === cart.totals.grandTotal;
  if (!cart.paymentMethod || !(cart.paymentTerms.isChosen || isPaid))
    return gap(stepPath('pago'), CHECKOUT_MESSAGES.paymentMethodMissing);
  const { months, isChargedAtOnce } = isPaid ? NO_TERMS : cart.paymentTerms;
  if (months === null) return gap(stepPath('pago'), CART_MESSAGES.monthsNotOffered);
  // Agreed to for these payments, not for others that were shown before.
  if (isChargedAtOnce && sent.chargeConsent !== String(months))
    return gap(stepPath('pago'), CHECKOUT_MESSAGES.chargeConsentMissing);
  if (isAccountLapsed && sent.withoutAccount !== '1') return gap(stepPath('pago'), CHECKOUT_MESSAGES.accountLapsed);
  return {
    orderId,
    products: null,
    personalDetails,
    shippingAddress: cart.isVirtual ? null : handedTo,
    billingAddress: { ...(paymentDetails ?? handedTo), ...invoice },
    shippingMethod: cart.isVirtual ? null : cart.shippingMethod,
    ...(branch ? { branch: branch.code } : {}),
    paymentMethod: cart.paymentMethod,
    ...(months > 1 ? { months } : {}),
    ...(isChargedAtOnce ? { chargeConsent: true } : {}),
    ...(wallet > 0 ? { wallet } : {}),
    ...(newAccount ? { newAccount } : {}),
    cartVersion: Number(sent.cartVersion),
  };
}

interface Filled {
  cart: Cart;
  checkout: Checkout;
}

const choiceIn = ({ paymentMethod, paymentTerms }: Cart): string =>
  paymentTerms.isChosen ? `${paymentMethod}:${paymentTerms.months ?? 0}` : '';

/** Whether two readings of a cart buy the same, for the same price and to the same place: only how it is paid differs. */
const buysTheSame = (one: Cart, other: Cart): boolean =>
  one.lines.length === other.lines.length &&
  quantityDifferences(one.lines, other.lines).length === 0 &&
  priceDifferences(one.lines, other.lines).length === 0 &&
  JSON.stringify([one.coupon, one.destination, one.shippingMethod, one.pickup]) ===
    JSON.stringify([other.coupon, other.destination, other.shippingMethod, other.pickup]);

/**
 * The cart paid as was chosen in the form of the order, and the version of it that is ordered: that which was shown, or
 * what the choice alone made of it. Where the choice makes another total than was shown, that is shown first.
 */
async function asChosen(
  call: StepCall,
  shown: Filled,
  { cartVersion, total, paid, rfcTold }: Values<typeof ORDER>,
): Promise<(Filled & { version: string }) | Outcome> {
  if (total === '' || shown.cart.lines.length === 0) return { ...shown, version: cartVersion };
  const kept = await keepPayment(call, shown);
  if (!kept.ok) return call.retry(kept.problem);
  const { cart, checkout } = kept.value;
  if (cart.totals.grandTotal !== Number(total)) return call.retry(refuse(409, CHECKOUT_MESSAGES.totalChanged).problem);
  const told = toldOf(checkout);
  // By what the page said, not by what is kept: a second press of the same page was told as little as the first.
  if (told.length > 0 && rfcTold !== checkout.invoice?.taxId) return { ...call.onwards('pago', cart), notices: told };
  const wasShown =
    String(shown.cart.version) === cartVersion ||
    // Sent twice: the first of them has chosen already.
    (String(shown.cart.version - 1) === cartVersion &&
      choiceIn(shown.cart) === choiceIn(cart) &&
      paid !== choiceIn(cart));
  // Another tab may have changed the cart since it was read here.
  const isOnlyChosen = wasShown && buysTheSame(shown.cart, cart);
  return { ...kept.value, version: isOnlyChosen ? String(cart.version) : cartVersion };
}

/** Places the order, and signs in whose account was made with it. */
export async function placeOrder(call: StepCall): Promise<Outcome> {
  const { cart, token, key, retry, sent, request } = call;
  const fields = checkForm({ ...ORDER, ...CHARGE_CONSENT, ...WITHOUT_ACCOUNT }, sent);
  if (!fields.ok) return retry(invalid(fields.errors));
  const { orderId, cartVersion, details } = fields.values;
  const placed = async (id: string, order: Order | null = null, told: { left?: Cart } = {}): Promise<Outcome> => {
    const left = await cartLeft(cart, told);
    const location = orderPath(id);
    const outcome = left
      ? withCart(request, { location, notices: [], token: cart.token(), cart: left })
      : withoutCart(location);
    const away = order && (await cardPageOf(request, order));
    return away ? { ...outcome, away } : outcome;
  };
  const read = await cart.read();
  if (!read.ok) return retry(read.problem);
  const before = read.value.cart;
  const isClosed = before.lines.length === 0 && Number(cartVersion) < before.version;
  // Sent again after it went through, or from another tab: the cart is another one by now, the order is there.
  const placedBefore = async (otherwise: Outcome): Promise<Outcome> => {
    for (const id of [orderId, before.unresolvedOrder, isClosed ? before.lastOrder : null]) {
      if (id !== null && (await request.commerce.orders.find(id, token)).ok) return placed(id);
    }
    return otherwise;
  };
  const filled = await asChosen(call, read.value, fields.values);
  if ('location' in filled) return placedBefore(filled);
  const seen = { ...fields.values, cartVersion: filled.version };
  const wallet = await paidByWallet(call, filled.cart, filled.checkout);
  if (!wallet.ok) return retry(wallet.problem);
  // What is left to pay by another form is shown before it is ordered.
  if (wallet.value !== Number(fields.values.wallet))
    return placedBefore(retry(refuse(409, WALLET_MESSAGES.changed).problem));
  const order = requestOf(filled.cart, filled.checkout, seen, request.store.i18n.defaultCountry, wallet.value);
  if ('problem' in order) return placedBefore({ ...retry(order.problem), location: order.location });
  // Another tab may have filled in something else: the order would go there unseen.
  if (details !== '' && details !== detailsMark(filled.checkout))
    return placedBefore(retry(refuse(409, CHECKOUT_MESSAGES.detailsChanged).problem));
  const outcome = await cart.place(order, key ?? orderId);
  if (!outcome.ok) return placedBefore(retry(outcome.problem));
  if (outcome.value.state !== 'placed') return placed(outcome.value.orderId);
  await markOrder(request, outcome.value.order.number);
  if (order.newAccount) await request.entry().signInWithOrder(outcome.value.order.number, order.newAccount);
  return placed(outcome.value.order.orderId, outcome.value.order, outcome.value);
}
