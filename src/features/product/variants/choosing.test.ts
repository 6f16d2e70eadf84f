import { expect, test } from 'vitest';
import { shortChoosing, wholeChoosing } from './choosing';

test('where variants are is told without the address of the product, and is whole again where it is read', () => {
  const page = '/de/p/SILLA/silla-1';
  const fetched = { own: `${page}/SILLA-AZ?talla=`, from: `${page}?variantes=1`, isNear: false };
  const short = { own: '/SILLA-AZ?talla=', from: '?variantes=1', isNear: false };
  expect(shortChoosing(fetched, page)).toEqual(short);
  for (const choosing of [fetched, { own: page, from: null, isNear: true }])
    expect(wholeChoosing(shortChoosing(choosing, page), page)).toEqual(choosing);
});
