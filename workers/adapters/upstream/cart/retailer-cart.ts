import type { Outcome } from '../../../../src/domain/cart/outcome';
import type { ServerCartItem, ServerLine } from '../../../../src/domain/cart/sync/wire';
import type { ServerTotals } from '../../../../src/domain/cart/totals/from-wire';

export type { Outcome };

export interface RetailerShippingMethod {
  carrier_code: string;
  method_code: string;
  carrier_title?: string;
  method_title?: string;
  amount: number;
  price_incl_tax: number;
  available: boolean;
  error_message?: string;
}

/** An order a retailer made. */
export interface PlacedOrder {
  backendOrderId: string;
  orderNumber: string;
}

/**
 * The cart calls of a retailer's API. Implementations never repeat a mutation on their own unless the API honours keys.
 */
export interface RetailerCart {
  create(): Promise<Outcome<string>>;
  pull(cartId: string): Promise<Outcome<ServerLine[]>>;
  update(cartId: string, item: ServerCartItem, key: string): Promise<Outcome<ServerLine>>;
  remove(
    cartId: string,
    item: { sku: string; item_id: number | string; quoteId: string },
    key: string,
  ): Promise<Outcome<true>>;
  totals(cartId: string): Promise<Outcome<ServerTotals>>;
  shippingMethods(cartId: string, address: Record<string, unknown>): Promise<Outcome<RetailerShippingMethod[]>>;
  paymentMethods(cartId: string): Promise<Outcome<{ code: string; title: string }[]>>;
  shippingInformation(
    cartId: string,
    information: Record<string, unknown>,
    key: string,
  ): Promise<Outcome<{ payment_methods: { code: string; title: string }[]; totals: ServerTotals }>>;
  applyCoupon(cartId: string, code: string, key: string): Promise<Outcome<true>>;
  deleteCoupon(cartId: string, key: string): Promise<Outcome<true>>;
  setOrigin(cartId: string, utmSource: string, key: string): Promise<Outcome<true>>;
  /**
   * POST order; `body` in the family's shape, order_id inside it. A bare number or word instead of an order is unknown:
   * only orderStatus says whether there is one.
   */
  order(body: Record<string, unknown>, key: string): Promise<Outcome<PlacedOrder>>;
  /**
   * GET sync/order/{order_id}: what became of an order whose answer was lost; null when the retailer never got it.
   * `cartId` is the cart it was made from: some tell only its holder.
   */
  orderStatus(orderId: string, cartId?: string | null): Promise<Outcome<PlacedOrder | null>>;
}
