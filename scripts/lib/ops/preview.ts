import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSessionKey } from '../shop/session-keys.ts';
import { waitUntil } from '../wait-until.ts';
import {
  asPreview,
  checkPreviewAddress,
  type OwnDatabase,
  previewBindings,
  previewConfig,
  previewDatabases,
  previewNamespaces,
  readBuiltConfig,
  writeBeside,
} from './built-config.ts';
import { jsonIn, type Wrangler } from './wrangler.ts';

const TOKEN_BYTES = 32;
const OWNER_ONLY = 0o600;
const LONGEST_NAME = 40;
const ANSWERS_WITHIN_MS = 120_000;
const ANSWER_TIMEOUT_MS = 10_000;

/** What a preview is made with; tests bring their own. */
export interface PreviewTools {
  wrangler: Wrangler;
  /** Fills the shop at this address, whose service calls take this token. */
  seed(url: string, token: string): Promise<void>;
  /** Waits until the shop at this address answers. */
  ready(url: string): Promise<void>;
  /** The configuration beside the built Worker. */
  built?: string;
}

interface Listed {
  uuid: string;
  name: string;
}

/** A name both Workers and D1 take: small letters, digits and single dashes. */
export function previewName(branch: string): string {
  const name = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '');
  if (!name) throw new Error(`no preview can be named after «${branch}»`);
  return name;
}

/** Name of a preview's own database or namespace. */
const ownName = (worker: string, name: string, binding: string): string =>
  `${worker}-preview-${name}-${binding.toLowerCase().replaceAll('_', '-')}`;

const listDatabases = async (wrangler: Wrangler): Promise<Listed[]> =>
  jsonIn(await wrangler('buscar las bases de datos', ['d1', 'list', '--json'])) as Listed[];

const findDatabase = async (wrangler: Wrangler, name: string): Promise<Listed | undefined> =>
  (await listDatabases(wrangler)).find((database) => database.name === name);

async function databaseOf(wrangler: Wrangler, name: string): Promise<Listed> {
  const known = await findDatabase(wrangler, name);
  if (known) return known;
  await wrangler('crear la base de datos', ['d1', 'create', name]);
  const made = await findDatabase(wrangler, name);
  if (!made) throw new Error(`the database ${name} was created and is not listed`);
  return made;
}

const listNamespaces = async (wrangler: Wrangler): Promise<{ id: string; title: string }[]> =>
  jsonIn(await wrangler('buscar los espacios de KV', ['kv', 'namespace', 'list'])) as { id: string; title: string }[];

async function namespaceOf(wrangler: Wrangler, title: string): Promise<string> {
  const find = async () => (await listNamespaces(wrangler)).find((namespace) => namespace.title === title)?.id;
  const known = await find();
  if (known) return known;
  await wrangler('crear el espacio de KV', ['kv', 'namespace', 'create', title]);
  const made = await find();
  if (!made) throw new Error(`the namespace ${title} was created and is not listed`);
  return made;
}

/** Hands a secret over in a file that only its owner reads, and that is gone afterwards. */
async function withSecret<T>(secrets: Record<string, string>, use: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'tianguis-secrets-'));
  const file = join(folder, 'secrets.json');
  try {
    writeFileSync(file, JSON.stringify(secrets), { mode: OWNER_ONLY });
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether a deployment answers its health call. */
export async function untilHealthy(url: string): Promise<void> {
  await waitUntil(
    async () => (await fetch(new URL('/api/health', url), { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })).ok,
    {
      timeoutMs: ANSWERS_WITHIN_MS,
      message: `${url} no contestó en ${ANSWERS_WITHIN_MS / 1000} segundos.`,
    },
  );
}

/**
 * Makes or renews the preview of a branch: databases and namespaces of its own with today's migrations, the built
 * Worker bound to them, the demo in it. Running it again renews code, schema and catalogue and keeps the address, the
 * orders and the carts. Answers the address.
 */
export async function makePreview(branch: string, { wrangler, seed, ready, built }: PreviewTools): Promise<string> {
  const name = previewName(branch);
  const config = readBuiltConfig(built);
  const databases: Record<string, OwnDatabase> = {};
  for (const binding of previewDatabases(config)) {
    const { uuid, name: database } = await databaseOf(wrangler, ownName(config.name, name, binding));
    databases[binding] = { database_id: uuid, database_name: database };
  }
  const namespaces: Record<string, string> = {};
  for (const binding of previewNamespaces(config))
    namespaces[binding] = await namespaceOf(wrangler, ownName(config.name, name, binding));
  const upload = previewConfig(config, databases, namespaces);
  const uploaded = writeBeside('preview-upload', upload, built);
  const running = writeBeside('preview', asPreview(upload), built);
  for (const { database_name } of Object.values(databases)) {
    await wrangler('migrar la base de datos', ['d1', 'migrations', 'apply', database_name, '--remote', '-c', running]);
  }
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const output = await withSecret({ SERVICE_TOKEN: token, SESSION_KEYS: newSessionKey() }, (file) =>
    wrangler('subir la vista previa', ['preview', '-c', uploaded, '--name', name, '--secrets-file', file, '--json']),
  );
  const { preview } = jsonIn(output) as { preview: { urls?: string[] } };
  const url = preview.urls?.[0];
  if (!url) throw new Error('the preview has no address: enable preview URLs of the Worker');
  checkPreviewAddress(previewBindings(config), url);
  await ready(url);
  await seed(url, token);
  return url;
}

/**
 * Removes the preview of a branch of this Worker, and of the databases and namespaces that these bindings were given
 * those that are still there. All of it is tried before a failure is thrown.
 */
export async function removePreview(
  branch: string,
  { worker, bindings, namespaces }: { worker: string; bindings: readonly string[]; namespaces: readonly string[] },
  { wrangler }: Pick<PreviewTools, 'wrangler'>,
): Promise<void> {
  const name = previewName(branch);
  const known = listDatabases(wrangler);
  const removeDatabase = async (database: string) => {
    if ((await known).some((one) => one.name === database))
      await wrangler('borrar la base de datos', ['d1', 'delete', database, '-y']);
  };
  const titles = listNamespaces(wrangler);
  const removeNamespace = async (title: string) => {
    if ((await titles).some((one) => one.title === title))
      await wrangler('borrar el espacio de KV', ['kv', 'namespace', 'delete', title, '-y']);
  };
  const removals = await Promise.allSettled([
    wrangler('borrar la vista previa', ['preview', 'delete', '--name', name, '--worker-name', worker, '-y']),
    ...bindings.map((binding) => removeDatabase(ownName(worker, name, binding))),
    ...namespaces.map((binding) => removeNamespace(ownName(worker, name, binding))),
  ]);
  for (const removal of removals) if (removal.status === 'rejected') throw removal.reason;
}
