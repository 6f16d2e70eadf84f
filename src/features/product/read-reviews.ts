import type { ReviewDocument } from '../../commerce/catalogue';
import type { Result } from '../../domain/result';
import { MOST_STARS } from '../../domain/review';
import { answered } from '../shop/optional';

export interface Review {
  id: string;
  title: string;
  detail: string;
  nickname: string;
  /** Whole stars from 1 to 5, null where it says none. */
  rating: number | null;
  /** An order shows that it was bought. */
  isVerified: boolean;
  /** Epoch ms, null when the date cannot be read. */
  at: number | null;
}

const TITLE_MAX = 255;
const DETAIL_MAX = 5000;

const textOf = (value: unknown, max: number): string =>
  typeof value === 'string'
    ? value
        .replace(/<[^>]*>/g, '')
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, max)
    : '';

const starsOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_STARS ? value : null;

const momentOf = (value: unknown): number | null => {
  const at = typeof value === 'string' ? Date.parse(`${value.replace(' ', 'T')}Z`) : Number.NaN;
  return Number.isFinite(at) ? at : null;
};

/**
 * The approved reviews of a product as they are shown; none when they could not be read, for a page is worth showing
 * without them.
 */
export async function readReviews(read: Result<ReviewDocument[]>): Promise<Review[]> {
  const found = await answered('reviews', Promise.resolve(read));
  if (!found) return [];
  return found.flatMap((document, index) => {
    const detail = textOf(document.detail, DETAIL_MAX);
    if (!detail) return [];
    return [
      {
        id: String(document.id ?? index),
        title: textOf(document.title, TITLE_MAX),
        detail,
        nickname: textOf(document.nickname, TITLE_MAX),
        rating: starsOf(document.rating),
        isVerified: document.verified === true,
        at: momentOf(document.created_at),
      },
    ];
  });
}
