import { z } from 'zod';
import type { Cart, CartLine, Totals } from '../../domain/cart/cart';
import { itemCount } from '../../domain/cart/lines';
import { savedInCart } from '../../domain/cart/totals/derived';
import { rowGross } from '../../domain/cart/totals/row';
import { times, toCentavos, toDecimal } from '../../domain/money';
import { once } from '../../domain/once';
import type { StoreView } from '../../domain/store-view';
import { decimal } from '../decimal';

const label = once(() => z.object({ label: z.string(), value: z.string() }));

const lineView = once(() =>
  z.object({
    itemId: z.int(),
    sku: z.string(),
    parentSku: z.string(),
    name: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    productType: z.string(),
    qty: z.int(),
    options: z.array(label()),
    warranty: z.object({ sku: z.string(), name: z.string(), months: z.int(), price: decimal() }).nullable(),
    deliveryOption: z.string().nullable(),
    unitPrice: decimal(),
    regularPrice: decimal(),
    rowTotal: decimal(),
    savedTotal: decimal().meta({ description: 'What the line comes to less than at its regular price' }),
    isSpecial: z.boolean().meta({ description: 'Whether it takes longer to arrive than others' }),
    inStock: z.boolean(),
    info: z.record(z.string(), z.string()),
    errors: z.record(z.string(), z.string()),
  }),
);

/** The cart as our own pages read it from `meta.cart`: prices with IVA, in pesos. */
export const cartView = once(() =>
  z.object({
    id: z.string().meta({ description: 'Which cart it is, "" for none; opens nothing' }),
    version: z.int(),
    count: z.int().meta({
      description: 'Number shown on the cart: the sum of quantities, or of lines where the store view counts these',
    }),
    lines: z.array(lineView()),
    segments: z.array(
      z.object({ code: z.string(), title: z.string(), value: decimal(), area: z.enum(['taxes', 'footer']).optional() }),
    ),
    grandTotal: decimal(),
    tax: decimal().meta({ description: 'IVA within the total' }),
    saved: decimal().meta({ description: 'What it costs less than at regular prices and without its coupon' }),
    coupon: z.string().nullable(),
    couponTaken: z.string().nullable().meta({ description: 'The coupon that the discount is of' }),
    couponMissing: decimal().nullable().meta({ description: 'Goods that are missing before the coupon counts' }),
    postcode: z.string().nullable(),
    isPickup: z.boolean(),
    isVirtual: z.boolean(),
    removed: z
      .array(z.object({ itemId: z.int(), name: z.string() }))
      .meta({ description: 'What was taken out last and can be put back, newest first' }),
    state: z.enum(['open', 'placing']),
  }),
);

export type CartView = z.infer<ReturnType<typeof cartView>>;

const rowTotal = (line: CartLine, rows: Totals['rows']) =>
  rows.find((row) => row.itemId === line.itemId)?.gross ?? rowGross(line);

/** The JSON of a cart of a store view; whoever asks for it holds the cart. */
export function toCartView(cart: Cart, id: string, { flags }: Pick<StoreView, 'flags'>): CartView {
  return {
    id,
    version: cart.version,
    count: itemCount(cart.lines, flags.cartCount),
    lines: cart.lines.map((line) => ({
      itemId: line.itemId,
      sku: line.sku,
      parentSku: line.parentSku,
      name: line.name,
      slug: line.slug,
      image: line.image,
      productType: line.productType,
      qty: line.qty,
      options: line.options,
      warranty: line.warranty && {
        sku: line.warranty.sku,
        name: line.warranty.name,
        months: line.warranty.months,
        price: toDecimal(line.warranty.unitGross),
      },
      deliveryOption: line.deliveryOption,
      unitPrice: toDecimal(line.unitGross),
      regularPrice: toDecimal(line.regularGross),
      rowTotal: toDecimal(rowTotal(line, cart.totals.rows)),
      savedTotal: toDecimal(times(toCentavos(Math.max(0, line.regularGross - line.unitGross)), line.qty)),
      isSpecial: line.isSpecial === true,
      inStock: line.inStock,
      info: line.info,
      errors: line.errors,
    })),
    segments: cart.totals.segments.map((segment) => ({ ...segment, value: toDecimal(segment.value) })),
    grandTotal: toDecimal(cart.totals.grandTotal),
    tax: toDecimal(cart.totals.tax),
    saved: toDecimal(savedInCart(cart)),
    coupon: cart.coupon,
    couponTaken: cart.totals.couponCode,
    couponMissing: cart.couponMissing && toDecimal(cart.couponMissing),
    postcode: cart.destination?.postcode ?? null,
    isPickup: cart.pickup !== undefined,
    isVirtual: cart.isVirtual,
    removed: cart.removed ?? [],
    state: cart.state,
  };
}
