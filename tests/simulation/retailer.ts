import type { Outcome } from '../../src/domain/cart/outcome';
import { additionalData } from '../../src/domain/cart/sync/wire';
import type { RetailerCart } from '../../workers/adapters/upstream/cart/retailer-cart';
import { PRODUCTS } from '../cart/products';
import { answer } from '../peers/family/calls';
import type { Document, Index } from '../peers/family/documents';
import type { Quote } from '../peers/family/quote';
import { Refusal } from '../peers/family/refusal';
import { Shop } from '../peers/family/shop';
import { kindOf } from './model';

/**
 * How a call goes wrong: refused with a code before it does anything; lost before it arrives, or its answer lost after
 * it took effect (a time-out to us either way); or answered with what it said the time before, of other lines.
 */
export type Fate = 'lost-before' | 'lost-after' | 'stale' | number;

export interface Fault {
  /** Path below /api the call begins with. */
  call: string;
  fate: Fate;
}

/** What came back of a call: an envelope, a bare body, or nothing in time. */
export type Said = { code: number; result: unknown; bare?: true } | null;

export const TAX_RULE = {
  id: 1,
  code: 'IVA',
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [{ id: 1, rate: 16, tax_country_id: 'MX', tax_region_id: 0, region_name: null }],
};

const INDEX: Index = {
  product: PRODUCTS as unknown as Document[],
  taxrule: [TAX_RULE],
  category: [],
  attribute: [],
  cms_page: [],
  cms_block: [],
};

/** Refusals of the caller or of the moment, which say nothing about a line. */
const NOT_OF_THE_LINE = [401, 403, 429, 503];

interface SentItem {
  sku: string;
  item_id?: number;
  extension_attributes?: { additional_data?: unknown };
  product_option?: { extension_attributes?: { configurable_item_options?: { option_value: unknown }[] } };
}

/** The sku of the variant an item asks for: configurables are sent by their parent and its options. */
function variantOf({ sku, product_option }: SentItem): string {
  const [choice] = product_option?.extension_attributes?.configurable_item_options ?? [];
  const children = PRODUCTS.find((product) => product.sku === sku)?.configurable_children as
    | { sku: string; color: string }[]
    | undefined;
  return children?.find(({ color }) => color === String(choice?.option_value))?.sku ?? sku;
}

/** As it comes off a wire. */
const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Lines that say of themselves that they have no warranty, so that none is taken for another. */
const outspoken = (result: unknown): unknown =>
  Array.isArray(result)
    ? result.map(outspoken)
    : { extension_attributes: { additional_data: {} }, ...(result as Document) };

const couponIn = (said: Said): unknown => (said?.result as { coupon_code?: string } | undefined)?.coupon_code;

/**
 * A retailer of the family in memory: it sums adds into equal lines, knows no keys and no versions, and goes wrong as
 * it is told.
 */
export class ScriptedRetailer {
  readonly shop = new Shop(INDEX);
  /** What goes wrong next, each once. */
  faults: Fault[] = [];
  /** Faults that hit since somebody last looked. */
  hits = 0;
  /** What they hit. */
  hitCalls: string[] = [];
  /** Kinds of lines that were refused since somebody last looked. */
  refused: string[] = [];
  /** Whether its lines were told since somebody last looked. */
  isPulled = false;
  #pulled: string | null = null;
  readonly #before = new Map<string, Said>();

  /** The cart it keeps for us: the one whose lines were told last. */
  get quote(): Quote | null {
    const quote = this.#pulled === null ? undefined : this.shop.quotes.get(this.#pulled);
    return quote && !quote.ordered ? quote : null;
  }

  say(path: string, query: Record<string, string>, body: Document = {}): Said {
    const found = this.faults.findIndex(({ call }) => path.startsWith(call));
    const fate = found < 0 ? null : (this.faults.splice(found, 1)[0]?.fate ?? null);
    if (fate !== null) {
      this.hits += 1;
      this.hitCalls.push(path);
    }
    if (fate === 'lost-before') return null;
    if (typeof fate === 'number')
      return this.#noting(path, body, { code: fate, result: 'The store is counting its stock' });
    const said = this.#answer(path, query, body);
    const before = this.#before.get(path);
    this.#before.set(path, said);
    if (fate === 'stale') return before && couponIn(before) === couponIn(said) ? before : said;
    if (fate === 'lost-after') return null;
    if (path === 'cart/pull' && said?.code === 200) {
      this.isPulled = true;
      this.#pulled = query.cartId ?? null;
    }
    return this.#noting(path, body, said);
  }

  #answer(path: string, query: Record<string, string>, body: Document): Said {
    try {
      const said = answer(
        this.shop,
        INDEX,
        { method: 'POST', path, query: new URLSearchParams(query), body, token: query.token ?? '' },
        false,
      );
      if ('bare' in said) return copied({ code: 200, result: said.bare, bare: true as const });
      return {
        code: 200,
        result: path === 'cart/pull' || path === 'cart/update' ? outspoken(copied(said.result)) : copied(said.result),
      };
    } catch (error) {
      if (error instanceof Refusal) return { code: error.code, result: error.result };
      throw error;
    }
  }

  #noting(path: string, body: Document, said: Said): Said {
    if (path === 'cart/update' && said !== null && said.code !== 200 && !NOT_OF_THE_LINE.includes(said.code))
      this.refused.push(this.#kindOf(body.cartItem as SentItem));
    return said;
  }

  #kindOf(item: SentItem): string {
    const sku = this.quote?.lines.find((line) => line.item_id === item.item_id)?.sku ?? variantOf(item);
    return kindOf({ sku, warranty: additionalData(item)?.warrantySku ?? null });
  }
}

/** The retailer's cart calls without the wire between. */
export function cartCallsOf(retailer: ScriptedRetailer): RetailerCart {
  const NOT_NOW = [429, 503];
  const ask = async <T>(path: string, cartId: string | null, body?: Document, read = false): Promise<Outcome<T>> => {
    const said = retailer.say(path, cartId === null ? {} : { cartId }, body);
    if (said === null || (read && NOT_NOW.includes(said.code))) return { state: 'unknown', reason: 'TimeoutError' };
    return said.code === 200
      ? { state: 'ok', value: said.result as T }
      : { state: 'refused', code: said.code, message: String(said.result) };
  };
  return {
    create: () => ask('cart/create', null, undefined, true),
    pull: (cartId) => ask('cart/pull', cartId, undefined, true),
    update: (cartId, cartItem) => ask('cart/update', cartId, { cartItem }),
    remove: (cartId, cartItem) => ask('cart/delete', cartId, { cartItem }),
    totals: (cartId) => ask('cart/totals', cartId, undefined, true),
    shippingMethods: (cartId, address) => ask('cart/shipping-methods', cartId, { address }, true),
    paymentMethods: (cartId) => ask('cart/payment-methods', cartId, undefined, true),
    shippingInformation: (cartId, addressInformation) =>
      ask('cart/shipping-information', cartId, { addressInformation }),
    applyCoupon: async (cartId, coupon) => {
      const said = retailer.say('cart/apply-coupon', { cartId, coupon });
      if (said === null) return { state: 'unknown', reason: 'TimeoutError' };
      return said.code === 200
        ? { state: 'ok', value: true }
        : { state: 'refused', code: said.code, message: String(said.result) };
    },
    deleteCoupon: (cartId) => ask('cart/delete-coupon', cartId),
    setOrigin: async () => ({ state: 'ok', value: true }),
    order: (body) => ask('order', null, body),
    async orderStatus(orderId) {
      const found = await ask<{ backendOrderId: string; orderNumber: string }>(
        `sync/order/${orderId}`,
        null,
        undefined,
        true,
      );
      return found.state === 'refused' && found.code === 404 ? { state: 'ok', value: null } : found;
    },
  };
}
