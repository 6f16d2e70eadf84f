import type { CouponTerms } from '../../domain/cart/cart';
import type { Result } from '../../domain/result';
import type { AuditEntry } from './audit';

/** A coupon in a list: its terms, and how many orders use it now. */
export interface CouponRow {
  terms: CouponTerms;
  uses: number;
}

/** Which coupons a list has: those that can be used now or later, or those that are over. */
export type CouponTime = 'open' | 'over';

export interface CouponList {
  /** By their codes. */
  coupons: CouponRow[];
  /** Code the next page is asked with, null behind the last one. */
  next: string | null;
}

/** An order that uses a coupon. Epoch ms. */
export interface CouponUse {
  order: string;
  at: number;
  /** Who ordered. */
  name: string;
}

export interface DeskCoupon extends CouponRow {
  /** true: an import brought it, and the next one sets it as its file says. */
  isImported: boolean;
  /** The newest uses. */
  recent: CouponUse[];
  /** Id of the last thing that was done to it here, 0 for none: whoever changes what is shown names it. */
  version: number;
  history: AuditEntry[];
}

export interface DeskCoupons {
  /** false where a retailer keeps the coupons: they are made there. */
  readonly isOurs: boolean;
  /** A page of them, those whose code begins as was typed; those of the newsletter's subscribers only where it was. */
  list(time: CouponTime, search: string | null, after: string | null): Promise<CouponList>;
  /** null without a coupon of this code. */
  read(code: string): Promise<DeskCoupon | null>;
  /**
   * Makes a coupon, or changes that of the code where `version` says what was shown; once under its key. 409 where there
   * is one of this code already, or somebody changed it meanwhile (detail.who); 404 where it is gone.
   */
  save(terms: CouponTerms, version: number | null, key: string): Promise<Result<null>>;
  /** Ends a coupon now. Refused as `save`. */
  end(code: string, version: number, key: string): Promise<Result<null>>;
}

declare module '../desk' {
  interface Desk {
    coupons: DeskCoupons;
  }
}
