/** What a message to the shop is about. */
export const CONTACT_SUBJECTS = ['order', 'product', 'warranty', 'invoice', 'privacy', 'complaint', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** Longest message, in characters. */
export const MAX_MESSAGE = 3000;

/** A message to the shop; `phone` and `order` are '' where none was given. */
export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  subject: ContactSubject;
  order: string;
  message: string;
}
