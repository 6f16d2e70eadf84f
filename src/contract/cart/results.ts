import { z } from 'zod';
import { once } from '../../domain/once';
import { decimal } from '../decimal';

/** Within how many working days something arrives. */
export const deliveryDays = once(() =>
  z.object({
    from: z.int(),
    to: z.int(),
    special: z
      .int()
      .optional()
      .meta({ description: 'With a special item: days of the calendar within which it arrives' }),
    isAllSpecial: z
      .literal(true)
      .optional()
      .meta({ description: 'With nothing but special items: only the last day is known' }),
  }),
);

/** A line as cart/pull and cart/update answer it; `price` is net. */
export const pulledLine = once(() =>
  z
    .object({
      item_id: z.union([z.int(), z.string()]),
      sku: z.string(),
      qty: z.int(),
      name: z.string(),
      price: decimal(),
      product_type: z.string(),
      quote_id: z.string(),
      product_option: z.object({ extension_attributes: z.record(z.string(), z.unknown()).optional() }).optional(),
      extension_attributes: z.object({ additional_data: z.unknown().optional() }).optional(),
    })
    .meta({ id: 'CartLine' }),
);

export const paymentMethod = once(() =>
  z
    .object({
      code: z.string(),
      title: z.string(),
      description: z.string(),
      cost: decimal(),
      cost_incl_tax: decimal(),
      default: z.boolean(),
      offline: z.boolean(),
      is_server_method: z.boolean(),
      months: z
        .array(
          z.object({
            months: z.int(),
            from: decimal(),
            charged_at_once: z
              .boolean()
              .meta({ description: 'true: the gateway does not hold it, and an order needs charge_consent' }),
          }),
        )
        .meta({ description: 'Monthly payments without interest, and the grand total from which on each is offered' }),
      charged_at_once: z.boolean().meta({ description: 'true: an order needs charge_consent' }),
    })
    .meta({ id: 'PaymentMethod' }),
);

const lineTotals = once(() =>
  z.looseObject({ item_id: z.int(), qty: z.int(), price_incl_tax: decimal(), row_total_incl_tax: decimal() }),
);

export const totals = once(() =>
  z
    .looseObject({
      grand_total: decimal(),
      subtotal: decimal(),
      discount_amount: decimal(),
      shipping_amount: decimal(),
      shipping_incl_tax: decimal(),
      tax_amount: decimal(),
      subtotal_incl_tax: decimal(),
      items_qty: z.int(),
      coupon_code: z.string().optional(),
      items: z.array(lineTotals()),
      total_segments: z.array(z.looseObject({ code: z.string(), title: z.string(), value: decimal() })),
    })
    .meta({ id: 'CartTotals' }),
);

/** Totals as the calls of totals answer them: with the ways to pay this cart. */
export const totalsWithPayments = once(() => totals().extend({ payment_methods: z.array(paymentMethod()) }));

export const shippingMethod = once(() =>
  z
    .object({
      carrier_code: z.string(),
      method_code: z.string(),
      carrier_title: z.string(),
      method_title: z.string(),
      amount: decimal(),
      base_amount: decimal(),
      available: z.boolean(),
      error_message: z.string(),
      price_excl_tax: decimal(),
      price_incl_tax: decimal(),
      default: z.boolean(),
      offline: z.boolean(),
      delivery_days: deliveryDays().nullable(),
    })
    .meta({ id: 'ShippingMethod' }),
);

export const couponCode = once(() => z.string().nullable());

const epochMs = once(() => z.int().nullable());

const cartItemState = once(() =>
  pulledLine()
    .extend({
      prev_qty: z.int().nullable(),
      server_item_id: z.string(),
      server_cart_id: z.string(),
      type_id: z.string(),
      parentSku: z.string(),
      warranty: z.object({ sku: z.string(), name: z.string(), months: z.int() }).nullable(),
      opcion_de_entrega: z.string().nullable(),
      checksum: z.string(),
      category: z.array(z.object({ category_id: z.int() })),
      is_in_stock: z.boolean(),
      info: z.record(z.string(), z.string()),
      errors: z.record(z.string(), z.string()),
      totals: lineTotals().nullable(),
    })
    .meta({ id: 'CartItemState' }),
);

export const cartState = once(() =>
  z
    .object({
      cartItems: z.array(cartItemState()),
      cartServerToken: z.string(),
      cartItemsHash: z.string(),
      cartLastSyncDate: epochMs(),
      cartLastTotalsSyncDate: epochMs(),
      platformTotals: totals(),
      platformTotalSegments: totals().shape.total_segments,
      itemsAfterPlatformTotals: z.record(z.string(), lineTotals()),
      shipping: z.object({ carrier_code: z.string(), method_code: z.string() }).nullable(),
      payment: z.object({ code: z.string() }).nullable(),
    })
    .meta({ id: 'CartState' }),
);
