import type { NewReview, WrittenReview } from '../../src/commerce/reviews';
import { MESSAGES } from '../../src/contract/messages';
import { REVIEW_MESSAGES } from '../../src/contract/reviews/messages';
import { ok, type Result, refuse } from '../../src/domain/result';
import { RULES } from '../../src/domain/validation';
import type { ShopRequest } from './shop-request';

export interface GivenReview extends Omit<NewReview, 'orderNumber'> {
  /** Number of an order and its e-mail, empty where a guest gives none. */
  order: string;
  email: string;
}

/**
 * Number of the order whose number and e-mail were given; null without them, and where orders are a retailer's. 422
 * where one of the two is missing.
 */
async function orderOf({ commerce }: ShopRequest, number: string, email: string): Promise<Result<string | null>> {
  if (number === '' && email === '') return ok(null);
  if (number === '' || email === '') {
    return refuse(422, MESSAGES.invalid, {
      fields: [{ field: number === '' ? 'order' : 'email', rule: 'required', message: RULES.required }],
    });
  }
  if (!commerce.reviews.knowsPurchases || !commerce.guestOrders) return ok(null);
  const found = await commerce.guestOrders.find({ number, email });
  if (!found.ok) return found;
  if (found.value.state === 'unknown') return refuse(422, REVIEW_MESSAGES.notBought);
  return ok(found.value.order.number);
}

/**
 * API-069: writes the review of whoever asks. An order is shown by its number and e-mail, or is one of a customer's
 * own. `key` is the client's.
 */
export async function writeReview(
  request: ShopRequest,
  given: GivenReview,
  key: string | null,
): Promise<Result<WrittenReview>> {
  const { order, email, ...review } = given;
  const { principal } = request;
  const found = await orderOf(request, order, email);
  if (!found.ok) return found;
  // A key counts within its owner: without one nobody can be told from another who sends the same.
  const owned =
    key !== null && principal?.kind !== undefined && principal.owner !== null ? `${principal.owner}:${key}` : null;
  const mine = request.mine();
  const reviews = mine.kind === 'customer' ? mine.own('reviews') : request.commerce.reviews;
  return reviews.create({ ...review, orderNumber: found.value }, owned);
}
