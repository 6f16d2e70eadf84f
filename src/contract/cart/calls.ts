import { z } from 'zod';
import { once } from '../../domain/once';
import { MAX_LENGTH } from '../../domain/validation';
import { defineCall } from '../call';
import {
  identityQuery,
  itemId,
  looseId,
  quantity,
  requiredText,
  rule,
  sku,
  TOKEN_MAX,
  text,
  whenMissing,
} from '../fields';
import { cartChange } from '../limit';
import { CART_MESSAGES } from './messages';
import { cartState as cartStateResult, couponCode, paymentMethod, pulledLine, totalsWithPayments } from './results';

const optionValue = once(() => z.union([z.int(), text(255)]));

/** What was picked of one option of a bundle. */
const bundleOption = once(() =>
  z.object({
    option_id: looseId(),
    option_qty: quantity().nullish(),
    option_selections: z
      .array(z.union([z.int(), text(64)]))
      .max(50)
      .default([]),
  }),
);

export const productOption = once(() =>
  z.object({
    extension_attributes: z.object({
      custom_options: z
        .array(z.object({ option_id: looseId(), option_value: optionValue() }))
        .max(50)
        .optional(),
      configurable_item_options: z
        .array(z.object({ option_id: looseId(), option_value: optionValue() }))
        .max(20)
        .optional(),
      bundle_options: z.union([z.array(bundleOption()).max(50), z.record(text(64), bundleOption())]).optional(),
    }),
  }),
);

const additionalData = once(() =>
  z
    .object({ warranty: z.object({ sku: sku() }).nullish(), opcion_de_entrega: text(64).nullish() })
    .meta({ description: 'Extended warranty by its sku, and how the line is handed over' }),
);

export const cartItem = once(() =>
  z
    .object(
      {
        sku: sku(),
        parentSku: sku().nullish(),
        qty: quantity().optional().meta({ description: '1 where a line is added; required with item_id' }),
        item_id: itemId()
          .nullish()
          .meta({ description: 'Present: the quantity of this line is set; absent: a line is added' }),
        quoteId: looseId().nullish(),
        product_option: productOption().nullish(),
        extension_attributes: z.object({ additional_data: additionalData().nullish() }).nullish(),
      },
      whenMissing(CART_MESSAGES.cartItemMissing),
    )
    .refine((item) => item.qty !== undefined || !item.item_id, { ...rule('required'), path: ['qty'] })
    .transform((item) => ({ ...item, qty: item.qty ?? 1 }))
    .meta({ id: 'CartItem' }),
);

const REFUSALS = [401, 404, 413, 503];

export const cartCreate = defineCall({
  id: 'cartCreate',
  method: 'post',
  path: '/cart/create',
  access: 'anyone',
  limit: cartChange,
  area: 'cart',
  summary: 'Opens a cart; the result is its token, or "cookie" for the shop\'s own pages, which never hold tokens',
  query: identityQuery,
  result: () => z.string(),
  refusals: REFUSALS,
});

export const cartPull = defineCall({
  id: 'cartPull',
  method: 'get',
  path: '/cart/pull',
  access: 'anyone',
  limit: 'read',
  area: 'cart',
  summary: 'The lines of a cart; configurables carry the sku of the variant',
  query: identityQuery,
  result: () => z.array(pulledLine()),
  refusals: REFUSALS,
});

export const cartState = defineCall({
  id: 'cartState',
  method: 'get',
  path: '/cart/state',
  access: 'anyone',
  limit: 'read',
  area: 'cart',
  summary: 'A whole cart at one version: items, amounts and chosen methods',
  query: identityQuery,
  result: cartStateResult,
  refusals: REFUSALS,
});

export const cartOwn = defineCall({
  id: 'cartOwn',
  method: 'get',
  path: '/cart/own',
  limit: 'read',
  area: 'cart',
  summary: "A customer's own cart as a whole, by both ids; anybody else's is not found",
  query: () => z.object({ ...identityQuery().shape, customerId: looseId(), cartId: requiredText(TOKEN_MAX) }),
  result: cartStateResult,
  access: 'customer',
  refusals: REFUSALS,
});

export const cartUpdate = defineCall({
  id: 'cartUpdate',
  method: 'post',
  path: '/cart/update',
  access: 'anyone',
  limit: cartChange,
  area: 'cart',
  summary: 'Adds a line, or sets the quantity of the line item_id',
  query: identityQuery,
  body: () => z.object({ cartItem: cartItem() }),
  /** null when a call is repeated under its key and its line has left the cart since. */
  result: () => pulledLine().nullable(),
  keyed: true,
  refusals: [400, ...REFUSALS],
});

export const cartDelete = defineCall({
  id: 'cartDelete',
  method: 'post',
  path: '/cart/delete',
  access: 'anyone',
  limit: cartChange,
  area: 'cart',
  summary: 'Removes the line item_id',
  query: identityQuery,
  body: () =>
    z.object({
      cartItem: z.object(
        { sku: sku().nullish(), item_id: itemId(), quoteId: looseId().nullish() },
        whenMissing(CART_MESSAGES.cartItemMissing),
      ),
    }),
  result: () => z.literal(true),
  keyed: true,
  refusals: REFUSALS,
});

export const cartApplyCoupon = defineCall({
  id: 'cartApplyCoupon',
  method: 'post',
  path: '/cart/apply-coupon',
  access: 'anyone',
  limit: cartChange,
  area: 'cart',
  summary: 'Applies a coupon',
  query: () => identityQuery().extend({ coupon: requiredText(MAX_LENGTH.coupon, CART_MESSAGES.couponMissing) }),
  result: () => z.literal(true),
  keyed: true,
  refusals: REFUSALS,
});

export const cartDeleteCoupon = defineCall({
  id: 'cartDeleteCoupon',
  method: 'post',
  path: '/cart/delete-coupon',
  access: 'anyone',
  limit: cartChange,
  area: 'cart',
  summary: 'Removes the coupon',
  query: identityQuery,
  result: () => z.literal(true),
  keyed: true,
  refusals: REFUSALS,
});

export const cartCoupon = defineCall({
  id: 'cartCoupon',
  method: 'get',
  path: '/cart/coupon',
  access: 'anyone',
  limit: 'read',
  area: 'cart',
  summary: 'The coupon of a cart, null when there is none',
  query: identityQuery,
  result: couponCode,
  refusals: REFUSALS,
});

export const cartTotals = defineCall({
  id: 'cartTotals',
  method: 'get',
  path: '/cart/totals',
  access: 'anyone',
  limit: 'read',
  area: 'cart',
  summary: 'Amounts of a cart, and how it may be paid',
  query: identityQuery,
  result: totalsWithPayments,
  refusals: REFUSALS,
});

export const cartPaymentMethods = defineCall({
  id: 'cartPaymentMethods',
  method: 'get',
  path: '/cart/payment-methods',
  access: 'anyone',
  limit: 'read',
  area: 'cart',
  summary: 'How this cart may be paid',
  query: identityQuery,
  result: () => z.array(paymentMethod()),
  refusals: REFUSALS,
});
