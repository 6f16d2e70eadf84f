import { compactAnswer, standardAnswer } from './answers.ts';
import type { Document, Index } from './documents.ts';
import { Refusal } from './refusal.ts';
import { mapUrl, type SearchRequest, search } from './search.ts';
import type { Shop } from './shop.ts';

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Document;
  /** The user token, from the query or the Authorization header; empty for a guest. */
  token: string;
}

/** What a call answers. `bare` answers have no envelope. */
type Answer = { bare: unknown } | { result: unknown; meta?: unknown };

const SEARCH = /^catalog\/[^/]+\/([^/]+)\/_search$/;
const STATUS = 'sync/order/';

/** The request of a GET is encoded twice. */
const requestOf = ({ query, body }: Call): SearchRequest => {
  const inQuery = query.get('request');
  return (inQuery ? JSON.parse(decodeURIComponent(inQuery)) : body) as SearchRequest;
};

function found(index: Index, entity: string, call: Call, compact: boolean): Document {
  if (call.query.get('request_format') !== 'search-query')
    throw new Refusal(500, 'Please do use following URL format: /api/catalog/<index_name>/_search');
  const result = search(
    index,
    entity,
    requestOf(call),
    Number(call.query.get('from') ?? 0),
    Number(call.query.get('size') ?? 10),
  );
  return compact ? compactAnswer(entity, result) : standardAnswer(entity, result);
}

/** What an area has of the retailer's API: its calls by their paths, `*` for a last segment that varies. Every file of the folder `areas` has some. */
export type PeerCalls = Record<string, (call: Call) => Answer>;

/** The retailer's calls: those of its areas, then search, cart and orders. */
export function answer(shop: Shop, index: Index, call: Call, compact: boolean, ofAreas: PeerCalls = {}): Answer {
  const ofArea = ofAreas[call.path] ?? ofAreas[call.path.replace(/[^/]+$/, '*')];
  if (ofArea) return ofArea(call);
  const cartId =
    (call.path.startsWith('cart/') || call.path === 'user/set-origin') && call.path !== 'cart/create'
      ? shop.cartOf(call.query.get('cartId') ?? '', call.token)
      : '';
  const entity = SEARCH.exec(call.path)?.[1];
  if (entity) return { bare: found({ ...index, review: shop.reviews.written }, entity, call, compact) };
  if (call.path.startsWith(STATUS))
    return { result: shop.orderStatus(decodeURIComponent(call.path.slice(STATUS.length))) };
  switch (call.path) {
    case 'url/map':
      return { bare: mapUrl(index, String(call.body.url ?? '')) };
    case 'stock/check':
      return { result: shop.stock(call.query.get('sku') ?? '') };
    case 'stock/list':
      return { result: (call.query.get('skus') ?? '').split(',').map((sku) => shop.stock(sku)) };
    case 'cart/create':
      return { result: shop.create(call.token) };
    case 'cart/pull':
      return { result: shop.quote(cartId).lines };
    case 'cart/update':
      return { result: shop.update(cartId, call.body.cartItem as Document | undefined) };
    case 'cart/delete':
      return { result: shop.remove(cartId, call.body.cartItem as Document | undefined) };
    case 'cart/totals':
      return { result: shop.totals(cartId) };
    case 'cart/payment-methods':
      return { result: shop.paymentMethods(cartId) };
    case 'cart/shipping-methods':
      return { result: shop.shippingMethods(cartId, call.body.address as Document | undefined) };
    case 'cart/shipping-information':
      return { result: shop.shippingInformation(cartId, call.body.addressInformation as Document | undefined) };
    case 'cart/apply-coupon':
      return { result: shop.applyCoupon(cartId, call.query.get('coupon') ?? '') };
    case 'cart/delete-coupon':
      return { result: shop.deleteCoupon(cartId) };
    case 'user/set-origin':
      return { result: shop.setOrigin(cartId, call.query.get('utmSource') ?? '') };
    case 'order':
      return { result: shop.order(call.body) };
    default:
      throw new Refusal(404, 'Not found');
  }
}
