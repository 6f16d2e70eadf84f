import type { UrlMatch } from '../../../../src/commerce/catalogue';
import { HIDDEN, isHidden } from '../../../../src/domain/catalogue/availability';
import type { CmsDocument } from '../../../../src/domain/catalogue/document';
import { categoryPath, cmsPath, productPath } from '../../../../src/domain/url';
import { type CatalogueView, rowsOf } from '../catalogue-view';
import { computedProducts, nestedCategory } from '../query/documents';
import { isInTree } from './tree-search';

const SUFFIX = '.html';

interface MapRow {
  type: 'product' | 'category' | 'cms_page';
  id: number;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The spellings of a path under which it may have been imported, the exact one first. */
const spellings = (path: string): string[] =>
  [...new Set([path, decoded(path)])].flatMap((one) => [
    one,
    one.endsWith(SUFFIX) ? one.slice(0, -SUFFIX.length) : `${one}${SUFFIX}`,
  ]);

async function productMatch(view: CatalogueView, id: number): Promise<UrlMatch | null> {
  const statement = view.db
    .prepare(
      `SELECT product.pid, product.visibility, product.sku, parent.pid AS parentPid FROM product
       LEFT JOIN product_sku ON product_sku.version = product.version AND product_sku.sku = product.sku AND product_sku.kind = 'child'
       LEFT JOIN product AS parent ON parent.pid = product_sku.pid AND parent.status IN (0, 1) AND parent.visibility <> ${HIDDEN}
       WHERE product.version = ? AND product.id = ? AND product.status IN (0, 1)`,
    )
    .bind(view.version, id);
  const [row] = await rowsOf<{ pid: number; visibility: number; sku: string; parentPid: number | null }>(
    view,
    statement,
  );
  if (!row) return null;
  const isVariant = isHidden(row);
  const pid = isVariant ? row.parentPid : row.pid;
  const document = pid === null ? undefined : (await computedProducts(view, [pid], 0)).get(pid);
  if (!document) return null;
  const childSku = isVariant && document.configurable_children.some(({ sku }) => sku === row.sku) ? row.sku : null;
  return {
    type: 'product',
    document,
    path: productPath(document.sku, document.slug, childSku),
    ...(childSku === null ? {} : { childSku }),
  };
}

async function cmsMatch(view: CatalogueView, id: number): Promise<UrlMatch | null> {
  const [row] = await rowsOf<{ doc: string }>(
    view,
    view.db.prepare("SELECT doc FROM cms WHERE version = ? AND kind = 'cms_page' AND id = ?").bind(view.version, id),
  );
  const document = row && (JSON.parse(row.doc) as CmsDocument);
  return document?.active ? { type: 'cms_page', document, path: cmsPath(document.identifier) } : null;
}

function categoryMatch(view: CatalogueView, id: number): UrlMatch | null {
  const document = view.contents.categories.get(id);
  return document && isInTree(view.contents.tree, id)
    ? { type: 'category', document: nestedCategory(view, document), path: categoryPath(document.slug) }
    : null;
}

/**
 * What a url_path or CMS identifier names: by exact key, with or without .html. A variant's path leads to its product.
 */
export async function resolvePath(view: CatalogueView, path: string): Promise<UrlMatch | null> {
  const wanted = spellings(path.replace(/^\/+|\/+$/g, ''));
  const statement = view.db
    .prepare(
      'SELECT url_map.type, url_map.id FROM json_each(?) AS wanted CROSS JOIN url_map ON url_map.version = ? AND url_map.path = wanted.value ORDER BY wanted.key LIMIT 1',
    )
    .bind(JSON.stringify(wanted), view.version);
  const [row] = await rowsOf<MapRow>(view, statement);
  if (!row) return null;
  if (row.type === 'product') return productMatch(view, row.id);
  return row.type === 'category' ? categoryMatch(view, row.id) : cmsMatch(view, row.id);
}
