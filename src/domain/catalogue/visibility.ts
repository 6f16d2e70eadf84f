import type { ProductDocument } from './document';

/**
 * Visibility of what stands nowhere by itself: a variant, a piece of a set. The others: 2 in lists, 3 in searches, 4 in
 * both.
 */
export const HIDDEN = 1;

/** Visibilities of products that lists show and that have a card of their own (spec 0 §9). */
export const LISTED: readonly number[] = [2, 3, 4];

/** Visibilities of products that a search finds; a hidden variant leads to its product (spec 0 §9). */
export const FOUND: readonly number[] = [1, 3, 4];

/** Visibilities of products the front page shows, and whose brands it names. */
export const FRONT_PAGE: readonly number[] = [2, 4];

export const isHidden = ({ visibility }: Pick<ProductDocument, 'visibility'>): boolean => visibility === HIDDEN;
