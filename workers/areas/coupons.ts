import { embeddedDeskCoupons } from '../adapters/embedded/desk-coupons';
import { embeddedCouponGifts } from '../adapters/embedded/desk-coupons/gifts';
import { ofAccount, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { couponGiven, couponUse } from '../adapters/embedded/schema/shop';
import { couponsHandlers } from '../api/desk/coupons';
import { couponsForms } from '../forms/coupons';
import { defineArea } from './define-area';

export const coupons = defineArea('coupons', {
  ports: {},
  calls: couponsHandlers,
  forms: couponsForms,
  personal: [
    personalRows({
      title: 'Your coupons',
      table: couponGiven,
      whose: ofAccount(couponGiven.customerId),
      shown: { store: couponGiven.store, code: couponGiven.code, at: couponGiven.givenAt },
      closing: 'erased',
    }),
    personalRows({
      title: 'Coupons you used',
      table: couponUse,
      whose: ofAccount(couponUse.customerId),
      shown: { store: couponUse.store, code: couponUse.code, order: couponUse.orderNumber, at: couponUse.usedAt },
      closing: 'kept',
    }),
  ],
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
