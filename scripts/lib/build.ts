import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBuild } from './budgets-build.ts';
import { runStep } from './command.ts';
import { hashOf } from './hash.ts';
import { APP, at, DIST, DIST_CONFIG } from './paths.mjs';
import { readText } from './read-text.ts';

const INPUTS = ['src', 'workers', 'functions', 'public', 'waku.config.ts', 'wrangler.toml', 'tsconfig.json', 'package-lock.json'];
const STAMP_NAME = '.built-from';
const STAMP = join(DIST, STAMP_NAME);

/** Builds the Worker when its sources changed since the last build; `say` is called before it does. */
export async function build(say: () => void): Promise<void> {
  const inputs = hashOf(INPUTS.map((path) => at(path)));
  if (existsSync(DIST_CONFIG) && readText(STAMP) === inputs) return;
  say();
  await runStep({ name: 'build', title: 'construir', args: [at('node_modules/waku/cli.js'), 'build'], env: { NODE_ENV: 'production' } });
  await checkBuild();
  writeFileSync(STAMP, inputs);
}

/** Copies the build to where the local shop runs from, so that building again does not pull it away; answers its configuration file. */
export function copyOfBuild(): string {
  const stamp = readText(STAMP);
  if (stamp === null || readText(join(APP, STAMP_NAME)) !== stamp) {
    rmSync(APP, { recursive: true, force: true });
    cpSync(DIST, APP, { recursive: true });
  }
  return join(APP, 'server', 'wrangler.json');
}
