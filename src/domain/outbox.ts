import { ORDER_OUTBOX } from './order/news';

/**
 * What shoppers are written about, beside their orders: products that are back, passwords, links that were asked for
 * and the newsletter; and what a retailer is: messages to the shop.
 */
export const OUTBOX_TYPES = [
  ...ORDER_OUTBOX,
  'restock-noted',
  'back-in-stock',
  'password-forgotten',
  'unlock-asked',
  'finder-link-asked',
  'password-changed',
  'newsletter-asked',
  'newsletter-welcome',
  'newsletter-leaving',
  'contact-message',
] as const;

export type OutboxType = (typeof OUTBOX_TYPES)[number];
