import type { Result } from '../domain/result';
import type { REVIEW_STATUS, ReviewStatus } from '../domain/review';
import type { NamedCustomer } from './customers';

/** A review as somebody wrote it. */
export interface NewReview {
  /** The product by its id, or by its own sku or a variant's. */
  product: { id: number } | { sku: string };
  /** Whole stars from 1 to 5; null where a client tells them by a call of their own. */
  rating: number | null;
  title: string;
  detail: string;
  nickname: string;
  /**
   * Number of the order it was bought with, which its owner has shown to know; null: a customer's own orders are
   * looked through.
   */
  orderNumber: string | null;
}

/** A review that waits for an operator. */
export interface WrittenReview {
  id: number;
  productId: number;
  /** true where an order shows that it was bought. */
  isVerified: boolean;
}

/** A review as whoever wrote it sees it; `at` in epoch ms. */
export interface OwnReview {
  id: number;
  sku: string;
  status: ReviewStatus;
  rating: number | null;
  title: string;
  detail: string;
  nickname: string;
  at: number;
}

export interface OwnReviewPage {
  /** The newest first, REVIEWS_SHOWN a page. */
  reviews: OwnReview[];
  total: number;
}

export interface OwnReviews extends Pick<ReviewsPort, 'create'> {
  /** What the customer wrote; null where whoever keeps reviews tells nobody which are theirs. `page` from 1. */
  list(page: number): Promise<Result<OwnReviewPage | null>>;
}

/** What shoppers write of products. What is shown of it is part of the catalogue. */
export interface ReviewsPort {
  /** true where an order can show that the product was bought. */
  readonly knowsPurchases: boolean;
  /** Id of the product that a review names, null where there is none. */
  productId(product: NewReview['product']): Promise<number | null>;
  /**
   * Keeps a guest's review until an operator has read it; the same under the same key, which is a key of its owner. 404 for an
   * unknown product, 409 for a second one of the same purchase or customer, 422 for an order that does not hold it or
   * was not sent yet, 429 while too many wait.
   */
  create(review: NewReview, key: string | null): Promise<Result<WrittenReview>>;
  /** The same for a customer, whose review it is. */
  ofCustomer(customer: NamedCustomer): OwnReviews;
  /** Gives a review its stars. 404 for an unknown one, 409 for one that has some or was decided. */
  rate(id: number, rating: number): Promise<Result<null>>;
}

/** A review as an operator reads it; `at` in epoch ms. */
export interface DeskReview {
  id: number;
  sku: string;
  status: ReviewStatus;
  rating: number | null;
  title: string;
  detail: string;
  nickname: string;
  isVerified: boolean;
  at: number;
}

export interface DeskReviews {
  reviews: DeskReview[];
  counts: Record<keyof typeof REVIEW_STATUS, number>;
  /** What the next page is asked with, null behind the last one. */
  next: number | null;
}

export interface DeskReviewing {
  /**
   * Reviews of this status, those that wait the oldest first, the others the newest first; `after` is what the last
   * page ended with.
   */
  list(status: ReviewStatus, after: number | null): Promise<DeskReviews>;
  /** Shows a review, or does not; said again it changes nothing. false where there is none. */
  decide(id: number, isApproved: boolean): Promise<boolean>;
}

declare module './desk' {
  interface Desk {
    reviews: DeskReviewing;
  }
}

declare module './commerce' {
  interface Commerce {
    reviews: ReviewsPort;
  }
}
