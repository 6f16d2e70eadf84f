import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { MESSAGES } from '../../contract/messages';

/** What the shop may say to somebody who signs in or up. */
export const ANSWERS: readonly string[] = [
  ...Object.values(CUSTOMER_MESSAGES),
  MESSAGES.linkNotSent,
  MESSAGES.overloaded,
  MESSAGES.tooManyRequests,
];
