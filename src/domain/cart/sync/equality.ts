import type { CartLine } from '../cart';
import { checksumOf, chosen, type OptionsLike } from '../item/checksum';
import { additionalData, type ServerLine } from './wire';

/**
 * What two lines are compared by. A warranty or delivery option that is undefined is not known to that side and fits
 * any.
 */
export interface Comparable {
  sku: string | number;
  /** Sku of the product the line is of: that of its variants, set or bundle. A retailer's lines do not say it. */
  ownSku?: string;
  /** Skus the line may have on the wire; `sku` alone when left out. */
  wireSkus?: string[];
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
      ownSku: line.parentSku || line.sku,
      // Asked for only beside a line of a retailer's.
      get wireSkus() {
        return wireSkus(line);
      },
      serverId: line.serverItemId,
      productOption: line.productOption,
      checksum: line.checksum,
      warrantySku: line.warranty?.sku ?? null,
      deliveryOption: line.deliveryOption,
    };
  }
  return { sku: line.sku, serverId: String(line.item_id), productOption: line.product_option, ...additionalData(line) };
}

const sameOrUnknown = (a: string | null | undefined, b: string | null | undefined): boolean =>
  a === undefined || b === undefined || a === b;
const sameServerId = (a: Comparable, b: Comparable): boolean => a.serverId != null && a.serverId === b.serverId;
const checksum = (line: Comparable): string => line.checksum || checksumOf(line.productOption);
const has = (kind: Parameters<typeof chosen>[1], ...lines: Comparable[]): boolean =>
  lines.some((line) => chosen(line.productOption, kind).length > 0);

/** Skus a retailer may give a line of ours: the variant's, the product's, or for a bundle one made of its parts. */
function wireSkus({ sku, parentSku, parts = [] }: Pick<CartLine, 'sku' | 'parentSku' | 'parts'>): string[] {
  const joined = parts.map((part) => part.sku).join('-');
  return [sku, parentSku, ...(joined ? [joined, `${parentSku || sku}-${joined}`] : [])];
}

/** Whether both can be of one product. A retailer's line is known by its id, else by its sku. */
function sameProduct(a: Comparable, b: Comparable): boolean {
  if (a.ownSku !== undefined && b.ownSku !== undefined) return a.ownSku === b.ownSku;
  const [skus, others] = [a, b].map(({ sku, wireSkus: known }) => known ?? [String(sku)]);
  return sameServerId(a, b) || skus?.some((sku) => others?.includes(sku)) === true;
}

/**
 * Whether two lines are one line of a cart: of one product, and then the same server id or checksum with bundle or
 * custom options, the same sku when configurable (an item being reconfigured keeps its id), else the same server id or
 * sku; and the same warranty and delivery option.
 */
export function productsEqual(a: Comparable | null | undefined, b: Comparable | null | undefined): boolean {
  if (!a || !b) return false;
  if (!sameOrUnknown(a.warrantySku, b.warrantySku) || !sameOrUnknown(a.deliveryOption, b.deliveryOption)) return false;
  if (!sameProduct(a, b)) return false;
  if (has('bundle_options', a, b) || has('custom_options', a, b))
    return sameServerId(a, b) || checksum(a) === checksum(b);
  const sameSku = String(a.sku) === String(b.sku);
  return has('configurable_item_options', a, b) ? sameSku : sameServerId(a, b) || sameSku;
}
