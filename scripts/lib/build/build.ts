import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBuild } from '../budgets/build.ts';
import { runStep } from '../command.ts';
import { projectEnv } from '../fresh-node.mjs';
import { hashOf } from '../hash.ts';
import { APP, at, DIST, DIST_CONFIG, ROOT } from '../paths.mjs';
import { readText } from '../read-text.ts';
import { Stop } from '../stop.mjs';

const INPUTS = [
  'src',
  'workers',
  'functions',
  'public',
  'waku.config.ts',
  'wrangler.toml',
  'tsconfig.json',
  'package-lock.json',
];
/** What waku.config.ts builds with. */
const BUILDERS = [
  'browser-assets.ts',
  'edits.ts',
  'first-html.ts',
  'later-words.ts',
  'lean-packages.ts',
  'must-make.ts',
  'no-framework-html.ts',
  'page-styles-plugin.ts',
  'page-styles.ts',
  'served-calls.ts',
  'short-tokens.ts',
  'speculation-rules.ts',
  'texts-beside.ts',
  'texts.ts',
  'worker-pieces.ts',
].map((name) => join('scripts/lib/build', name));
const STAMP_NAME = '.built-from';
const STAMP = join(DIST, STAMP_NAME);

const BUILD_ENV = { NODE_ENV: 'production' };

const inputsNow = (): string => hashOf([...INPUTS, ...BUILDERS].map((path) => at(path)));

/** Builds the Worker when its sources changed since the last build; `say` is called before it does. */
export async function build(say: () => void): Promise<void> {
  const inputs = inputsNow();
  if (existsSync(DIST_CONFIG) && readText(STAMP) === inputs) return;
  say();
  await runStep({ name: 'build', title: 'construir', args: [at('node_modules/waku/cli.js'), 'build'], env: BUILD_ENV });
  await checkBuild();
  writeFileSync(STAMP, inputs);
}

/** Builds whatever stood there before, and shows what the build says. Throws a Stop when it fails. */
export async function buildAloud(): Promise<void> {
  const inputs = inputsNow();
  rmSync(STAMP, { force: true });
  const { status } = spawnSync(process.execPath, [at('node_modules/waku/cli.js'), 'build'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: projectEnv(BUILD_ENV),
  });
  if (status !== 0) throw new Stop('Falló la construcción; revisa lo que dice arriba.');
  await checkBuild();
  writeFileSync(STAMP, inputs);
}

/**
 * Copies the build to where the local shop runs from, so that building again does not pull it away; answers its
 * configuration file.
 */
export function copyOfBuild(): string {
  const stamp = readText(STAMP);
  if (stamp === null || readText(join(APP, STAMP_NAME)) !== stamp) {
    rmSync(APP, { recursive: true, force: true });
    cpSync(DIST, APP, { recursive: true });
  }
  return join(APP, 'server', 'wrangler.json');
}
