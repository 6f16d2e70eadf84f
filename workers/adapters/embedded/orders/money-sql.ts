/**
 * The rules of src/domain/order/money.ts for queries that look at many orders, or that write only where a rule holds.
 * They read columns of the table `orders`; a test compares them with that file.
 */

/** What is there of what came in. */
const KEPT = '(orders.received - orders.reversed - orders.refunded)';

/** What is held on cards and neither taken nor let go. */
const OPEN_AUTHORISATION = '(orders.authorised - orders.captured - orders.released)';

/** What the shopper still owes, in centavos. */
export const STILL_DUE = `max(0, orders.charged - ${KEPT})`;

/** What the shop still owes the shopper, in centavos. */
export const TO_REFUND = `max(0, ${KEPT} - orders.charged)`;

/** What is held and needed no longer, in centavos. */
export const TO_RELEASE = `max(0, ${OPEN_AUTHORISATION} - ${STILL_DUE})`;
