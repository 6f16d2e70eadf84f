import { memberSkus } from '../../../../src/domain/catalogue/members';
import type { Env } from '../../../env';
import type { DocumentRow, SkuRow, StoredProduct } from '../product-documents';
import { documentStatements, membersOf, storedProducts } from '../product-documents';
import { type CatalogueContents, contentsOfVersion } from '../served/contents';
import { OtherVersion } from '../served/reads';
import { type CatalogueVersion, versionStatement } from '../served/version';
import { renewIfNewer } from '../served/version-pointer';

/** Products an isolate holds for carts of one store view; the one that came first makes room. */
const MOST_SKUS = 500;
/** After a catalogue was put back to an earlier state, what was read of it before is forgotten by then. */
const LIFE_MS = 60_000;
/** How often products are read anew because an import came in between. */
const MOST_READS = 3;

/** What a sku stands for: the products it is a sku of, and the members of those that are sets. */
export interface Named {
  sku: string;
  documents: StoredProduct[];
  members: StoredProduct[];
}

/** Products with the tax rules and attributes of the same version. */
export interface Found {
  /** Version and revision they are of, null before the first import. */
  served: CatalogueVersion | null;
  contents: CatalogueContents;
  /** What each sku names, in the order they were asked for. */
  named: Named[];
}

const BY_SKU =
  'SELECT pid FROM product_sku WHERE version = (SELECT version FROM catalogue WHERE store = ?) AND sku IN (SELECT value FROM json_each(?))';

/** What these skus name in the version that is served, and which one that is: one batch of the primary. */
async function readNamed(
  { CATALOGUE: db }: Env,
  storeCode: string,
  skus: readonly string[],
): Promise<Pick<Found, 'served' | 'named'>> {
  const wanted = { sql: BY_SKU, params: [storeCode, JSON.stringify(skus)] };
  const answers = await db
    .withSession('first-primary')
    .batch([
      versionStatement(db, storeCode),
      ...documentStatements(db, wanted),
      ...documentStatements(db, membersOf(wanted)),
    ]);
  const [versions = [], documents = [], rows = [], memberDocuments = [], memberRows = []] = answers.map(
    ({ results }) => results,
  );
  const products = [...storedProducts(documents as DocumentRow[], rows as SkuRow[]).values()];
  const all = [...storedProducts(memberDocuments as DocumentRow[], memberRows as SkuRow[]).values()];
  const members = new Map(all.map((member) => [member.doc.sku, member]));
  const named = skus.map((sku): Named => {
    const own = products.filter((product) => product.rows.some((row) => row.sku === sku));
    const parts = own.flatMap(({ doc }) => memberSkus(doc).flatMap((member) => members.get(member) ?? []));
    return { sku, documents: own, members: parts };
  });
  return { served: (versions[0] as CatalogueVersion | undefined) ?? null, named };
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

const isSame = (one: CatalogueVersion, other: CatalogueVersion | null | undefined): boolean =>
  one.version === other?.version && one.revision === other.revision;

function keep(storeCode: string, { served, contents, named }: Found, now: number): void {
  if (!served) return;
  const known = cacheOf(storeCode, now);
  const cache =
    known && isSame(served, known.served) ? known : { served, madeAt: now, contents, named: new Map<string, Named>() };
  caches.set(storeCode, cache);
  for (const one of named) {
    cache.named.set(one.sku, one);
    if (cache.named.size > MOST_SKUS) cache.named.delete(cache.named.keys().next().value ?? one.sku);
  }
}

/** What these skus named when this isolate read all of them; null where one of them is not held. */
export function heldProducts(storeCode: string, skus: readonly string[], now: number): Found | null {
  const cache = cacheOf(storeCode, now);
  const named = skus.flatMap((sku) => cache?.named.get(sku) ?? []);
  return cache && named.length === skus.length ? { ...cache, named } : null;
}

/** What these skus name, as the primary serves it at this moment; the isolate holds it from then on. */
export async function servedProducts(
  env: Env,
  storeCode: string,
  skus: readonly string[],
  now: number,
): Promise<Found> {
  for (let reads = 1; ; reads += 1) {
    const { served, named } = await readNamed(env, storeCode, skus);
    renewIfNewer(env, storeCode, served);
    try {
      const found = { served, named, contents: await contentsOfVersion(env, storeCode, served) };
      keep(storeCode, found, now);
      return found;
    } catch (error) {
      if (!(error instanceof OtherVersion) || reads === MOST_READS) throw error;
    }
  }
}

/**
 * What these skus name, as the primary serves it at this moment: of what the isolate holds it is only asked whether it is
 * served still, and all is read anew where it is not.
 */
export async function renewedProducts(
  env: Env,
  storeCode: string,
  skus: readonly string[],
  now: number,
): Promise<Found> {
  const held = heldProducts(storeCode, skus, now);
  if (held?.served) {
    const statement = versionStatement(env.CATALOGUE, storeCode);
    const [answer] = await env.CATALOGUE.withSession('first-primary').batch<CatalogueVersion>([statement]);
    if (isSame(held.served, answer?.results[0])) return held;
  }
  return servedProducts(env, storeCode, skus, now);
}
