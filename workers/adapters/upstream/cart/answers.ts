import { z } from 'zod';
import { once } from '../../../../src/domain/once';

const id = once(() => z.union([z.string(), z.number()]));
/** Most pesos an answer may name: beyond it centavos do not add up exactly, and nobody means it. */
const MAX_AMOUNT = 1_000_000_000;
const decimal = once(() =>
  z
    .string()
    .regex(/^-?\d+(?:\.\d+)?$/)
    .transform(Number),
);
/** Pesos as number or text. Nothing else counts as a number, least of all as zero: null, '' and lists are no price. */
const amount = once(() => z.union([z.number(), decimal()]).pipe(z.number().min(-MAX_AMOUNT).max(MAX_AMOUNT)));
const amountNotBelowZero = once(() => amount().pipe(z.number().min(0)));
/** Units of a line: what is no whole number of them cannot be mirrored. */
const units = once(() => z.union([z.number(), decimal()]).pipe(z.int().min(0).max(MAX_AMOUNT)));
const optionalText = once(() =>
  z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
);

/** One line of a pulled cart. */
export const line = once(() =>
  z.object({
    item_id: id(),
    sku: z.coerce.string(),
    qty: units(),
    name: optionalText(),
    price: amount()
      .nullish()
      .transform((price) => price ?? 0),
    product_type: optionalText(),
    quote_id: id()
      .nullish()
      .transform((quote) => String(quote ?? '')),
    product_option: z.object({ extension_attributes: z.record(z.string(), z.unknown()).optional() }).optional(),
    extension_attributes: z.object({ additional_data: z.unknown() }).partial().optional(),
  }),
);

/** Some platforms answer an empty list of lines as an object or null. */
export const lines = once(() =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value : value && typeof value === 'object' ? Object.values(value) : []),
    z.array(line()),
  ),
);

export const totals = once(() =>
  z.object({
    grand_total: amountNotBelowZero(),
    subtotal: amountNotBelowZero(),
    subtotal_incl_tax: amountNotBelowZero().optional(),
    discount_amount: amount().default(0),
    shipping_amount: amountNotBelowZero()
      .nullish()
      .transform((value) => value ?? 0),
    shipping_incl_tax: amountNotBelowZero().optional(),
    tax_amount: amount().default(0),
    coupon_code: z.string().optional(),
    items_qty: amount().default(0),
    items: z
      .array(
        z.object({
          item_id: id(),
          qty: units(),
          price: amount(),
          price_incl_tax: amount(),
          row_total_incl_tax: amountNotBelowZero(),
          tax_percent: amount().default(0),
          discount_amount: amount().default(0),
        }),
      )
      .default([]),
    total_segments: z
      .array(
        z.object({
          code: z.string(),
          title: optionalText(),
          value: amount()
            .nullish()
            .transform((value) => value ?? 0),
        }),
      )
      .default([]),
    subtotal_without_credit: amount().optional(),
    credit_payment_method_code: z.string().optional(),
    credit_payment_method_title: z.string().optional(),
  }),
);

/** A method whose price is not told cannot be offered; one told without IVA only is offered at that. */
export const shippingMethods = once(() =>
  z.array(
    z
      .object({
        carrier_code: z.string(),
        method_code: z.string(),
        carrier_title: optionalText(),
        method_title: optionalText(),
        amount: amountNotBelowZero().nullish(),
        price_incl_tax: amountNotBelowZero().nullish(),
        available: z.boolean().default(true),
        error_message: optionalText(),
      })
      .transform(({ amount: net, price_incl_tax: gross, available, ...method }) => ({
        ...method,
        amount: net ?? gross ?? 0,
        price_incl_tax: gross ?? net ?? 0,
        available: available && (net ?? gross ?? null) !== null,
      })),
  ),
);

export const paymentMethods = once(() => z.array(z.object({ code: z.string(), title: optionalText() })));

export const shippingInformation = once(() =>
  z.object({ payment_methods: paymentMethods().default([]), totals: totals() }),
);

export const cartId = once(() => z.union([z.string(), z.number()]).transform(String));

export const done = once(() => z.unknown().transform(() => true as const));

/** An id that names something: neither blank nor zero. */
const orderId = once(() => z.union([z.string().trim().min(1), z.number().positive()]).transform(String));

/** An order that was made. The number of a job, or a word, is none: it may or may not become one. */
export const order = once(() =>
  z
    .object({ backendOrderId: orderId(), orderNumber: orderId().nullish() })
    .transform(({ backendOrderId, orderNumber }) => ({ backendOrderId, orderNumber: orderNumber ?? backendOrderId })),
);

export const orderStatus = once(() =>
  z.union([z.null(), z.literal(''), order()]).transform((answer) => (answer ? answer : null)),
);
