import { embeddedDeskCoupons } from '../adapters/embedded/desk-coupons';
import { embeddedCouponGifts } from '../adapters/embedded/desk-coupons/gifts';
import { couponsHandlers } from '../api/desk/coupons';
import { couponsForms } from '../forms/coupons';
import { defineArea } from './define-area';

export const coupons = defineArea('coupons', {
  ports: {},
  calls: couponsHandlers,
  forms: couponsForms,
  // What a coupon was used for stays with its orders.
  retention: 'nothing ages',
  desk: {
    coupons: {
      make: ({ env, store, now, operator }) => embeddedDeskCoupons(env, { operator, store: store.storeCode, at: now }),
      needs: { list: 'see', read: 'see', save: 'money', end: 'money' },
    },
    couponGifts: {
      make: ({ env, store, now, operator }) => embeddedCouponGifts(env, { operator, store: store.storeCode, at: now }),
      needs: { of: 'see', give: 'money', takeBack: 'money' },
    },
  },
});
