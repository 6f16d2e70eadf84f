import type { TaxRuleDocument } from './catalogue/document';
import { type Centavos, fromDecimal, sum } from './money';
import type { StoreView } from './store-view';

/** Regions along a border in which a decree lets a store charge a reduced rate. */
export const BORDER_REGIONS = ['norte', 'sur'] as const;
export type BorderRegion = (typeof BORDER_REGIONS)[number];

/** A reduced rate that stands in the place of the general one, in percent, for goods of these product tax classes. */
export interface BorderRate {
  rate: number;
  insteadOf: number;
  taxClassIds: readonly number[];
}

/** Where and for whom tax is worked out. */
export interface TaxPlace {
  /** ISO code; '' when none is known at all. */
  country: string;
  region?: string | null;
  /** Of the address, or of the branch, where goods are handed over. */
  postcode?: string | null;
  /** The reduced rate of a border region, where it is granted here. */
  border?: BorderRate | null;
  /** Customer tax class, given only when grouped tax is active. */
  groupId?: number | null;
}

/** Family default of the tax helper, reached only when no country is configured (spec 0 §4). */
const COUNTRY_WHEN_NONE_GIVEN = 'PL';

/**
 * The rate in percent for a product tax class, null when nothing matches. Of the rules that match the class (and
 * the customer class when grouped tax is active) and have rates for the country, the one of the lowest id decides,
 * however they are ordered; rates of the others are not looked at (contract §2.10).
 */
export function findTaxRate(
  rules: readonly TaxRuleDocument[],
  taxClassId: number | null | undefined,
  place: TaxPlace,
): number | null {
  if (!taxClassId || taxClassId <= 0) return null;
  const country = place.country || COUNTRY_WHEN_NONE_GIVEN;
  const groupId = place.groupId ?? null;
  let rule: TaxRuleDocument | null = null;
  for (const candidate of rules) {
    const isFor =
      candidate.product_tax_class_ids.includes(taxClassId) &&
      (groupId === null || candidate.customer_tax_class_ids.includes(groupId)) &&
      candidate.rates.some(({ tax_country_id }) => tax_country_id === country);
    if (isFor && (rule === null || candidate.id < rule.id)) rule = candidate;
  }
  const rate = rule?.rates.find(
    (candidate) =>
      candidate.tax_country_id === country &&
      (candidate.tax_region_id === 0 ||
        !candidate.region_name ||
        candidate.region_name.toLowerCase() === place.region?.toLowerCase()),
  );
  return rate?.rate ?? null;
}

/**
 * The rate in percent for a product tax class, 0 when nothing matches. `isHandedOver` is false for what nobody hands
 * over: the rate of a border region is for goods that are delivered there.
 */
export function taxRateFor(
  rules: readonly TaxRuleDocument[],
  taxClassId: number | null | undefined,
  place: TaxPlace,
  isHandedOver = true,
): number {
  const rate = findTaxRate(rules, taxClassId, place) ?? 0;
  const { border } = place;
  return isHandedOver && border && rate === border.insteadOf && border.taxClassIds.includes(taxClassId ?? 0)
    ? border.rate
    : rate;
}

/** The rate in percent that what is taxed at several rates comes to, not rounded. */
export const mixedRate = (net: number, tax: number): number => (net > 0 ? (tax * 100) / net : 0);

/**
 * The place a store view taxes for, its own country where none is said in `handedOver`. Grouped tax is active when the view configures a group id: that id counts for
 * guests and, with useOnlyDefaultUserGroupId, for everyone; otherwise the customer's own group_id does.
 */
export function taxPlaceOf(
  store: StoreView,
  customer: { groupId: number } | null,
  handedOver: Pick<TaxPlace, 'country' | 'region'> | null = null,
): TaxPlace {
  const { defaultCountry, userGroupId, useOnlyDefaultUserGroupId } = store.tax;
  const own = useOnlyDefaultUserGroupId ? null : customer;
  return {
    country: handedOver?.country || defaultCountry,
    region: handedOver?.region ?? null,
    ...(userGroupId === null ? {} : { groupId: own?.groupId ?? userGroupId }),
  };
}

/** Tax on one unit: net and tax are rounded apart, half up, and add up to what the shopper pays. `rate` in percent. */
export function withTax(netPesos: number, rate: number): { net: Centavos; tax: Centavos; gross: Centavos } {
  const net = fromDecimal(netPesos);
  const tax = fromDecimal((netPesos * rate) / 100);
  return { net, tax, gross: sum([net, tax]) };
}
