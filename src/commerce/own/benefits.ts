import type { OwnCoupon } from '../../domain/customer/own-coupon';
import type { Ranking } from '../../domain/customer/ranking';
import type { Result } from '../../domain/result';
import type { CustomerAccess } from '../customers';

/** What a customer has of the shop beside their orders. null: whoever keeps the customers does not tell it just now. */
export interface OwnBenefits {
  /** Those that can be used first; of what is over, what was until lately. At most 100. */
  coupons(): Promise<Result<OwnCoupon[] | null>>;
  ranking(): Promise<Result<Ranking | null>>;
  /** Has the ranking reckoned anew, and answers it. */
  updateRanking(): Promise<Result<Ranking | null>>;
}

export interface BenefitsPort {
  ofCustomer(customer: CustomerAccess): OwnBenefits;
}

declare module '../commerce' {
  interface Commerce {
    benefits: BenefitsPort;
  }
}
