import type { PeerCalls } from '../calls.ts';
import type { Shop } from '../shop.ts';

export const calls = ({ reviews }: Shop): PeerCalls => ({
  'review/create': ({ body }) => ({ result: reviews.create(body) }),
  review_rating: ({ body }) => ({ result: reviews.rate(body) }),
});
