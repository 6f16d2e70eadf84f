import { MOST_STARS, REVIEW_MAX } from '../../domain/review';
import { isEmail, isOrderNumber, MAX_LENGTH } from '../../domain/validation';
import { BACK, BACK_MAX } from '../customers/pages';
import { defineForm } from '../form';
import { type FormField, type FormFields, line, lines, optional } from '../form-fields';

/** Where a review is written. */
export const REVIEW_PAGE = '/resena';

const STARS = new RegExp(`^[1-${MOST_STARS}]$`);

const stars: FormField = { rule: 'rating', whenEmpty: 'rating', test: (value) => STARS.test(value) };

/** An order and its e-mail show that a guest bought the product; they go together. */
export const REVIEW = {
  sku: line(MAX_LENGTH.sku),
  rating: stars,
  title: line(REVIEW_MAX.title),
  detail: lines(REVIEW_MAX.detail),
  nickname: line(REVIEW_MAX.nickname),
  order: { rule: 'orderNumber', test: isOrderNumber, optional: true },
  email: { rule: 'email', test: isEmail, optional: true },
  [BACK]: optional(line(BACK_MAX)),
} satisfies FormFields;

export const REVIEW_FORMS = {
  resena: defineForm({
    id: 'resena',
    path: '/review',
    access: 'anyone',
    limit: 'form',
    page: REVIEW_PAGE,
    fields: REVIEW,
  }),
};
