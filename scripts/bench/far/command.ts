import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { build } from '../../lib/build/build.ts';
import { onSignal } from '../../lib/on-signal.ts';
import { builtWorker, openDirect } from '../../lib/ops/direct.ts';
import { MEASURED_TOKEN, MEASURED_VARS, passingFolder } from '../../lib/ops/measured-shop.ts';
import { keepMeasurement } from '../../lib/ops/measurements.ts';
import { progressLine } from '../../lib/progress.ts';
import { loadDemo } from '../../lib/shop/demo.ts';
import { migrate } from '../../lib/shop/migrate.ts';
import { newSessionKey } from '../../lib/shop/session-keys.ts';
import { storeOfFifty } from '../fifty.ts';
import { distanceOf } from './far-worker.ts';
import { type Measured, measureFar } from './measure-far.ts';
import { RECORDED } from './recorded.ts';
import { builtRevision } from './revision.ts';
import { farRows, type Row } from './rows.ts';
import { cellsOf, farTable, type Recorded, waitsText } from './table.ts';

const RUN_BYTES = 6;
const VARS = { ...MEASURED_VARS, APP_ENV: 'local', SESSION_KEYS: newSessionKey() };

interface Tried {
  title: string;
  config?: string;
  migrate(state: string): Promise<void>;
}

/** Measures one build over a catalogue of its own. */
async function measureBuild(
  { title, config, migrate: prepare }: Tried,
  far: number,
  only = '',
): Promise<Map<Row, Measured>> {
  const state = passingFolder('far');
  const progress = progressLine();
  try {
    await prepare(state);
    const store = storeOfFifty();
    const near = await openDirect([builtWorker('near', VARS, config)], state, { config });
    await loadDemo((await near.urlOf('near')).href, MEASURED_TOKEN, [store]).finally(near.close);
    const rows = farRows(store, randomBytes(RUN_BYTES).toString('hex')).filter(({ name }) => name.includes(only));
    return await measureFar({ state, vars: VARS, config }, rows, distanceOf(far), (name) =>
      progress.show(`${title}: ${name}`),
    );
  } finally {
    progress.end();
    rmSync(state, { recursive: true, force: true });
  }
}

async function measureRevision(revision: string, far: number): Promise<Recorded> {
  console.log(`Construyendo ${revision}…`);
  const tree = await builtRevision(revision);
  try {
    const measured = await measureBuild({ title: revision, ...tree }, far);
    return {
      commit: revision,
      rows: Object.fromEntries([...measured].map(([{ name }, seen]) => [name, cellsOf(seen)])),
    };
  } finally {
    tree.remove();
  }
}

/** Says what requests whose name contains `only` wait for with databases and objects `far` ms away, wait by wait. */
export async function showChains(far: number, only: string): Promise<void> {
  await build(() => console.log('Construyendo…'));
  const shop: Tried = { title: 'esta versión', migrate: (state) => migrate(state, () => {}) };
  for (const [{ name, wanted, wantedFresh }, { warm, fresh }] of await measureBuild(shop, far, only)) {
    console.log(`\n${name}: ${waitsText(warm)} (${wanted})\n  ${warm.chain.join('\n  ')}`);
    console.log(`${name}, primera de su aislado: ${waitsText(fresh)} (${wantedFresh})\n  ${fresh.chain.join('\n  ')}`);
  }
}

/**
 * Counts what each request waits for with databases and objects `far` ms away, prints it beside another commit's and
 * keeps it in the documents.
 */
export async function benchFar(far: number, against: string | null): Promise<void> {
  onSignal(async () => undefined, 1);
  await build(() => console.log('Construyendo…'));
  const before = against === null ? RECORDED : await measureRevision(against, far);
  const measured = await measureBuild({ title: 'esta versión', migrate: (state) => migrate(state, () => {}) }, far);
  const text = farTable(measured, before);
  console.log(`\n${text}\n`);
  keepMeasurement('far', `npm run bench -- --far ${far}${against === null ? '' : ` --against ${against}`}`, text);
}
