const PLACED = 200;

/**
 * Whether an order was placed: its answer has no code or 200. A sentence instead of a number is a refusal, a signature
 * that does not verify answers 200 so.
 */
export const isPlaced = (answer: { code?: number; result?: unknown }): boolean =>
  (answer.code === undefined || answer.code === PLACED) &&
  !(typeof answer.result === 'string' && /\s/.test(answer.result));

/** What the other side says of an order that was sent to it and came back without a number. */
export interface Evidence {
  /** Asked for the order's status: it knows no such order, or does not answer. */
  status: 'denies' | 'silent';
  /**
   * Asked for the cart the order was sent from: it still holds its lines, or does not (an order that is made empties
   * it), or no answer.
   */
  cart: 'holds' | 'spent' | 'silent';
}

const MINUTE_MS = 60 * 1000;

/** How long a retailer may take to show an order it was sent; its denial is believed after that. */
const UNKNOWN_GRACE_MS = 2 * MINUTE_MS;

/** After this long a cart that still holds its lines is believed even if the status cannot be asked. */
const SILENT_GRACE_MS = 15 * MINUTE_MS;

/**
 * After this long without proof either way the cart is opened again, the shopper told to ask, and the log line
 * `order.unresolved` written.
 */
export const UNKNOWN_LIMIT_MS = 24 * 60 * MINUTE_MS;

/** The retailer's status and its cart both deny the order at this moment. */
export const isDenied = ({ status, cart }: Evidence): boolean => status === 'denies' && cart === 'holds';

/**
 * Whether an order sent `elapsedMs` ago may be believed never to have been made. `wasDenied`: status and cart denied it
 * before. An empty cart speaks for the order, except a day later after such a denial: by then the retailer may have
 * dropped the cart itself.
 */
export function isNeverMade(evidence: Evidence, elapsedMs: number, wasDenied: boolean): boolean {
  const { status, cart } = evidence;
  if (cart === 'holds')
    return elapsedMs >= (status === 'denies' ? UNKNOWN_GRACE_MS : SILENT_GRACE_MS) || (wasDenied && isDenied(evidence));
  return wasDenied && status === 'denies' && cart === 'spent' && elapsedMs >= UNKNOWN_LIMIT_MS;
}
