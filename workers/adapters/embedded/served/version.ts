/** What a store view serves: an import's version, and how often what it shows was changed since. */
export interface CatalogueVersion {
  version: number;
  revision: number;
}

/** Whether `one` was served after `other`; anything is newer than nothing. */
export function isNewer(one: CatalogueVersion | null, other: CatalogueVersion | null): boolean {
  if (one === null || other === null) return one !== null;
  return one.version > other.version || (one.version === other.version && one.revision > other.revision);
}

/** The version as it names a page or an entry in KV; 0 before the first import. */
export const versionText = (served: CatalogueVersion | null): string =>
  served ? `${served.version}.${served.revision}` : '0';

/** The version a text names, null when it names none. */
export function parseVersion(text: string): CatalogueVersion | null {
  const [, version, revision] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  return version === undefined || revision === undefined
    ? null
    : { version: Number(version), revision: Number(revision) };
}

/** Answers the version row of a store view. */
export const versionStatement = (db: D1Database, storeCode: string): D1PreparedStatement =>
  db.prepare('SELECT version, revision FROM catalogue WHERE store = ?').bind(storeCode);
