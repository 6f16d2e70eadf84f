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
/**
 * Projects by the turn in which they run. Those of a lane run one after another, beside the other lanes of their turn:
 * fault tests mostly wait for processes, and browsers use both cores alone. The build is at the head of the lane that needs it.
 */
const TURNS: string[][][] = [
  [
    ['worker', 'unit'],
    ['fault', 'contract'],
  ],
  [['e2e']],
];
const PROJECTS = TURNS.flat(2);
/** These run the built Worker. */
const BUILT = ['contract', 'fault', 'e2e'];

const VITEST = at('node_modules/vitest/vitest.mjs');
const CHECKS: [title: string, args: string[]][] = [
  ['tipos', [at('node_modules/typescript/bin/tsc'), '--noEmit', '-p', '.']],
  ['estilo', [at('node_modules/@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']],
];

/** A folder in memory where there is one: storage of the tests, gone when they end. */
const workFolder = (): string => mkdtempSync(join(existsSync(TMPFS) ? TMPFS : tmpdir(), 'tianguis-test-'));

/** Runs a program of node to its end; what it prints comes whole, so that lanes do not mix theirs. */
const runNode = (args: string[], env: Record<string, string> = {}): Promise<{ code: number; printed: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env: projectEnv(env), stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    const end = (code: number) => resolve({ code, printed: Buffer.concat(parts).toString('utf8') });
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });

/** Does one check and tells what it printed, what it took and what it came to. */
async function told(title: string, check: () => Promise<{ printed: string; tally: Tally }>): Promise<Tally> {
  console.log(`… ${title}`);
  const start = performance.now();
  const { printed, tally } = await check();
  console.log(`\n== ${title}\n${printed.trimEnd()}\n   ${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return tally;
}

const runCheck = (title: string, args: string[]): Promise<Tally> =>
  told(title, async () => {
    const { code, printed } = await runNode(args);
    return { printed, tally: code === 0 ? NOTHING : oneFailure(title) };
  });

const runProject = (project: string, folder: string, env: Record<string, string>): Promise<Tally> =>
  told(`pruebas: ${project}`, async () => {
    const file = join(folder, `${project}.json`);
    const args = [VITEST, 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code, printed } = await runNode(args, env);
    return { printed, tally: tallyOf(readText(file), code) };
  });

const runBuild = (): Promise<Tally> =>
  told('construcción', () =>
    build(() => {}).then(
      () => ({ printed: '', tally: NOTHING }),
      (error: unknown) => ({ printed: '', tally: stopped(error) }),
    ),
  );

async function inOrder(works: (() => Promise<Tally>)[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const work of works) tallies.push(await work());
  return sum(tallies);
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
    if (only.length === 0) tallies.push(...(await Promise.all(CHECKS.map(([title, args]) => runCheck(title, args)))));
    let isBuilt = false;
    const worksOf = (lane: string[]): (() => Promise<Tally>)[] => {
      const works = lane.filter((project) => projects.includes(project)).map((project) => () => runProject(project, folder, env));
      if (isBuilt || !lane.some((project) => BUILT.includes(project) && projects.includes(project))) return works;
      isBuilt = true;
      return [runBuild, ...works];
    };
    for (const turn of TURNS) tallies.push(...(await Promise.all(turn.map(worksOf).map(inOrder))));
  } finally {
    await clean(folder);
  }
  const total = sum(tallies);
  console.log(`\n${closingLines(total)}`);
  return total.failed === 0 ? 0 : 1;
}
