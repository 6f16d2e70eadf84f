import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build/build.ts';
import { ensureChromium } from './chromium.ts';
import { projectEnv } from './fresh-node.mjs';
import { onSignal } from './on-signal.ts';
import { at, ROOT } from './paths.mjs';
import { inPlaces, type Job } from './places.ts';
import { readText } from './read-text.ts';
import { endLeftOver, PID_FILE } from './shop/run-worker.ts';
import { Stop } from './stop.mjs';
import { type TestChoice, testChoice } from './test-choice.ts';
import { closingLines, NOTHING, oneFailure, sum, type Tally, tallyOf } from './test-report.ts';

const TMPFS = '/dev/shm';
/** These run the built Worker. */
const BUILT = ['e2e', 'http'];
interface Run {
  projects: string[];
  /** Processes that it keeps busy. */
  places: number;
  /** Others go first where both have something to do. */
  gives?: true;
  /** What else vitest is told. */
  words?: string[];
}

/**
 * Projects whose tests one process of vitest runs, in the order in which they begin. Those that visit the same shops
 * are run together. A browser waits as often as it works: its tests go first at any time and begin first, and what
 * only computes takes what they leave.
 */
const RUNS: Run[] = [
  { projects: BUILT, places: 2 },
  // One workerd keeps one core busy, and has to have all its files from one run.
  { projects: ['worker'], places: 1, gives: true, words: ['--shard=1/2'] },
  { projects: ['worker'], places: 1, gives: true, words: ['--shard=2/2'] },
  { projects: ['contract'], places: 1, gives: true },
  { projects: ['unit'], places: 1, gives: true },
  // Waits for processes that end and come back: what computes should stand beside it to the end.
  { projects: ['fault'], places: 1 },
];
/** Two more than there are cores: what waits for a process or a browser leaves none idle. */
const PLACES = availableParallelism() + 2;
/** How much less than others what gives way weighs: a third. */
const GIVES_WAY = 5;

const VITEST = at('node_modules/vitest/vitest.mjs');
const CHECKS: [title: string, args: string[]][] = [
  ['tipos', [at('node_modules/typescript/bin/tsc'), '--noEmit', '-p', '.', '--checkers', '1']],
  ['estilo', [at('node_modules/@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']],
];

/** A folder in memory where there is one: storage of the tests, gone when they end. */
const workFolder = (): string => mkdtempSync(join(existsSync(TMPFS) ? TMPFS : tmpdir(), 'tianguis-test-'));

/** Runs a program of node to its end; what it prints comes whole, so that lanes do not mix theirs. */
const runNode = (
  args: string[],
  env: Record<string, string> = {},
  gives = false,
): Promise<{ code: number; printed: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env: projectEnv(env), stdio: ['ignore', 'pipe', 'pipe'] });
    if (gives && child.pid) setPriority(child.pid, GIVES_WAY);
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
    const { code, printed } = await runNode(args, {}, true);
    return { printed, tally: code === 0 ? NOTHING : oneFailure(title) };
  });

const MAY_BE_EMPTY = '--passWithNoTests';

/** Runs tests of these projects; `words` are told to vitest beside them. */
const runTests = (
  { projects, words = [], gives }: Omit<Run, 'places'>,
  folder: string,
  env: Record<string, string>,
): Promise<Tally> =>
  told(['pruebas:', projects.join(', '), ...words].join(' '), async () => {
    const file = join(mkdtempSync(join(folder, 'report-')), 'report.json');
    const named = projects.flatMap((project) => ['--project', project]);
    const args = [
      VITEST,
      'run',
      ...named,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...words,
    ];
    const { code, printed } = await runNode(args, env, gives);
    return { printed, tally: tallyOf(readText(file), code, words.includes(MAY_BE_EMPTY)) };
  });

const runBuild = (): Promise<Tally> =>
  told('construcción', () =>
    build(() => {}).then(
      () => ({ printed: '', tally: NOTHING }),
      (error: unknown) => ({ printed: '', tally: stopped(error) }),
    ),
  );

/** Ends what a test that was broken off left running over its folder, and removes the folder. */
async function clean(folder: string): Promise<void> {
  const states = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.name === PID_FILE,
  );
  for (const state of states) await endLeftOver(state.parentPath);
  rmSync(folder, { recursive: true, force: true });
}

const stopped = (error: unknown): Tally => {
  if (!(error instanceof Stop)) throw error;
  console.error(`✗ ${error.message}`);
  return oneFailure(error.message);
};

const CHECK_JOBS = CHECKS.map(([title, args]): Job<Tally> => ({ places: 1, run: () => runCheck(title, args) }));

const isBuilt = ({ projects }: Run): boolean => projects.some((project) => BUILT.includes(project));

/** These runs of tests, and before them a build where some need it; those are left out when it fails. */
function jobsOf(runs: readonly Run[], test: (run: Run) => Promise<Tally>): Job<Tally>[] {
  const built = Promise.withResolvers<boolean>();
  const build = async (): Promise<Tally> => {
    const tally = await runBuild();
    built.resolve(tally.failed === 0);
    return tally;
  };
  const tests = runs.map((one): Job<Tally> => {
    const run = async () => (!isBuilt(one) || (await built.promise) ? test(one) : NOTHING);
    return { places: one.places, run };
  });
  return runs.some(isBuilt) ? [{ places: 1, run: build }, ...tests] : tests;
}

/** What the command line chose, or everything. */
function jobsFor(choice: TestChoice | null, folder: string, env: Record<string, string>): Job<Tally>[] {
  const test = (run: Run) => runTests(run, folder, env);
  // What decides how long all of it takes begins first.
  if (!choice) return [...jobsOf(RUNS, test), ...CHECK_JOBS];
  const { projects, files, since } = choice;
  // One run of vitest finds out of which project a file is.
  if (since !== null)
    return [...CHECK_JOBS, ...jobsOf([{ projects, places: PLACES, words: ['--changed', since, MAY_BE_EMPTY] }], test)];
  if (files.length > 0) return jobsOf([{ projects, places: PLACES, words: files }], test);
  const chosen = RUNS.map((one) => ({
    ...one,
    projects: one.projects.filter((project) => projects.includes(project)),
  }));
  return jobsOf(
    chosen.filter((one) => one.projects.length > 0),
    test,
  );
}

/** Runs every check, or the tests that the command line chooses; answers the exit code. */
export async function runChecks(choice: TestChoice | null = testChoice(process.argv.slice(2))): Promise<number> {
  const folder = workFolder();
  onSignal(() => clean(folder), 1);
  let total: Tally;
  try {
    if (!choice || choice.projects.includes('e2e'))
      ensureChromium(() => console.log('Instalando Chromium para las pruebas…'));
    // Commands are started by the dozen: the first of a kind keeps what Node compiles for the others.
    const env = {
      ...{ TEST_STATE: folder, TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') },
      ...(choice?.isWhole ? { SOAK_SHARE: '1' } : {}),
    };
    total = sum(await inPlaces(jobsFor(choice, folder, env), PLACES));
  } finally {
    await clean(folder);
  }
  console.log(`\n${closingLines(total)}`);
  return total.failed === 0 ? 0 : 1;
}
