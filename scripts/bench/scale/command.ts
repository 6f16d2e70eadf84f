import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { build } from '../../lib/build/build.ts';
import { importSources } from '../../lib/import/client.ts';
import { onSignal } from '../../lib/on-signal.ts';
import { type Direct, openDirect } from '../../lib/ops/direct.ts';
import { MEASURED_TOKEN, MEASURED_VARS, passingFolder } from '../../lib/ops/measured-shop.ts';
import { keepMeasurement, table } from '../../lib/ops/measurements.ts';
import { soakRenders } from '../../lib/ops/soak/renders.ts';
import { cpuMs } from '../../lib/ops/usage.ts';
import { progressLine } from '../../lib/progress.ts';
import { migrate } from '../../lib/shop/migrate.ts';
import { ask } from './ask.ts';
import { SAME_CATEGORY, scaleSources } from './catalogue.ts';
import { notedWorker } from './noted-worker.ts';
import { SCALE_REQUESTS, type ScaleRequest } from './requests.ts';

const SMALL = 1000;
const ROUNDS = 9;
const MARKS = [1000, 5000, 10_000];
const MIB = 1024 * 1024;
const MOST_RATIO = 2;
const MOST_D1_MS = 40;
const MOST_HEAP_MIB = 100;
const NAME = 'scale';
const STORE = 'viu';

/** A catalogue of one size in the built Worker. */
interface Shop {
  products: number;
  state: string;
  seconds: number;
  direct: Direct;
}

/** What one request costs: rows and time of the databases, CPU time of the runtime in ms; medians. */
interface Cost {
  rows: number;
  ms: number;
  cpu: number | null;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

const worker = () => notedWorker(NAME, { ...MEASURED_VARS, APP_ENV: 'local' });

/** In a folder that is kept: how many seconds the import of its catalogue took, once it is whole. */
const IMPORTED = 'imported-seconds';

/** Opens a catalogue of so many products: one that an earlier run left in `kept`, else it is imported. */
async function openShop(products: number, kept: string | null, say: (text: string) => void): Promise<Shop> {
  const state = kept === null ? passingFolder(`scale-${products}`) : join(kept, String(products));
  const imported = join(state, IMPORTED);
  await migrate(state, () => {});
  const direct = await openDirect([worker()], state);
  if (existsSync(imported)) return { products, state, seconds: Number(readFileSync(imported, 'utf8')), direct };
  const door = { url: (await direct.urlOf(NAME)).href, token: MEASURED_TOKEN, store: STORE };
  const started = performance.now();
  await importSources(
    door,
    scaleSources(products),
    ({ source, documents }) => say(`${products}: ${source.entity} ${documents}`),
    null,
    { allow: ['fewer'] },
  );
  const seconds = (performance.now() - started) / 1000;
  if (kept !== null) writeFileSync(imported, String(seconds));
  return { products, state, seconds, direct };
}

/**
 * Costs of a request in the shops, asked in turn so that what else the machine does meets all of them; the first
 * answers, which fill what an isolate holds, are left out.
 */
async function costsOf(shops: readonly Shop[], { request }: ScaleRequest, number: () => number): Promise<Cost[]> {
  const costs = shops.map((): { rows: number[]; ms: number[]; cpu: number[] } => ({ rows: [], ms: [], cpu: [] }));
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [index, { direct }] of shops.entries()) {
      const before = cpuMs(direct.workerd);
      const { read } = await ask(await direct.urlOf(NAME), request(number()));
      const after = cpuMs(direct.workerd);
      if (round < 0) continue;
      costs[index]?.rows.push(read.rows);
      costs[index]?.ms.push(read.ms);
      if (before !== null && after !== null) costs[index]?.cpu.push(after - before);
    }
  }
  return costs.map(({ rows, ms, cpu }) => ({
    rows: median(rows),
    ms: median(ms),
    cpu: cpu.length === 0 ? null : cpu.reduce((sum, one) => sum + one, 0) / cpu.length,
  }));
}

const count = (value: number): string => Math.round(value).toLocaleString('en');
const ratio = (of: number, to: number): string => (to < 1 ? '' : `${(of / to).toFixed(2)}×`);

function row({ name, isSame }: ScaleRequest, [small, large]: Cost[]): string[] {
  if (!small || !large) return [name];
  return [
    name,
    count(small.rows),
    count(large.rows),
    ratio(large.rows, small.rows),
    isSame ? `≤ ${MOST_RATIO}×` : '',
    small.ms.toFixed(0),
    large.ms.toFixed(0),
    `≤ ${MOST_D1_MS}`,
    small.cpu?.toFixed(0) ?? '–',
    large.cpu?.toFixed(0) ?? '–',
  ];
}

/** Sizes of the catalogue's database in MiB: all of it, and its search index. */
function sizesOf(state: string): { all: number; search: number } {
  const root = join(state, 'v3', 'd1');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.sqlite') && !file.endsWith('metadata.sqlite'),
  );
  for (const file of files) {
    const database = new DatabaseSync(join(root, file), { readOnly: true });
    try {
      if (!database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'product_search'").get()) continue;
      const search = database.prepare('SELECT sum(length(block)) AS bytes FROM product_search_data').get() as {
        bytes: number;
      };
      return { all: statSync(join(root, file)).size / MIB, search: search.bytes / MIB };
    } finally {
      database.close();
    }
  }
  throw new Error('there is no database with a catalogue');
}

/**
 * Renders pages of the catalogue without any cache, and answers what heap the Worker holds after so many of them, in
 * MiB.
 */
async function heapOf(state: string, say: (text: string) => void): Promise<string> {
  const direct = await openDirect([worker()], state, { inspected: true });
  try {
    const paths = [
      '/',
      `/c/${SAME_CATEGORY.slug}`,
      '/catalogsearch/result?q=mesa%20plegable%20nogal',
      '/c/hoja-1001',
      '/c/hoja-1002',
    ];
    const readings = await soakRenders({ direct, worker: NAME, paths, marks: MARKS, say });
    return readings.map(({ renders, heap }) => `${count(renders)}: ${(heap / MIB).toFixed(1)} MiB`).join(', ');
  } finally {
    await direct.close();
  }
}

/**
 * Measures what requests cost over a catalogue of so many products beside one of a thousand, and keeps the tables in
 * the documents. Both catalogues are left in the folder `kept` for the next run; without one they are gone in the end.
 */
export async function benchScale(
  products: number,
  { renders, kept }: { renders: boolean; kept: string | null },
): Promise<void> {
  onSignal(async () => undefined, 1);
  await build(() => console.log('Construyendo…'));
  const progress = progressLine();
  const shops: Shop[] = [];
  try {
    for (const size of [SMALL, products]) shops.push(await openShop(size, kept, progress.show));
    let sent = 0;
    const rows: string[][] = [];
    for (const asked of SCALE_REQUESTS) {
      progress.show(asked.name);
      rows.push(
        row(
          asked,
          await costsOf(shops, asked, () => {
            sent += 1;
            return sent;
          }),
        ),
      );
    }
    for (const { direct } of shops) await direct.close();
    const [small, large] = shops.map(({ state }) => sizesOf(state));
    const heap = renders && shops[1] ? await heapOf(shops[1].state, progress.show) : 'not measured';
    progress.end();
    const sizes = [count(SMALL), count(products)];
    const text = [
      table(
        [
          'request',
          ...sizes.map((size) => `rows read, ${size}`),
          'ratio',
          'wanted',
          ...sizes.map((size) => `D1 ms, ${size}`),
          'wanted',
          ...sizes.map((size) => `CPU ms, ${size}`),
        ],
        rows,
      ),
      table(
        ['catalogue', ...sizes],
        [
          ['import, s', ...shops.map(({ seconds }) => seconds.toFixed(0))],
          ['database of the catalogue, MiB', ...[small, large].map((one) => one?.all.toFixed(0) ?? '')],
          ['its search index, MiB', ...[small, large].map((one) => one?.search.toFixed(1) ?? '')],
          [`heap of the Worker after so many renders (wanted < ${MOST_HEAP_MIB} MiB)`, '', heap],
        ],
      ),
    ].join('\n\n');
    console.log(`\n${text}\n`);
    keepMeasurement('scale', `npm run bench -- --catalogue ${products}${renders ? '' : ' --no-renders'}`, text);
  } finally {
    if (kept === null) for (const { state } of shops) rmSync(state, { recursive: true, force: true });
  }
}
