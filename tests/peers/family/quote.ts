import { PICKUP_METHOD } from './branches.ts';
import { cents, type Document, listOf } from './documents.ts';

/** A line of a quote as it is answered. */
export interface Line {
  item_id: number;
  sku: string;
  qty: number;
  name: string;
  price: number;
  product_type: string;
  quote_id: string;
  product_option?: unknown;
  extension_attributes?: unknown;
}

/**
 * What the platform knows of a line besides: the net price of its warranty, its tax in percent, what one unit takes
 * from stock.
 */
export interface Terms {
  warranty: number;
  rate: number;
  parts: { sku: string; qty: number }[];
}

/** A cart as the platform keeps it. */
export interface Quote {
  /** A guest's is a word, a customer's a number. */
  id: string;
  /** Whose cart it is; null: a guest's. */
  customerId: number | null;
  lines: Line[];
  terms: Map<number, Terms>;
  coupon: string | null;
  /** utmSource of user/set-origin. */
  origin: string | null;
  carrier: string | null;
  ordered: boolean;
}

export const SHIPPING_NET = 128.45;
export const SHIPPING_RATE = 16;
/** Its coupons, and what they take off. */
export const COUPONS: Readonly<Record<string, number>> = { BUENFIN: 10, REGALO: 100 };

const taxOf = (net: number, rate: number): number => cents((net * rate) / 100);

function itemOf(line: Line, { warranty, rate }: Pick<Terms, 'warranty' | 'rate'>): Record<string, number | string> {
  const tax = cents(taxOf(line.price, rate) + taxOf(warranty, rate));
  const gross = cents(line.price + warranty + tax);
  return {
    item_id: line.item_id,
    price: line.price,
    qty: line.qty,
    row_total: cents((line.price + warranty) * line.qty),
    tax_amount: cents(tax * line.qty),
    tax_percent: rate,
    discount_amount: 0,
    price_incl_tax: gross,
    row_total_incl_tax: cents(gross * line.qty),
    options: '[]',
    name: line.name,
  };
}

/** Totals of a quote in the shape of the family, its delivery at this net price; its discount is given with IVA. */
export function totalsOf(quote: Quote, delivery = SHIPPING_NET): Document {
  const items = quote.lines.map((line) => itemOf(line, quote.terms.get(line.item_id) ?? { warranty: 0, rate: 0 }));
  const sum = (field: string): number => cents(items.reduce((total, item) => total + Number(item[field]), 0));
  const shipping = quote.carrier && quote.carrier !== PICKUP_METHOD.carrier_code ? delivery : 0;
  const shippingGross = cents(shipping + taxOf(shipping, SHIPPING_RATE));
  const goods = sum('row_total_incl_tax');
  const discount = cents((goods * (COUPONS[quote.coupon ?? ''] ?? 0)) / 100);
  const grand = cents(goods - discount + shippingGross);
  const segments = [
    { code: 'subtotal', title: 'Subtotal', value: goods },
    { code: 'shipping', title: 'Envío', value: shippingGross },
    ...(discount ? [{ code: 'discount', title: `Descuento (${quote.coupon})`, value: -discount }] : []),
    { code: 'grand_total', title: 'Total', value: grand, area: 'footer' },
  ];
  return {
    grand_total: grand,
    subtotal: sum('row_total'),
    subtotal_incl_tax: goods,
    discount_amount: -discount,
    shipping_amount: shipping,
    shipping_incl_tax: shippingGross,
    tax_amount: cents(sum('tax_amount') + (shippingGross - shipping)),
    items_qty: quote.lines.reduce((total, line) => total + line.qty, 0),
    ...(quote.coupon ? { coupon_code: quote.coupon } : {}),
    items,
    total_segments: segments,
  };
}

interface WarrantyChoice {
  additional_data?: { warranty?: { sku?: unknown } };
}

/** The net price of the warranty a line was sent with: the platform's own, never the client's. */
export function warrantyPrice(product: Document, extension: unknown): number {
  const chosen = (extension as WarrantyChoice | undefined)?.additional_data?.warranty?.sku;
  return Number(listOf(product.warranties).find((warranty) => warranty.sku === chosen)?.price ?? 0);
}
