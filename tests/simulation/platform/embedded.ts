import type { CartBackend, Placed, Placing, ProductSource } from '../../../src/commerce/cart-backend';
import { PAYMENT_AT_THE_DOOR } from '../../../src/config/payment-methods';
import { SHIPPING_RATES } from '../../../src/config/shipping';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import type { CartContent } from '../../../src/domain/cart/content';
import { stockSkus } from '../../../src/domain/cart/item/item-request';
import { withShippingMethods, withTotals } from '../../../src/domain/cart/totals/pricing';
import type { ProductDocument } from '../../../src/domain/catalogue/document';
import { toCentavos } from '../../../src/domain/money';
import type { Order } from '../../../src/domain/order/order';
import { ok, refuse } from '../../../src/domain/result';
import { PRODUCTS } from '../../cart/products';
import { COUPONS } from '../goods';
import { TAX_RULE } from '../retailer';

const DOCUMENTS = PRODUCTS as unknown as ProductDocument[];
const BY_SKU = new Map(
  DOCUMENTS.flatMap((document) =>
    [document.sku, ...document.configurable_children.map(({ sku }) => sku)].map((sku) => [sku, document]),
  ),
);
const STOCK = new Map(
  DOCUMENTS.flatMap((document) => [document, ...document.configurable_children]).map(({ sku, stock }) => [
    sku,
    stock as { qty: number; is_in_stock: boolean },
  ]),
);

/** Products and stock; `sold` pieces are gone from it. */
export const sourceOf = (sold: (sku: string) => number): ProductSource => ({
  find: async (skus) => ({ documents: [...new Set(skus.flatMap((sku) => BY_SKU.get(sku) ?? []))], members: [] }),
  rules: async () => [TAX_RULE] as unknown as Awaited<ReturnType<ProductSource['rules']>>,
  borderRate: async () => null,
  attributes: async () => new Map(),
  stock: async (docs) => ({
    known: docs.flatMap(stockSkus).flatMap((sku) => {
      const facts = STOCK.get(sku);
      if (!facts) return [];
      const qty = facts.qty - sold(sku);
      return [{ product_id: 0, product_sku: sku, qty, is_in_stock: facts.is_in_stock && qty > 0, manage_stock: true }];
    }),
    unverified: [],
  }),
});

const priced = (content: CartContent): CartContent =>
  withTotals(withShippingMethods(content, SHIPPING_RATES), PAYMENT_AT_THE_DOOR);

/** Our own engine with orders and stock in memory: an order is made once for its id. */
export function memoryEngine(): { backend: CartBackend; orders: Map<string, Order> } {
  const orders = new Map<string, Order>();
  const sold = (sku: string) =>
    [...orders.values()]
      .flatMap(({ lines }) => lines)
      .reduce((total, line) => (line.sku === sku ? total + line.qty : total), 0);
  const source = sourceOf(sold);
  const place = async ({ order }: Placing): Promise<Placed> => {
    const made = orders.get(order.orderId) ?? { ...order, number: String(orders.size + 1).padStart(9, '0') };
    orders.set(order.orderId, made);
    return { state: 'placed', order: made };
  };
  const backend: CartBackend = {
    hasRemoteCart: false,
    products: () => source,
    branch: async () => ok(null),
    branches: async () => ok([]),
    async coupon(content, code) {
      if (code === null) return ok({ ...content, coupon: null });
      if (code !== COUPONS.embedded.code) return refuse(404, CART_MESSAGES.couponNotValid);
      return ok({ ...content, coupon: { code, kind: 'fixed', value: toCentavos(100_00), from: null, to: null } });
    },
    deliver: async (content, destination) =>
      ok(priced({ ...content, destination, coverage: { covered: true, deliveryDays: null } })),
    sync: async (content) => ({ content: priced(content), notices: [], isSynced: true }),
    place,
    findPlaced: place,
    afterOrder: priced,
  };
  return { backend, orders };
}
