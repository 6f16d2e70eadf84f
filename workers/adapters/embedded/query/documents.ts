import { computeDocument } from '../../../../src/domain/catalogue/compute';
import type { CategoryDocument, ProductDocument } from '../../../../src/domain/catalogue/document';
import { memberSkus } from '../../../../src/domain/catalogue/members';
import { taxPlaceOf } from '../../../../src/domain/tax';
import type { CatalogueView } from '../catalogue-view';
import { type DocumentRow, documentStatements, liveDocuments, type PidQuery, type SkuRow } from '../product-documents';

async function read(view: CatalogueView, pids: PidQuery): Promise<Map<number, ProductDocument>> {
  const [documents, skus] = await view.reads.batch(documentStatements(view.db, pids));
  return liveDocuments((documents?.results ?? []) as DocumentRow[], (skus?.results ?? []) as SkuRow[], view.now);
}

/**
 * Product documents as the API gives them: stock as it is shown, prices of this moment for a customer group. By pid.
 */
export async function computedProducts(
  view: CatalogueView,
  pids: readonly number[],
  groupId: number,
): Promise<Map<number, ProductDocument>> {
  if (pids.length === 0) return new Map();
  const docs = await read(view, { sql: 'SELECT value FROM json_each(?)', params: [JSON.stringify(pids)] });
  const skus = [...new Set([...docs.values()].flatMap(memberSkus))];
  const parts =
    skus.length === 0
      ? []
      : (
          await read(view, {
            sql: 'SELECT pid FROM product WHERE version = ? AND sku IN (SELECT value FROM json_each(?))',
            params: [view.version, JSON.stringify(skus)],
          })
        ).values();
  const place = taxPlaceOf(view.store, groupId > 0 ? { groupId } : null);
  const ctx = { ...view.context, place, groupId, members: new Map([...parts].map((doc) => [doc.sku, doc])) };
  return new Map([...docs].map(([pid, doc]) => [pid, computeDocument(doc, ctx)]));
}

/** A category with everything below it inside, as the family's documents have it. */
export function nestedCategory(
  view: CatalogueView,
  category: CategoryDocument,
  above: readonly number[] = [],
): CategoryDocument {
  const path = [...above, category.id];
  const below = view.contents.children.get(category.id) ?? [];
  return {
    ...category,
    children_data: below.filter((child) => !path.includes(child.id)).map((child) => nestedCategory(view, child, path)),
  };
}
