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
