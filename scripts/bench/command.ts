import { randomBytes } from 'node:crypto';
import type { DemoStore } from '../demo/index.ts';
import { scriptBytes } from '../lib/budgets/build.ts';
import { build } from '../lib/build/build.ts';
import { onSignal } from '../lib/on-signal.ts';
import { builtWorker, type Direct, type DirectWorker, openDirect } from '../lib/ops/direct.ts';
import { MEASURED_TOKEN, MEASURED_VARS, passingFolder } from '../lib/ops/measured-shop.ts';
import { keepMeasurement, keptMeasurement, measuredCommit } from '../lib/ops/measurements.ts';
import { progressLine } from '../lib/progress.ts';
import { loadDemo } from '../lib/shop/demo.ts';
import { migrate } from '../lib/shop/migrate.ts';
import { bareWorkers, casesNamed, OURS, ourCases, oursWith } from './cases.ts';
import { builtRevision } from './far/revision.ts';
import { bareCards, measuredPages, storeOfFifty } from './fifty.ts';
import { beyond, lastHeld } from './held.ts';
import { measure } from './measure.ts';
import { startupMs } from './startup.ts';
import { type BeforeRequests, benchTables, wantedOf } from './table.ts';

const ROUNDS = 5;
const ROUND_MS = 2_000;
const RUN_BYTES = 6;
const KIB = 1024;
const SECTION = 'bench';

/** A build to measure: its configuration, or this tree's, and what prepares a state folder for it. */
interface Tried {
  config?: string;
  migrate(state: string): Promise<void>;
}

/** A build over a catalogue of its own. */
interface Prepared extends Tried {
  state: string;
  /** Our category page as it is served, for the bare Workers to answer the same bytes. */
  page: string;
  before: BeforeRequests | null;
}

/** What the Worker weighs and costs before its first request. */
async function beforeRequests(folder: string, config?: string): Promise<BeforeRequests> {
  return { scriptsKib: scriptBytes(builtWorker(OURS, {}, config)) / KIB, startupMs: await startupMs(folder, config) };
}

async function prepare(tried: Tried, store: DemoStore, isWhole: boolean): Promise<Prepared> {
  const state = passingFolder('bench');
  await tried.migrate(state);
  const direct = await openDirect(oursWith(MEASURED_VARS, tried.config), state, { config: tried.config });
  try {
    const url = await direct.urlOf(OURS);
    await loadDemo(url.href, MEASURED_TOKEN, [store]);
    const response = await fetch(new URL(measuredPages(store).category, url));
    if (!response.ok) throw new Error(`our category page answered ${response.status}`);
    const before = isWhole ? await beforeRequests(state, tried.config) : null;
    return { ...tried, state, page: await response.text(), before };
  } finally {
    await direct.close();
  }
}

const open = ({ state, config }: Prepared, more: DirectWorker[] = []): Promise<Direct> =>
  openDirect([...oursWith(MEASURED_VARS, config), ...more], state, { config });

/**
 * Measures what a request costs against its bare twin, and beside another commit where one is named; prints the tables
 * and keeps them in the documents, unless only the cases of a name are asked for. Answers the exit code: 1 when anything
 * is beyond what is wanted.
 */
export async function bench(against: string | null, only: string | null): Promise<number> {
  // Ending early tidies up like ending in time.
  onSignal(async () => undefined, 1);
  await build(() => console.log('Construyendo…'));
  if (against !== null) console.log(`Construyendo ${against}…`);
  const tree = against === null ? null : await builtRevision(against);
  const directs: Direct[] = [];
  try {
    const store = storeOfFifty();
    const now = await prepare({ migrate: (state) => migrate(state, () => {}) }, store, only === null);
    const old = tree === null ? null : await prepare(tree, store, only === null);
    const bare = await bareWorkers(now.page, 'Cincuenta productos', bareCards(store));
    const casesOfRun = () => casesNamed(ourCases(store, randomBytes(RUN_BYTES).toString('hex')), only ?? '');
    const cases = casesOfRun();
    const direct = await open(now, bare);
    directs.push(direct);
    const driven = cases.map((one) => ({ case: one, direct }));
    if (old !== null) {
      const before = await open(old);
      directs.push(before);
      const ours = new Set(oursWith({}, old.config).map(({ name }) => name));
      driven.push(
        ...casesOfRun()
          .filter(({ worker }) => ours.has(worker))
          .map((one) => ({ case: one, direct: before })),
      );
    }
    const progress = progressLine();
    const costs = await measure(driven, { rounds: ROUNDS, roundMs: ROUND_MS, say: progress.show });
    progress.end();
    const held = lastHeld(keptMeasurement(SECTION));
    const commit = measuredCommit() ?? '';
    const measured = { costs: costs.slice(0, cases.length), before: now.before };
    const text = benchTables(
      measured,
      held,
      commit,
      old && { commit: against ?? '', costs: costs.slice(cases.length), before: old.before },
    );
    console.log(`\n${text}\n`);
    if (only !== null) return 0;
    keepMeasurement(SECTION, `npm run bench${against === null ? '' : ` -- --against ${against}`}`, text);
    const lines = beyond(wantedOf(measured), held);
    for (const line of lines) console.error(`✗ ${line}`);
    return lines.length === 0 ? 0 : 1;
  } finally {
    for (const direct of directs) await direct.close();
    tree?.remove();
  }
}
