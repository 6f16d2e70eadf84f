import type { NewReview, ReviewsPort, WrittenReview } from '../../../../src/commerce/reviews';
import { CATALOGUE_MESSAGES } from '../../../../src/contract/catalogue/messages';
import { REVIEW_MESSAGES } from '../../../../src/contract/reviews/messages';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { REVIEW_STATUS } from '../../../../src/domain/review';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { newToken } from '../../../http/token';
import { withRetry } from '../../../http/transient';
import { ownReviews } from './own';

type Database = Pick<Env, 'SHOP' | 'CATALOGUE'>;

/**
 * Reviews of one product that may wait for an operator without an order that shows it was bought: so many of guests,
 * and so many of customers.
 */
const MOST_WAITING = 100;
const HIGH_BITS = 17;

/** A random id of 49 bits: no more than the 15 digits that calls and forms take. */
function newId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** HIGH_BITS) * 2 ** 32 + low;
}

interface Product {
  id: number;
  sku: string;
}

/** The product of an id, or of a sku of its own or of a variant of it. */
function productOf({ CATALOGUE }: Database, store: string, product: NewReview['product']): Promise<Product | null> {
  const [where, value] =
    'id' in product
      ? ['product.id = ?2', product.id]
      : [
          'product.pid = (SELECT pid FROM product_sku WHERE version = catalogue.version AND sku = ?2 ORDER BY kind LIMIT 1)',
          product.sku,
        ];
  const sql = `SELECT product.id, product.sku FROM catalogue JOIN product ON product.version = catalogue.version WHERE catalogue.store = ?1 AND ${where} AND product.status < 2`;
  return withRetry(() => CATALOGUE.prepare(sql).bind(store, value).first<Product>());
}

/** The order that shows a product was bought: sent or delivered, and of no review of it yet. */
const ORDER = `SELECT orders.number FROM orders JOIN order_line ON order_line.order_number = orders.number
  WHERE orders.store = ?2 AND orders.status IN ('sent', 'complete') AND ?3 IN (order_line.sku, order_line.parent_sku)`;
const UNUSED =
  'NOT EXISTS (SELECT 1 FROM review WHERE review.store = ?2 AND review.sku = ?3 AND review.order_number = orders.number)';

/** Writes a review if there may be another one; whoever sends the same key again finds the first. */
async function write(
  { SHOP }: Database,
  store: string,
  sku: string,
  review: NewReview & { customerId: string | null },
  key: string | null,
  now: number,
): Promise<Result<Omit<WrittenReview, 'productId'>>> {
  const { rating, title, detail, nickname, customerId, orderNumber } = review;
  const keyHash = await digest(key ?? newToken());
  const insert = SHOP.prepare(
    `INSERT OR IGNORE INTO review (id, store, sku, status, rating, title, detail, nickname, customer_id, order_number, key_hash, created_at)
     SELECT ?1, ?2, ?3, ${REVIEW_STATUS.pending}, ?4, ?5, ?6, ?7, (SELECT id FROM customer WHERE id = CAST(?8 AS INTEGER)), bought.number, ?10, ?11
     FROM (SELECT coalesce(?9, (${ORDER} AND orders.customer_id = ?8 AND ${UNUSED} ORDER BY orders.created_at DESC LIMIT 1)) AS number) AS bought
     WHERE bought.number IS NOT NULL OR (SELECT count(*) FROM review WHERE store = ?2 AND sku = ?3 AND status = ${REVIEW_STATUS.pending} AND order_number IS NULL AND (customer_id IS NULL) = (?8 IS NULL)) < ${MOST_WAITING}`,
  ).bind(newId(), store, sku, rating, title, detail, nickname, customerId, orderNumber, keyHash, now);
  const [, found, earlier] = await withRetry(() =>
    SHOP.batch([
      insert,
      SHOP.prepare('SELECT id, order_number AS orderNumber FROM review WHERE key_hash = ?').bind(keyHash),
      SHOP.prepare(
        'SELECT 1 FROM review WHERE store = ?1 AND sku = ?2 AND (order_number = ?3 OR (order_number IS NULL AND customer_id = CAST(?4 AS INTEGER)))',
      ).bind(store, sku, orderNumber, customerId),
    ]),
  );
  const row = (found?.results as { id: number; orderNumber: string | null }[] | undefined)?.[0];
  if (row) return ok({ id: row.id, isVerified: row.orderNumber !== null });
  return earlier?.results.length ? refuse(409, REVIEW_MESSAGES.once) : refuse(429, REVIEW_MESSAGES.waiting);
}

/** Whether an order of this number holds the product and was sent. */
async function wasBought({ SHOP }: Database, store: string, sku: string, orderNumber: string): Promise<boolean> {
  const found = await withRetry(() =>
    SHOP.prepare(`${ORDER} AND orders.number = ?1`).bind(orderNumber, store, sku).first(),
  );
  return found !== null;
}

/** Reviews of one store view of our own; `now` in epoch ms. */
export function embeddedReviews(env: Database, store: string, now: number): ReviewsPort {
  async function create(
    review: NewReview,
    customerId: string | null,
    key: string | null,
  ): Promise<Result<WrittenReview>> {
    const product = await productOf(env, store, review.product);
    if (!product) return refuse(404, CATALOGUE_MESSAGES.productUnknown);
    if (review.orderNumber !== null && !(await wasBought(env, store, product.sku, review.orderNumber))) {
      return refuse(422, REVIEW_MESSAGES.notBought, {
        fields: [{ field: 'order', rule: 'orderNumber', message: REVIEW_MESSAGES.notBought }],
      });
    }
    const written = await write(env, store, product.sku, { ...review, customerId }, key, now);
    return written.ok ? ok({ ...written.value, productId: product.id }) : written;
  }

  return {
    knowsPurchases: true,

    productId: async (product) => (await productOf(env, store, product))?.id ?? null,

    create: (review, key) => create(review, null, key),
    ofCustomer: ({ customerId }) => ({
      create: (review, key) => create(review, customerId, key),
      list: async (page) => ok(await ownReviews(env, store, customerId, page)),
    }),

    async rate(id, rating) {
      const [rated, found] = await withRetry(() =>
        env.SHOP.batch([
          env.SHOP.prepare(
            `UPDATE review SET rating = ?3 WHERE store = ?1 AND id = ?2 AND rating IS NULL AND status = ${REVIEW_STATUS.pending}`,
          ).bind(store, id, rating),
          env.SHOP.prepare('SELECT rating, status FROM review WHERE store = ? AND id = ?').bind(store, id),
        ]),
      );
      if (rated?.meta.changes) return ok(null);
      const row = (found?.results as { rating: number | null; status: number }[] | undefined)?.[0];
      if (!row) return refuse(404, REVIEW_MESSAGES.unknown);
      return refuse(409, row.rating === null ? REVIEW_MESSAGES.decided : REVIEW_MESSAGES.rated);
    },
  };
}
