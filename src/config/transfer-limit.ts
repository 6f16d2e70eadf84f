import { toCentavos } from '../domain/money';

/**
 * What banks let through in one transfer until their customer raises it: 1,500 UDIS, in pesos of January 2026. Source:
 * Banxico's rules for limits set by users.
 */
export const TRANSFER_LIMIT = toCentavos(12_800_00);
