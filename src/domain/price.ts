import type { PriceFields } from './catalogue/document';
import type { Amounts, Price } from './catalogue/product';
import { type Centavos, fromDecimal, toCentavos } from './money';
import { isDateGiven, parseShopTime } from './shop-time';
import { withTax } from './tax';

/** Smallest amount in pesos that is a price: one centavo. */
export const MIN_PRICE = 0.01;

/** When a special price holds: from ≤ now < to, in epoch ms; null is an open end. */
export interface PriceWindow {
  from: number | null;
  to: number | null;
}

const NEVER_OPEN: PriceWindow = { from: null, to: 0 };

/** A special price whose date cannot be read would hold for ever, or from today on. */
const isUnreadable = (date: string | null | undefined): boolean => isDateGiven(date) && parseShopTime(date) === null;

/**
 * The window of a special price; zoneless dates are of Mexico City, a `to` without time lasts to the end of its day. A
 * date that was not given leaves its end open, one that was given and cannot be read closes the window.
 */
export function specialWindow({ special_from_date: from, special_to_date: to }: PriceFields): PriceWindow {
  return isUnreadable(from) || isUnreadable(to)
    ? NEVER_OPEN
    : { from: parseShopTime(from), to: parseShopTime(to, true) };
}

const isOpen = ({ from, to }: PriceWindow, now: number): boolean =>
  (from === null || from <= now) && (to === null || now < to);

function nextBoundary({ from, to }: PriceWindow, now: number): number | null {
  if (to !== null && to <= now) return null;
  return from !== null && now < from ? from : to;
}

/**
 * Price fields as the source gave them, also when they were computed before: amounts go back to original_*, so that
 * computing twice changes nothing. An original price that nothing else explains makes the given price the reduced one.
 */
export function sourceFields(fields: PriceFields): PriceFields {
  const { original_price: price, original_special_price: special = null, original_final_price: final = null } = fields;
  const unexplained = special === null && final === null;
  if (typeof price !== 'number' || (price <= 0 && unexplained)) return fields;
  return {
    ...fields,
    price,
    special_price: special ?? fields.special_price,
    final_price: final ?? (unexplained ? fields.final_price || fields.price : fields.final_price),
  };
}

/** A special price counts only when it is an amount below the regular price; whether it holds now is the window's. */
const usableSpecial = ({ price, special_price: special }: PriceFields): number | null =>
  special && special > 0 && special < price ? special : null;

/** Whether the special price of these source fields holds at this moment. */
export const specialApplies = (source: PriceFields, now: number): boolean =>
  usableSpecial(source) !== null && isOpen(specialWindow(source), now);

/**
 * Source final_price that stands by itself; one equal to the special price is only its shadow and lives by its window.
 */
function ownFinal({ price, final_price: final, special_price: special }: PriceFields): number | null {
  if (!final || final <= 0 || final >= price) return null;
  return special && fromDecimal(special) === fromDecimal(final) ? null : final;
}

/** The tier of a customer group (0 for none) for a single unit. */
const tierOf = (fields: PriceFields, groupId: number): number | null =>
  fields.tier_prices?.find((tier) => tier.customer_group_id === groupId && tier.qty === 1)?.value ?? null;

/** What source fields charge a group (0 for none) at this moment, in pesos without tax, as exact as they are. */
export function chargedNet(source: PriceFields, now: number, groupId = 0): number {
  const reduced = [
    specialApplies(source, now) ? usableSpecial(source) : null,
    ownFinal(source),
    tierOf(source, groupId),
  ];
  return Math.min(source.price, ...reduced.filter((amount) => amount !== null));
}

/** Whole percent off, rounded down so that a reduction is never overstated. */
export function discountOf(regular: Centavos, charged: Centavos): number {
  return regular > charged && charged >= 0 ? Math.floor(((regular - charged) * 100) / regular) : 0;
}

/**
 * What one unit of these source fields costs at `now`: the lowest of regular, special (inside its window), final and
 * group price, with tax at `rate` percent.
 */
export function amountsOf(source: PriceFields, rate: number, now: number, groupId = 0): Amounts {
  const charged = withTax(chargedNet(source, now, groupId), rate);
  return { ...charged, rate, regularGross: withTax(source.price, rate).gross };
}

/** The price of one unit at `now`, of fields as they come: its amounts, what is off and `until`, the next moment its special window opens or closes. */
export function priceOf(fields: PriceFields, rate: number, now: number, groupId = 0): Price {
  const source = sourceFields(fields);
  const amounts = amountsOf(source, rate, now, groupId);
  return {
    ...amounts,
    discount: discountOf(amounts.regularGross, amounts.gross),
    until: usableSpecial(source) === null ? null : nextBoundary(specialWindow(source), now),
  };
}

/** The value of an option that has a price (a custom option or one of its values). */
export interface PricedOption {
  price?: number | null;
  price_type?: 'fixed' | 'percent' | null;
}

const share = (amount: Centavos, percent: number): Centavos => fromDecimal((amount * percent) / 10_000);

/** What an option adds to one unit: a fixed amount adds the same to net and gross, a percentage that share of each. */
export function optionPrice(
  base: { net: Centavos; gross: Centavos },
  option: PricedOption,
): { net: Centavos; tax: Centavos; gross: Centavos } {
  const amount = option.price ?? 0;
  const isPercent = option.price_type === 'percent';
  const net = isPercent ? share(base.net, amount) : fromDecimal(amount);
  const gross = isPercent ? share(base.gross, amount) : net;
  return { net, tax: toCentavos(gross - net), gross };
}
