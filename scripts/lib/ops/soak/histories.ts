import { spawn } from 'node:child_process';
import { projectEnv } from '../../fresh-node.mjs';
import { at, ROOT } from '../../paths.mjs';
import { keepMeasurement, table } from '../measurements.ts';

const OPERATIONS = 1_000_000;
const FILES = ['tests/simulation/embedded.unit.test.ts', 'tests/simulation/retailer.unit.test.ts'];

/** Plays a million operations of simulated carts (tests/simulation), prints and keeps how it went, and answers the exit code. A history that fails is printed in as few steps as it takes. */
export async function soakHistories(share: number): Promise<number> {
  const operations = Math.ceil(OPERATIONS * share);
  const start = performance.now();
  const code = await new Promise<number>((resolve) => {
    const args = [at('node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', ...FILES];
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: projectEnv({ SIMULATED_OPERATIONS: String(operations) }),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(1));
    child.on('exit', (exit) => resolve(exit ?? 1));
  });
  const seconds = (performance.now() - start) / 1000;
  const text = table(
    ['simulated carts', 'result'],
    [
      ['operations', operations.toLocaleString('en')],
      ['histories in which a rule was broken', code === 0 ? '0' : 'at least 1'],
      ['operations per second', Math.round(operations / seconds).toLocaleString('en')],
    ],
  );
  console.log(`\n${text}\n`);
  keepMeasurement('histories', `npm run soak -- --histories${share === 1 ? '' : ` --share ${share}`}`, text);
  return code;
}
