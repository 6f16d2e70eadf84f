import { rmSync } from 'node:fs';
import { OURS, oursWith } from '../../../bench/cases.ts';
import { buyableSkus, storeOfFifty } from '../../../bench/fifty.ts';
import { loadDemo } from '../../shop/demo.ts';
import { migrate } from '../../shop/migrate.ts';
import { Connection } from '../connection.ts';
import { openDirect } from '../direct.ts';
import { type LoadResult, load } from '../load.ts';
import { MEASURED_TOKEN, MEASURED_VARS, passingFolder } from '../measured-shop.ts';
import { keepMeasurement, table } from '../measurements.ts';
import { addCall, openCart, refusalOf } from './shop-calls.ts';

export const BUSY_MS = 10_000;
export const MANY_CARTS = 1_000;

/** Clients that add to the same cart at once. */
const SHOPPERS_OF_ONE = 8;
const MOST_REQUESTS = 1_000_000;
const CARTS_OPENED_AT_ONCE = 20;

export interface BusyCartsOptions {
  url: URL;
  skus: string[];
  /** How long one cart is added to. */
  durationMs: number;
  /** Carts that are added to at the same moment. */
  carts: number;
}

export interface BusyCartsResult {
  one: LoadResult;
  many: LoadResult;
}

/** Opens so many carts, a few at a time. */
async function openCarts(url: URL, count: number): Promise<string[]> {
  const tokens: string[] = [];
  const drive = async (): Promise<void> => {
    const connection = await Connection.open(url, true);
    try {
      while (tokens.length < count) tokens.push(await openCart(connection));
    } finally {
      connection.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(CARTS_OPENED_AT_ONCE, count) }, drive));
  return tokens.slice(0, count);
}

/** Adds to one cart from many places as fast as it confirms, and then to many carts at once, one add each. */
export async function soakBusyCarts({ url, skus, durationMs, carts }: BusyCartsOptions): Promise<BusyCartsResult> {
  const skuOf = (number: number) => skus[number % skus.length] ?? '';
  const [token = ''] = await openCarts(url, 1);
  const one = await load({
    url,
    connections: SHOPPERS_OF_ONE,
    count: MOST_REQUESTS,
    durationMs,
    request: (number) => addCall(token, `ocupado-${number}`, skuOf(number), 1),
    refusal: refusalOf,
  });
  const tokens = await openCarts(url, carts);
  const request = (number: number) => addCall(tokens[number] ?? '', `muchos-${number}`, skuOf(number), 1);
  const many = await load({
    url,
    connections: carts,
    count: carts,
    durationMs: Number.POSITIVE_INFINITY,
    request,
    refusal: refusalOf,
  });
  return { one, many };
}

const OK = 200;
const LEAST_ADDS_A_SECOND = 200;
/** How much later than half of them the last of a hundred may be confirmed. */
const MOST_SPREAD = 5;

/** Why adds were refused, and how often. */
function refusalsOf({ one, many }: BusyCartsResult): string {
  const times: Record<string, number> = {};
  for (const [refusal, count] of [one, many].flatMap(({ refusals }) => Object.entries(refusals)))
    times[refusal] = (times[refusal] ?? 0) + count;
  return Object.entries(times)
    .map(([refusal, count]) => `${refusal}: ${count}`)
    .join('; ');
}

/** What must not be, in words; empty when all is well. */
export function busyCartFaults(result: BusyCartsResult): string[] {
  const { one, many } = result;
  const refused = ({ requests, statuses }: LoadResult) => requests - (statuses[OK] ?? 0);
  const found: [boolean, string][] = [
    [
      refused(one) + refused(many) > 0,
      `${refused(one) + refused(many)} productos no se agregaron (${refusalsOf(result)})`,
    ],
    [
      one.requests / one.seconds < LEAST_ADDS_A_SECOND,
      `un carrito confirmó ${Math.round(one.requests / one.seconds)} productos por segundo`,
    ],
    [
      many.p99Ms > MOST_SPREAD * many.p50Ms,
      `de muchos carritos a la vez el último de cien tardó ${(many.p99Ms / many.p50Ms).toFixed(1)} veces lo que la mitad`,
    ],
  ];
  return found.flatMap(([isFault, text]) => (isFault ? [text] : []));
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

export function busyCartsTable({ one, many }: BusyCartsResult): string {
  const row = (what: string, { statuses, requests, seconds, p50Ms, p99Ms }: LoadResult) => [
    what,
    whole(statuses[OK] ?? 0),
    whole(requests / seconds),
    `${whole(p50Ms)} / ${whole(p99Ms)}`,
  ];
  return table(
    ['adds to carts', 'confirmed', 'per second', 'ms, half / 99 of 100'],
    [row('one cart, 8 connections', one), row('many carts at once, one add each', many)],
  );
}

/** Measures busy carts with nothing beside them; prints and keeps the figures and answers the exit code. */
export async function soakBusyCartsAlone(share: number): Promise<number> {
  const state = passingFolder('busy-carts');
  const store = storeOfFifty();
  try {
    await migrate(state, () => {});
    const direct = await openDirect(oursWith(MEASURED_VARS), state);
    try {
      const url = await direct.urlOf(OURS);
      await loadDemo(url.href, MEASURED_TOKEN, [store]);
      const result = await soakBusyCarts({
        url,
        skus: buyableSkus(store),
        durationMs: BUSY_MS * share,
        carts: Math.ceil(MANY_CARTS * share),
      });
      const text = busyCartsTable(result);
      console.log(`\n${text}\n`);
      keepMeasurement('busy-carts', `npm run soak -- --busy-carts${share === 1 ? '' : ` --share ${share}`}`, text);
      const wrong = busyCartFaults(result);
      for (const line of wrong) console.error(`✗ ${line}`);
      return wrong.length;
    } finally {
      await direct.close();
    }
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}
