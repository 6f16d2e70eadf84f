import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { DemoStore } from '../demo/index.ts';
import { build } from '../lib/build.ts';
import { loadDemo } from '../lib/demo.ts';
import { migrate } from '../lib/migrate.ts';
import { onSignal } from '../lib/on-signal.ts';
import { type DirectWorker, openDirect } from '../lib/ops/direct.ts';
import { MEASURED_TOKEN, MEASURED_VARS, passingFolder } from '../lib/ops/measured-shop.ts';
import { keepMeasurement, table } from '../lib/ops/measurements.ts';
import { progressLine } from '../lib/progress.ts';
import { bareWorkers, OURS, ourCases, oursWith } from './cases.ts';
import { bareCards, measuredPages, storeOfFifty } from './fifty.ts';
import { type Cost, measure } from './measure.ts';
import { scriptBytes, startupMs } from './startup.ts';

const ROUNDS = 5;
const ROUND_MS = 2_000;
const RUN_BYTES = 6;
const KIB = 1024;
/** On a machine that does nothing else. */
const MOST_STARTUP_MS = 80;
/** What the scripts were when this was first printed: they have room to grow, not to double. */
const MOST_SCRIPTS_KIB = 650;

const ratio = (cost: Cost, all: Cost[]): string => {
  const twin = all.find((other) => other.case.name === cost.case.twin);
  if (!twin?.cpuEachMs || cost.cpuEachMs === null) return '';
  return `${(cost.cpuEachMs / twin.cpuEachMs).toFixed(2)}×`;
};

const row = (cost: Cost, all: Cost[]): string[] => [
  cost.case.name,
  Math.round(cost.bytesEach).toLocaleString('en'),
  Math.round(cost.perSecond).toLocaleString('en'),
  cost.cpuEachMs === null ? '–' : cost.cpuEachMs.toFixed(3),
  cost.p50Ms.toFixed(2),
  cost.p99Ms.toFixed(2),
  ratio(cost, all),
  cost.case.limit ? `≤ ${cost.case.limit}×` : '',
  cost.case.twin ?? '',
];

/** What the Worker weighs and costs before its first request. */
async function beforeRequests(worker: DirectWorker, folder: string): Promise<string> {
  return table(
    ['before the first request', 'measured', 'wanted'],
    [
      ['scripts, gzip KiB', (scriptBytes(worker) / KIB).toFixed(0), `≤ ${MOST_SCRIPTS_KIB}`],
      ['start-up, ms busy (`wrangler check startup`, median of five)', (await startupMs(folder)).toFixed(0), `< ${MOST_STARTUP_MS}`],
    ],
  );
}

/** Imports the catalogue and answers our category page as it is served, for the bare Workers to answer the same bytes. */
async function prepare(state: string, store: DemoStore): Promise<string> {
  const direct = await openDirect(oursWith(MEASURED_VARS), state);
  try {
    const url = await direct.urlOf(OURS);
    await loadDemo(url.href, MEASURED_TOKEN, [store]);
    const response = await fetch(new URL(measuredPages(store).category, url));
    if (!response.ok) throw new Error(`our category page answered ${response.status}`);
    return await response.text();
  } finally {
    await direct.close();
  }
}

/** Measures what a request costs against its bare twin, prints the table and keeps it in the documents. */
export async function bench(): Promise<void> {
  // Ending early tidies up like ending in time.
  onSignal(async () => undefined, 1);
  await build(() => console.log('Construyendo…'));
  const state = passingFolder('bench');
  try {
    await migrate(state, () => {});
    const store = storeOfFifty();
    const page = await prepare(state, store);
    const bare = await bareWorkers(page, 'Cincuenta productos', bareCards(store));
    const ours = oursWith(MEASURED_VARS);
    const before = ours[0] ? await beforeRequests(ours[0], state) : '';
    const direct = await openDirect([...ours, ...bare], state);
    const progress = progressLine();
    try {
      const run = randomBytes(RUN_BYTES).toString('hex');
      const costs = await measure(direct, ourCases(store, run), { rounds: ROUNDS, roundMs: ROUND_MS, say: progress.show });
      progress.end();
      const head = ['endpoint', 'bytes', 'req/s', 'CPU ms/req', 'p50 ms', 'p99 ms', 'CPU ratio', 'wanted', 'to'];
      const text = `${table(
        head,
        costs.map((cost) => row(cost, costs)),
      )}\n\n${before}`;
      console.log(`\n${text}\n`);
      keepMeasurement('bench', 'npm run bench', text);
    } finally {
      await direct.close();
    }
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}
