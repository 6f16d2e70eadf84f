import { commerce } from '../../commerce/request-context';
import { answered } from '../shop/optional';

export interface Review {
  id: string;
  title: string;
  detail: string;
  nickname: string;
  /** Epoch ms, null when the date cannot be read. */
  at: number | null;
}

const APPROVED = 1;
const MOST_READ = 50;
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

const momentOf = (value: unknown): number | null => {
  const at = typeof value === 'string' ? Date.parse(`${value.replace(' ', 'T')}Z`) : Number.NaN;
  return Number.isFinite(at) ? at : null;
};

/** The approved reviews of a product, newest first; none when they cannot be read, for a page is worth showing without them. */
export async function readReviews(productId: number): Promise<Review[]> {
  const asked = commerce().catalogue.query({
    entity: 'review',
    text: '',
    filters: [
      { attribute: 'product_id', scope: 'default', value: { eq: productId } },
      { attribute: 'review_status', scope: 'default', value: { eq: APPROVED } },
    ],
    availableFilters: [],
    sort: [{ field: 'created_at', direction: 'desc' }],
    size: MOST_READ,
    from: 0,
    includeFields: null,
    excludeFields: null,
    groupId: 0,
  });
  const found = await answered('reviews', asked);
  if (!found) return [];
  return (found.items as Record<string, unknown>[]).flatMap((document, index) => {
    const detail = textOf(document.detail, DETAIL_MAX);
    if (!detail) return [];
    return [
      {
        id: String(document.id ?? index),
        title: textOf(document.title, TITLE_MAX),
        detail,
        nickname: textOf(document.nickname, TITLE_MAX),
        at: momentOf(document.created_at),
      },
    ];
  });
}
