/**
 * The version of the text a shopper ticks where a card is charged before its order is sent; it stands with the order.
 */
export const CHARGE_CONSENT_VERSION = '2026-11-22';
