import { BACK } from '../../contract/customers/pages';
import { REVIEW_PAGE } from '../../contract/reviews/forms';
import type { Product } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { shortDate } from '../../i18n/dates';
import { averageText } from '../../i18n/numbers';
import { ButtonLink } from '../../ui/button';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import type { Review } from './read-reviews';
import { Stars } from './stars';

export const REVIEWS_ID = 'resenas';

interface ReviewsProps {
  product: Pick<Product, 'parentSku' | 'slug' | 'rating'>;
  reviews: Review[];
}

function Summary({ rating, reviews }: { rating: NonNullable<Product['rating']>; reviews: Review[] }) {
  const t = texts();
  const average = averageText(rating.average, t.locale);
  return (
    <p className="reviews-summary">
      <strong>{average}</strong>
      <span>
        <Stars average={rating.average} />
        <span className="sr">{t('{average} out of 5', { average })} </span>
        <span className="small muted">
          {t('{count} reviews', { count: rating.count })}
          {reviews.length > 0 &&
            reviews.length < rating.count &&
            ` · ${t('{count} with a comment', { count: reviews.length })}`}
        </span>
      </span>
    </p>
  );
}

function OneReview({ review: { title, detail, nickname, at, rating, isVerified } }: { review: Review }) {
  const t = texts();
  const facts = [nickname, at === null ? '' : shortDate(at, t.locale), isVerified ? t('Verified purchase') : ''];
  return (
    <li>
      {rating !== null && (
        <p className="stars">
          <Stars average={rating} />
          <span className="sr">{t('{average} out of 5', { average: String(rating) })}</span>
        </p>
      )}
      {title && <h3>{title}</h3>}
      <p>{detail}</p>
      <p className="small muted">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}

/** What those who bought it say: the summary first, then each in its own words, and where one writes another. */
export function Reviews({ product, reviews }: ReviewsProps) {
  const t = texts();
  const { rating, parentSku, slug } = product;
  const hasSome = (rating !== null && rating.count > 0) || reviews.length > 0;
  return (
    <section id={REVIEWS_ID} className="details-part reviews">
      <h2>{t('Reviews')}</h2>
      {rating && rating.count > 0 && <Summary rating={rating} reviews={reviews} />}
      {!hasSome && <p>{t('Nobody has written a review yet. Be the first.')}</p>}
      {reviews.length > 0 && (
        <ul className="review-list">
          {reviews.map((review) => (
            <OneReview key={review.id} review={review} />
          ))}
        </ul>
      )}
      <p className="reviews-write">
        <ButtonLink
          kind="plain"
          href={href(REVIEW_PAGE, { sku: parentSku, [BACK]: productPath(parentSku, slug) })}
          rel="nofollow"
        >
          {t('Write a review')}
        </ButtonLink>
      </p>
    </section>
  );
}
