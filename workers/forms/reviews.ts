import { wayBack, withParameter } from '../../src/config/way-back';
import { BACK } from '../../src/contract/customers/pages';
import { REVIEW, type REVIEW_FORMS, REVIEW_PAGE } from '../../src/contract/reviews/forms';
import { REVIEW_MESSAGES } from '../../src/contract/reviews/messages';
import { writeReview } from '../services/reviews';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

async function write({ request, sent, key }: Pick<SentForm, 'request' | 'sent' | 'key'>): Promise<Outcome> {
  const back = wayBack(request.store, sent[BACK]);
  const page = back === null ? REVIEW_PAGE : withParameter(REVIEW_PAGE, BACK, back);
  const again = sent.sku ? withParameter(page, 'sku', sent.sku) : page;
  const fields = checkForm(REVIEW, sent);
  if (!fields.ok) return refusedAt(again, invalid(fields.errors));
  const { sku, rating, title, detail, nickname, order, email } = fields.values;
  const given = {
    product: { sku },
    rating: Number(rating),
    title,
    detail,
    nickname,
    order,
    email,
  };
  const written = await writeReview(request, given, key);
  if (!written.ok) return refusedAt(again, written.problem);
  return { location: page, notices: [{ id: 'other', level: 'success', message: REVIEW_MESSAGES.thanks }] };
}

/** The form in which a review is written. */
export const reviewsForms: FormHandlers<typeof REVIEW_FORMS> = { resena: write };
