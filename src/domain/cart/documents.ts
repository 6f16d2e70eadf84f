import { toDecimal } from '../money';
import type { Cart, CartLine, CartOperation, ProductOption, TotalSegment } from './cart';
import { cartHash } from './hashes';
import { toQty } from './lines';
import { additionalDataOf } from './sync/server-item';
import { additionalData, type ServerLine } from './sync/wire';
import { rowNet, unitGrossOf, unitNetOf } from './totals/row';

const WHOLE_NUMBER = /^\d{1,15}$/;

/** Option values travel as numbers where they are numbers; ids stay text. */
const numeric = (value: string | number): string | number =>
  typeof value === 'string' && WHOLE_NUMBER.test(value) ? Number(value) : value;

function wireOption(option: ProductOption): { extension_attributes: Record<string, unknown> } {
  const { configurable_item_options: configurable, ...others } = option.extension_attributes;
  return {
    extension_attributes: {
      ...(configurable
        ? {
            configurable_item_options: configurable.map((item) => ({
              option_id: String(item.option_id),
              option_value: numeric(item.option_value),
            })),
          }
        : {}),
      ...others,
    },
  };
}

/**
 * A line as cart/pull and cart/update answer it: child sku, net price in pesos; `quoteId` is empty where tokens are not
 * shown.
 */
export function cartDocument(line: CartLine, quoteId: string): ServerLine {
  const data = additionalDataOf(line);
  return {
    item_id: line.itemId,
    sku: line.sku,
    qty: line.qty,
    name: line.name,
    price: toDecimal(line.unitNet),
    product_type: line.productType,
    quote_id: quoteId,
    ...(line.productOption ? { product_option: wireOption(line.productOption) } : {}),
    ...(data ? { extension_attributes: data } : {}),
  };
}

/** A cartItem of cart/update, its shape checked before. */
interface WireCartItem {
  sku: string;
  parentSku?: string | null | undefined;
  qty: number | string;
  item_id?: number | string | null | undefined;
  product_option?: unknown;
  extension_attributes?: { additional_data?: unknown } | null | undefined;
}

/** What a cartItem asks for: with item_id a quantity is set, else a product is added. */
export function operationFromWire(item: WireCartItem): CartOperation {
  const qty = toQty(item.qty) ?? 0;
  if (item.item_id) return { kind: 'set', itemId: Number(item.item_id), qty };
  const data = additionalData({ extension_attributes: item.extension_attributes ?? {} });
  return {
    kind: 'add',
    sku: item.sku,
    ...(item.parentSku ? { parentSku: item.parentSku } : {}),
    qty,
    productOption: (item.product_option as ProductOption | null | undefined) ?? null,
    warrantySku: data?.warrantySku ?? null,
    deliveryOption: data?.deliveryOption ?? null,
  };
}

function segmentDocument(segment: TotalSegment, rates: readonly number[]) {
  const value = toDecimal(segment.value);
  const base = { code: segment.code, title: segment.title, value, ...(segment.area ? { area: segment.area } : {}) };
  if (segment.area !== 'taxes') return base;
  const details = [
    { amount: value, rates: rates.map((rate) => ({ percent: String(rate), title: 'IVA' })), group_id: 1 },
  ];
  return { ...base, extension_attributes: { tax_grandtotal_details: details } };
}

/** A rate as it is told: a mixed one to two decimals. */
const told = (rate: number): number => Math.round(rate * 100) / 100;

/**
 * Totals as cart/totals answers them, in pesos; items[] carry their warranty, items[].options is JSON text, segments
 * with an area are not part of the sum.
 */
export function totalsDocument({ totals, lines }: Pick<Cart, 'totals' | 'lines'>, currencyCode: string) {
  const rates = [...new Set(lines.map((line) => told(line.taxRate)))].filter((rate) => rate > 0);
  const items = totals.rows.flatMap((row) => {
    const line = lines.find((other) => other.itemId === row.itemId);
    if (!line) return [];
    return [
      {
        item_id: row.itemId,
        price: toDecimal(unitNetOf(line)),
        qty: row.qty,
        row_total: toDecimal(rowNet(line)),
        row_total_with_discount: (row.gross - row.discount - row.tax) / 100,
        tax_amount: toDecimal(row.tax),
        tax_percent: told(line.taxRate),
        discount_amount: toDecimal(row.discount),
        discount_percent: 0,
        price_incl_tax: toDecimal(unitGrossOf(line)),
        row_total_incl_tax: toDecimal(row.gross),
        options: JSON.stringify(line.options.map(({ label, value }) => ({ value, label }))),
        name: line.name,
      },
    ];
  });
  const goodsTax = totals.rows.reduce((total, row) => total + row.tax, 0);
  return {
    grand_total: toDecimal(totals.grandTotal),
    subtotal: toDecimal(totals.subtotal),
    discount_amount: totals.discount === 0 ? 0 : -toDecimal(totals.discount),
    subtotal_with_discount: (totals.subtotalInclTax - totals.discount - goodsTax) / 100,
    shipping_amount: toDecimal(totals.shipping),
    tax_amount: toDecimal(totals.tax),
    subtotal_incl_tax: toDecimal(totals.subtotalInclTax),
    shipping_incl_tax: toDecimal(totals.shippingInclTax),
    base_currency_code: currencyCode,
    quote_currency_code: currencyCode,
    items_qty: totals.itemsQty,
    ...(totals.couponCode === null ? {} : { coupon_code: totals.couponCode }),
    items,
    total_segments: totals.segments.map((segment) => segmentDocument(segment, rates)),
    ...(totals.subtotalWithoutCredit === null
      ? {}
      : {
          subtotal_without_credit: toDecimal(totals.subtotalWithoutCredit),
          credit_payment_method_code: totals.creditPaymentMethodCode,
          credit_payment_method_title: totals.creditPaymentMethodTitle,
        }),
  };
}

type TotalsDocument = ReturnType<typeof totalsDocument>;

/**
 * A cart item as a client keeps it: the line of cart/pull, what is known of its product, and its amounts. To a client
 * the server's ids are ours.
 */
function itemDocument(line: CartLine, quoteId: string, totals: TotalsDocument) {
  return {
    ...cartDocument(line, quoteId),
    prev_qty: line.prevQty,
    server_item_id: String(line.itemId),
    server_cart_id: quoteId,
    type_id: line.productType,
    parentSku: line.parentSku,
    warranty: line.warranty && { sku: line.warranty.sku, name: line.warranty.name, months: line.warranty.months },
    opcion_de_entrega: line.deliveryOption,
    checksum: line.checksum,
    category: line.categoryIds.map((category_id) => ({ category_id })),
    is_in_stock: line.inStock,
    info: line.info,
    errors: line.errors,
    totals: totals.items.find((item) => item.item_id === line.itemId) ?? null,
  };
}

/**
 * A whole cart at one version, as clients of the family keep it. `quoteId` is empty where tokens are not shown. Source:
 * spec 0 §3.
 */
export function cartStateDocument(cart: Cart, quoteId: string, currencyCode: string) {
  const totals = totalsDocument(cart, currencyCode);
  return {
    cartItems: cart.lines.map((line) => itemDocument(line, quoteId, totals)),
    cartServerToken: quoteId,
    cartItemsHash: cartHash(cart.lines, quoteId),
    cartLastSyncDate: cart.syncedAt,
    cartLastTotalsSyncDate: cart.totalsSyncedAt,
    platformTotals: totals,
    platformTotalSegments: totals.total_segments,
    itemsAfterPlatformTotals: Object.fromEntries(totals.items.map((item) => [item.item_id, item])),
    shipping: cart.shippingMethod && {
      carrier_code: cart.shippingMethod.carrierCode,
      method_code: cart.shippingMethod.methodCode,
    },
    payment: cart.paymentMethod === null ? null : { code: cart.paymentMethod },
  };
}
