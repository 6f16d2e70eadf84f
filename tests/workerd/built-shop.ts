import { cpSync, createWriteStream, mkdirSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { Log, LogLevel, Miniflare } from 'miniflare';
import { DEMO_SMALL } from '../../scripts/demo/index.ts';
import { readBuiltConfig } from '../../scripts/lib/ops/built-config';
import { builtWorker } from '../../scripts/lib/ops/direct';
import { sourceReader } from '../../scripts/lib/ops/sources';
import { DIST, DIST_CONFIG, LOGS, ROOT } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/shop/ports';
import { sessionKeys } from '../../scripts/lib/shop/session-keys';
import { madeOnce } from '../made-once';
import { withClock } from './clocked';

export interface BuiltShop {
  url: string;
  /** File of its log, relative to the project. */
  log: string;
  stop(): Promise<void>;
}

interface Options {
  /** Folder of its D1, Durable Objects and cache. */
  state: string;
  /** Names its log. */
  name: string;
  /** Given to it besides the vars of its configuration and the keys of its customers' tokens. */
  vars: Record<string, string>;
  /** Where it listens; any free port when it is left out. */
  port?: number;
  /** Whether a test sets its clock (clocked.ts). */
  isClocked?: boolean;
}

const WORKER = 'tianguis';

/** Writes what the Worker says into its log, with places of the sources; `end` settles when all is written. */
function logTo(path: string): { say: (line: { message: string }) => void; end: () => Promise<void> } {
  mkdirSync(LOGS, { recursive: true });
  const out = createWriteStream(path);
  const read = sourceReader(dirname(DIST_CONFIG));
  return {
    say: ({ message }) => void out.write(`${read(message)}\n`),
    end: () => new Promise((resolve) => out.end(resolve)),
  };
}

/** What a password's hash costs, as the build writes it: what it really costs is tested with the passwords. */
const HASH_COST = /\bln:14,r:8,p:5\b/;

/** The built modules, but for what a hash costs: tests sign in a hundred times. */
function withCheapHashes(modules: Record<string, string>): Record<string, string> {
  const [file, ...more] = Object.keys(modules).filter((name) => HASH_COST.test(modules[name] ?? ''));
  if (!file || more.length > 0) throw new Error('the build does not say once what a hash costs');
  return { ...modules, [file]: (modules[file] ?? '').replace(HASH_COST, 'ln:1,r:8,p:1') };
}

const STATIC = join(DIST, 'public');
const MEDIA = join(STATIC, 'media');

/**
 * The static files that were built, of pictures only those of the small demo: the runtime hashes the name of each as it
 * starts, of all 8,600 in two seconds.
 */
function staticFiles(): Promise<string> {
  const named = new Set(JSON.stringify(DEMO_SMALL).match(/[\w-]+/g));
  const isShown = (path: string) => extname(path) === '' || named.has(basename(path, extname(path)));
  return madeOnce('static-files', async (folder) =>
    cpSync(STATIC, folder, { recursive: true, filter: (path) => !path.startsWith(MEDIA) || isShown(path) }),
  );
}

/**
 * The built Worker with its static files in a workerd of its own, by the API of the runtime: what `wrangler dev` adds
 * (a proxy before it, an inspector, its traces) costs more than most tests ask of the shop.
 */
export async function openBuiltShop({ state, name, vars, port, isClocked = false }: Options): Promise<BuiltShop> {
  const config = readBuiltConfig();
  const { env, exports = {}, ...built } = builtWorker(WORKER, { SESSION_KEYS: sessionKeys(state), ...vars });
  const { main, modules } = isClocked ? withClock(built.main, built.modules) : built;
  const assets = await staticFiles();
  const log = join(LOGS, `${name}.log`);
  const { say, end } = logTo(log);
  const miniflare = new Miniflare({
    host: 'localhost',
    port: port ?? (await freePort()),
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: say,
    logRequests: false,
    cf: false,
    enableDevRegistry: false,
    // Its clock is rung by /cdn-cgi/local/scheduled.
    unsafeTriggerHandlers: true,
    resourcePersistencePath: join(state, 'v3'),
    workers: [
      {
        config: {
          name: WORKER,
          compatibilityDate: String(config.compatibility_date),
          compatibilityFlags: config.compatibility_flags as string[],
          manifest: {
            mainModule: main,
            modulesRoot: state,
            modules: Object.fromEntries(
              Object.entries(withCheapHashes(modules)).map(([file, contents]) => [
                file,
                { type: 'esm' as const, contents },
              ]),
            ),
          },
          env: {
            ...Object.fromEntries(
              Object.entries(env).map(([key, binding]) => [
                key,
                binding.type === 'durable-object' ? { ...binding, worker: WORKER } : binding,
              ]),
            ),
            ...Object.fromEntries(
              (config.ratelimits ?? []).map(({ name: limit, namespace_id: namespace, simple }) => [
                limit,
                { type: 'rate-limit' as const, namespace, simple: { limit: simple.limit, period: 60 as const } },
              ]),
            ),
            ASSETS: { type: 'assets' as const },
          },
          exports,
          assets: { directory: assets, hasUserWorker: true, htmlHandling: 'none' },
        },
        dev: { stripCfConnectingIp: true },
      },
    ],
  });
  const url = (await miniflare.ready).origin;
  let ended: Promise<void> | undefined;
  const stop = () => {
    ended ??= miniflare.dispose().then(end);
    return ended;
  };
  return { url, log: relative(ROOT, log), stop };
}
