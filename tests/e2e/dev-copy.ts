import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { at, DEV_STATE, ROOT } from '../../scripts/lib/paths.mjs';
import { send } from '../../scripts/lib/processes';
import { noteMigrated } from '../../scripts/lib/shop/migrate';
import { freePort } from '../../scripts/lib/shop/ports';
import { waitUntil } from '../../scripts/lib/wait-until';
import { memoryFolder } from '../memory-folder';
import { migratedState } from '../migrated';

const SOURCES = [
  'src',
  'workers',
  'functions',
  'scripts',
  'migrations',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'wrangler.toml',
];
/** What Vite and its plugins write there belongs to the project itself. */
const CACHES = new Set(['.vite', '.vite-temp', '.cache']);
const OPENS_WITHIN_MS = 240_000;
const LAST_WORDS = 4000;
/** A store view that the demo has nothing for: whoever opens the copy fills it. */
const NO_DEMO = { STORE_VIEWS: 'none' };

export interface DevShop {
  url: string;
  serviceToken: string;
  /** Exchanges text in a source of the copy; throws where it does not stand there. */
  edit(file: string, from: string, to: string): void;
  close(): Promise<void>;
}

/** Packages are those of the project, which Vite then has to read outside of the folder it serves. */
const CONFIG = `import config from './shop.config.ts';
export default { ...config, vite: { ...config.vite, server: { fs: { strict: false } } } };
`;

function copyOfProject(): string {
  const copy = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'tianguis-dev-'));
  for (const source of SOURCES) cpSync(at(source), join(copy, source), { recursive: true });
  cpSync(at('waku.config.ts'), join(copy, 'shop.config.ts'));
  writeFileSync(join(copy, 'waku.config.ts'), CONFIG);
  symlinkSync(at('public'), join(copy, 'public'));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(at('node_modules')))
    if (!CACHES.has(name)) symlinkSync(at('node_modules', name), join(copy, 'node_modules', name));
  return copy;
}

/** Waits until it says that it is open; throws with the last it said where it does not. */
async function opened(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-LAST_WORDS);
    });
  }
  await waitUntil(() => said.includes(`en desarrollo en ${url}`), {
    timeoutMs: OPENS_WITHIN_MS,
    message: 'npm run dev did not open',
    abort: () => (child.exitCode === null ? null : 'npm run dev ended'),
  }).catch((error: Error) => {
    throw new Error(`${error.message}: ${said}`);
  });
}

/** Runs `npm run dev` over a copy of the project, so that a test may edit sources. */
export async function devShop(): Promise<DevShop> {
  const copy = copyOfProject();
  const state = join(copy, relative(ROOT, DEV_STATE));
  await migratedState(state);
  noteMigrated(state);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...process.env, ...NO_DEMO, PORT: String(port) };
  const child = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const endWithUs = () => send(child.pid ?? 0, 'SIGTERM');
  process.on('exit', endWithUs);
  const close = async () => {
    if (child.exitCode === null) {
      const exit = once(child, 'exit');
      endWithUs();
      await exit;
    }
    process.off('exit', endWithUs);
    rmSync(copy, { recursive: true, force: true });
  };
  try {
    await opened(child, url);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    serviceToken: readFileSync(join(copy, '.data/service-token'), 'utf8').trim(),
    edit(file, from, to) {
      const before = readFileSync(join(copy, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      // As an editor saves: at no moment is there half a file.
      writeFileSync(join(copy, `${file}~`), before.replace(from, to));
      renameSync(join(copy, `${file}~`), join(copy, file));
    },
    close,
  };
}
