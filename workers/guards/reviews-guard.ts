import type { ReviewsPort } from '../../src/commerce/reviews';
import { REVIEW_MESSAGES } from '../../src/contract/reviews/messages';
import { ok, type Result } from '../../src/domain/result';
import type { AttemptsPolicy } from '../http/attempts';
import type { Guards } from './guards';
import { tooMany } from './limited-attempts';

const HOUR_MS = 60 * 60 * 1000;

/** Reviews of one network, whatever becomes of them: each is read by a person. */
const NETWORK: AttemptsPolicy = { name: 'review-network', limit: 10, windowMs: HOUR_MS, lockMs: 0 };
/**
 * Reviews of one product that a network may write without an order, so that a few networks cannot take the room of
 * everybody.
 */
const PRODUCT: AttemptsPolicy = { name: 'review-product', limit: 3, windowMs: 24 * HOUR_MS, lockMs: 0 };

/** The same reviews, as many as a network may write; one that is sent again under its key is counted once. */
export function guardedReviews(
  reviews: ReviewsPort,
  { attempts, network, storeCode, times }: Pick<Guards, 'attempts' | 'network' | 'storeCode' | 'times'>,
): ReviewsPort {
  async function admit(policy: AttemptsPolicy, subject: string, id: string): Promise<Result<null>> {
    const counted = await attempts.attempt({ ...policy, limit: policy.limit * times }, subject, id);
    if (!counted.ok) return counted;
    return counted.value.admitted ? ok(null) : tooMany(REVIEW_MESSAGES.many, counted.value);
  }

  const counted =
    (own: Pick<ReviewsPort, 'create'>): ReviewsPort['create'] =>
    async (review, key) => {
      if (network === null) return own.create(review, key);
      const id = key ?? crypto.randomUUID();
      const ofNetwork = await admit(NETWORK, network, id);
      if (!ofNetwork.ok) return ofNetwork;
      if (review.orderNumber === null) {
        const productId = await reviews.productId(review.product);
        const ofProduct =
          productId === null ? ok(null) : await admit(PRODUCT, `${storeCode}:${productId}:${network}`, id);
        if (!ofProduct.ok) return ofProduct;
      }
      return own.create(review, key);
    };

  return {
    knowsPurchases: reviews.knowsPurchases,
    productId: (product) => reviews.productId(product),
    rate: (id, rating) => reviews.rate(id, rating),
    create: counted(reviews),
    ofCustomer(customer) {
      const own = reviews.ofCustomer(customer);
      return { create: counted(own), list: (page) => own.list(page) };
    },
  };
}
