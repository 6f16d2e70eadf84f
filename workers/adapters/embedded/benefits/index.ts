import type { BenefitsPort } from '../../../../src/commerce/own/benefits';
import { ok } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { ownCoupons } from './own-coupons';
import { ownRanking } from './own-ranking';

/** Coupons and levels of our own customers in a store view; `now` in epoch ms. */
export const embeddedBenefits = (
  env: Pick<Env, 'SHOP'>,
  { storeCode, ranking }: Pick<StoreView, 'storeCode' | 'ranking'>,
  now: number,
): BenefitsPort => ({
  ofCustomer({ customerId }) {
    const stands = async () => ok(await ownRanking(env, storeCode, ranking, customerId, now));
    return {
      coupons: async () => ok(await ownCoupons(env, storeCode, customerId, now)),
      ranking: stands,
      // It is reckoned whenever it is read: there is nothing to bring up to date.
      updateRanking: stands,
    };
  },
});
