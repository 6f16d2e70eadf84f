import type { Card } from '../../../domain/catalogue/product';

type Attributes = Record<`data-${string}`, string>;

/** Names of the places of a card that show what a customer of a price group pays, saves, and pays a month. */
export const GROUP_PRICE = 'group-price';
export const GROUP_TAG = 'group-tag';
export const GROUP_MONTHS = 'group-months';

/** Says which price groups pay another price for something of this element, so that React comes for those who do. */
export function paidBy(...priced: Pick<Card, 'groups'>[]): Attributes {
  const groups = new Set(priced.flatMap((one) => one.groups ?? []));
  return groups.size === 0 ? {} : { 'data-paid-by': [...groups].join(' ') };
}

/**
 * Attributes of the price of a product that some price groups do not pay: pages are the same for everybody, and the
 * browser of a customer in such a group draws theirs in (`GroupCards`).
 */
export const groupPriceSlot = ({ sku, groups, from }: Pick<Card, 'sku' | 'groups' | 'from'>): Attributes =>
  groups ? { 'data-slot': GROUP_PRICE, 'data-of': sku, ...paidBy({ groups }), ...(from && { 'data-from': '' }) } : {};

/** The same of its months without interest. */
export const groupMonthsSlot = ({ sku, groups, from }: Pick<Card, 'sku' | 'groups' | 'from'>): Attributes =>
  groups ? { 'data-slot': GROUP_MONTHS, 'data-of': sku, ...(from && { 'data-from': '' }) } : {};
