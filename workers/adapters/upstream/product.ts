import type { FilterClause, ProductLookup, ReviewDocument, SearchQuery } from '../../../src/commerce/catalogue';
import { emptyQuery } from '../../../src/commerce/empty-query';
import { isEnabled, isHidden } from '../../../src/domain/catalogue/availability';
import type { ProductDocument } from '../../../src/domain/catalogue/document';
import type { Card } from '../../../src/domain/catalogue/product';
import { productOf, variantsOf } from '../../../src/domain/catalogue/product-page/product-page';
import { serviceSkus } from '../../../src/domain/catalogue/product-page/services';
import { bestCategory, crumbsOf } from '../../../src/domain/catalogue/tree';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { productPath } from '../../../src/domain/url';
import { log, reasonOf } from '../../http/log';
import type { ProductReader } from './product-reader';

/** Related products a page shows. */
const RELATED_SIZE = 10;
const APPROVED = 1;
const MOST_REVIEWS = 50;

const missing = (reason: string): ProductLookup => {
  log('warn', reason);
  return { state: 'missing', reason };
};

/** The approved reviews of a product, the newest first. */
async function reviewsOf({ search }: ProductReader, productId: number): Promise<Result<ReviewDocument[]>> {
  const equals = (attribute: string, eq: number): FilterClause => ({ attribute, scope: 'default', value: { eq } });
  const query: SearchQuery = {
    ...emptyQuery('review'),
    filters: [equals('product_id', productId), equals('review_status', APPROVED)],
    sort: [{ field: 'created_at', direction: 'desc' }],
    size: MOST_REVIEWS,
  };
  try {
    return ok((await search(query)).items as ReviewDocument[]);
  } catch (error) {
    return refuse(503, reasonOf(error));
  }
}

/** Cards of products that are sold and shown by themselves, in the order of the skus. */
export async function cardsBySku(reader: ProductReader, skus: readonly string[]): Promise<Card[]> {
  const found = new Map((await reader.by('sku', skus)).map((document) => [document.sku, document]));
  const wanted = [...new Set(skus)].flatMap((sku) => found.get(sku) ?? []);
  return reader.cards(wanted.filter((document) => isEnabled(document) && !isHidden(document)));
}

/** The configurable product a sku is a variant of. */
export async function parentOf(reader: ProductReader, childSku: string): Promise<ProductDocument | null> {
  const parents = await reader.by('configurable_children.sku', [childSku]);
  return parents.find((parent) => parent.sku !== childSku && isEnabled(parent) && !isHidden(parent)) ?? null;
}

/**
 * Looks a product page up: a variant moves to its configurable product, a variant the product does not have moves to
 * the product.
 */
export async function productPage(reader: ProductReader, sku: string, childSku: string | null): Promise<ProductLookup> {
  const [document] = await reader.by('sku', [sku]);
  if (document && !isEnabled(document))
    return missing(`Product query returned empty result product status = ${document.status}`);
  if (!document || isHidden(document)) {
    const parent =
      !document || reader.store.flags.preventConfigurableChildrenDirectAccess ? await parentOf(reader, sku) : null;
    if (parent) return { state: 'moved', path: productPath(parent.sku, parent.slug, sku) };
    return missing(
      `Product query returned empty result${document ? ` product visibility = ${document.visibility}` : ''}`,
    );
  }
  const hasChild = childSku === null || document.configurable_children.some((child) => child.sku === childSku);
  if (!hasChild) return { state: 'moved', path: productPath(document.sku, document.slug) };
  const { tree } = await reader.reference();
  const [priced, services] = await Promise.all([reader.context([document]), reader.by('sku', serviceSkus(document))]);
  const context = {
    ...priced,
    members: new Map([...(priced.members ?? []), ...services.map((service) => [service.sku, service] as const)]),
  };
  const product = productOf(document, childSku, context);
  const category = bestCategory(tree, document.category_ids);
  const crumbs = category === null ? [] : crumbsOf(tree, category);
  const [related, members, reviews] = await Promise.all([
    cardsBySku(reader, product.related),
    cardsBySku(
      reader,
      product.members.map((member) => member.sku),
    ),
    reviewsOf(reader, product.id),
  ]);
  return {
    state: 'found',
    page: {
      product,
      variants: variantsOf(document, context),
      crumbs,
      related: related.slice(0, RELATED_SIZE),
      members,
      reviews,
    },
  };
}
