import type { Result } from '../../domain/result';

/** In whose accounts a coupon stands. */
export interface CouponGifts {
  /** true: in everybody's. */
  isEverybodys: boolean;
  /** How many customers it was given to by name. */
  customers: number;
}

/** Coupons that operators put among customers' own; whoever knows a code may use it all the same. */
export interface DeskCouponGifts {
  of(code: string): Promise<CouponGifts>;
  /**
   * Puts a coupon into the account of an e-mail, or into everybody's (null); again it changes nothing. 404 without such
   * a coupon, or an account of this e-mail.
   */
  give(code: string, email: string | null): Promise<Result<null>>;
  /** Takes it out again. */
  takeBack(code: string, email: string | null): Promise<Result<null>>;
}

declare module '../desk' {
  interface Desk {
    couponGifts: DeskCouponGifts;
  }
}
