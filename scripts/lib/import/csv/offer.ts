import { fromDecimal, toDecimal } from '../../../../src/domain/money';
import { MIN_PRICE } from '../../../../src/domain/price';
import { isGift } from './gift-options.ts';
import type { Row } from './mapping.ts';
import { type Registry, UNTAXED } from './registry.ts';
import { flagOf, netOf, numberOf } from './values.ts';

/** Whether the prices of a file have IVA in them. */
export type Prices = 'with-iva' | 'without-iva';

/** What is paid is whole centavos: of a price with IVA in it that has more decimals, that is what it comes to. */
const netIn = (amount: number | null, rate: number, prices: Prices): number | undefined =>
  amount === null ? undefined : prices === 'with-iva' ? netOf(toDecimal(fromDecimal(amount)), rate) : amount;

/** What a row is sold for, as it is written: usually, and for a while where that is lower; null where it does not say. */
export function amountsOf(row: Row): { regular: number | null; special: number | null } {
  const market = numberOf(row.price_market);
  const now = market ?? numberOf(row.price_now);
  if (now === null) return { regular: numberOf(row.price), special: numberOf(row.special_price) };
  const before = numberOf(market === null ? row.price_before : row.before_market);
  const isReduced = before !== null && before > now && now >= MIN_PRICE;
  return isReduced ? { regular: before, special: now } : { regular: now, special: null };
}

/**
 * Price fields of a row, net; a price that is lower than the one before is a special one. A class nobody knows leaves
 * the tax class out.
 */
export function priceFields(row: Row, registry: Registry, prices: Prices): Record<string, unknown> {
  // A gift card is money that was paid before: IVA falls due on what is bought with it.
  const tax = isGift(row) ? { rate: 0, id: UNTAXED } : registry.tax(row.tax_class, row.taxable);
  const { regular, special } = amountsOf(row);
  const rate = tax?.rate ?? 0;
  return {
    price: netIn(regular, rate, prices),
    special_price: netIn(special, rate, prices),
    special_from_date: special === null ? undefined : row.special_from_date || undefined,
    special_to_date: special === null ? undefined : row.special_to_date || undefined,
    tax_class_id: tax?.id,
  };
}

/** Sold beyond its pieces in the ways exports write it: Shopify's "continue", WooCommerce's "notify", Magento's 1 and 2. */
const BEYOND = /^(?:continue|true|yes|s[ií]|1|2|notify)$/i;
/** WooCommerce's word for what is out of stock and sold all the same. */
const ON_BACKORDER = /^(?:on)?backorder$/i;

/** Whether a row is sold beyond its pieces; what is so "as usual" is not, for the usual way stands in no export. */
const isSoldBeyond = (row: Row): boolean =>
  (BEYOND.test(row.beyond ?? '') && flagOf(row.beyond_usual) !== true) || ON_BACKORDER.test(row.in_stock ?? '');

/**
 * Whether nobody counts what a row sells, as the file says: it tells so, sells beyond what there is, or names nobody who
 * counts.
 */
export const isUncounted = (row: Row): boolean =>
  (flagOf(row.managed) === false && flagOf(row.managed_usual) !== true) || isSoldBeyond(row) || row.tracker === '';

/** Whether the file says that somebody counts what a row sells. */
export const isCounted = (row: Row): boolean =>
  !isUncounted(row) && Boolean(row.tracker || flagOf(row.managed) || flagOf(row.managed_usual));

/**
 * Stock of a row: counted where it says how many. Where it does not, it is sold as the file says there is some; a cell
 * for that which is left open says that there is none.
 */
export function stockOf(row: Row): { is_in_stock: boolean; qty: number; manage_stock: boolean } {
  const qty = numberOf(row.qty);
  const isIn = flagOf(row.in_stock);
  if (qty === null || isUncounted(row))
    return { is_in_stock: isIn ?? row.in_stock === undefined, qty: 0, manage_stock: false };
  return { is_in_stock: isIn ?? qty > 0, qty: Math.max(0, Math.floor(qty)), manage_stock: true };
}
