import { z } from 'zod';
import type { CataloguePort } from '../../../src/commerce/catalogue';
import type { NewReview, ReviewsPort, WrittenReview } from '../../../src/commerce/reviews';
import { CATALOGUE_MESSAGES } from '../../../src/contract/catalogue/messages';
import { MESSAGES } from '../../../src/contract/messages';
import { REVIEW_MESSAGES } from '../../../src/contract/reviews/messages';
import type { Outcome } from '../../../src/domain/cart/outcome';
import { once } from '../../../src/domain/once';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { REVIEW_STATUS } from '../../../src/domain/review';
import type { StoreView } from '../../../src/domain/store-view';
import { log } from '../../http/log';
import { callUpstream, type UpstreamConfig } from './http';

const CREATE = 'review/create';
const RATE = 'review_rating';
const NOT_FOUND = 404;

const created = once(() => z.looseObject({ id: z.int().positive() }));

async function productIdOf(
  catalogue: Pick<CataloguePort, 'cards'>,
  product: NewReview['product'],
): Promise<number | null> {
  if ('id' in product) return product.id;
  const [card] = await catalogue.cards([product.sku]);
  return card?.id ?? null;
}

/**
 * A retailer's reviews (contract §1.8): the retailer reads and approves them. An answer that was lost is told as a
 * failure, and nothing is sent again.
 */
export function upstreamReviews(
  config: UpstreamConfig,
  { storeCode }: Pick<StoreView, 'storeCode'>,
  catalogue: Pick<CataloguePort, 'cards'>,
): ReviewsPort {
  const post = (path: string, review: object, key: string | null): Promise<Outcome<unknown>> =>
    callUpstream(config, storeCode, { method: 'POST', path, body: { review }, ...(key === null ? {} : { key }) });

  /** Whether the retailer took the stars. */
  const rated = async (review: object, key: string | null): Promise<Outcome<unknown>> =>
    post(RATE, review, key === null ? null : `${key}:stars`);

  async function create(
    review: NewReview,
    customerId: string | null,
    key: string | null,
  ): Promise<Result<WrittenReview>> {
    const productId = await productIdOf(catalogue, review.product);
    if (productId === null) return refuse(404, CATALOGUE_MESSAGES.productUnknown);
    const { title, detail, nickname, rating } = review;
    const sent = {
      product_id: productId,
      title,
      detail,
      nickname,
      review_entity: 'product',
      review_status: REVIEW_STATUS.pending,
      ...(customerId !== null && /^\d{1,15}$/.test(customerId) ? { customer_id: Number(customerId) } : {}),
    };
    const answer = await post(CREATE, sent, key);
    if (answer.state !== 'ok') return refuse(503, MESSAGES.unavailable);
    const named = created().safeParse(answer.value);
    const id = named.success ? named.data.id : 0;
    if (rating !== null) {
      const stars = await rated({ ...sent, ...(named.success ? { id } : {}), rating }, key);
      // The words are with the retailer by now: without the stars they stand all the same.
      if (stars.state !== 'ok') log('warn', 'review without its stars', { store: storeCode });
    }
    return ok({ id, productId, isVerified: false });
  }

  return {
    knowsPurchases: false,

    productId: (product) => productIdOf(catalogue, product),

    create: (review, key) => create(review, null, key),
    ofCustomer: ({ customerId }) => ({
      create: (review, key) => create(review, customerId, key),
      // The family tells the reviews of a product, and of none of them whose it is.
      list: async () => ok(null),
    }),

    async rate(id, rating) {
      const answer = await rated({ id, rating }, null);
      if (answer.state === 'ok') return ok(null);
      return answer.state === 'refused' && answer.code === NOT_FOUND
        ? refuse(404, REVIEW_MESSAGES.unknown)
        : refuse(503, MESSAGES.unavailable);
    },
  };
}
