import type { DeskCoupons } from '../../../../src/commerce/desk/coupons';
import { COUPONS_MESSAGES } from '../../../../src/contract/coupons';
import { refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { backendOf } from '../../../settings/backends';
import type { By } from '../audit/write';
import { listCoupons, readCoupon } from './read';
import { endCoupon, saveCoupon } from './save';

/** Coupons at the desk of a store view: our own, or a retailer's, which are made there. */
export function embeddedDeskCoupons(env: Env, by: By): DeskCoupons {
  const isOurs = backendOf(env, by.store).backend === 'embedded';
  const gone = refuse(404, COUPONS_MESSAGES.couponGone);
  return {
    isOurs,
    list: async (time, search, after) =>
      isOurs ? listCoupons(env, by.store, { time, search, after, now: by.at }) : { coupons: [], next: null },
    read: async (code) => (isOurs ? readCoupon(env, by.store, code) : null),
    save: async (terms, version, key) => (isOurs ? saveCoupon(env, by, terms, version, key) : gone),
    end: async (code, version, key) => (isOurs ? endCoupon(env, by, code, version, key) : gone),
  };
}
