import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { build } from '../../build/build.ts';
import { projectEnv } from '../../fresh-node.mjs';
import { at, ROOT } from '../../paths.mjs';
import { keepMeasurement, table } from '../measurements.ts';

const OPERATIONS = 1_000_000;
/** Those of `npm test`, which a small share plays too. */
const LEAST_OPERATIONS = 10_000;
const HISTORIES = ['tests/simulation/embedded.unit.test.ts', 'tests/simulation/retailer.unit.test.ts'];
/** A test that takes a sample of what could go on forever says so by what it imports. */
const IS_SAMPLE = /from '(?:fast-check|[./]+(?:tests\/)?sample(?:\.ts)?)'/;
/** Whatever a test takes with its small sample, the whole takes longer. */
const LONG_MS = 3_600_000;
/** Drawn seeds are below this. Tests add small numbers to a seed, so that two soaks hardly ever try the same. */
const SEEDS = 2 ** 31;

export const newSeed = (): number => randomInt(SEEDS);

/** Test files, relative to the project, that try a sample in `npm test`. */
export const sampledFiles = (): string[] =>
  globSync('{src,workers,functions,scripts,tests}/**/*.test.{ts,tsx}', { cwd: ROOT })
    .filter((file) => IS_SAMPLE.test(readFileSync(at(file), 'utf8')))
    .sort();

/** Runs these test files with a share of all they may try, drawn with this seed; answers the exit code. */
function play(files: readonly string[], share: number, seed: number): Promise<number> {
  console.log(`Semilla ${seed}: se repite con --seed ${seed}`);
  return new Promise((resolve) => {
    const args = [
      at('node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'unit',
      '--project',
      'worker',
      '--project',
      'contract',
      '--project',
      'fault',
      '--project',
      'http',
      '--project',
      'e2e',
      `--testTimeout=${LONG_MS}`,
      ...files,
    ];
    const env = projectEnv({ SOAK_SEED: String(seed), SOAK_SHARE: String(share) });
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => resolve(1));
    child.on('exit', (exit) => resolve(exit ?? 1));
  });
}

const shareOf = (share: number): string => (share === 1 ? '' : ` --share ${share}`);

const keep = (name: string, share: number, rows: string[][]): void => {
  const text = table(['simulated', 'result'], rows);
  console.log(`\n${text}\n`);
  keepMeasurement(name, `npm run soak -- --${name}${shareOf(share)}`, text);
};

/**
 * Plays a million operations of simulated carts (tests/simulation), prints and keeps how it went, and answers the exit
 * code. A history that fails is printed in as few steps as it takes.
 */
export async function soakHistories(share: number, seed: number): Promise<number> {
  const start = performance.now();
  const code = await play(HISTORIES, share, seed);
  const operations = Math.max(LEAST_OPERATIONS, Math.ceil(OPERATIONS * share));
  keep('histories', share, [
    ['operations', operations.toLocaleString('en')],
    ['seed', String(seed)],
    ['histories in which a rule was broken', code === 0 ? '0' : 'at least 1'],
    ['operations per second', Math.round((operations * 1000) / (performance.now() - start)).toLocaleString('en')],
  ]);
  return code;
}

/**
 * Tries all of what `npm test` tries a sample of, prints and keeps how it went, and answers the exit code. What fails
 * is told with its seed, to become a case of its test.
 */
export async function soakSamples(share: number, seed: number): Promise<number> {
  // Some of them ask the built Worker.
  await build(() => console.log('Construyendo…'));
  const start = performance.now();
  const files = sampledFiles();
  const code = await play(files, share, seed);
  keep('samples', share, [
    ['test files', String(files.length)],
    ['seed', String(seed)],
    ['tests that failed', code === 0 ? '0' : 'at least 1'],
    ['seconds', Math.round((performance.now() - start) / 1000).toLocaleString('en')],
  ]);
  return code;
}
