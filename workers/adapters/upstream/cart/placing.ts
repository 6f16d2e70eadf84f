import type { Placed, Placing, SentFrom } from '../../../../src/commerce/cart-backend';
import { CART_MESSAGES } from '../../../../src/contract/cart/messages';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import type { Outcome, Refused } from '../../../../src/domain/cart/outcome';
import type { ServerLine } from '../../../../src/domain/cart/sync/wire';
import { type Evidence, isDenied } from '../../../../src/domain/order/evidence';
import type { Order } from '../../../../src/domain/order/order';
import { orderBody } from '../../../../src/domain/order/order-body';
import { type Problem, refuse } from '../../../../src/domain/result';
import { isNotNow } from '../answer';
import type { PlacedOrder } from './retailer-cart';
import { callsFor, type Retailer, userIdOf } from './sync';

const FIRST_SERVER_ERROR = 500;

/** Failures the family answers with 500 before it comes to placing anything. Source: contract §1.2. */
const BEFORE_PLACING = /^Error while (adding|validating|syncing) /;

/**
 * A refusal in the contract's shape, of the order itself and not of the moment: it is worth asking at once whether
 * anything was made.
 */
const isOfTheOrder = ({ code, message, inBody }: Refused): boolean =>
  !isNotNow(code) && (code < FIRST_SERVER_ERROR || inBody === true || BEFORE_PLACING.test(message));

/** A refusal in the retailer's own words. */
const saidNo = (message: string): Problem => refuse(409, message || ORDER_MESSAGES.orderChanged).problem;

const madeBy = (order: Order, { backendOrderId, orderNumber }: PlacedOrder): Placed => ({
  state: 'placed',
  order: { ...order, number: orderNumber, backendId: backendOrderId },
});

function cartEvidence(pulled: Outcome<ServerLine[]>, { lines }: SentFrom): Evidence['cart'] {
  if (pulled.state === 'unknown') return 'silent';
  if (pulled.state === 'refused') return 'spent';
  const isThere = ({ serverItemId, qty }: SentFrom['lines'][number]) =>
    pulled.value.some((line) => String(line.item_id) === serverItemId && (qty === null || line.qty === qty));
  return lines.every(isThere) ? 'holds' : 'spent';
}

/** Asks a retailer for an order that was sent to it, then for the cart it was sent from. */
export async function findSentOrder(
  retailer: Retailer,
  { order, from, content }: Pick<Placing, 'order' | 'from' | 'content'>,
): Promise<Placed> {
  const cart = callsFor(retailer, content);
  const status = await cart.orderStatus(order.orderId, from.cartId);
  if (status.state === 'ok' && status.value) return madeBy(order, status.value);
  const said: Evidence['status'] = status.state === 'ok' ? 'denies' : 'silent';
  if (from.cartId === null) return { state: 'unknown', evidence: { status: said, cart: 'silent' } };
  return { state: 'unknown', evidence: { status: said, cart: cartEvidence(await cart.pull(from.cartId), from) } };
}

/**
 * Sends an order once. Whatever comes back without an order is no proof that none was made: the retailer is asked. Only
 * where it refused the order as such, and its status and its cart both deny it, is it refused.
 */
export async function sendOrder(retailer: Retailer, placing: Placing): Promise<Placed> {
  const { order, content, request, call } = placing;
  const { cartId } = content.remote.connection;
  const unavailable = refuse(503, CART_MESSAGES.retailerUnavailable).problem;
  if (cartId === null) return { state: 'refused', problem: unavailable };
  const body = orderBody({
    request: order.branch ? { ...request, shippingAddress: order.shippingAddress } : request,
    branch: order.branch?.code,
    lines: content.lines,
    cartId,
    storeCode: retailer.store.storeCode,
    userId: userIdOf(retailer, content),
    now: Date.parse(order.createdAt),
  });
  const answer = await callsFor(retailer, content).order(body, call.key);
  if (answer.state === 'ok') return madeBy(order, answer.value);
  if (answer.state === 'refused' && answer.unsent) return { state: 'refused', problem: unavailable };
  const found = await findSentOrder(retailer, placing);
  if (found.state !== 'unknown' || answer.state === 'unknown') return found;
  const isRefused = isOfTheOrder(answer) && found.evidence !== undefined && isDenied(found.evidence);
  return isRefused
    ? { state: 'refused', problem: saidNo(answer.message), sent: true }
    : { ...found, said: answer.message };
}
