import type { MoveReason } from '../../../domain/shipping/promise';
import type { Key } from '../../../i18n';

/** What operators write most often where they are asked why: keys of the dictionary, offered while they type. */
export const DISCOUNT_REASONS = [
  'A lower price was promised',
  'It came late',
  'It has a flaw and is kept',
  'The price was wrong',
  'As a courtesy',
] as const;

export const CANCEL_REASONS_AT_DESK = [
  'The customer asked for it',
  'There is none left',
  'It cannot be delivered',
  'It was ordered twice',
  'It looks like fraud',
] as const;

/** Why a day is moved, as an operator chooses it; the customer reads MOVED_TEXTS. */
export const MOVE_REASON_TEXTS = {
  carrier: 'The carrier is late',
  goods: 'Something of it is missing',
  road: 'Weather or a blocked road',
  asked: 'The customer asked for it',
  shop: 'Preparing it takes longer',
} as const satisfies Record<MoveReason, Key>;
