import { memberSkus } from '../../../../src/domain/catalogue/members';
import type { CatalogueView } from '../catalogue-view';
import type { DocumentRow, SkuRow, StoredProduct } from '../product-documents';
import { documentStatements, membersOf, type PidQuery, storedProducts } from '../product-documents';
import type { CatalogueContents } from '../served/contents';
import type { CatalogueVersion } from '../served/version';

/** Products an isolate holds for carts of one store view; the one that came first makes room. */
const MOST_SKUS = 500;
/** After a catalogue was put back to an earlier state, what was read of it before is forgotten by then. */
const LIFE_MS = 60_000;

/** What a sku stands for: the products it is a sku of, and the members of those that are sets. */
export interface Named {
  documents: StoredProduct[];
  members: StoredProduct[];
}

const BY_SKU = 'SELECT pid FROM product_sku WHERE version = ? AND sku IN (SELECT value FROM json_each(?))';

/**
 * What these skus name in the version of the view, and the version and revision it was read of: one batch of the
 * primary.
 */
async function read(
  { db, reads, version }: CatalogueView,
  skus: readonly string[],
): Promise<{ served: CatalogueVersion; named: Map<string, Named> }> {
  const wanted: PidQuery = { sql: BY_SKU, params: [version, JSON.stringify(skus)] };
  const statements =
    skus.length === 0 ? [] : [...documentStatements(db, wanted), ...documentStatements(db, membersOf(version, wanted))];
  const { served, results } = await reads.read(statements);
  const [documents = [], rows = [], memberDocuments = [], memberRows = []] = results.map((result) => result.results);
  const products = [...storedProducts(documents as DocumentRow[], rows as SkuRow[]).values()];
  const members = new Map(
    [...storedProducts(memberDocuments as DocumentRow[], memberRows as SkuRow[]).values()].map((one) => [
      one.doc.sku,
      one,
    ]),
  );
  const named = skus.map((sku): [string, Named] => {
    const own = products.filter((product) => product.rows.some((row) => row.sku === sku));
    return [
      sku,
      {
        documents: own,
        members: own.flatMap(({ doc }) => memberSkus(doc).flatMap((member) => members.get(member) ?? [])),
      },
    ];
  });
  return { served, named: new Map(named) };
}

/** Products with the tax rules and attributes of the same version. */
export interface Found {
  contents: CatalogueContents;
  /** What each sku names, in the order they were asked for. */
  named: Named[];
}

interface Cache {
  /** Version and revision the products are of: neither a document nor a price to strike through changes within one. */
  served: CatalogueVersion;
  /** Epoch ms. */
  madeAt: number;
  contents: CatalogueContents;
  named: Map<string, Named>;
}

const caches = new Map<string, Cache>();

function cacheOf(storeCode: string, now: number): Cache | null {
  const cache = caches.get(storeCode);
  return cache && now - cache.madeAt < LIFE_MS ? cache : null;
}

const isOf = (cache: Cache | null, served: CatalogueVersion): cache is Cache =>
  cache?.served.version === served.version && cache.served.revision === served.revision;

function keep(
  { store: { storeCode }, now, contents }: CatalogueView,
  served: CatalogueVersion,
  named: ReadonlyMap<string, Named>,
): void {
  const known = cacheOf(storeCode, now);
  const cache = isOf(known, served) ? known : { served, madeAt: now, contents, named: new Map<string, Named>() };
  caches.set(storeCode, cache);
  for (const [sku, one] of named) {
    cache.named.set(sku, one);
    if (cache.named.size > MOST_SKUS) cache.named.delete(cache.named.keys().next().value ?? sku);
  }
}

/**
 * What this isolate read of these skus, all of one version and revision; null when it does not have all of them. Only to
 * be used while that revision is the one that is announced.
 */
export function heldProducts(
  storeCode: string,
  skus: readonly string[],
  now: number,
): (Found & { revision: number }) | null {
  const cache = cacheOf(storeCode, now);
  const named = skus.flatMap((sku) => cache?.named.get(sku) ?? []);
  return cache && named.length === skus.length
    ? { contents: cache.contents, named, revision: cache.served.revision }
    : null;
}

/**
 * What these skus name, as the primary serves it at this moment. Skus this isolate has read of the same version and
 * revision are not read again: the primary is asked for its version alone, and for all of them where that has moved on.
 */
export async function namedProducts(view: CatalogueView, skus: readonly string[]): Promise<Found> {
  const { contents } = view;
  const cache = cacheOf(view.store.storeCode, view.now);
  const known = new Map(skus.flatMap((sku) => (cache?.named.has(sku) ? [[sku, cache.named.get(sku)] as const] : [])));
  const fresh = await read(
    view,
    skus.filter((sku) => !known.has(sku)),
  );
  if (known.size > 0 && !isOf(cache, fresh.served)) {
    const again = await read(view, skus);
    keep(view, again.served, again.named);
    return { contents, named: skus.flatMap((sku) => again.named.get(sku) ?? []) };
  }
  keep(view, fresh.served, fresh.named);
  return { contents, named: skus.flatMap((sku) => known.get(sku) ?? fresh.named.get(sku) ?? []) };
}
