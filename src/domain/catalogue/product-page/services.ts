import { isEnabled, isOnlyInSets, isSoldItself } from '../availability';
import type { ProductDocument } from '../document';
import { byPosition } from '../members';
import { type PriceContext, pricedProduct } from '../pricing';
import type { Product } from '../product';
import { availabilityOf } from './availability';
import { priceGroups } from './price-groups';

/** Skus of the services offered beside a product, each once, in their order. */
export const serviceSkus = (doc: Pick<ProductDocument, 'sku' | 'product_links'>): string[] => {
  const links = doc.product_links.filter((link) => link.link_type === 'service').sort(byPosition);
  return [...new Set(links.map((link) => link.linked_product_sku))].filter((sku) => sku !== doc.sku);
};

/** Whether it can be added with nothing more to choose. */
const isOffered = (service: ProductDocument | undefined): service is ProductDocument =>
  service !== undefined &&
  isEnabled(service) &&
  isSoldItself(service) &&
  !isOnlyInSets(service) &&
  availabilityOf(service) === 'in_stock' &&
  !service.custom_options.some((option) => option.is_require);

/**
 * The services that can be bought with a product, such as its installation, with their prices; none whose document is
 * not among `ctx.members`.
 */
export const servicesOf = (doc: ProductDocument, ctx: PriceContext): Product['services'] =>
  serviceSkus(doc).flatMap((sku) => {
    const service = ctx.members?.get(sku);
    return isOffered(service)
      ? [{ sku, name: service.name, price: pricedProduct(service, ctx).price, ...priceGroups(service, [], ctx) }]
      : [];
  });
