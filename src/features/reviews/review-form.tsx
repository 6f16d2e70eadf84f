import { REVIEW } from '../../contract/reviews/forms';
import { REVIEW_MESSAGES } from '../../contract/reviews/messages';
import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';

interface ReviewFormProps {
  sku: string;
  /** Path to go back to. */
  back: string;
  state: FormState;
  nickname: string;
  /** Whether an order can be named that shows the product was bought; a customer's own are known. */
  asksOrder: boolean;
}

const STARS = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'] as const;

/** A review of a product, in words of the page. */
export function ReviewForm({ sku, back, state, nickname, asksOrder }: ReviewFormProps) {
  const t = texts();
  return (
    <Island
      of="review-form"
      props={{
        start: formStart({
          path: 'review',
          form: 'resena',
          state,
          fields: REVIEW,
          names: ['rating', 'title', 'detail', 'nickname', 'order', 'email'],
          progress: REVIEW_MESSAGES.adding,
          known: { nickname },
        }),
        sku,
        back,
        order: asksOrder
          ? {
              summary: t('I bought it here: mark my review as a verified purchase'),
              order: t('Order number'),
              email: t('E-mail'),
              emailHint: t('The one you gave with the order. It is not shown.'),
              optional: t('optional'),
            }
          : null,
        texts: {
          stars: t('How many stars do you give it?'),
          title: t('Title of your review'),
          titleHint: t('In a few words'),
          detail: t('What did you like or dislike?'),
          detailHint: t('How it is made, whether it fits, how it arrived. Leave out telephones and addresses.'),
          nickname: t('Name that is shown'),
          read: t('We read every review before it is shown, good or bad.'),
          send: t('Send my review'),
        },
        stars: STARS.map((stars) => t(stars)),
      }}
    />
  );
}
