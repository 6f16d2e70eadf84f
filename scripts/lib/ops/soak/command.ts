import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { OURS, OURS_UNCACHED, oursWith } from '../../../bench/cases.ts';
import { buyableSkus, measuredPages, storeOfFifty, withStock } from '../../../bench/fifty.ts';
import { build } from '../../build/build.ts';
import { onSignal } from '../../on-signal.ts';
import { progressLine } from '../../progress.ts';
import { loadDemo } from '../../shop/demo.ts';
import { migrate } from '../../shop/migrate.ts';
import { Stop } from '../../stop.mjs';
import { type Direct, openDirect } from '../direct.ts';
import { MEASURED_TOKEN, MEASURED_VARS, passingFolder } from '../measured-shop.ts';
import { keepMeasurement, table } from '../measurements.ts';
import { soakBesideImport } from './beside-import.ts';
import { BUSY_MS, busyCartsTable, MANY_CARTS, soakBusyCarts, soakBusyCartsAlone } from './busy-carts.ts';
import { soakBuyers } from './buyers.ts';
import { soakCarts } from './cart-operations.ts';
import { type CrowdResult, soakCrowd } from './crowd.ts';
import { faults, MIB, type Outcome } from './faults.ts';
import { soakOrders } from './orders.ts';
import { soakRenders } from './renders.ts';
import { newSeed, soakHistories, soakSamples } from './samples.ts';
import { soakSignInsAlone } from './sign-ins.ts';

const OPERATIONS = 100_000;
const OPERATIONS_A_CART = 50;
const ORDERS = 10_000;
const BUYERS = 1_000;
const UNITS = 100;
const BUYERS_AT_ONCE = 100;
const RENDERS = [1_000, 2_500, 5_000, 7_500, 10_000];
const CROWD_MS = 30_000;
const DRIVERS = 8;
const SEED = 20_261_120;
const SKUS = 12;

interface Options {
  share: number;
  besideImport: boolean;
  busyCarts: boolean;
  signIns: boolean;
  histories: boolean;
  samples: boolean;
  /** Of what is simulated; drawn when it is not given. */
  seed: number;
}

function optionsFrom(args: string[]): Options {
  const off = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args,
    options: {
      share: { type: 'string', default: '1' },
      'beside-import': off,
      'busy-carts': off,
      'sign-ins': off,
      histories: off,
      samples: off,
      seed: { type: 'string' },
    },
  });
  const share = Number(values.share);
  const seed = values.seed === undefined ? newSeed() : Number(values.seed);
  if (!(share > 0 && share <= 1) || !Number.isSafeInteger(seed))
    throw new Stop(
      'Uso: npm run soak -- [--share 0.1] [--seed 7] [--beside-import | --busy-carts | --sign-ins | --histories | --samples]: la parte de la prueba completa que se corre, mayor a 0 y hasta 1; la semilla de lo simulado, un número entero; o la tienda junto a una importación; o solo carritos ocupados; o solo inicios de sesión a la vez; o solo los carritos simulados; o solo lo que npm test prueba con una muestra.',
    );
  const { histories, samples } = values;
  return {
    share,
    besideImport: values['beside-import'],
    busyCarts: values['busy-carts'],
    signIns: values['sign-ins'],
    histories,
    samples,
    seed,
  };
}

async function run(direct: Direct, share: number, say: (text: string) => void): Promise<Outcome> {
  const store = storeOfFifty();
  const url = await direct.urlOf(OURS);
  const [scarce = '', ...skus] = buyableSkus(store).slice(0, SKUS + 1);
  const scaled = (count: number) => Math.ceil(count * share);
  const units = scaled(UNITS);
  await loadDemo(url.href, MEASURED_TOKEN, [withStock(store, scarce, units)]);
  const pages = measuredPages(store);
  say('operaciones de carrito');
  const carts = await soakCarts({
    url,
    skus,
    operations: scaled(OPERATIONS),
    operationsACart: OPERATIONS_A_CART,
    drivers: DRIVERS,
    seed: SEED,
  });
  say('pedidos');
  const orders = await soakOrders({ url, skus, orders: scaled(ORDERS), drivers: DRIVERS, seed: SEED });
  say('compradores de lo mismo');
  const buyers = await soakBuyers({ url, sku: scarce, units, buyers: scaled(BUYERS), drivers: BUYERS_AT_ONCE });
  const marks = RENDERS.map(scaled);
  const memory = await soakRenders({
    direct,
    worker: OURS_UNCACHED,
    paths: [pages.product, pages.home, pages.category],
    marks,
    say,
  });
  say('400 conexiones');
  const crowd = await soakCrowd({
    direct,
    worker: OURS,
    kept: pages.home,
    cold: pages.category,
    durationMs: CROWD_MS * share,
  });
  say('carritos ocupados');
  const busy = await soakBusyCarts({ url, skus, durationMs: BUSY_MS, carts: scaled(MANY_CARTS) });
  return { carts, orders, buyers, memory, crowd, busy };
}

const count = (value: number): string => Math.round(value).toLocaleString('en');
const mib = (bytes: number | null): string => (bytes === null ? '–' : (bytes / MIB).toFixed(1));

const crowdRows = ({ kept, cold }: CrowdResult) =>
  [['a kept page, 40 connections', kept] as const, ['pages nobody has yet, 360 connections', cold] as const].map(
    ([what, { statuses, p50Ms, p99Ms, requests, seconds }]) => [
      what,
      count(statuses[200] ?? 0),
      count(statuses[503] ?? 0),
      count(requests / seconds),
      `${count(p50Ms)} / ${count(p99Ms)}`,
    ],
  );

function report({ carts, orders, buyers, memory, crowd, busy }: Outcome): string {
  const operations = table(
    ['what', 'result'],
    [
      ['cart operations, by key', count(carts.operations)],
      ['of them delivered twice', count(carts.duplicates)],
      ['carts', count(carts.carts)],
      [
        'refused / duplicates answered otherwise / carts that hold something else',
        `${carts.refused} / ${carts.differing} / ${carts.wrong}`,
      ],
      ['deliveries per second', count((carts.operations + carts.duplicates) / carts.seconds)],
      ['orders of one piece', count(orders.orders)],
      ['times they were sent, 2 to 50 at once under one key', count(orders.sent)],
      [
        'order numbers / pieces taken from stock / answered otherwise / told to come later',
        `${count(orders.numbers)} / ${count(orders.taken)} / ${orders.differing} / ${orders.deferred}`,
      ],
      ['orders per second', count(orders.orders / orders.seconds)],
      ['buyers of the same product / pieces there are', `${count(buyers.buyers)} / ${count(buyers.units)}`],
      [
        'orders made / refused (409) / pieces left',
        `${count(buyers.orders)} / ${count(buyers.refusals[409] ?? 0)} / ${count(buyers.left)}`,
      ],
    ],
  );
  const held = table(
    ['pages rendered', 'heap of the Worker MiB', 'local runtime MiB'],
    memory.map(({ renders, heap, rss }) => [count(renders), mib(heap), mib(rss)]),
  );
  const asked = table(
    ['400 connections at once', 'served', '503', 'per second', 'ms, half / 99 of 100'],
    crowdRows(crowd),
  );
  return `${operations}\n\n${held}\n\n${asked}\n\n${busyCartsTable(busy)}`;
}

/** Runs the large figures, prints them, keeps them in the documents and answers the exit code. */
export async function soak(args: string[]): Promise<number> {
  const { share, besideImport, busyCarts, signIns, histories, samples, seed } = optionsFrom(args);
  // Ending early tidies up like ending in time.
  onSignal(async () => undefined, 1);
  if (histories) return soakHistories(share, seed);
  if (samples) return soakSamples(share, seed);
  await build(() => console.log('Construyendo…'));
  if (besideImport) return soakBesideImport(share);
  if (busyCarts) return soakBusyCartsAlone(share);
  if (signIns) return soakSignInsAlone();
  const state = passingFolder('soak');
  try {
    await migrate(state, () => {});
    const direct = await openDirect(oursWith(MEASURED_VARS), state, { inspected: true });
    const progress = progressLine();
    const outcome = await run(direct, share, progress.show).finally(async () => {
      progress.end();
      await direct.close();
    });
    const text = report(outcome);
    console.log(`\n${text}\n`);
    keepMeasurement('soak', share === 1 ? 'npm run soak' : `npm run soak -- --share ${share}`, text);
    const wrong = faults(outcome);
    for (const line of wrong) console.error(`✗ ${line}`);
    const simulated = [await soakHistories(share, seed), await soakSamples(share, seed)];
    return wrong.length + Math.max(...simulated) === 0 ? 0 : 1;
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}
