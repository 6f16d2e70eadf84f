import type { CartLine } from './cart';
import { checksumOf, chosen, type OptionsLike } from './checksum';
import { additionalData, type ServerLine } from './wire';

/** What two lines are compared by. A warranty or delivery option that is undefined is not known to that side and fits any. */
export interface Comparable {
  sku: string | number;
  serverId?: string | null;
  productOption?: OptionsLike;
  checksum?: string;
  warrantySku?: string | null;
  deliveryOption?: string | null;
}

/** The comparable of a line of ours or of a retailer's cart; ids become text so that 5121 and "5121" name one line. */
export function asComparable(line: Omit<CartLine, 'itemId'> | ServerLine): Comparable {
  if ('warranty' in line) {
    return {
      sku: line.sku,
      serverId: line.serverItemId,
      productOption: line.productOption,
      checksum: line.checksum,
      warrantySku: line.warranty?.sku ?? null,
      deliveryOption: line.deliveryOption,
    };
  }
  return { sku: line.sku, serverId: String(line.item_id), productOption: line.product_option, ...additionalData(line) };
}

const sameOrUnknown = (a: string | null | undefined, b: string | null | undefined): boolean => a === undefined || b === undefined || a === b;
const sameServerId = (a: Comparable, b: Comparable): boolean => a.serverId != null && a.serverId === b.serverId;
const checksum = (line: Comparable): string => line.checksum || checksumOf(line.productOption);
const has = (kind: Parameters<typeof chosen>[1], ...lines: Comparable[]): boolean => lines.some((line) => chosen(line.productOption, kind).length > 0);

/**
 * Whether two lines are one line of a cart: same server id or checksum with bundle or custom options, same sku when
 * configurable (an item being reconfigured keeps its id), else same server id or sku; and the same warranty and delivery option.
 */
export function productsEqual(a: Comparable | null | undefined, b: Comparable | null | undefined): boolean {
  if (!a || !b) return false;
  if (!sameOrUnknown(a.warrantySku, b.warrantySku) || !sameOrUnknown(a.deliveryOption, b.deliveryOption)) return false;
  if (has('bundle_options', a, b) || has('custom_options', a, b)) return sameServerId(a, b) || checksum(a) === checksum(b);
  const sameSku = String(a.sku) === String(b.sku);
  return has('configurable_item_options', a, b) ? sameSku : sameServerId(a, b) || sameSku;
}
