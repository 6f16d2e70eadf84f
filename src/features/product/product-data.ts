import { requestContext } from '../../commerce/request-context';
import type { Product } from '../../domain/catalogue/product';
import { toDecimal } from '../../domain/money';
import { href } from '../shop/links';
import { mediaUrl } from '../shop/media';

const GALLERY_SIZE = 1024;

/** A product for search engines (schema.org Product); without an offer where it has no price, as a product without variants. */
export function productData(product: Product, canonical: string) {
  const template = requestContext().mediaTemplate;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    image: product.images.map((image) => mediaUrl(image.path, GALLERY_SIZE, template)).filter(Boolean),
    ...(product.rating && product.rating.count > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating.average, reviewCount: product.rating.count } }
      : {}),
    ...(product.price.regularGross > 0
      ? {
          offers: {
            '@type': 'Offer',
            url: href(canonical),
            price: toDecimal(product.price.gross).toFixed(2),
            priceCurrency: requestContext().store.i18n.currencyCode,
            availability: product.availability === 'in_stock' ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
            itemCondition: 'https://schema.org/NewCondition',
          },
        }
      : {}),
  };
}
