import type { ProductLookup, ProductPage } from '../../../../src/commerce/catalogue';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import { productOf } from '../../../../src/domain/catalogue/product-page';
import { bestCategory, crumbsOf } from '../../../../src/domain/catalogue/tree';
import { productPath } from '../../../../src/domain/url';
import { log } from '../../../http/log';
import { type DocumentRow, documentStatements, liveDocuments, membersOf, type PidQuery, type SkuRow } from '../product-documents';
import type { Session } from '../session';
import { type CardRow, cardColumns, liveCards } from './cards';

const RELATED_SIZE = 10;

interface ParentRow {
  sku: string;
  slug: string;
}

interface Loaded {
  doc: ProductDocument | null;
  members: Map<string, ProductDocument>;
  related: CardRow[];
  /** The configurable product this sku is a variant of. */
  parent: ParentRow | null;
}

const BY_SKU = 'SELECT pid FROM product WHERE version = ? AND sku = ?';

/** Everything a product page shows, in one batch. */
async function load(session: Session, sku: string): Promise<Loaded> {
  const { db, version, now } = session;
  const own: PidQuery = { sql: BY_SKU, params: [version, sku] };
  const [documents, skus, memberDocuments, memberSkus, related, parent] = await db.batch<unknown>([
    ...documentStatements(db, own, now),
    ...documentStatements(db, membersOf(version, own), now),
    db
      .prepare(
        `SELECT ${cardColumns(session, `related ${sku}`)} FROM product AS whole, json_each(whole.doc, '$.product_links') AS link
         CROSS JOIN product ON product.version = whole.version AND product.sku = link.value ->> 'linked_product_sku'
         WHERE whole.version = ? AND whole.sku = ? AND link.value ->> 'link_type' = 'related' AND product.status IN (0, 1) AND product.visibility IN (2, 3, 4)
         ORDER BY link.value ->> 'position' LIMIT ?`,
      )
      .bind(version, sku, RELATED_SIZE),
    db
      .prepare(
        `SELECT product.sku, product.slug FROM product_sku JOIN product ON product.pid = product_sku.pid
         WHERE product_sku.version = ? AND product_sku.sku = ? AND product_sku.kind = 'child' AND product.status IN (0, 1) AND product.visibility IN (2, 3, 4)`,
      )
      .bind(version, sku),
  ]);
  const docs = liveDocuments((documents?.results ?? []) as DocumentRow[], (skus?.results ?? []) as SkuRow[], now);
  const parts = liveDocuments((memberDocuments?.results ?? []) as DocumentRow[], (memberSkus?.results ?? []) as SkuRow[], now);
  return {
    doc: [...docs.values()][0] ?? null,
    members: new Map([...parts.values()].map((doc) => [doc.sku, doc])),
    related: (related?.results ?? []) as CardRow[],
    parent: ((parent?.results ?? []) as ParentRow[])[0] ?? null,
  };
}

function missing(session: Session, sku: string, reason: string): ProductLookup {
  log('warn', reason, { sku: sku.slice(0, 200), store: session.store.storeCode });
  return { state: 'missing', reason };
}

async function pageOf(session: Session, loaded: Loaded, doc: ProductDocument, childSku: string | null): Promise<ProductPage> {
  const { tree } = session.memory;
  const product = productOf(doc, childSku, { ...session.context, members: loaded.members });
  if (product.errors.members) missing(session, doc.sku, product.errors.members);
  const categoryId = bestCategory(tree, doc.category_ids);
  return { product, crumbs: categoryId === null ? [] : crumbsOf(tree, categoryId), related: (await liveCards(session, loaded.related)).cards };
}

/**
 * Looks a product page up. A sku that is only a variant, or not visible by itself, moves to its configurable product with that variant chosen
 * (unless the store view lets variants be opened); a variant the product does not have moves to the product.
 */
export async function productPage(session: Session, sku: string, childSku: string | null): Promise<ProductLookup> {
  if (session.version === 0) return missing(session, sku, 'Product query returned empty result');
  const loaded = await load(session, sku);
  const { doc, parent } = loaded;
  const moved = parent && ({ state: 'moved', path: productPath(parent.sku, parent.slug, sku) } as const);
  if (!doc) return moved ?? missing(session, sku, 'Product query returned empty result');
  if (doc.status >= 2) return missing(session, sku, `Product query returned empty result product status = ${doc.status}`);
  if (doc.visibility === 1) {
    if (moved && session.store.flags.preventConfigurableChildrenDirectAccess) return moved;
    return missing(session, sku, 'Product query returned empty result product visibility = 1');
  }
  const hasChild = childSku === null || doc.configurable_children.some((child) => child.sku === childSku);
  if (!hasChild) return { state: 'moved', path: productPath(doc.sku, doc.slug) };
  return { state: 'found', page: await pageOf(session, loaded, doc, childSku) };
}
