import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OURS, oursWith } from '../../../bench/cases.ts';
import { buyableSkus, storeOfFifty } from '../../../bench/fifty.ts';
import type { DemoStore } from '../../../demo/index.ts';
import { bigProducts, writeDocuments } from '../../import/big-catalogue.ts';
import { runImport } from '../../import/soak.ts';
import { loadDemo } from '../../shop/demo.ts';
import { migrate } from '../../shop/migrate.ts';
import { Connection } from '../connection.ts';
import { openDirect } from '../direct.ts';
import { quantile } from '../load.ts';
import { MEASURED_TOKEN, MEASURED_VARS, passingFolder } from '../measured-shop.ts';
import { keepMeasurement, table } from '../measurements.ts';
import { addCall, deliveryCall, openCart, orderCall } from './shop-calls.ts';

const PRODUCTS = 20_000;
const FIRST_ID = 50_000_000;
const IDLE_MS = 60_000;
const SHOPPERS = 8;
/**
 * Each shopper adds so often, and orders after every fourth add: 20 adds and 5 orders a second, far from what the shop
 * can do.
 */
const ADD_EVERY_MS = 400;
const ADDS_AN_ORDER = 4;
const MOST_RATIO = 2;
const OK = 200;

interface Times {
  adds: number[];
  orders: number[];
  refused: number;
}

/**
 * Shoppers who come at a fixed pace until told to stop; a time counts from when it was due, not from when there was
 * room for it.
 */
async function shop(url: URL, skus: readonly string[], until: () => boolean): Promise<Times> {
  const times: Times = { adds: [], orders: [], refused: 0 };
  const shopper = async (number: number): Promise<void> => {
    const connection = await Connection.open(url, false);
    const opener = await Connection.open(url, true);
    let token = '';
    try {
      let due = performance.now() + (number * ADD_EVERY_MS) / SHOPPERS;
      const send = async (into: number[], request: Parameters<Connection['send']>[0], since: number): Promise<void> => {
        const { status } = await connection.send(request);
        into.push(performance.now() - since);
        if (status !== OK) times.refused += 1;
      };
      for (let round = 0; !until(); round += 1) {
        await pause(Math.max(0, due - performance.now()));
        if (round % ADDS_AN_ORDER === 0) token = await openCart(opener);
        await send(times.adds, addCall(token, `${token}-${round}`, skus[(number + round) % skus.length] ?? '', 1), due);
        if (round % ADDS_AN_ORDER === ADDS_AN_ORDER - 1) {
          await connection.send(deliveryCall(token));
          await send(times.orders, orderCall(token, `pedido-${token}`), performance.now());
        }
        due += ADD_EVERY_MS;
      }
    } finally {
      connection.close();
      opener.close();
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, (_, number) => shopper(number)));
  return times;
}

/** The demo as it stands, with so many products more: what shoppers buy stays in the catalogue. */
async function writeFiles(folder: string, store: DemoStore, count: number): Promise<void> {
  for (const [entity, documents] of store.entities) await writeDocuments(join(folder, `${entity}.ndjson`), documents);
  let lines: string[] = [];
  const flush = () => {
    appendFileSync(join(folder, 'product.ndjson'), lines.join(''));
    lines = [];
  };
  for (const product of bigProducts(count, FIRST_ID)) {
    lines.push(`${JSON.stringify(product)}\n`);
    if (lines.length === 500) flush();
  }
  flush();
}

const row = (name: string, pick: (times: Times) => number[], idle: Times, beside: Times): string[] => {
  const ms = (times: Times, share: number) => quantile(pick(times), share).toFixed(1);
  const ratio = quantile(pick(beside), 0.99) / quantile(pick(idle), 0.99);
  return [
    name,
    `${pick(idle).length}`,
    ms(idle, 0.5),
    ms(idle, 0.99),
    `${pick(beside).length}`,
    ms(beside, 0.5),
    ms(beside, 0.99),
    `${ratio.toFixed(2)}×`,
  ];
};

/**
 * Measures adds and orders with nothing beside them, then beside an import; prints and keeps both and answers the exit
 * code.
 */
export async function soakBesideImport(share: number): Promise<number> {
  const [state, folder] = [passingFolder('beside-state'), passingFolder('beside-files')];
  const products = Math.ceil(PRODUCTS * share);
  const store = storeOfFifty();
  try {
    await migrate(state, () => {});
    await writeFiles(folder, store, products);
    const direct = await openDirect(oursWith(MEASURED_VARS), state);
    try {
      const url = await direct.urlOf(OURS);
      const skus = buyableSkus(store);
      await loadDemo(url.href, MEASURED_TOKEN, [store]);
      const warm = performance.now() + 5000;
      await shop(url, skus, () => performance.now() > warm);
      const end = performance.now() + IDLE_MS * share;
      const idle = await shop(url, skus, () => performance.now() > end);
      let imported = false;
      const started = performance.now();
      const importing = runImport(url.href, folder).finally(() => {
        imported = true;
      });
      const beside = await shop(url, skus, () => imported);
      await importing;
      const seconds = (performance.now() - started) / 1000;
      const rows = [row('add', ({ adds }) => adds, idle, beside), row('order', ({ orders }) => orders, idle, beside)];
      const text = `${products.toLocaleString('en')} products of some 6 KB imported in ${seconds.toFixed(0)} s; ${idle.refused} and ${beside.refused} requests refused.\n\n${table(
        ['what', 'idle', 'p50 ms', 'p99 ms', 'beside an import', 'p50 ms', 'p99 ms', 'p99'],
        rows,
      )}`;
      console.log(`\n${text}\n`);
      keepMeasurement(
        'beside-import',
        `npm run soak -- --beside-import${share === 1 ? '' : ` --share ${share}`}`,
        text,
      );
      const slow = rows.filter((cells) => Number.parseFloat(cells.at(-1) ?? '') > MOST_RATIO);
      for (const [what] of slow) console.error(`✗ ${what}: el p99 junto a la importación pasa de ${MOST_RATIO}×`);
      return slow.length + idle.refused + beside.refused === 0 ? 0 : 1;
    } finally {
      await direct.close();
    }
  } finally {
    for (const path of [state, folder]) rmSync(path, { recursive: true, force: true });
  }
}
