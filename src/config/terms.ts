import { toCentavos } from '../domain/money';

/**
 * The version of the text a shopper ticks where a card is charged before its order is sent, or ready at its branch; it stands with the order.
 */
export const CHARGE_CONSENT_VERSION = '2026-11-30';

/**
 * Working days from delivery within which a purchase may be taken back without a reason: those of the law for distance
 * sales.
 */
export const RETURN_DAYS = 5;

/** Days for which a branch keeps an order that is ready. */
export const PICKUP_DAYS = 7;

/** Until when a branch keeps an order that was ready at `readyAt`, both in milliseconds. */
export const keptUntil = (readyAt: number): number => readyAt + PICKUP_DAYS * 24 * 60 * 60 * 1000;

/**
 * What banks let through in one transfer until their customer raises it: 1,500 UDIS, in pesos of January 2026. Source:
 * Banxico's rules for limits set by users.
 */
export const TRANSFER_LIMIT = toCentavos(12_800_00);

/** How long whoever is to pay by card may stand at its page, or take another card, before they are written to. */
export const AT_THE_TILL_MS = 10 * 60_000;
