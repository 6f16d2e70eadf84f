import type { OwnReview } from '../../commerce/reviews';
import type { Card } from '../../domain/catalogue/product';
import { REVIEW_STATUS } from '../../domain/review';
import { productPath } from '../../domain/url';
import { shortDate } from '../../i18n/dates';
import { href } from '../shop/links';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';

const STATUS_TEXTS = {
  [REVIEW_STATUS.approved]: 'It is shown',
  [REVIEW_STATUS.pending]: 'We are reading it',
  [REVIEW_STATUS.refused]: 'It is not shown',
} as const;

function OneReview({ review, card }: { review: OwnReview; card: Card | undefined }) {
  const t = texts();
  const { title, detail, nickname, rating, status, at } = review;
  return (
    <li className="own-sheet">
      {card && (
        <a className="own-review-product" href={href(productPath(card.parentSku, card.slug))}>
          <ProductPicture path={card.image} alt="" size={150} loading="lazy" />
          {card.name}
        </a>
      )}
      <p className="own-tags">
        <span>{t(STATUS_TEXTS[status])}</span>
      </p>
      {rating !== null && (
        <p>
          <span aria-hidden="true">{'★'.repeat(rating)}</span>
          <span className="sr">{t('{average} out of 5', { average: String(rating) })}</span>
        </p>
      )}
      <h2>{title}</h2>
      <p className="own-review-text">{detail}</p>
      <p className="small muted">{`${nickname} · ${shortDate(at, t.locale)}`}</p>
    </li>
  );
}

/** What a customer wrote, each with its product where that is still sold. */
export function OwnReviewList({ reviews, cards }: { reviews: readonly OwnReview[]; cards: readonly Card[] }) {
  const cardOf = (sku: string) => cards.find((card) => card.sku === sku || card.parentSku === sku);
  return (
    <ul className="own-list">
      {reviews.map((review) => (
        <OneReview key={review.id} review={review} card={cardOf(review.sku)} />
      ))}
    </ul>
  );
}
