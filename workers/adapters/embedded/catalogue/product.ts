import type { ProductLookup, ProductPage, ReviewDocument } from '../../../../src/commerce/catalogue';
import { isEnabled, isHidden } from '../../../../src/domain/catalogue/availability';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import { productOf, variantsOf } from '../../../../src/domain/catalogue/product-page/product-page';
import { bestCategory, crumbsOf } from '../../../../src/domain/catalogue/tree';
import { ok } from '../../../../src/domain/result';
import { productPath } from '../../../../src/domain/url';
import { log } from '../../../http/log';
import type { CatalogueView } from '../catalogue-view';
import {
  type DocumentRow,
  documentStatements,
  liveDocuments,
  membersOf,
  type PidQuery,
  type SkuRow,
  shownDocument,
} from '../product-documents';
import { versionText } from '../served/version';
import { cardCache } from './card-cache';
import { type CardRow, cardColumns, liveCards } from './cards';
import { HAS_CARD } from './list-sql';

const RELATED_SIZE = 10;
const MOST_REVIEWS = 50;

interface ParentRow {
  sku: string;
  slug: string;
}

interface MemberRow extends CardRow {
  sku: string;
}

interface Loaded {
  doc: ProductDocument | null;
  /** What it is made of, and the services offered beside it. */
  members: Map<string, ProductDocument>;
  related: CardRow[];
  /** The configurable product this sku is a variant of. */
  parent: ParentRow | null;
  memberCards: MemberRow[];
  reviews: ReviewDocument[];
}

/** Names of the lists of cards on a product page. */
const relatedList = (sku: string): string => `related ${sku}`;
const memberList = (sku: string): string => `members ${sku}`;

const BY_SKU = 'SELECT pid FROM product WHERE version = ? AND sku = ?';
const BY_SKUS = 'SELECT pid FROM product WHERE version = ? AND sku IN (SELECT value FROM json_each(?))';
const LINKED = ['associated', 'service'] as const;

/** Skus of what a product is made of, and of the services offered beside it, as `membersOf` finds them. */
const linkedSkus = ({ product_links, bundle_options }: ProductDocument): string[] => [
  ...product_links
    .filter(({ link_type }) => LINKED.some((type) => type === link_type))
    .map(({ linked_product_sku }) => linked_product_sku),
  ...bundle_options.flatMap((option) => option.product_links.map(({ sku }) => sku)),
];

/** Runs statements in one batch; answers their rows by name, none for those that are null, and whether it was the believed revision. */
async function found<Name extends string>(
  { reads, contents }: CatalogueView,
  statements: Record<Name, D1PreparedStatement | null>,
): Promise<{ rows: Record<Name, unknown[]>; isBelieved: boolean }> {
  const asked = (Object.entries(statements) as [Name, D1PreparedStatement | null][]).flatMap(([name, statement]) =>
    statement ? [{ name, statement }] : [],
  );
  const { served, results } = await reads.read(asked.map(({ statement }) => statement));
  const answered = new Map(asked.map(({ name }, index) => [name, results[index]?.results ?? []]));
  const rows = Object.keys(statements).map((name) => [name, answered.get(name as Name) ?? []]);
  return {
    rows: Object.fromEntries(rows) as Record<Name, unknown[]>,
    isBelieved: versionText(served) === versionText(contents),
  };
}

/** Everything a product page shows, in one batch: of a product whose document is held, only what may have changed. */
async function load(view: CatalogueView, sku: string): Promise<Loaded> {
  const { db, version, now } = view;
  const held = cardCache(view).document(sku);
  const own: PidQuery = held ? { sql: 'SELECT ?', params: [held.pid] } : { sql: BY_SKU, params: [version, sku] };
  const linked = held ? linkedSkus(held.doc) : [];
  const hasMembers = !held || linked.length > 0;
  const members = held ? { sql: BY_SKUS, params: [version, JSON.stringify(linked)] } : membersOf(own, [...LINKED]);
  const [documents, skus] = documentStatements(db, own);
  const [memberDocuments, memberSkus] = hasMembers ? documentStatements(db, members) : [null, null];
  const hasRelated = !held || held.doc.product_links.some(({ link_type }) => link_type === 'related');
  const { rows, isBelieved } = await found(view, {
    documents: held
      ? db.prepare('SELECT pid, own_stars, own_ratings FROM product WHERE pid = ?').bind(held.pid)
      : documents,
    skus,
    memberDocuments,
    memberSkus,
    related: hasRelated
      ? db
          .prepare(
            `SELECT ${cardColumns(view, relatedList(sku))} FROM product AS whole, json_each(whole.doc, '$.product_links') AS link
             CROSS JOIN product ON product.version = whole.version AND product.sku = link.value ->> 'linked_product_sku'
             WHERE whole.version = ? AND whole.sku = ? AND link.value ->> 'link_type' = 'related' AND ${HAS_CARD}
             ORDER BY link.value ->> 'position' LIMIT ?`,
          )
          .bind(version, sku, RELATED_SIZE)
      : null,
    // A product that is shown by itself leads nowhere else.
    parent:
      held && !isHidden(held.doc)
        ? null
        : db
            .prepare(
              `SELECT product.sku, product.slug FROM product_sku JOIN product ON product.pid = product_sku.pid
               WHERE product_sku.version = ? AND product_sku.sku = ? AND product_sku.kind = 'child' AND ${HAS_CARD}`,
            )
            .bind(version, sku),
    memberCards: hasMembers
      ? db
          .prepare(
            `SELECT product.sku, ${cardColumns(view, memberList(sku))} FROM product
             WHERE product.pid IN (${members.sql}) AND ${HAS_CARD}`,
          )
          .bind(...members.params)
      : null,
    reviews: db
      .prepare(
        `SELECT doc FROM review WHERE version = ? AND doc ->> 'review_status' = 1
         AND doc ->> 'product_id' = (SELECT id FROM product WHERE version = ? AND sku = ?) ORDER BY doc ->> 'created_at' DESC LIMIT ?`,
      )
      .bind(version, version, sku, MOST_REVIEWS),
  });
  const [row] = rows.documents as DocumentRow[];
  const stored = held?.doc ?? (row ? (JSON.parse(row.doc) as ProductDocument) : null);
  if (stored && row && !held && isBelieved)
    cardCache(view).keepDocument(sku, { pid: row.pid, doc: stored, length: row.doc.length });
  const parts = liveDocuments(rows.memberDocuments as DocumentRow[], rows.memberSkus as SkuRow[], now);
  return {
    doc: stored && row ? shownDocument({ doc: stored, rows: rows.skus as SkuRow[] }, row, now) : null,
    members: new Map([...parts.values()].map((doc) => [doc.sku, doc])),
    related: rows.related as CardRow[],
    parent: (rows.parent as ParentRow[])[0] ?? null,
    memberCards: rows.memberCards as MemberRow[],
    reviews: (rows.reviews as { doc: string }[]).map(({ doc }) => JSON.parse(doc) as ReviewDocument),
  };
}

const missing = (reason: string): ProductLookup => ({ state: 'missing', reason });

async function pageOf(
  view: CatalogueView,
  loaded: Loaded,
  doc: ProductDocument,
  childSku: string | null,
): Promise<ProductPage> {
  const { tree } = view.contents;
  const context = { ...view.context, members: loaded.members };
  const product = productOf(doc, childSku, context);
  if (product.errors.members) log('warn', product.errors.members, { sku: doc.sku, store: view.store.storeCode });
  const categoryId = bestCategory(tree, doc.category_ids);
  const crumbs = categoryId === null ? [] : crumbsOf(tree, categoryId);
  const order = new Map(product.members.map((member, index) => [member.sku, index]));
  const memberRows = loaded.memberCards
    .filter(({ sku }) => order.has(sku))
    .toSorted((a, b) => (order.get(a.sku) ?? 0) - (order.get(b.sku) ?? 0));
  const [related, members] = await Promise.all([
    liveCards(view, loaded.related, relatedList(doc.sku)),
    liveCards(view, memberRows, memberList(doc.sku)),
  ]);
  return {
    product,
    variants: variantsOf(doc, context),
    crumbs,
    related: related.cards,
    members: members.cards,
    reviews: ok(loaded.reviews),
  };
}

/**
 * Looks a product page up. A sku that is only a variant, or not visible by itself, moves to its configurable product
 * with that variant chosen (unless the store view lets variants be opened); a variant the product does not have moves
 * to the product.
 */
export async function productPage(view: CatalogueView, sku: string, childSku: string | null): Promise<ProductLookup> {
  if (view.version === 0) return missing('Product query returned empty result');
  const loaded = await load(view, sku);
  const { doc, parent } = loaded;
  const moved = parent && ({ state: 'moved', path: productPath(parent.sku, parent.slug, sku) } as const);
  if (!doc) return moved ?? missing('Product query returned empty result');
  if (!isEnabled(doc)) return missing(`Product query returned empty result product status = ${doc.status}`);
  if (isHidden(doc)) {
    if (moved && view.store.flags.preventConfigurableChildrenDirectAccess) return moved;
    return missing('Product query returned empty result product visibility = 1');
  }
  const hasChild = childSku === null || doc.configurable_children.some((child) => child.sku === childSku);
  if (!hasChild) return { state: 'moved', path: productPath(doc.sku, doc.slug) };
  return { state: 'found', page: await pageOf(view, loaded, doc, childSku) };
}
