import { z } from 'zod';
import { decimal } from '../decimal';

/** A line as cart/pull and cart/update answer it; `price` is net. */
export const pulledLine = z
  .object({
    item_id: z.union([z.int(), z.string()]),
    sku: z.string(),
    qty: z.int(),
    name: z.string(),
    price: decimal,
    product_type: z.string(),
    quote_id: z.string(),
    product_option: z.object({ extension_attributes: z.record(z.string(), z.unknown()).optional() }).optional(),
    extension_attributes: z.object({ additional_data: z.unknown().optional() }).optional(),
  })
  .meta({ id: 'CartLine' });

export const paymentMethod = z.looseObject({ code: z.string(), title: z.string() }).meta({ id: 'PaymentMethod' });

export const totals = z
  .looseObject({
    grand_total: decimal,
    subtotal: decimal,
    discount_amount: decimal,
    shipping_amount: decimal,
    shipping_incl_tax: decimal,
    tax_amount: decimal,
    subtotal_incl_tax: decimal,
    items_qty: z.int(),
    coupon_code: z.string().optional(),
    items: z.array(z.looseObject({ item_id: z.int(), qty: z.int(), price_incl_tax: decimal, row_total_incl_tax: decimal })),
    total_segments: z.array(z.looseObject({ code: z.string(), title: z.string(), value: decimal })),
  })
  .meta({ id: 'CartTotals' });

export const shippingMethod = z
  .object({
    carrier_code: z.string(),
    method_code: z.string(),
    carrier_title: z.string(),
    method_title: z.string(),
    amount: decimal,
    base_amount: decimal,
    available: z.boolean(),
    error_message: z.string(),
    price_excl_tax: decimal,
    price_incl_tax: decimal,
    default: z.boolean(),
    offline: z.boolean(),
    delivery_days: z.object({ from: z.int(), to: z.int() }).nullable(),
  })
  .meta({ id: 'ShippingMethod' });

export const couponCode = z.string().nullable();
