import type { ListedPage, ListedProduct, ProductFeedPort, Stretch } from '../../../src/commerce/product-feed';
import { HAS_CARD } from './catalogue/list-sql';
import { type CatalogueRequest, type CatalogueView, rowsOf } from './catalogue-view';
import {
  type DocumentRow,
  documentStatements,
  liveDocuments,
  membersOf,
  type PidQuery,
  type SkuRow,
} from './product-documents';

/** Products of a stretch: what one statement reads in a few ms. */
const STRETCH = 5000;
/** Whole documents that are read at once. */
const OFFERS = 500;

/** Ids at which a stretch ends and another begins: the index is walked, no product is opened. */
async function stretches(view: CatalogueView): Promise<Stretch[]> {
  const all: Stretch[] = [];
  for (let after = 0; ; ) {
    const statement = view.db
      .prepare('SELECT id FROM product WHERE version = ? AND id > ? ORDER BY id LIMIT 2 OFFSET ?')
      .bind(view.version, after, STRETCH - 1);
    const [last, more] = await rowsOf<{ id: number }>(view, statement);
    if (!last || !more) return [...all, { after, upTo: Number.MAX_SAFE_INTEGER }];
    all.push({ after, upTo: last.id });
    after = last.id;
  }
}

const products = (view: CatalogueView, { after, upTo }: Stretch): Promise<ListedProduct[]> =>
  rowsOf<ListedProduct>(
    view,
    view.db
      .prepare(
        `SELECT sku, slug, updated_at AS updatedAt FROM product WHERE version = ? AND id > ? AND id <= ? AND ${HAS_CARD} ORDER BY id`,
      )
      .bind(view.version, after, upTo),
  );

async function offers(view: CatalogueView, after: number) {
  const own: PidQuery = {
    sql: `SELECT pid FROM product WHERE version = ? AND id > ? AND ${HAS_CARD} ORDER BY id LIMIT ${OFFERS}`,
    params: [view.version, after],
  };
  const members = membersOf(own);
  const [docs, skus, memberDocs, memberSkus] = await view.reads.batch([
    ...documentStatements(view.db, own),
    ...documentStatements(view.db, members),
  ]);
  const found = [
    ...liveDocuments((docs?.results ?? []) as DocumentRow[], (skus?.results ?? []) as SkuRow[], view.now).values(),
  ];
  const parts = liveDocuments(
    (memberDocs?.results ?? []) as DocumentRow[],
    (memberSkus?.results ?? []) as SkuRow[],
    view.now,
  );
  const inOrder = found.toSorted((a, b) => a.id - b.id);
  return {
    products: inOrder,
    context: { ...view.context, members: new Map([...parts.values()].map((doc) => [doc.sku, doc])) },
    next: inOrder.length === OFFERS ? (inOrder.at(-1)?.id ?? null) : null,
  };
}

const pages = (view: CatalogueView): Promise<ListedPage[]> =>
  rowsOf<ListedPage>(
    view,
    view.db
      .prepare(
        "SELECT identifier, doc ->> 'update_time' AS updatedAt FROM cms WHERE version = ? AND kind = 'cms_page' AND doc ->> 'active' ORDER BY identifier",
      )
      .bind(view.version),
  );

/** All that the catalogue of a request serves. */
export const embeddedProductFeed = (request: CatalogueRequest): ProductFeedPort => ({
  stretches: () => request.run(stretches),
  products: (stretch) => request.run((view) => products(view, stretch)),
  offers: (after) => request.run((view) => offers(view, after)),
  pages: () => request.run(pages),
});
