import type { Product } from '../../domain/catalogue/product';
import { shortDate } from '../../i18n/dates';
import { averageText } from '../../i18n/numbers';
import { texts } from '../shop/texts';
import type { Review } from './read-reviews';
import { Stars } from './stars';

export const REVIEWS_ID = 'resenas';

interface ReviewsProps {
  rating: Product['rating'];
  reviews: Review[];
}

/** What those who bought it say: the summary first, then each in its own words. */
export function Reviews({ rating, reviews }: ReviewsProps) {
  const t = texts();
  return (
    <section id={REVIEWS_ID} className="details-part reviews">
      <h2>{t('Reviews')}</h2>
      {rating && rating.count > 0 && (
        <p className="reviews-summary">
          <strong>{averageText(rating.average, t.locale)}</strong>
          <span>
            <Stars average={rating.average} />
            <span className="sr">{t('{average} out of 5', { average: averageText(rating.average, t.locale) })} </span>
            <span className="small muted">
              {t('{count} reviews', { count: rating.count })}
              {reviews.length > 0 && reviews.length < rating.count && ` · ${t('{count} with a comment', { count: reviews.length })}`}
            </span>
          </span>
        </p>
      )}
      {reviews.length > 0 && (
        <ul className="review-list">
          {reviews.map((review) => (
            <li key={review.id}>
              {review.title && <h3>{review.title}</h3>}
              <p>{review.detail}</p>
              <p className="small muted">{[review.nickname, review.at === null ? '' : shortDate(review.at, t.locale)].filter(Boolean).join(' · ')}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
