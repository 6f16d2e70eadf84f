import type { ProductLookup } from '../../../src/commerce/catalogue';
import type { ProductDocument } from '../../../src/domain/catalogue/document';
import type { Card } from '../../../src/domain/catalogue/product';
import { productOf } from '../../../src/domain/catalogue/product-page';
import { bestCategory, crumbsOf } from '../../../src/domain/catalogue/tree';
import { productPath } from '../../../src/domain/url';
import { log } from '../../http/log';
import { isHidden, isSold, type ProductReader } from './product-reader';

/** Related products a page shows. */
const RELATED_SIZE = 10;

const missing = (reason: string): ProductLookup => {
  log('warn', reason);
  return { state: 'missing', reason };
};

/** Cards of products that are sold and shown by themselves, in the order of the skus. */
export async function cardsBySku(reader: ProductReader, skus: readonly string[]): Promise<Card[]> {
  const found = new Map((await reader.by('sku', skus)).map((document) => [document.sku, document]));
  const wanted = [...new Set(skus)].flatMap((sku) => found.get(sku) ?? []);
  return reader.cards(wanted.filter((document) => isSold(document) && !isHidden(document)));
}

/** The configurable product a sku is a variant of. */
export async function parentOf(reader: ProductReader, childSku: string): Promise<ProductDocument | null> {
  const parents = await reader.by('configurable_children.sku', [childSku]);
  return parents.find((parent) => parent.sku !== childSku && isSold(parent) && !isHidden(parent)) ?? null;
}

/** Looks a product page up: a variant moves to its configurable product, a variant the product does not have moves to the product. */
export async function productPage(reader: ProductReader, sku: string, childSku: string | null): Promise<ProductLookup> {
  const [document] = await reader.by('sku', [sku]);
  if (document && !isSold(document)) return missing(`Product query returned empty result product status = ${document.status}`);
  if (!document || isHidden(document)) {
    const parent = !document || reader.store.flags.preventConfigurableChildrenDirectAccess ? await parentOf(reader, sku) : null;
    if (parent) return { state: 'moved', path: productPath(parent.sku, parent.slug, sku) };
    return missing(`Product query returned empty result${document ? ` product visibility = ${document.visibility}` : ''}`);
  }
  const hasChild = childSku === null || document.configurable_children.some((child) => child.sku === childSku);
  if (!hasChild) return { state: 'moved', path: productPath(document.sku, document.slug) };
  const { tree } = await reader.reference();
  const product = productOf(document, childSku, await reader.context([document]));
  const category = bestCategory(tree, document.category_ids);
  const crumbs = category === null ? [] : crumbsOf(tree, category);
  return { state: 'found', page: { product, crumbs, related: (await cardsBySku(reader, product.related)).slice(0, RELATED_SIZE) } };
}
