import { isEnabled, isHidden } from '../../../src/domain/catalogue/availability';
import type { ProductDocument } from '../../../src/domain/catalogue/document';

/** Where the products of variants are asked for. */
interface Parents {
  by(attribute: 'configurable_children.sku', skus: readonly string[]): Promise<ProductDocument[]>;
}

/** A product a search found, and the sku of the variant by which alone it was found. */
export interface FoundProduct {
  document: ProductDocument;
  childSku: string | null;
  score: number;
}

type Hit = ProductDocument & { _score?: number; parentSku?: unknown };

/** Whether a page can show it: what nobody can open is found by the API's search alone. */
export const isOpened = ({ document, childSku }: FoundProduct): boolean => childSku !== null || !isHidden(document);

/** A product as it was found, nothing chosen. */
export const plain = ({ _score: score = 0, ...document }: Hit): FoundProduct => ({ document, childSku: null, score });

/** The product that a document with a chosen variant is of, as `_search` writes it: under the variant's sku. */
const parentOf = ({ sku, parentSku, configurable_children: children }: Hit): string | null =>
  typeof parentSku === 'string' && parentSku !== sku && children.some((child) => child.sku === sku) ? parentSku : null;

/**
 * What a retailer's search found, each product once where it stands first: a hidden variant as its product with that
 * variant chosen, unless the product itself was found too. A hidden product that is no variant stays as it is; a
 * variant whose product is not sold is left out.
 */
export async function foundProducts(reader: Parents, hits: readonly Hit[]): Promise<FoundProduct[]> {
  const hidden = hits.filter(isHidden).map(({ sku }) => sku);
  const parents = hidden.length > 0 ? await reader.by('configurable_children.sku', hidden) : [];
  const byChild = new Map(
    parents.flatMap((parent) => parent.configurable_children.map(({ sku }) => [sku, parent] as const)),
  );
  const found = hits.flatMap((hit): FoundProduct[] => {
    const own = plain(hit);
    const parentSku = parentOf(hit);
    if (parentSku !== null) return [{ ...own, document: { ...own.document, sku: parentSku }, childSku: hit.sku }];
    const parent = isHidden(hit) ? byChild.get(hit.sku) : undefined;
    if (!parent) return [own];
    return isEnabled(parent) && !isHidden(parent) ? [{ ...own, document: parent, childSku: hit.sku }] : [];
  });
  const itself = new Map(found.filter(({ childSku }) => childSku === null).map((one) => [one.document.sku, one]));
  const bySku = new Map<string, FoundProduct>();
  for (const one of found) {
    const { sku } = one.document;
    if (!bySku.has(sku)) bySku.set(sku, { ...(itself.get(sku) ?? one), score: one.score });
  }
  return [...bySku.values()];
}
