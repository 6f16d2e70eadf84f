import { priceGroupOf } from '../../../src/commerce/load-pricing';
import { DELIVERY_CALENDAR } from '../../../src/config/delivery-calendar';
import { CHARGE_CONSENT_VERSION } from '../../../src/config/terms';
import { BRANCHES_MESSAGES } from '../../../src/contract/branches';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { CHECKOUT_MESSAGES } from '../../../src/contract/checkout/messages';
import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import { WALLET_MESSAGES } from '../../../src/contract/wallet/messages';
import { branchAddress } from '../../../src/domain/branch/address';
import { BRANCH_PICKUP, PICKUP_CARRIER } from '../../../src/domain/branch/branch';
import type { Notice } from '../../../src/domain/cart/cart';
import type { CartContent } from '../../../src/domain/cart/content';
import { destinationOf } from '../../../src/domain/cart/destination';
import { isPickup } from '../../../src/domain/cart/fulfilment';
import { isVirtual } from '../../../src/domain/cart/lines';
import { refreshLines } from '../../../src/domain/cart/operations';
import { couponStoppedNotices } from '../../../src/domain/cart/totals/coupon';
import { paymentOf, paymentsOf } from '../../../src/domain/cart/totals/pricing';
import { toCentavos } from '../../../src/domain/money';
import { buildOrder } from '../../../src/domain/order/build-order';
import {
  differences,
  type OrderDifference,
  priceDifferences,
  quantityDifferences,
  stockDifferences,
  totalDifference,
} from '../../../src/domain/order/differences';
import type { Order, OrderRequest } from '../../../src/domain/order/order';
import { sentPriceDifferences } from '../../../src/domain/order/sent-price';
import { isCharged, isOffered } from '../../../src/domain/payment/months';
import { ok, type Problem, type Result, refuse } from '../../../src/domain/result';
import type { CartContext } from './context';
import { pricedItemsOfLines } from './decide';
import { withValidCoupon } from './review';
import type { CartState } from './state';

const changed = (found: OrderDifference[]) => refuse(409, ORDER_MESSAGES.orderChanged, { detail: found });

const field = (name: string, message: string, rule = 'required') =>
  refuse(422, message, { fields: [{ field: name, rule, message }] });

/** Whether this order is picked up: by the way it names, else by the one its cart has. */
const isPickupOrder = ({ lines, chosenShipping }: CartContent, { shippingMethod }: OrderRequest): boolean =>
  isPickup({ lines, chosenShipping: shippingMethod ?? chosenShipping });

/**
 * What can be said before anything is read: an empty cart, another cart than the shopper saw, motorcycles in company, a
 * missing address.
 */
export function checkRequest(state: CartState, request: OrderRequest, context: CartContext): Result<null> {
  const { lines } = state.content;
  if (lines.length === 0) return refuse(409, CART_MESSAGES.cartEmpty);
  const named = differences(lines, request.products);
  if (named.length > 0) return changed(named.map((difference) => ({ kind: 'quantity', ...difference })));
  if (request.cartVersion !== null && request.cartVersion !== state.version) {
    return changed([{ kind: 'version', requested: request.cartVersion, current: state.version }]);
  }
  const motorcycles = lines.filter(context.isMotorcycle);
  if (motorcycles.some((line) => line.qty > 1)) return field('products', CART_MESSAGES.oneMotorcycle, 'motorcycle');
  if (motorcycles.length > 0 && lines.length > 1) return field('products', CART_MESSAGES.motorcycleAlone, 'motorcycle');
  if (isVirtual(lines)) return ok(null);
  if (isPickupOrder(state.content, request)) {
    const code = request.branch ?? state.content.branch?.code;
    if (code !== undefined) return ok(null);
    if (!context.backend.hasRemoteCart) return field('branchOffice', BRANCHES_MESSAGES.branchMissing);
  }
  if (!request.shippingAddress) return field('shippingAddress', CHECKOUT_MESSAGES.checkoutIncomplete);
  return request.shippingMethod ? ok(null) : field('shippingMethod', CHECKOUT_MESSAGES.shippingMethodMissing);
}

/** An order ready to be written, or why not; either way the content as it is now. */
export type Verified = { content: CartContent; pendingNotices: Notice[] } & ({ order: Order } | { problem: Problem });

async function delivered(
  content: CartContent,
  request: OrderRequest,
  context: CartContext,
): Promise<Result<CartContent>> {
  if (isVirtual(content.lines) || !request.shippingAddress || !request.shippingMethod) return ok(content);
  const { carrierCode, methodCode } = request.shippingMethod;
  const placed = await context.backend.deliver(
    { ...content, chosenShipping: { carrierCode, methodCode } },
    destinationOf(request.shippingAddress, context.stateOf),
    context.now,
  );
  if (!placed.ok) return placed;
  const method = placed.value.shippingMethods.find(
    (one) => one.carrier_code === carrierCode && one.method_code === methodCode,
  );
  // A cart that is picked up goes on to the shopper's address once it is to be sent after all.
  if (method?.available)
    return content.branch
      ? ok({ ...placed.value, destination: content.destination, coverage: content.coverage })
      : placed;
  return method
    ? field('shippingAddress.zipCode', method.errorMessage || CART_MESSAGES.noCoverage, 'coverage')
    : field('shippingMethod', CART_MESSAGES.methodNotOffered, 'offered');
}

/**
 * What the order asks for of the cart: handed over where and how it says. The address of an order that is picked up is
 * its branch's.
 */
async function askedFor(
  before: CartContent,
  request: OrderRequest,
  context: CartContext,
): Promise<Result<{ asked: CartContent; request: OrderRequest }>> {
  const { branch: had, ...rest } = before;
  const chosenShipping = request.shippingMethod ?? before.chosenShipping;
  const code = request.branch ?? had?.code;
  if (isVirtual(before.lines) || !isPickupOrder(before, request) || code === undefined) {
    const { shippingAddress } = request;
    const destination =
      shippingAddress && !isVirtual(before.lines)
        ? destinationOf(shippingAddress, context.stateOf)
        : before.destination;
    return ok({ asked: { ...rest, destination, chosenShipping }, request });
  }
  const found = await context.backend.branch(code, []);
  if (!found.ok) return found;
  if (!found.value) return field('branchOffice', BRANCHES_MESSAGES.branchUnknown, 'exists');
  const { stock: _stock, ...branch } = found.value;
  const person = request.shippingAddress ?? {
    ...request.personalDetails,
    phoneNumber: request.billingAddress.phoneNumber,
  };
  const shippingAddress = branchAddress(branch, person, context.store.i18n.defaultCountry, person.phoneNumber);
  const shippingMethod = chosenShipping ?? { carrierCode: PICKUP_CARRIER, methodCode: BRANCH_PICKUP };
  return ok({
    asked: { ...rest, branch, chosenShipping: shippingMethod },
    request: { ...request, shippingAddress, shippingMethod },
  });
}

/**
 * Reads prices, stock, coupon, place and methods anew and makes the order of them; any difference to what the cart held
 * refuses it.
 */
export async function verifyOrder(state: CartState, given: OrderRequest, context: CartContext): Promise<Verified> {
  const before = state.content;
  const asking = await askedFor(before, given, context);
  if (!asking.ok) return { content: before, pendingNotices: [], problem: asking.problem };
  const { asked, request } = asking.value;
  context.backend.readAhead?.(asked, context.now);
  const pricedItems = await pricedItemsOfLines(asked, context);
  const refreshed = refreshLines(
    { ...asked, destination: before.destination, chosenShipping: before.chosenShipping },
    pricedItems,
    priceGroupOf(context.shopper),
  );
  const { lines } = refreshed.content;
  const found = [
    ...priceDifferences(before.lines, lines),
    // A price that was right until now is not told here: the line's own difference above says that it has changed.
    ...sentPriceDifferences([...lines, ...before.lines], request.products),
    ...stockDifferences(before.lines, pricedItems),
  ];
  let { content } = refreshed;
  const pendingNotices = [...refreshed.notices];
  const checkedCoupon = await withValidCoupon(content, context, request.personalDetails.emailAddress);
  if (content.coupon && checkedCoupon.refused)
    found.push({ kind: 'coupon', code: content.coupon.code, reason: checkedCoupon.refused.message });
  content = checkedCoupon.content;
  if (checkedCoupon.refused) pendingNotices.push(checkedCoupon.refused);
  const placed = await delivered(content, request, context);
  if (!placed.ok) return { content: before, pendingNotices: [], problem: placed.problem };
  const payment = paymentsOf(placed.value, context.payments).find((method) => method.code === request.paymentMethod);
  if (!payment)
    return {
      content: before,
      pendingNotices: [],
      ...problemOf(field('paymentMethod', CART_MESSAGES.methodNotOffered, 'offered')),
    };
  // An order that names the way which is offered first does not make it a choice: if it is refused now, the payment
  // step still asks.
  const chosenPayment =
    paymentOf(placed.value, context.payments)?.code === payment.code ? placed.value.chosenPayment : payment.code;
  const settled = await context.backend.sync({ ...placed.value, chosenPayment }, 'place', context.now);
  content = settled.content;
  pendingNotices.push(...settled.notices, ...couponStoppedNotices(before, content));
  if (!settled.isSynced)
    return { content, pendingNotices, ...problemOf(refuse(503, CART_MESSAGES.retailerUnavailable)) };
  found.push(...quantityDifferences(before.lines, content.lines));
  found.push(
    ...totalDifference(
      request.cartVersion === null ? state.answeredTotal : before.totals.grandTotal,
      content.totals.grandTotal,
    ),
  );
  if (found.length > 0) return { content, pendingNotices, ...problemOf(changed(found)) };
  const { grandTotal } = content.totals;
  if ((request.wallet ?? 0) > grandTotal)
    return { content, pendingNotices, ...problemOf(refuse(409, WALLET_MESSAGES.changed)) };
  const due = toCentavos(grandTotal - (request.wallet ?? 0));
  const isChargedAtOnce = isCharged(payment, request.months ?? 1) && due > 0;
  if (isChargedAtOnce && !request.chargeConsent)
    return { content, pendingNotices, ...problemOf(field('chargeConsent', CHECKOUT_MESSAGES.chargeConsentMissing)) };
  if (!isOffered(payment, request.months ?? 1, due))
    return { content, pendingNotices, ...problemOf(field('months', CART_MESSAGES.monthsNotOffered, 'offered')) };
  const shipping = request.shippingMethod;
  const order = buildOrder({
    number: '',
    now: context.now,
    storeCode: context.store.storeCode,
    lines: content.lines,
    totals: content.totals,
    request,
    shippingMethod:
      content.shippingMethods.find(
        (one) => one.carrier_code === shipping?.carrierCode && one.method_code === shipping.methodCode,
      ) ?? null,
    calendar: DELIVERY_CALENDAR,
    branch: isPickup(content) ? content.branch : undefined,
    paymentMethod: payment,
    ...(isChargedAtOnce ? { consentVersion: CHARGE_CONSENT_VERSION } : {}),
    source: state.checkout.source,
    tracking: state.checkout.tracking,
  });
  return { content, pendingNotices, order };
}

const problemOf = ({ problem }: { problem: Problem }) => ({ problem });
