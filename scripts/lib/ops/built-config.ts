import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicOrigin } from '../../../workers/http/public-origin';
import { DIST_CONFIG } from '../paths.mjs';
import { Stop } from '../stop.mjs';

export interface Database {
  binding: string;
  database_name: string;
  database_id: string;
  migrations_dir?: string;
}

/** What a preview has of its own: nothing of it is inherited. */
export interface Bindings {
  vars: Record<string, string>;
  d1_databases: Database[];
  kv_namespaces?: { binding: string; id: string }[];
  r2_buckets?: { binding: string; bucket_name: string }[];
  durable_objects: { bindings: { name: string; class_name: string }[] };
  ratelimits?: { name: string; namespace_id: string; simple: { limit: number; period: number } }[];
}

/** The configuration beside the built Worker, as far as deploying has to know it. */
export interface BuiltConfig extends Bindings {
  name: string;
  assets?: { binding?: string };
  previews?: Partial<Bindings>;
  [other: string]: unknown;
}

/** A database or namespace that nobody has created yet stands in wrangler.toml under an id of zeros and a number. */
const isPlaceholder = (id: string): boolean => /^0{31}\d$/.test(id.replaceAll('-', ''));

export const readBuiltConfig = (path: string = DIST_CONFIG): BuiltConfig =>
  JSON.parse(readFileSync(path, 'utf8')) as BuiltConfig;

/** Writes a configuration beside the built one, where its relative paths hold, and answers its path. */
export function writeBeside(name: string, config: BuiltConfig, built: string = DIST_CONFIG): string {
  const path = join(built, '..', `wrangler.${name}.json`);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

/** Throws a Stop where the Worker would not know under which address it is, and answer 503 to everything. */
function checkOrigin(vars: Record<string, string>): void {
  try {
    publicOrigin({ ...vars, APP_ENV: 'production' }, new URL('https://tienda.invalid'));
  } catch {
    throw new Stop(
      `PUBLIC_ORIGIN de [vars] en wrangler.toml tiene que decir la dirección de la tienda, con https («https://tienda.example»). Ahora dice «${vars.PUBLIC_ORIGIN ?? ''}».`,
    );
  }
}

/** Throws a Stop where a preview at this address (https) would not take its own host, and answer 503 to everything. */
export function checkPreviewAddress({ vars }: Bindings, url: string): void {
  try {
    publicOrigin({ ...vars, APP_ENV: 'preview' }, new URL(url));
  } catch {
    throw new Stop(
      `La vista previa está en ${url}, que no termina en PREVIEW_HOST_SUFFIX de [previews] en wrangler.toml («${vars.PREVIEW_HOST_SUFFIX ?? ''}»): no contestaría.`,
    );
  }
}

/**
 * The configuration production is deployed with. Throws a Stop when it still lacks its address, or the id of a database
 * or namespace.
 */
export function productionConfig(built: BuiltConfig): BuiltConfig {
  const missing = built.d1_databases.find(({ database_id }) => isPlaceholder(database_id));
  if (missing) {
    const { database_name: name } = missing;
    throw new Stop(
      `wrangler.toml no dice el id de la base de datos ${name}. Créala con «npx wrangler d1 create ${name}» y escribe ahí su id.`,
    );
  }
  const unnamed = built.kv_namespaces?.find(({ id }) => isPlaceholder(id));
  if (unnamed) {
    throw new Stop(
      `wrangler.toml no dice el id del espacio de KV ${unnamed.binding}. Créalo con «npx wrangler kv namespace create ${unnamed.binding}» y escribe ahí su id.`,
    );
  }
  checkOrigin(built.vars);
  return { ...built, vars: { ...built.vars, APP_ENV: 'production' } };
}

/**
 * The bindings of a preview; what its block leaves out, it does not have. Its databases are made by the migrations of
 * the bindings they stand for.
 */
export function previewBindings({ previews = {}, d1_databases }: BuiltConfig): Bindings {
  const folderOf = (binding: string) => d1_databases.find((database) => database.binding === binding)?.migrations_dir;
  return {
    vars: previews.vars ?? {},
    d1_databases: (previews.d1_databases ?? []).map((database) => ({
      ...database,
      migrations_dir: folderOf(database.binding),
    })),
    kv_namespaces: previews.kv_namespaces ?? [],
    r2_buckets: previews.r2_buckets ?? [],
    durable_objects: previews.durable_objects ?? { bindings: [] },
    ratelimits: previews.ratelimits ?? [],
  };
}

/** The bindings under which a preview has databases. */
export const previewDatabases = (built: BuiltConfig): string[] =>
  previewBindings(built).d1_databases.map(({ binding }) => binding);

/** The bindings under which a preview has namespaces of KV. */
export const previewNamespaces = (built: BuiltConfig): string[] =>
  (previewBindings(built).kv_namespaces ?? []).map(({ binding }) => binding);

/** A database of a preview's own. */
export type OwnDatabase = Pick<Database, 'database_id' | 'database_name'>;

/**
 * The configuration a preview is uploaded with: its block names databases and namespaces (by id) of its own, given by
 * binding.
 */
export function previewConfig(
  built: BuiltConfig,
  databases: Record<string, OwnDatabase>,
  namespaces: Record<string, string> = {},
): BuiltConfig {
  const own = previewBindings(built);
  const d1_databases = own.d1_databases.map((one) => ({ ...one, ...databases[one.binding] }));
  const kv_namespaces = own.kv_namespaces?.map(({ binding, id }) => ({ binding, id: namespaces[binding] ?? id }));
  return { ...built, previews: { ...own, d1_databases, kv_namespaces } };
}

/** The same Worker as the platform runs it for a preview: the block in place of the bindings, crons not active. */
export function asPreview(built: BuiltConfig): BuiltConfig {
  return { ...built, ...previewBindings(built), triggers: { crons: [] }, previews: undefined };
}
