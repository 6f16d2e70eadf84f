import type { Cart } from '../../domain/cart/cart';
import { unitGrossOf } from '../../domain/cart/totals/row';
import type { Product } from '../../domain/catalogue/product';
import { toDecimal } from '../../domain/money';
import type { Order } from '../../domain/order/order';
import type { ShopEvent } from './shop-events';

const CURRENCY = 'MXN';

type Attributes = Record<`data-${string}`, string | undefined>;

/**
 * Attributes of the element that says what a page is to whoever measures; what has a `once` is told once by a browser,
 * however often its page is loaded.
 */
const attributes = (told: ShopEvent, once?: string): Attributes => ({
  'data-event': JSON.stringify(told),
  'data-event-once': once,
});

/** A product is looked at. */
export function viewItem({
  parentSku,
  sku,
  name,
  price,
}: Pick<Product, 'parentSku' | 'sku' | 'name' | 'price'>): Attributes {
  const value = toDecimal(price.gross);
  const items = [{ item_id: parentSku, item_name: name, item_variant: sku, price: value, quantity: 1 }];
  return attributes({ event: 'view_item', ecommerce: { currency: CURRENCY, value, items } });
}

/** A cart is about to be paid. */
export const beginCheckout = ({ lines, totals }: Pick<Cart, 'lines' | 'totals'>): Attributes =>
  attributes({
    event: 'begin_checkout',
    ecommerce: {
      currency: CURRENCY,
      value: toDecimal(totals.grandTotal),
      items: lines.map((line) => ({
        item_id: line.parentSku,
        item_name: line.name,
        item_variant: line.sku,
        price: toDecimal(unitGrossOf(line)),
        quantity: line.qty,
      })),
    },
  });

/** An order was made. */
export const purchase = ({ number, lines, totals }: Pick<Order, 'number' | 'lines' | 'totals'>): Attributes =>
  attributes(
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: number,
        currency: CURRENCY,
        value: toDecimal(totals.grandTotal),
        tax: toDecimal(totals.tax),
        shipping: toDecimal(totals.shippingInclTax),
        items: lines.map(({ parentSku, sku, name, unitGross, qty }) => ({
          item_id: parentSku,
          item_name: name,
          item_variant: sku,
          price: toDecimal(unitGross),
          quantity: qty,
        })),
      },
    },
    `purchase ${number}`,
  );
