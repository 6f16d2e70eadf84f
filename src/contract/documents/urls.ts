import type { ProductDocument } from '../../domain/catalogue/document';
import { normaliseUrlPath, slugify } from '../../domain/url';

const depth = (path: string | undefined): number => path?.split('/').length ?? 0;

/**
 * Names a product in URLs where the source does not: slug = url_key-id, url_path = path of its deepest category, slug,
 * .html.
 */
export function urlsOf(product: Pick<ProductDocument, 'id' | 'name' | 'url_key' | 'slug' | 'url_path' | 'category'>): {
  url_key: string;
  slug: string;
  url_path: string;
} {
  const url_key = product.url_key || slugify(product.name) || 'p';
  const slug = product.slug || `${url_key}-${product.id}`;
  const path = product.category
    .map((category) => category.path)
    .reduce((deepest, next) => (depth(next) > depth(deepest) ? next : deepest), undefined);
  return { url_key, slug, url_path: normaliseUrlPath(product.url_path || `${path ?? ''}/${slug}.html`).slice(1) };
}
