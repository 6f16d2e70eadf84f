import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { memoryFolder } from '../../../tests/memory-folder.ts';
import { onSignal } from '../on-signal.ts';
import { ROOT } from '../paths.mjs';
import { Stop } from '../stop.mjs';
import { filesOf, projectsOf } from './area.ts';
import type { BaselineFile } from './messages.ts';
import { mutantsOf, type Numbered } from './plugin.ts';
import { report, type Tried } from './report.ts';
import { sampleOf } from './sample.ts';
import { Sessions } from './sessions.ts';

const SAMPLE = 100;
const SEED = 1;
/** Test files tried first: those nearest to the source. */
const NEAREST = 2;
const SLOWER = 10;
const LEAST_MS = 60_000;
/** A test that waits for what never comes is ended sooner than usual, but not what is slow without a mutant. */
const LEAST_TEST_MS = 15_000;
const SLOWER_TEST = 4;
const HELP = `npm run mutants -- AREA [--sample N] [--seed S] [--all] [--projects unit,worker,contract] [--tests FOLDER,FILE] [--least PERCENT]
Breaks the code of an area in small ways and prints what no test noticed. AREA: domain, domain/cart, contract, adapters/embedded …
--tests asks only these, where all that reach an area take too long.`;

/** Tests that reach a mutant, those beside its source first, then the fast ones. */
function testsOf(
  { file, number }: Numbered,
  baseline: readonly (BaselineFile & { set: Set<number> })[],
): BaselineFile[] {
  const folder = dirname(join(ROOT, file)).split('/');
  const shared = (test: BaselineFile) => {
    const steps = dirname(test.file).split('/');
    const differs = folder.findIndex((step, index) => steps[index] !== step);
    return differs < 0 ? folder.length : differs;
  };
  return baseline.filter(({ set }) => set.has(number)).sort((a, b) => shared(b) - shared(a) || a.ms - b.ms);
}

/** When tests are given up, by how long they took without a mutant. */
const limitsOf = (tests: readonly BaselineFile[]): { testMs: number; timeoutMs: number } => ({
  testMs: Math.max(LEAST_TEST_MS, ...tests.map(({ slowestMs }) => SLOWER_TEST * slowestMs)),
  timeoutMs: LEAST_MS + SLOWER * tests.reduce((sum, { ms }) => sum + ms, 0),
});

async function fateOf(
  one: Numbered,
  baseline: readonly (BaselineFile & { set: Set<number> })[],
  sessions: Sessions,
): Promise<Tried['fate']> {
  const tests = testsOf(one, baseline);
  if (tests.length === 0) return 'uncovered';
  for (const part of [tests.slice(0, NEAREST), tests.slice(NEAREST)]) {
    if (part.length === 0) break;
    const fate = await sessions.fateOf(
      one.number,
      part.map(({ project, file }) => ({ project, file })),
      limitsOf(part),
    );
    if (fate !== 'survived') return fate;
  }
  return 'survived';
}

/**
 * npm run mutants: tries mutants of an area, prints survivors and the share killed; answers the exit code, 1 below
 * --least.
 */
export async function mutants(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: String(SAMPLE) },
      seed: { type: 'string', default: String(SEED) },
      all: { type: 'boolean', default: false },
      projects: { type: 'string' },
      tests: { type: 'string' },
      least: { type: 'string', default: '0' },
      help: { type: 'boolean', default: false },
    },
  });
  const area = positionals[0];
  if (values.help || area === undefined) {
    console.log(HELP);
    return values.help ? 0 : 1;
  }
  const files = filesOf(area);
  const { numbered } = mutantsOf(files);
  const chosen = values.all ? numbered : sampleOf(numbered, Number(values.sample), Number(values.seed));
  if (chosen.length === 0) throw new Stop(`There is nothing to break in «${area}».`);
  const projects = values.projects?.split(',') ?? projectsOf(files);
  const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'tianguis-mutants-'));
  const sessions = new Sessions(area, projects, files, values.tests?.split(',') ?? [], folder);
  const clean = () => {
    sessions.close();
    rmSync(folder, { recursive: true, force: true });
  };
  onSignal(async () => clean(), 1);
  try {
    console.log(
      `${chosen.length} of ${numbered.length} mutants in ${files.length} files; first the tests without any (${projects.join(', ')})…`,
    );
    const baseline = (await sessions.baseline()).map((one) => ({ ...one, set: new Set(one.reached) }));
    const expectGreen = async () => {
      const fate = await sessions.fateOf(numbered.length, baseline.slice(0, NEAREST), limitsOf(baseline));
      if (fate !== 'survived') throw new Stop('Tests fail in the way mutants are tried, without a mutant.');
    };
    await expectGreen();
    const tried: Tried[] = [];
    for (const one of chosen) {
      const fate = await fateOf(one, baseline, sessions);
      tried.push({ file: relative(ROOT, join(ROOT, one.file)), mutant: one.mutant, fate });
      if (process.stdout.isTTY) process.stdout.write(`\r${tried.length}/${chosen.length}`);
    }
    await expectGreen();
    console.log(`\n${report(tried, numbered.length)}`);
    const killed = tried.filter(({ fate }) => fate === 'killed' || fate === 'timed out').length;
    return (killed / tried.length) * 100 < Number(values.least) ? 1 : 0;
  } finally {
    clean();
  }
}
