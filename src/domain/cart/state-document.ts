import type { Cart, CartLine } from './cart';
import { cartDocument, totalsDocument } from './documents';
import { cartHash } from './hash';

type TotalsDocument = ReturnType<typeof totalsDocument>;

/**
 * A cart item as a client keeps it: the line of cart/pull, what is known of its product, and its amounts. To a client
 * the server's ids are ours.
 */
function itemDocument(line: CartLine, quoteId: string, totals: TotalsDocument) {
  return {
    ...cartDocument(line, quoteId),
    prev_qty: line.prevQty,
    server_item_id: String(line.itemId),
    server_cart_id: quoteId,
    type_id: line.productType,
    parentSku: line.parentSku,
    warranty: line.warranty && { sku: line.warranty.sku, name: line.warranty.name, months: line.warranty.months },
    opcion_de_entrega: line.deliveryOption,
    checksum: line.checksum,
    category: line.categoryIds.map((category_id) => ({ category_id })),
    is_in_stock: line.inStock,
    info: line.info,
    errors: line.errors,
    totals: totals.items.find((item) => item.item_id === line.itemId) ?? null,
  };
}

/**
 * A whole cart at one version, as clients of the family keep it. `quoteId` is empty where tokens are not shown. Source:
 * spec 0 §3.
 */
export function cartStateDocument(cart: Cart, quoteId: string, currencyCode: string) {
  const totals = totalsDocument(cart, currencyCode);
  return {
    cartItems: cart.lines.map((line) => itemDocument(line, quoteId, totals)),
    cartServerToken: quoteId,
    cartItemsHash: cartHash(cart.lines, quoteId),
    cartLastSyncDate: cart.syncedAt,
    cartLastTotalsSyncDate: cart.totalsSyncedAt,
    platformTotals: totals,
    platformTotalSegments: totals.total_segments,
    itemsAfterPlatformTotals: Object.fromEntries(totals.items.map((item) => [item.item_id, item])),
    shipping: cart.shippingMethod && {
      carrier_code: cart.shippingMethod.carrierCode,
      method_code: cart.shippingMethod.methodCode,
    },
    payment: cart.paymentMethod === null ? null : { code: cart.paymentMethod },
  };
}
