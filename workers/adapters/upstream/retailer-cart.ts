/** A call to a retailer's API: done, refused with its code and words, or nobody knows (time-out, cut body, not JSON after a mutation). */
export type Outcome<T> = { state: 'ok'; value: T } | { state: 'refused'; code: number; message: string } | { state: 'unknown'; reason: string };

/** A line as a retailer's cart returns it (contract: cart/pull); amounts net, in pesos. */
export interface RetailerLine {
  item_id: number | string;
  sku: string;
  qty: number;
  name: string;
  price: number;
  product_type: string;
  quote_id: string;
  product_option?: { extension_attributes?: Record<string, unknown> };
  /** What the shop sent along with the line, its warranty and delivery option among it. */
  extension_attributes?: { additional_data?: unknown };
}

export interface RetailerTotals {
  grand_total: number;
  subtotal: number;
  subtotal_incl_tax?: number;
  discount_amount: number;
  shipping_amount: number;
  shipping_incl_tax?: number;
  tax_amount: number;
  coupon_code?: string;
  items_qty: number;
  items: {
    item_id: number | string;
    qty: number;
    price: number;
    price_incl_tax: number;
    row_total_incl_tax: number;
    tax_percent: number;
    discount_amount: number;
  }[];
  total_segments: { code: string; title: string; value: number }[];
  subtotal_without_credit?: number;
  credit_payment_method_code?: string;
  credit_payment_method_title?: string;
}

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

/** What is sent to add or set a line; with `item_id` the quantity is set, without it a line is added. */
export interface RetailerCartItem {
  sku: string;
  qty: number;
  item_id?: number | string;
  quoteId: string;
  product_option?: unknown;
  extension_attributes?: { additional_data?: unknown };
}

/** The cart calls of a retailer's API. Implementations never repeat a mutation on their own unless the API honours keys. */
export interface RetailerCart {
  create(): Promise<Outcome<string>>;
  pull(cartId: string): Promise<Outcome<RetailerLine[]>>;
  update(cartId: string, item: RetailerCartItem, key: string): Promise<Outcome<RetailerLine>>;
  remove(cartId: string, item: { sku: string; item_id: number | string; quoteId: string }, key: string): Promise<Outcome<true>>;
  totals(cartId: string): Promise<Outcome<RetailerTotals>>;
  shippingMethods(cartId: string, address: Record<string, unknown>): Promise<Outcome<RetailerShippingMethod[]>>;
  paymentMethods(cartId: string): Promise<Outcome<{ code: string; title: string }[]>>;
  shippingInformation(
    cartId: string,
    information: Record<string, unknown>,
    key: string,
  ): Promise<Outcome<{ payment_methods: { code: string; title: string }[]; totals: RetailerTotals }>>;
  applyCoupon(cartId: string, code: string, key: string): Promise<Outcome<true>>;
  deleteCoupon(cartId: string, key: string): Promise<Outcome<true>>;
  /** POST order; `body` in the family's shape, order_id inside it. */
  order(body: Record<string, unknown>, key: string): Promise<Outcome<{ backendOrderId: string; orderNumber: string }>>;
  /** GET sync/order/{order_id}: what became of an order whose answer was lost; null when the retailer never got it. `cartId` is the cart it was made from: some tell only its holder. */
  orderStatus(orderId: string, cartId?: string | null): Promise<Outcome<{ backendOrderId: string; orderNumber: string } | null>>;
}
