import type { FilterGroup, FilterOption } from '../../domain/catalogue/product';
import { fromDecimal } from '../../domain/money';
import { shortMoney } from '../shop/price-of';
import { texts } from '../shop/texts';

const pesos = (amount: number): string => shortMoney(fromDecimal(amount));
/** The end of a range as it is said: one that stands a centavo above whole pesos has these in it. */
const end = (amount: number): string => pesos(amount % 1 < 0.015 ? Math.floor(amount) : amount);
const percent = (amount: number): string => `${amount}%`;

/**
 * What a filter's value is called on the page: ranges in a shopper's words (the API's labels are those of spec 0 §9),
 * the rest as it is.
 */
export function optionText({ type, label, from, to }: FilterOption): string {
  const t = texts();
  if (type === 'discount' && from !== undefined && to !== undefined)
    return t('{from} to {to}', { from: percent(from + 1), to: percent(to) });
  if (type !== 'price' || from === undefined) return label;
  if (to === undefined) return t('More than {amount}', { amount: pesos(from) });
  return from === 0
    ? t('Up to {amount}', { amount: end(to) })
    : t('{from} to {to}', { from: pesos(from), to: end(to) });
}

/** A size of what is worn: 26, 26.5, CH, XG. A bed's has a name. */
const WORN = /^(?:\d{1,2}(?:[.,]5)?|[xX]{0,3}(?:CH|[SMLG])|unitalla)$/i;

const isWorn = ({ label }: FilterOption): boolean => WORN.test(label.trim());

/** What a filter is called on the page: sizes of what is worn are called otherwise than others in Mexico. */
export function filterText({ code, label, options }: FilterGroup): string {
  const t = texts();
  return code === 'size' && options.every(isWorn) ? t('Shoe and clothing size') : t.data(label);
}

/**
 * The filters of a list as they are shown: where one attribute has sizes of beds and of what is worn, each by itself.
 * Both choose of the same filter.
 */
export const shownGroups = (groups: readonly FilterGroup[]): FilterGroup[] =>
  groups.flatMap((group) => {
    if (group.code !== 'size') return [group];
    const parts = [group.options.filter((option) => !isWorn(option)), group.options.filter(isWorn)];
    return parts.filter((options) => options.length > 0).map((options) => ({ ...group, options }));
  });
