import type { CartPort, Flash } from '../../src/commerce/cart';
import type { SearchQuery, SearchResult, Suggestions } from '../../src/commerce/catalogue';
import type { Commerce } from '../../src/commerce/commerce';
import type { Principal } from '../../src/commerce/principal';
import type { StockInfo } from '../../src/commerce/stock';
import { storeByCode, storeViews } from '../../src/config/stores';
import type { Cart, CartAnswer, CartLine, CartOperation, Notice, PaymentMethod, ShippingMethod } from '../../src/domain/cart/cart';
import { addLine, isVirtual, removeLine, setQty } from '../../src/domain/cart/lines';
import { computeTotals } from '../../src/domain/cart/totals';
import { toCentavos } from '../../src/domain/money';
import { buildOrder } from '../../src/domain/order/build-order';
import { differences } from '../../src/domain/order/differences';
import type { Checkout, Order } from '../../src/domain/order/order';
import { ok, type Result, refuse } from '../../src/domain/result';
import type { EstimateResult } from '../../src/domain/shipping-estimate';
import type { StoreView } from '../../src/domain/store-view';
import { CookieJar } from '../../workers/http/cookie-jar';
import type { ShopRequest } from '../../workers/http/shop-request';

export const TOKEN = 'A'.repeat(32);

const STORES = storeViews('viu,muebles_america');

function storeOf(code: string): StoreView {
  const store = storeByCode(STORES, code);
  if (!store) throw new Error(`no store view ${code}`);
  return store;
}

export const SHIPPING: ShippingMethod = {
  carrier_code: 'tablerate',
  method_code: 'bestway',
  carrier_title: 'Envío',
  method_title: 'A domicilio',
  amount: toCentavos(19_600),
  priceInclTax: toCentavos(22_736),
  available: true,
  errorMessage: '',
  default: true,
  offline: false,
  deliveryDays: { from: 2, to: 8 },
};

const PAYMENT: PaymentMethod = {
  code: 'cashondelivery',
  title: 'Cash on delivery',
  description: 'You are going to pay for this order upon delivery.',
  cost: toCentavos(0),
  costInclTax: toCentavos(0),
  default: true,
  offline: false,
  isServerMethod: false,
};

/** What the fake shop sells: 100 pesos net each; SIN-STOCK is refused. */
export const newLine = (sku: string, qty: number, over: Partial<CartLine> = {}): Omit<CartLine, 'itemId'> => ({
  sku,
  parentSku: sku,
  qty,
  prevQty: null,
  name: `Producto ${sku}`,
  productType: 'simple',
  productOption: null,
  options: [],
  warranty: null,
  deliveryOption: null,
  checksum: '',
  image: null,
  slug: sku.toLowerCase(),
  categoryIds: [],
  unitNet: toCentavos(10_000),
  unitTax: toCentavos(1_600),
  unitGross: toCentavos(11_600),
  regularGross: toCentavos(11_600),
  taxRate: 16,
  taxClassId: 2,
  stockQty: null,
  inStock: true,
  info: {},
  errors: {},
  serverItemId: null,
  serverCartId: null,
  ...over,
});

/** One cart in memory: versions, keys, flash and an order, like the real one as far as its callers can tell. */
class FakeCart implements CartPort {
  version = 0;
  lines: CartLine[] = [];
  removed: CartLine[] = [];
  nextItemId = 1;
  coupon: string | null = null;
  destination: Cart['destination'] = null;
  shipping: Cart['shippingMethod'] = null;
  payment: string | null = null;
  checkout: Checkout = { personalDetails: null, shippingDetails: null, paymentDetails: null, modifiedAt: 0 };
  flash: Flash | null = null;
  orders: Order[] = [];
  operations: CartOperation[] = [];
  kept = new Map<string, { body: string; answer: Result<CartAnswer> }>();

  get cart(): Cart {
    const shipping = this.shipping ? SHIPPING : null;
    return {
      storeCode: 'viu',
      version: this.version,
      lines: this.lines,
      totals: computeTotals({ lines: this.lines, coupon: null, shipping, payment: null }),
      coupon: this.coupon,
      destination: this.destination,
      shippingMethod: this.shipping,
      paymentMethod: this.payment,
      isVirtual: isVirtual(this.lines),
      state: 'open',
      lastOrder: this.orders.at(-1)?.number ?? null,
      syncedAt: null,
      totalsSyncedAt: null,
    };
  }

  async read() {
    return ok({ cart: this.cart, checkout: this.checkout });
  }

  async apply(operation: CartOperation, key: string | null): Promise<Result<CartAnswer>> {
    const body = JSON.stringify(operation);
    const kept = key === null ? undefined : this.kept.get(`${operation.kind} ${key}`);
    if (kept && kept.body !== body) return refuse(422, 'The key of this request was already used with another one');
    if (kept?.answer.ok) return ok({ ...kept.answer.value, replayed: true });
    const answer = this.perform(operation);
    if (key) this.kept.set(`${operation.kind} ${key}`, { body, answer });
    return answer;
  }

  private done(line: CartLine | null, notices: Notice[] = []): Result<CartAnswer> {
    this.version += 1;
    return ok({ cart: this.cart, line, notices });
  }

  private perform(operation: CartOperation): Result<CartAnswer> {
    this.operations.push(operation);
    switch (operation.kind) {
      case 'add': {
        if (operation.sku === 'SIN-STOCK') {
          const notice: Notice = { id: 'requestedQty', level: 'error', message: 'The requested qty is not available', params: { max: 3 } };
          return ok({ cart: this.cart, line: null, notices: [notice] });
        }
        if (operation.sku === 'NADA') return refuse(404, 'Item not available in the online store');
        const added = addLine(this.lines, newLine(operation.sku, operation.qty, { productOption: operation.productOption ?? null }), this.nextItemId);
        if (!added.ok) return added;
        this.lines = added.value.lines;
        this.nextItemId = added.value.nextItemId;
        return this.done(added.value.line, [{ id: 'productAddedToCart', level: 'success', message: 'Product has been added to the cart!' }]);
      }
      case 'set': {
        const set = setQty(this.lines, operation.itemId, operation.qty);
        if (!set.ok) return set;
        this.lines = set.value.lines;
        return this.done(set.value.line, [{ id: 'productQuantityUpdated', level: 'success', message: 'Product quantity has been updated!' }]);
      }
      case 'remove': {
        const { lines, removed } = removeLine(this.lines, operation.itemId);
        if (removed.length === 0) return refuse(404, 'The product is no longer in the cart');
        this.lines = lines;
        this.removed = removed;
        return this.done(null, [{ id: 'other', level: 'success', message: 'Product has been removed from the cart!' }]);
      }
      case 'restore': {
        const line = this.removed.find((one) => one.itemId === operation.itemId);
        if (!line) return refuse(404, 'The product is no longer in the cart');
        this.lines = [...this.lines, line];
        this.removed = [];
        return this.done(line);
      }
      case 'coupon':
        if (operation.code !== null && operation.code !== 'BUENFIN') return refuse(404, "The coupon code isn't valid");
        this.coupon = operation.code;
        return this.done(null);
      case 'destination':
        this.destination = operation.destination;
        return this.done(null);
      case 'shipping':
        if (operation.methodCode !== 'bestway') return refuse(422, 'This way is not offered for your cart');
        this.shipping = { carrierCode: operation.carrierCode, methodCode: operation.methodCode };
        return this.done(null);
      case 'payment':
        if (operation.code !== 'cashondelivery') return refuse(422, 'This way is not offered for your cart');
        this.payment = operation.code;
        return this.done(null);
      case 'clear':
        this.lines = [];
        return this.done(null);
      case 'together':
        return operation.operations.reduce<Result<CartAnswer>>((last, one) => (last.ok ? this.perform(one) : last), this.done(null));
    }
  }

  async saveCheckout(checkout: Partial<Checkout>) {
    this.checkout = { ...this.checkout, ...checkout, modifiedAt: 1 };
    return this.read();
  }

  async shippingMethods() {
    return ok([SHIPPING, { ...SHIPPING, carrier_code: 'flatrate', available: false, errorMessage: 'Zip code without coverage' }]);
  }

  async paymentMethods() {
    return ok([PAYMENT]);
  }

  async review() {
    return ok({ cart: this.cart, line: null, notices: [] });
  }

  placeOutcome: 'placed' | 'unknown' | 'busy' = 'placed';
  placing: { request: Parameters<CartPort['place']>[0]; key: string | null } | null = null;

  async place(request: Parameters<CartPort['place']>[0], key: string | null): ReturnType<CartPort['place']> {
    this.placing = { request, key };
    const before = this.orders.find((order) => order.orderId === request.orderId);
    if (before) return ok({ state: 'placed', order: before, replayed: true });
    if (this.placeOutcome === 'busy') return refuse(503, 'The service is busy, please try again', { detail: { retryAfter: 7 } });
    if (this.placeOutcome === 'unknown') return ok({ state: 'unknown', orderId: request.orderId });
    const found = differences(this.lines, request.products);
    if (found.length > 0) return refuse(409, 'The cart has changed since the order was prepared', { detail: found });
    const { cart } = this;
    const order = buildOrder({
      number: '000000042',
      now: 0,
      storeCode: 'viu',
      lines: cart.lines,
      totals: cart.totals,
      request,
      shippingMethod: SHIPPING,
      paymentMethod: PAYMENT,
    });
    this.orders.push(order);
    this.lines = [];
    this.checkout = { personalDetails: null, shippingDetails: null, paymentDetails: null, modifiedAt: 0 };
    this.version += 1;
    return ok({ state: 'placed', order });
  }

  async saveFlash(flash: Flash) {
    this.flash = flash;
  }

  async takeFlash() {
    const { flash } = this;
    this.flash = null;
    return flash;
  }
}

export const NOTHING_FOUND: SearchResult = { items: [], total: 0, start: 0, perPage: 50, aggregations: {}, attributeMetadata: [] };

export const stockOf = (sku: string): StockInfo => ({ product_id: 77, product_sku: sku, qty: 12, is_in_stock: true, manage_stock: true });

export class FakeShop {
  readonly carts = new Map<string, FakeCart>();
  queries: SearchQuery[] = [];
  found: (query: SearchQuery) => Promise<Result<SearchResult>> = async () => ok(NOTHING_FOUND);
  urls: Record<string, NonNullable<Awaited<ReturnType<Commerce['catalogue']['resolveUrl']>>>> = {};
  redirects: Record<string, string> = {};
  suggested: Parameters<Commerce['catalogue']['suggest']>[] = [];
  suggestions: Suggestions = { products: [], categories: [] };
  productEstimate: EstimateResult = { carrier_code: 'tablerate', price: 128.45, price_incl_tax: 149, code: 'tablerate' };

  cart(token: string): FakeCart {
    const cart = this.carts.get(token) ?? new FakeCart();
    this.carts.set(token, cart);
    return cart;
  }

  /** Only what api and forms call; the rest is the pages' and is not here. */
  get commerce(): Commerce {
    const commerce: Pick<Commerce, 'stock' | 'places' | 'shipping' | 'orders' | 'cart'> & { catalogue: Partial<Commerce['catalogue']> } = {
      catalogue: {
        query: async (query) => {
          this.queries.push(query);
          return this.found(query);
        },
        resolveUrl: async (path) => this.urls[path] ?? null,
        redirect: async (path) => this.redirects[path] ?? null,
        version: async () => 'v7',
        suggest: async (...asked) => {
          this.suggested.push(asked);
          return this.suggestions;
        },
      },
      stock: {
        check: async (sku) => (sku === 'NADA' ? refuse(404, 'No stock information for given sku') : ok(stockOf(sku))),
        list: async (skus) => skus.filter((sku) => sku !== 'NADA').map(stockOf),
        configured: async () => ok(10),
      },
      places: {
        postalCode: async (code) =>
          code === '00000'
            ? null
            : {
                code,
                state: 'Yucatán',
                regionId: 31,
                regionCode: 'YUC',
                municipality: 'Mérida',
                city: 'Mérida',
                neighbourhoods: ['Centro'],
                covered: code !== '97999',
                deliveryDays: { from: 2, to: 8 },
              },
      },
      shipping: {
        productEstimate: async ({ sku }) => (sku === 'NADA' ? refuse(404, 'Item not available in the online store') : ok(this.productEstimate)),
      },
      orders: {
        find: async (orderId, token) => {
          const cart = this.cart(token);
          const order = cart.orders.find((one) => one.orderId === orderId || one.number === orderId);
          if (order) return ok({ state: 'placed', order });
          return cart.placeOutcome === 'unknown' && cart.placing?.request.orderId === orderId
            ? ok({ state: 'unknown', orderId })
            : refuse(404, 'Order not found');
        },
      },
      cart: (token) => this.cart(token),
    };
    return commerce as Commerce;
  }
}

export interface FakeVisitor {
  cartToken?: string | null;
  lostCart?: boolean;
  store?: string;
  /** Who it is; a guest unless said otherwise. */
  principal?: Principal | null;
}

/** A gateway's view of a request, and what the handlers made of its cookie. */
export function requestOf(shop: FakeShop, visit: FakeVisitor = {}): { request: ShopRequest; cookies: { token: string; version: number }[] } {
  const cookies: { token: string; version: number }[] = [];
  const request: ShopRequest = {
    store: storeOf(visit.store ?? 'viu'),
    stores: STORES,
    commerce: shop.commerce,
    commerceOf: () => shop.commerce,
    now: Date.parse('2026-03-01T12:00:00Z'),
    cartToken: visit.cartToken ?? null,
    lostCart: visit.lostCart ?? false,
    cookies: new CookieJar(new URL('https://tienda.example/'), null),
    principal: visit.principal === undefined ? { kind: 'guest', owner: visit.cartToken ?? null } : visit.principal,
    requestId: 'peticion-1',
    setCart: (token, cart) => cookies.push({ token, version: cart.version }),
    dropCart: () => cookies.splice(0),
    waitUntil: () => undefined,
  };
  return { request, cookies };
}
