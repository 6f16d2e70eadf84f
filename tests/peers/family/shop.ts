import { randomBytes } from 'node:crypto';
import { type PeerBranch, PICKUP_METHOD } from './branches.ts';
import { Customers } from './customers.ts';
import { cents, type Document, type Index, listOf, partsOf, productBySku } from './documents.ts';
import {
  COUPONS,
  type Line,
  type Quote,
  SHIPPING_NET,
  SHIPPING_RATE,
  type Terms,
  totalsOf,
  warrantyPrice,
} from './quote.ts';
import { Refusal } from './refusal.ts';
import { Returns } from './returns.ts';
import { Reviews } from './reviews.ts';

interface Choice {
  extension_attributes?: { configurable_item_options?: { option_id: string; option_value: unknown }[] };
}

/** What is put into the cart: the chosen variant, the bundle under the skus of its parts, else the product. */
function variantOf(product: Document, item: Document): Document {
  if (product.type_id === 'bundle')
    return {
      ...product,
      sku: partsOf(product)
        .map((part) => part.sku)
        .join('-'),
    };
  const children = listOf(product.configurable_children);
  const exact = children.find((child) => child.sku === item.sku);
  if (children.length === 0 || exact) return exact ?? product;
  const chosen = (item.product_option as Choice | undefined)?.extension_attributes?.configurable_item_options ?? [];
  const code = (id: string) =>
    listOf(product.configurable_options).find((option) => String(option.attribute_id) === String(id))?.attribute_code;
  const found = children.find(
    (child) =>
      chosen.length > 0 &&
      chosen.every(({ option_id, option_value }) => String(child[String(code(option_id))]) === String(option_value)),
  );
  if (!found) throw new Refusal(400, 'You need to choose options for your item.');
  return found;
}

const optionsOf = (line: { product_option?: unknown; extension_attributes?: unknown }): string =>
  JSON.stringify([
    line.extension_attributes ?? null,
    (line.product_option as Choice & { extension_attributes?: Document })?.extension_attributes?.custom_options ?? [],
  ]);

const partsIn = (quote: Quote, line: Line): Terms['parts'] => quote.terms.get(line.item_id)?.parts ?? [];

export interface KeptOrder {
  orderId: string;
  backendOrderId: string;
  orderNumber: string;
  quote: string;
  /** Whose order it is; null: a guest's. */
  customerId: number | null;
  /** Where it is picked up; null: it is sent. */
  branchOffice: string | null;
  /** Code of the way it was sent to be paid. */
  payment: string | null;
  lines: Line[];
  isCanceled?: boolean;
  /** Units of each line, by its id, that were canceled. */
  canceled?: Record<number, number>;
}

/** An order in a customer's history. */
export const historyOf = (order: KeptOrder): Document => ({
  entity_id: order.backendOrderId,
  increment_id: order.orderNumber,
  customer_id: order.customerId,
  status: order.isCanceled ? 'canceled' : 'pending',
  items: order.lines.map(({ item_id, sku, name, qty, price, product_type }) => ({
    item_id,
    sku,
    name,
    qty_ordered: qty,
    qty_canceled: order.canceled?.[item_id] ?? 0,
    price,
    product_type,
  })),
});

/**
 * Carts, stock and orders of one retailer: everything its platform would keep, in memory. Nothing here is idempotent.
 */
export class Shop {
  /** Net price of a delivery. */
  delivery = SHIPPING_NET;
  /** null: it knows no calls for them. */
  branches: PeerBranch[] | null = null;
  readonly orders: KeptOrder[] = [];
  readonly quotes = new Map<string, Quote>();
  readonly customers = new Customers();
  readonly reviews = new Reviews();
  readonly returns = new Returns();
  private readonly sold = new Map<string, number>();
  private nextItem = 5000;
  private nextOrder = 900;
  private nextQuote = 81_668;
  readonly index: Index;

  constructor(index: Index) {
    this.index = index;
  }

  /**
   * A guest's cart under a word, or the customer's own under a number: the same one until it is ordered. Nothing is
   * merged.
   */
  create(token: string): string | number {
    const customerId = token ? this.customers.holderOf(token).id : null;
    return customerId === null
      ? this.open(randomBytes(24).toString('base64url'), null).id
      : Number(this.ownQuote(customerId).id);
  }

  /** The cart a call names: one under a number answers its customer alone. */
  cartOf(cartId: string, token: string): string {
    if (!/^\d+$/.test(cartId)) return cartId;
    const { id } = this.customers.holderOf(token);
    if (this.quote(cartId).customerId !== id) throw new Refusal(404, `No such entity with cartId = ${cartId}`);
    return cartId;
  }

  quote(id: string): Quote {
    const quote = this.quotes.get(id);
    if (!quote || quote.ordered) throw new Refusal(404, `No such entity with cartId = ${id}`);
    return quote;
  }

  stock(sku: string): Document {
    const product = productBySku(this.index, sku);
    if (!product) throw new Refusal(500, 'No stock information for given sku');
    const child = listOf(product.configurable_children).find((candidate) => candidate.sku === sku);
    const stock = ((child ?? product).stock ?? {}) as Document;
    const qty = Number(stock.qty ?? 0) - (this.sold.get(sku) ?? 0);
    const managed = stock.manage_stock !== false;
    const id = Number((child ?? product).id);
    return {
      item_id: id,
      product_id: id,
      stock_id: 1,
      qty,
      is_in_stock: managed ? Boolean(stock.is_in_stock) && qty > 0 : true,
      manage_stock: managed,
    };
  }

  /** Sets a line that is named by item_id, else adds; an equal line is summed, whatever Idempotency-Key was sent. */
  update(id: string, item: Document | undefined): Line {
    if (!item) throw new Refusal(500, 'No cartItem element provided within the request body');
    const quote = this.quote(id);
    if (item.item_id !== undefined) return this.setQty(quote, Number(item.item_id), Number(item.qty));
    const product = productBySku(this.index, String(item.sku));
    if (!product) throw new Refusal(404, 'Product that you are trying to add is not available.');
    const variant = variantOf(product, item);
    const equal = quote.lines.find((line) => line.sku === variant.sku && optionsOf(line) === optionsOf(item));
    if (equal) return this.setQty(quote, equal.item_id, equal.qty + Number(item.qty));
    const parts = product.type_id === 'bundle' ? partsOf(product) : [{ sku: String(variant.sku), qty: 1 }];
    this.need(parts, Number(item.qty));
    const line: Line = {
      item_id: this.nextItem++,
      sku: String(variant.sku),
      qty: Number(item.qty),
      name: String(product.name),
      price: cents(Number(variant.final_price)),
      product_type: String(product.type_id),
      quote_id: id,
      ...(item.product_option ? { product_option: item.product_option } : {}),
      ...(item.extension_attributes ? { extension_attributes: item.extension_attributes } : {}),
    };
    quote.lines.push(line);
    quote.terms.set(line.item_id, {
      warranty: warrantyPrice(product, item.extension_attributes),
      rate: this.rateOf(product),
      parts,
    });
    return line;
  }

  remove(id: string, item: Document | undefined): true {
    if (!item) throw new Refusal(500, 'No cartItem element provided within the request body');
    const quote = this.quote(id);
    const kept = quote.lines.filter((line) => line.item_id !== Number(item.item_id));
    if (kept.length === quote.lines.length) throw new Refusal(404, `Cart item ${item.item_id} doesn't exist.`);
    quote.lines = kept;
    return true;
  }

  totals(id: string): Document {
    return totalsOf(this.quote(id), this.delivery);
  }

  shippingMethods(id: string, address: Document | undefined): Document[] {
    this.quote(id);
    if (!address) throw new Refusal(500, 'No address element provided within the request body');
    const titles = { carrier_code: 'tablerate', carrier_title: 'Envío' };
    const price = {
      amount: this.delivery,
      base_amount: this.delivery,
      price_excl_tax: this.delivery,
      price_incl_tax: cents(this.delivery * (1 + SHIPPING_RATE / 100)),
    };
    return [
      { ...titles, ...price, method_code: 'bestway', method_title: 'A domicilio', available: true, error_message: '' },
      {
        ...titles,
        ...price,
        method_code: 'express',
        method_title: 'Exprés',
        available: false,
        error_message: 'Not in your area',
      },
      ...(this.branches ? [PICKUP_METHOD] : []),
    ];
  }

  paymentMethods(id: string): Document[] {
    this.quote(id);
    return [
      { code: 'cashondelivery', title: 'Pago contra entrega' },
      { code: 'checkmo', title: 'Transferencia' },
    ];
  }

  shippingInformation(id: string, information: Document | undefined): Document {
    if (!information) throw new Refusal(500, 'No address element provided within the request body');
    this.quote(id).carrier = String(information.shippingCarrierCode ?? '') || null;
    return { payment_methods: this.paymentMethods(id), totals: this.totals(id) };
  }

  applyCoupon(id: string, coupon: string): true {
    const quote = this.quote(id);
    if (!coupon) throw new Refusal(500, 'No coupon code provided');
    if (COUPONS[coupon] === undefined)
      throw new Refusal(404, "The coupon code isn't valid. Verify the code and try again.");
    quote.coupon = coupon;
    return true;
  }

  setOrigin(id: string, utmSource: string): true {
    this.quote(id).origin = utmSource;
    return true;
  }

  deleteCoupon(id: string): true {
    this.quote(id).coupon = null;
    return true;
  }

  /**
   * Makes the given cart's lines those of the order and places it. A cart that was ordered already gives way to a new
   * one: a repeated call is a second order. Who orders is told by user_id alone, and a customer orders from their own
   * cart, whatever cart is named.
   */
  order(body: Document): Document {
    const userId = Number(body.user_id ?? 0);
    const given = userId > 0 ? this.ownQuote(userId) : this.quotes.get(String(body.cart_id ?? ''));
    const quote = given && !given.ordered ? given : this.open(randomBytes(24).toString('base64url'), null);
    this.fill(quote, listOf(body.products));
    if (quote.lines.length === 0) throw new Refusal(500, 'Error while adding products. The cart is empty.');
    for (const line of quote.lines) this.need(partsIn(quote, line), line.qty, 'Error while adding products. ');
    for (const line of quote.lines) {
      for (const { sku, qty } of partsIn(quote, line)) this.sold.set(sku, (this.sold.get(sku) ?? 0) + qty * line.qty);
    }
    quote.ordered = true;
    const backendOrderId = String(this.nextOrder++);
    const orderNumber = backendOrderId.padStart(9, '0');
    const { shippingExtraFields, payment_method_code: payment = null } = (body.addressInformation ?? {}) as {
      shippingExtraFields?: { branchOffice?: string };
      payment_method_code?: string;
    };
    this.orders.push({
      orderId: String(body.order_id),
      backendOrderId,
      orderNumber,
      quote: quote.id,
      customerId: quote.customerId,
      branchOffice: shippingExtraFields?.branchOffice ?? null,
      payment,
      lines: quote.lines,
    });
    return { magentoOrderId: backendOrderId, backendOrderId, orderNumber, transferedAt: new Date().toISOString() };
  }

  orderStatus(orderId: string): Document {
    const found = this.orders.find((order) => order.orderId === orderId);
    if (!found) throw new Refusal(404, 'Order not found');
    return { backendOrderId: found.backendOrderId, orderNumber: found.orderNumber };
  }

  private open(id: string, customerId: number | null): Quote {
    const quote: Quote = {
      id,
      customerId,
      lines: [],
      terms: new Map(),
      coupon: null,
      origin: null,
      carrier: null,
      ordered: false,
    };
    this.quotes.set(id, quote);
    return quote;
  }

  private ownQuote(customerId: number): Quote {
    const own = [...this.quotes.values()].find((quote) => quote.customerId === customerId && !quote.ordered);
    return own ?? this.open(String(this.nextQuote++), customerId);
  }

  private fill(quote: Quote, products: Document[]): void {
    const wanted = products.map((product) => {
      const line =
        quote.lines.find((one) => one.item_id === Number(product.server_item_id)) ??
        quote.lines.find((one) => one.sku === product.sku);
      return line ? this.setQty(quote, line.item_id, Number(product.qty)) : this.update(quote.id, product);
    });
    quote.lines = quote.lines.filter((line) => wanted.includes(line));
  }

  private setQty(quote: Quote, itemId: number, qty: number): Line {
    const line = quote.lines.find((one) => one.item_id === itemId);
    if (!line) throw new Refusal(404, `Cart item ${itemId} doesn't exist.`);
    this.need(partsIn(quote, line), qty);
    line.qty = qty;
    return line;
  }

  private need(parts: Terms['parts'], units: number, prefix = ''): void {
    for (const { sku, qty } of parts) {
      const stock = this.stock(sku);
      if (stock.manage_stock && qty * units > Number(stock.qty))
        throw new Refusal(500, `${prefix}The requested qty is not available`);
    }
  }

  private rateOf(product: Document): number {
    const rule = listOf(this.index.taxrule).find((candidate) =>
      (candidate.product_tax_class_ids as number[]).includes(Number(product.tax_class_id)),
    );
    return Number(listOf(rule?.rates)[0]?.rate ?? 0);
  }
}
