/** What the other side says of an order that was sent to it and came back without a number. */
export interface Evidence {
  /** Its call for the status of an order: there is no such order, or no answer. */
  status: 'denies' | 'silent';
  /** The cart the order was sent from: it holds its lines, it does not or is gone, or no answer. An order that was made spends its cart. */
  cart: 'holds' | 'spent' | 'silent';
}

const MINUTE_MS = 60 * 1000;

/** How long a retailer may take to show an order it was sent: only then "never got it" is believed. */
const UNKNOWN_GRACE_MS = 2 * MINUTE_MS;

/** How long it takes for a cart that holds its lines to be believed alone, while the status cannot be asked. */
const SILENT_GRACE_MS = 15 * MINUTE_MS;

/** After this long without proof either way the cart is opened again and the shopper told to ask; whoever runs the shop finds the order in the log. */
export const UNKNOWN_LIMIT_MS = 24 * 60 * MINUTE_MS;

/** Both sides of the retailer deny the order at this moment. */
export const isDenied = ({ status, cart }: Evidence): boolean => status === 'denies' && cart === 'holds';

/**
 * Whether an order sent `elapsedMs` ago may be believed never to have been made. A cart that was seen to hold its lines after the order was
 * sent (`wasDenied`) may have run out a day later; until then one that is spent speaks for the order.
 */
export function isNeverMade(evidence: Evidence, elapsedMs: number, wasDenied: boolean): boolean {
  const { status, cart } = evidence;
  if (cart === 'holds') return elapsedMs >= (status === 'denies' ? UNKNOWN_GRACE_MS : SILENT_GRACE_MS) || (wasDenied && isDenied(evidence));
  return wasDenied && status === 'denies' && cart === 'spent' && elapsedMs >= UNKNOWN_LIMIT_MS;
}
