import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Log, LogLevel, Miniflare, Response } from 'miniflare';
import type { core } from 'zod';
import { DIST_CONFIG } from '../paths.mjs';
import { Inspector } from './inspector.ts';
import { workerdsBelow } from './usage.ts';

type JSONType = core.util.JSONType;

type Binding =
  | { type: 'text'; value: string }
  | { type: 'json'; value: JSONType }
  | { type: 'd1'; id: string }
  | { type: 'kv'; id: string }
  | { type: 'r2'; name: string }
  | { type: 'durable-object'; exportName: string };
type Export = { type: 'durable-object'; storage: 'sqlite' };

/** A Worker to run: its modules by name, and what it is bound to. */
export interface DirectWorker {
  name: string;
  main: string;
  modules: Record<string, string>;
  env: Record<string, Binding>;
  exports?: Record<string, Export>;
}

export interface Direct {
  /** Address of a Worker's own socket: nothing stands between it and the Worker. */
  urlOf(name: string): Promise<URL>;
  /** A debugging session with a Worker; only where it was asked for. */
  inspect(name: string): Promise<Inspector>;
  /** Process id of the one workerd that runs them all. */
  workerd: number;
  close(): Promise<void>;
}

interface BuiltConfig {
  compatibility_date: string;
  compatibility_flags: string[];
  main: string;
  vars: Record<string, string>;
  d1_databases: { binding: string; database_id: string }[];
  kv_namespaces: { binding: string; id: string }[];
  r2_buckets?: { binding: string; bucket_name: string }[];
  durable_objects: { bindings: { name: string; class_name: string }[] };
}

const readConfig = (path: string): BuiltConfig => JSON.parse(readFileSync(path, 'utf8')) as BuiltConfig;

/**
 * The built Worker as its configuration describes it, with some variables changed. The network answers its static files;
 * those it asks for itself come from the build.
 */
export function builtWorker(name: string, vars: Record<string, string>, path: string = DIST_CONFIG): DirectWorker {
  const config = readConfig(path);
  const folder = join(path, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && !file.startsWith('.'),
  );
  const objects = config.durable_objects.bindings;
  return {
    name,
    main: config.main,
    modules: Object.fromEntries(
      files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]),
    ),
    env: {
      ...Object.fromEntries(
        Object.entries({ ...config.vars, ...vars }).map(([key, value]): [string, Binding] => [
          key,
          { type: 'text', value },
        ]),
      ),
      ...Object.fromEntries(
        config.d1_databases.map(({ binding, database_id }): [string, Binding] => [
          binding,
          { type: 'd1', id: database_id },
        ]),
      ),
      ...Object.fromEntries(
        config.kv_namespaces.map(({ binding, id }): [string, Binding] => [binding, { type: 'kv', id }]),
      ),
      ...Object.fromEntries(
        (config.r2_buckets ?? []).map(({ binding, bucket_name: name }): [string, Binding] => [
          binding,
          { type: 'r2', name },
        ]),
      ),
      ...Object.fromEntries(
        objects.map((object): [string, Binding] => [
          object.name,
          { type: 'durable-object', exportName: object.class_name },
        ]),
      ),
    },
    exports: Object.fromEntries(
      objects.map(({ class_name }): [string, Export] => [class_name, { type: 'durable-object', storage: 'sqlite' }]),
    ),
  };
}

/** A static file of the build, as the network would answer it. */
function staticFile(config: string, url: string): Response {
  const file = join(config, '..', '..', 'public', new URL(url).pathname);
  return existsSync(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 });
}

/**
 * Runs Workers in one workerd, each with a socket of its own, over a state folder as wrangler makes it. Being inspected
 * costs time: not for what is timed. `port` is where a Worker that runs alone listens; 0 is any.
 */
export async function openDirect(
  workers: DirectWorker[],
  state: string,
  { inspected = false, config = DIST_CONFIG, port = 0 } = {},
): Promise<Direct> {
  const { compatibility_date, compatibility_flags } = readConfig(config);
  const before = new Set(workerdsBelow(process.pid));
  const miniflare = new Miniflare({
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: () => {},
    logRequests: false,
    cf: false,
    enableDevRegistry: false,
    ...(inspected ? { inspectorPort: 0 } : {}),
    resourcePersistencePath: join(state, 'v3'),
    workers: workers.map(({ name, main, modules, env, exports = {} }) => ({
      config: {
        name,
        compatibilityDate: compatibility_date,
        compatibilityFlags: compatibility_flags,
        manifest: {
          mainModule: main,
          modulesRoot: state,
          modules: Object.fromEntries(
            Object.entries(modules).map(([file, contents]) => [file, { type: 'esm', contents }]),
          ),
        },
        env: {
          ...Object.fromEntries(
            Object.entries(env).map(([key, binding]) => [
              key,
              binding.type === 'durable-object' ? { ...binding, worker: name } : binding,
            ]),
          ),
          ASSETS: { type: 'fetcher' as const, handler: ({ url }: { url: string }) => staticFile(config, url) },
        },
        exports,
      },
      dev: { unsafeDirectSockets: [{ host: '127.0.0.1', port }] },
    })),
  });
  await miniflare.ready;
  const [workerd] = workerdsBelow(process.pid).filter((pid) => !before.has(pid));
  if (!workerd) throw new Error('no workerd was started');
  return {
    urlOf: (name) => miniflare.unsafeGetDirectURL(name),
    inspect: async (name) => Inspector.of(await miniflare.getInspectorURL(), name),
    workerd,
    close: () => miniflare.dispose(),
  };
}
