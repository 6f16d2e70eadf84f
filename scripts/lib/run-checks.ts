import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { projectEnv } from './fresh-node.mjs';
import { onSignal } from './on-signal.ts';
import { at, ROOT } from './paths.mjs';
import { readText } from './read-text.ts';
import { endLeftOver, PID_FILE } from './run-worker.ts';
import { Stop } from './stop.mjs';
import { closingLines, NOTHING, oneFailure, sum, type Tally, tallyOf } from './test-report.ts';

const TMPFS = '/dev/shm';
const PROJECTS = ['unit', 'worker', 'contract', 'fault', 'e2e'];
/** These run the built Worker. */
const BUILT = ['contract', 'fault', 'e2e'];

const VITEST = at('node_modules/vitest/vitest.mjs');
const CHECKS: [title: string, args: string[]][] = [
  ['tipos', [at('node_modules/typescript/bin/tsc'), '--noEmit', '-p', '.']],
  ['estilo', [at('node_modules/@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']],
];

/** A folder in memory where there is one: storage of the tests, gone when they end. */
const workFolder = (): string => mkdtempSync(join(existsSync(TMPFS) ? TMPFS : tmpdir(), 'tianguis-test-'));

const runNode = (args: string[], env: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env: projectEnv(env), stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  console.log(`\n== ${title}`);
  const start = performance.now();
  const result = await work();
  console.log(`   ${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

async function runProject(project: string, folder: string, env: Record<string, string>): Promise<Tally> {
  const file = join(folder, `${project}.json`);
  const code = await runNode([VITEST, 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env);
  return tallyOf(readText(file), code);
}

/** Ends what a test that was broken off left running over its folder, and removes the folder. */
async function clean(folder: string): Promise<void> {
  const states = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.name === PID_FILE);
  for (const state of states) await endLeftOver(state.parentPath);
  rmSync(folder, { recursive: true, force: true });
}

const stopped = (error: unknown): Tally => {
  if (!(error instanceof Stop)) throw error;
  console.error(`✗ ${error.message}`);
  return oneFailure(error.message);
};

/** Runs every check, or the projects named on the command line; answers the exit code. */
export async function runChecks(only: string[] = process.argv.slice(2)): Promise<number> {
  const folder = workFolder();
  onSignal(() => clean(folder), 1);
  const tallies: Tally[] = [];
  try {
    const projects = only.length ? only : PROJECTS;
    if (projects.includes('e2e')) ensureChromium(() => console.log('Instalando Chromium para las pruebas…'));
    const env = { TEST_STATE: folder, TMPDIR: folder };
    for (const [title, args] of only.length ? [] : CHECKS) {
      tallies.push(await timed(title, async () => ((await runNode(args)) === 0 ? NOTHING : oneFailure(title))));
    }
    if (projects.some((project) => BUILT.includes(project)))
      tallies.push(await timed('construcción', () => build(() => console.log('Construyendo…')).then(() => NOTHING, stopped)));
    for (const project of projects) tallies.push(await timed(`pruebas: ${project}`, () => runProject(project, folder, env)));
  } finally {
    await clean(folder);
  }
  const total = sum(tallies);
  console.log(`\n${closingLines(total)}`);
  return total.failed === 0 ? 0 : 1;
}
