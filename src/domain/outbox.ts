import { ORDER_OUTBOX } from './order/news';

/** What shoppers are written about, beside their orders: products that are back, passwords and the newsletter. */
export const OUTBOX_TYPES = [
  ...ORDER_OUTBOX,
  'restock-noted',
  'back-in-stock',
  'password-forgotten',
  'password-changed',
  'newsletter-asked',
  'newsletter-welcome',
  'newsletter-leaving',
] as const;

export type OutboxType = (typeof OUTBOX_TYPES)[number];
