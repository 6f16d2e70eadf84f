import type { Customer } from '../domain/customer/customer';
import type { OwnCoupon } from '../domain/customer/own-coupon';
import type { Result } from '../domain/result';
import type { OwnWallet } from './own/wallet';

/**
 * Customers of others, for who may name them: it is given to operators and programs of the shop (`MineOfService`) alone,
 * and tests/house/mine.test.ts lists every use.
 */
export interface AnyCustomerPort {
  /** The customer of an id of our own engine; null where nobody has it or the customers are a retailer's. */
  profile(customerId: string): Promise<Customer | null>;
  /** Their coupons in the store view; null as `profile`. */
  coupons(customerId: string): Promise<OwnCoupon[] | null>;
  /** Their wallet in the store view; null as `profile`. */
  wallet(customerId: string): Promise<OwnWallet | null>;
  /**
   * Puts the customer of an e-mail into a price group, and their open sessions with them. Answers their id; null where
   * nobody has the e-mail or the customers are a retailer's. 503 where the sessions cannot be reached: made again, it
   * comes to the same.
   */
  setPriceGroup(email: string, groupId: number): Promise<Result<number | null>>;
}
