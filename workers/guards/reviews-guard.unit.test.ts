import { expect, test } from 'vitest';
import type { NewReview, ReviewsPort } from '../../src/commerce/reviews';
import { ok } from '../../src/domain/result';
import { FakeAttempts } from '../../tests/fakes/attempts';
import { guardedReviews } from './reviews-guard';

const PRODUCT_ID = 7;
const REVIEW: NewReview = {
  product: { sku: 'BANCA' },
  rating: 5,
  title: 'Muy buena',
  detail: 'Se ve bien',
  nickname: 'Ana',
  orderNumber: null,
};

/** Reviews behind the guard, and under which names each of them is counted. */
function shop(network: string | null) {
  const counted: string[] = [];
  class Noted extends FakeAttempts {
    override attempt(...[policy, subject, id]: Parameters<FakeAttempts['attempt']>) {
      counted.push(`${policy.name} ${subject}`);
      return super.attempt(policy, subject, id);
    }
  }
  const create: ReviewsPort['create'] = async () => ok({ id: 1, productId: PRODUCT_ID, isVerified: false });
  const reviews: ReviewsPort = {
    knowsPurchases: true,
    productId: async () => PRODUCT_ID,
    create,
    ofCustomer: () => ({ create, list: async () => ok({ reviews: [], total: 0 }) }),
    rate: async () => ok(null),
  };
  const guarded = guardedReviews(reviews, { attempts: new Noted(), network, storeCode: 'viu', times: 1 });
  return { guarded, counted };
}

test('a review is counted as one of its network, and without an order as one of the product there, by names that stay', async () => {
  const { guarded, counted } = shop('10.0.0.1');
  expect(await guarded.create(REVIEW, 'a')).toMatchObject({ ok: true });
  expect(counted.splice(0)).toEqual(['review-network 10.0.0.1', 'review-product viu:7:10.0.0.1']);
  expect(await guarded.create({ ...REVIEW, orderNumber: '000000001' }, 'b')).toMatchObject({ ok: true });
  expect(counted).toEqual(['review-network 10.0.0.1']);
});

test('ten of a network go through and three of a product without an order; one sent again under its key is none more', async () => {
  const { guarded } = shop('10.0.0.1');
  const bought = { ...REVIEW, orderNumber: '000000001' };
  const statusOf = async (review: NewReview, key: string) => {
    const made = await guarded.create(review, key);
    return made.ok ? 200 : made.problem.status;
  };
  for (let at = 0; at < 6; at += 1) expect(await statusOf(REVIEW, `${at % 3}`)).toBe(200);
  expect(await statusOf(REVIEW, '3')).toBe(429);
  for (let at = 4; at < 10; at += 1) expect(await statusOf(bought, `${at}`)).toBe(200);
  expect(await statusOf(bought, '10')).toBe(429);
});

test('whoever comes from no network that is known is counted nowhere', async () => {
  const { guarded, counted } = shop(null);
  for (let at = 0; at < 20; at += 1) expect(await guarded.create(REVIEW, null)).toMatchObject({ ok: true });
  expect(counted).toEqual([]);
});
