import type { CartPort } from '../../src/commerce/cart';
import { DELIVERY_CALENDAR } from '../../src/config/delivery-calendar';
import type {
  Cart,
  CartAnswer,
  CartLine,
  CartOperation,
  Notice,
  PaymentMethod,
  ShippingMethod,
} from '../../src/domain/cart/cart';
import { addLine, isVirtual, removeLine, setQty } from '../../src/domain/cart/lines';
import { computeTotals } from '../../src/domain/cart/totals/totals';
import { toCentavos } from '../../src/domain/money';
import { buildOrder } from '../../src/domain/order/build-order';
import { differences } from '../../src/domain/order/differences';
import type { Checkout, Order } from '../../src/domain/order/order';
import { ok, type Result, refuse } from '../../src/domain/result';

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

/** A way to pay that a retailer charges for. */
const DEAR_PAYMENT: PaymentMethod = {
  code: 'spei',
  title: 'SPEI',
  description: '',
  cost: toCentavos(1_000),
  costInclTax: toCentavos(1_160),
  default: false,
  offline: true,
  isServerMethod: true,
};

/** What the fake shop sells: 100 pesos net each; SIN-STOCK is refused, JUEGO for its second piece. */
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

/** One cart in memory: versions, keys and an order, like the real one as far as its callers can tell. */
export class FakeCart implements CartPort {
  private readonly name: string;

  constructor(name = '') {
    this.name = name;
  }

  token(): string {
    return this.name;
  }

  /** A cart that is not there any more, or never was. */
  isGone = false;
  version = 0;
  lines: CartLine[] = [];
  removed: CartLine[] = [];
  nextItemId = 1;
  coupon: string | null = null;
  destination: Cart['destination'] = null;
  shipping: Cart['shippingMethod'] = null;
  payment: string | null = null;
  checkout: Checkout = { personalDetails: null, shippingDetails: null, paymentDetails: null, modifiedAt: 0 };
  orders: Order[] = [];
  operations: CartOperation[] = [];
  /** Keys it was given by changes, and by what is saved for the checkout. */
  keys: (string | null)[] = [];
  kept = new Map<string, { body: string; answer: Result<CartAnswer> }>();

  get cart(): Cart {
    const shipping = this.shipping ? SHIPPING : null;
    const payment = this.ways.payment.find(({ code }) => code === this.payment) ?? null;
    return {
      storeCode: 'viu',
      version: this.version,
      lines: this.lines,
      totals: computeTotals({ lines: this.lines, coupon: null, shipping, payment }),
      coupon: this.coupon,
      couponMissing: null,
      destination: this.destination,
      shippingMethod: this.shipping,
      paymentMethod: this.payment,
      isVirtual: isVirtual(this.lines),
      state: 'open',
      lastOrder: this.orders.at(-1)?.number ?? null,
      unresolvedOrder: null,
      paymentTerms: { isChosen: this.payment !== null, months: 1, isChargedAtOnce: false },
      syncedAt: null,
      totalsSyncedAt: null,
    };
  }

  async read() {
    return ok({ cart: this.cart, checkout: this.checkout });
  }

  async apply(operation: CartOperation, key: string | null): Promise<Result<CartAnswer>> {
    if (this.isGone) return refuse(404, 'Your previous cart is no longer available. This is a fresh cart.');
    this.keys.push(key);
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
          const notice: Notice = {
            id: 'requestedQty',
            level: 'error',
            message: 'The requested qty is not available',
            params: { max: 3 },
          };
          return ok({ cart: this.cart, line: null, notices: [notice] });
        }
        if (operation.sku === 'JUEGO') {
          const params = { name: 'Silla', piece: 2 };
          return ok({
            cart: this.cart,
            line: null,
            notices: [
              {
                id: 'outOfStock',
                level: 'error',
                message: '{name} is out of stock, and the set is sold as a whole',
                params,
              },
            ],
          });
        }
        if (operation.sku === 'NADA') return refuse(404, 'Item not available in the online store');
        const added = addLine(
          this.lines,
          newLine(operation.sku, operation.qty, { productOption: operation.productOption ?? null }),
          this.nextItemId,
        );
        if (!added.ok) return added;
        this.lines = added.value.lines;
        this.nextItemId = added.value.nextItemId;
        return this.done(added.value.line, [
          { id: 'productAddedToCart', level: 'success', message: 'Product has been added to the cart!' },
        ]);
      }
      case 'set': {
        const set = setQty(this.lines, operation.itemId, operation.qty);
        if (!set.ok) return set;
        this.lines = set.value.lines;
        return this.done(set.value.line, [
          { id: 'productQuantityUpdated', level: 'success', message: 'Product quantity has been updated!' },
        ]);
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
        if (!this.ways.payment.some(({ code }) => code === operation.code))
          return refuse(422, 'This way is not offered for your cart');
        this.payment = operation.code;
        return this.done(null);
      case 'clear':
        this.lines = [];
        return this.done(null);
      case 'together':
        return operation.operations.reduce<Result<CartAnswer>>(
          (last, one) => (last.ok ? this.perform(one) : last),
          this.done(null),
        );
    }
  }

  async saveCheckout(checkout: Partial<Checkout>, key: string | null) {
    this.keys.push(key);
    this.checkout = { ...this.checkout, ...checkout, modifiedAt: 1 };
    return this.read();
  }

  async mergeInto() {
    return ok({ state: 'nothing' as const });
  }

  async sync() {
    return ok({ cart: this.cart, line: null, notices: [] });
  }

  async authorise() {
    return ok({ cart: this.cart, line: null, notices: [] });
  }

  /** Ways of delivery and payment that are offered, whatever the cart holds. */
  ways = {
    delivery: [
      SHIPPING,
      { ...SHIPPING, carrier_code: 'flatrate', available: false, errorMessage: 'Zip code without coverage' },
    ],
    payment: [PAYMENT, DEAR_PAYMENT],
  };

  async shippingMethods() {
    return ok(this.ways.delivery);
  }

  async paymentMethods() {
    return ok(this.ways.payment);
  }

  async review() {
    return ok({ cart: this.cart, line: null, notices: [] });
  }

  placeOutcome: 'placed' | 'unknown' | 'busy' = 'placed';
  placing: { request: Parameters<CartPort['place']>[0]; key: string | null } | null = null;

  async place(request: Parameters<CartPort['place']>[0], key: string | null): ReturnType<CartPort['place']> {
    this.keys.push(key);
    this.placing = { request, key };
    const before = this.orders.find((order) => order.orderId === request.orderId);
    if (before) return ok({ state: 'placed', order: before, replayed: true });
    if (this.placeOutcome === 'busy')
      return refuse(503, 'The service is busy, please try again', { detail: { retryAfter: 7 } });
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
      calendar: DELIVERY_CALENDAR,
      paymentMethod: PAYMENT,
    });
    this.orders.push(order);
    this.lines = [];
    this.checkout = { personalDetails: null, shippingDetails: null, paymentDetails: null, modifiedAt: 0 };
    this.version += 1;
    return ok({ state: 'placed', order });
  }
}
