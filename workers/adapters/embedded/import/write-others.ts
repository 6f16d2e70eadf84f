import type { ImportEntity } from '../../../../src/contract/documents/import-order';
import type { ImportRun } from './run';

/** A parsed document with the name by which a second one is a repetition. */
export interface Keyed {
  position: number;
  key: string;
  doc: unknown;
}

const insert = (table: string, columns: string, values: string): string =>
  `INSERT OR IGNORE INTO ${table} (version, ${columns}, doc) SELECT ?1, ${values}, value -> 'doc' FROM json_each(?2)`;

const URLS = (type: string, path: string): string =>
  `INSERT OR IGNORE INTO url_map (version, path, type, id)
   SELECT ?1, trim(value ->> '${path}', '/'), '${type}', value ->> '$.doc.id' FROM json_each(?2) WHERE coalesce(trim(value ->> '${path}', '/'), '') <> ''`;

const cmsStatements = (kind: string): string[] => [
  insert('cms', 'kind, id, identifier', `'${kind}', value ->> '$.doc.id', value ->> '$.doc.identifier'`),
];
const stagedStatements = (entity: string): string[] => [
  insert('staged', 'entity, key', `'${entity}', value ->> 'key'`),
];

const STATEMENTS: Record<Exclude<ImportEntity, 'product'>, string[]> = {
  attribute: [insert('attribute', 'id, code', "value ->> '$.doc.attribute_id', value ->> '$.doc.attribute_code'")],
  taxrule: [insert('tax_rule', 'id', "value ->> '$.doc.id'")],
  category: [
    insert(
      'category',
      'id, parent_id, slug, url_path',
      "value ->> '$.doc.id', value ->> '$.doc.parent_id', value ->> '$.doc.slug', value ->> '$.doc.url_path'",
    ),
    URLS('category', '$.doc.url_path'),
  ],
  cms_page: [...cmsStatements('cms_page'), URLS('cms_page', '$.doc.identifier')],
  cms_block: cmsStatements('cms_block'),
  cms_hierarchy: cmsStatements('cms_hierarchy'),
  review: [insert('review', 'id', "value ->> '$.doc.id'")],
  redirect: stagedStatements('redirect'),
  postal_code: stagedStatements('postal_code'),
  coupon: stagedStatements('coupon'),
};

/** Where the documents of an entity are, and the expression of their key, for telling repetitions. */
export const KEYS: Record<Exclude<ImportEntity, 'product'>, { table: string; key: string; where: string }> = {
  attribute: { table: 'attribute', key: 'code', where: '1' },
  taxrule: { table: 'tax_rule', key: 'id', where: '1' },
  category: { table: 'category', key: 'id', where: '1' },
  cms_page: { table: 'cms', key: 'identifier', where: "kind = 'cms_page'" },
  cms_block: { table: 'cms', key: 'identifier', where: "kind = 'cms_block'" },
  cms_hierarchy: { table: 'cms', key: 'identifier', where: "kind = 'cms_hierarchy'" },
  review: { table: 'review', key: 'id', where: '1' },
  redirect: { table: 'staged', key: 'key', where: "entity = 'redirect'" },
  postal_code: { table: 'staged', key: 'key', where: "entity = 'postal_code'" },
  coupon: { table: 'staged', key: 'key', where: "entity = 'coupon'" },
};

/** Writes documents of any entity but products. */
export const otherStatements = (
  db: D1Database,
  entity: Exclude<ImportEntity, 'product'>,
  version: number,
  docs: readonly Keyed[],
): D1PreparedStatement[] => {
  const list = JSON.stringify(docs);
  return STATEMENTS[entity].map((sql) => db.prepare(sql).bind(version, list));
};

/** Kinds of which an empty list means that there are to be none. */
export type MayBeNone = 'coupon' | 'redirect';
export const mayBeNone = (entity: ImportEntity): entity is MayBeNone => entity === 'coupon' || entity === 'redirect';

/** What stands among the staged rows for an empty list. */
export const noneOf = (entity: MayBeNone): string => `no_${entity}`;

/** Notes that an empty list came. */
export const noneStatement = (db: D1Database, { id }: ImportRun, entity: MayBeNone): D1PreparedStatement =>
  db
    .prepare("INSERT OR IGNORE INTO staged (version, entity, key, doc) VALUES (?, ?, '', '{}')")
    .bind(id, noneOf(entity));
