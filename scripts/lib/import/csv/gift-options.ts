import { stableId } from '../../../../src/contract/documents/stable-id';
import type { Row } from './mapping.ts';
import { flagOf } from './values.ts';

/** Whether a row is known to be of a gift card. */
export const isGift = (row: Row): boolean => flagOf(row.gift_card) === true;

/** What the shopper writes with a gift card, as on those of the shop's own catalogue. */
const WRITTEN: [title: string, type: 'field' | 'email' | 'area'][] = [
  ['Para', 'field'],
  ['Correo de quien la recibe', 'email'],
  ['Mensaje', 'area'],
];

/** Options of a gift card: for whom it is, where it goes and what is wished with it; none has to be written. */
export const giftOptions = (): Record<string, unknown>[] =>
  WRITTEN.map(([title, type], sort_order) => ({
    option_id: stableId(`gift card ${title}`),
    title,
    type,
    sort_order,
    is_require: false,
  }));
