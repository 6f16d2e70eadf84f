import { DISPATCH_FORMS, GUIDES_PAGE } from './forms';

/** Message keys of what came of the guide numbers of many orders; each names the orders it is true of. */
export const GUIDES_MESSAGES = {
  sent: 'Sent: {orders}',
  corrected: 'Their guide number was corrected: {orders}',
  known: 'They had this guide number before: {orders}',
  notNow: 'Not sent, since of these nothing is to be sent now: {orders}',
  cardRefused: 'Not sent, since their card was refused: {orders}',
  changed: 'Left as they were, since somebody changed them meanwhile: {orders}',
  picked: 'Not sent, since they are picked up at a branch: {orders}',
  unknown: 'There are no such orders: {orders}',
  wrong: 'These guide numbers are none of this carrier: {orders}',
  failed: 'Not sent, try these again: {orders}',
  sameGuide: 'The same guide number stands with {orders}',
  tooMany: 'At most {most} orders at once',
  none: 'Paste a line for each order: its number and its guide number',
} as const;

export type GuidesResult = Exclude<keyof typeof GUIDES_MESSAGES, 'sameGuide' | 'tooMany' | 'none'>;

/** Sending many orders by the guide numbers of their carrier. */
export const dispatch = {
  calls: {},
  forms: DISPATCH_FORMS,
  messages: GUIDES_MESSAGES,
  desk: { page: GUIDES_PAGE, text: 'Guide numbers', rank: 1.5 },
} as const;
