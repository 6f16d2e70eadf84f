import { expect, test } from 'vitest';
import { findCoupon } from './coupons';
import { env } from './testing/catalogue';

const add = (store: string, code: string, value: number) =>
  env.SHOP.prepare("INSERT INTO coupon (store, code, kind, value) VALUES (?, ?, 'percent', ?)")
    .bind(store, code, value)
    .run();

test('a coupon is found however its letters are typed, with blanks around it too, and only in its own store view', async () => {
  await add('viu', 'BuenFin', 10);
  await add('viu', 'AÑO10', 5);
  await add('mavi', 'OTRA', 1);
  for (const typed of ['BuenFin', 'buenfin', 'BUENFIN', ' buenFIN ']) {
    expect(await findCoupon(env, 'viu', typed)).toMatchObject({ code: 'BuenFin', value: 10 });
  }
  expect(await findCoupon(env, 'viu', 'año10')).toMatchObject({ code: 'AÑO10' });
  for (const typed of ['otra', 'buenfi', '%', '']) expect(await findCoupon(env, 'viu', typed)).toBeNull();
});

test('of two codes that differ in their letters alone, the one that was typed counts', async () => {
  await add('viu', 'promo', 1);
  await add('viu', 'PROMO', 2);
  expect(await findCoupon(env, 'viu', 'PROMO')).toMatchObject({ value: 2 });
  expect(await findCoupon(env, 'viu', 'promo')).toMatchObject({ value: 1 });
});
