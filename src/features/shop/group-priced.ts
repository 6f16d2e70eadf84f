import type { Product } from '../../domain/catalogue/product';
import { texts } from './texts';

type Attributes = Record<`data-${string}`, string>;

/**
 * Attributes of an element that shows a price which some price groups do not pay: pages are the same for everybody, and
 * the browser of a customer in such a group writes theirs in (group-prices.client.ts).
 */
export function groupPriced({ sku, groups }: Pick<Product, 'sku' | 'groups'>, more: Attributes = {}): Attributes {
  if (!groups) return {};
  return { 'data-sku': sku, 'data-groups': groups.join(' '), 'data-was': texts()('Regular price'), ...more };
}
