import { motorcycleByCategory } from '../domain/cart/validate';
import type { PaymentKind } from '../domain/payment/kind';

/** Categories that hold motorcycles, by store view. */
const MOTORCYCLE_CATEGORIES: Record<string, number[]> = { viu: [71] };

/** What tells a motorcycle in a store view: it is bought alone and one at a time. */
export const motorcycles = (storeCode: string) => motorcycleByCategory(MOTORCYCLE_CATEGORIES[storeCode] ?? []);

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** What orders nobody has paid may take of a store view. */
export interface UnpaidOrders {
  /**
   * Open orders, paid in cash at the door, of one telephone and of one delivery address; a further one asks for a
   * challenge.
   */
  perPhone: number;
  perAddress: number;
  /** How long an order holds its stock while it is unpaid, by the way it is paid. */
  holdMs: Record<PaymentKind, number>;
}

/** What holds where a store view sets nothing else. */
export const UNPAID_ORDERS: UnpaidOrders = {
  perPhone: 5,
  perAddress: 5,
  holdMs: { card: 30 * MINUTE_MS, store: 48 * HOUR_MS, spei: 72 * HOUR_MS, cash: 7 * 24 * HOUR_MS },
};
