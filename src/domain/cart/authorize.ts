import type { CartLine } from './cart';
import { type Connection, type ConnectOptions, type ConnectPort, type ConnectResult, connectCart } from './connect';
import { MESSAGES } from './messages';
import { errorNotice } from './notices';
import type { Outcome } from './outcome';

export interface CouponPort {
  applyCoupon(cartId: string, code: string): Promise<Outcome<true>>;
  deleteCoupon(cartId: string): Promise<Outcome<true>>;
}

export interface AuthorizeResult extends ConnectResult {
  /** The coupon the cart has afterwards. */
  coupon: string | null;
}

/** A customer signed in: the coupon is taken off, the carts are joined with their quantities, the coupon is tried again. */
export async function authorizeCart(
  connection: Connection,
  lines: readonly CartLine[],
  coupon: string | null,
  options: Omit<ConnectOptions, 'mergeQty'>,
  port: ConnectPort & CouponPort,
): Promise<AuthorizeResult> {
  if (coupon !== null && connection.cartId !== null) await port.deleteCoupon(connection.cartId);
  const joined = await connectCart(connection, lines, { ...options, mergeQty: true }, port);
  const { cartId } = joined.connection;
  if (coupon === null || cartId === null || joined.end.state !== 'ok') return { ...joined, coupon };
  const applied = await port.applyCoupon(cartId, coupon);
  if (applied.state !== 'refused') return { ...joined, coupon };
  return { ...joined, coupon: null, notices: [...joined.notices, errorNotice(MESSAGES.couponNotValid)] };
}
