import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_SMALL } from '../../scripts/demo';
import { type Peer, startPeer } from '../peers/spawn';
import { everyCall, refusalsOf } from './every-call';
import { type Answer, ask, postForm, postJson } from './http';
import { type OwnShop, ownShop } from './own-shop';

/**
 * Pages are never fresh in these shops: every visit asks the catalogue, and what was kept serves only when that fails.
 */
const NEVER_FRESH = { PAGE_FRESH_MS: '0', STORE_VIEWS: 'viu' };
const VERSION_LIFE_MS = 5_000;
const AT_ONCE_MS = 500;
const STALE_AFTER_MS = 3_000;
/** On a machine that does other things too; a call that is tried twice takes a second longer. */
const SLACK_MS = 4_500;

/** From now on the retailer takes every call and answers none. */
const silence = async ({ url }: Peer): Promise<void> => {
  const orders = { faults: [{ call: '', mode: 'stall', times: Number.MAX_SAFE_INTEGER }] };
  await fetch(`${url}/tienda/__do`, { method: 'POST', body: JSON.stringify(orders) });
};

const seen = ({ status, headers }: Answer) => [status, headers.get('x-page-cache')];

function expectCalm(answer: Answer, words = 'Algo salió mal de nuestro lado'): void {
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(answer.text).toContain(words);
  expect(answer.text).toContain(answer.headers.get('x-request-id'));
  expect(answer.text).not.toMatch(/SQLITE|D1_|fetch failed|ECONN|\bat \w+ \(/);
}

/**
 * Answers of the calls that failed, beside those that say with 503 and Retry-After to come back and were announced to.
 */
async function unexpected(shop: OwnShop, cart: string): Promise<string[]> {
  const answers = await everyCall(shop.url, cart);
  expect(answers.filter(({ answer }) => answer.status === 503).length).toBeGreaterThan(8);
  return answers
    .filter(
      ({ id, answer: { status, headers } }) =>
        status >= 500 && !(status === 503 && Number(headers.get('retry-after')) > 0 && refusalsOf(id).includes(503)),
    )
    .map(({ id, answer }) => `${id} ${answer.status} ${answer.text.slice(0, 80)}`);
}

const cartWith = async (shop: OwnShop, sku: string): Promise<string> => {
  const { result } = JSON.parse((await postJson('/api/cart/create', {}, {}, shop.url)).text) as { result: string };
  expect(
    (await postJson(`/api/cart/update?cartId=${result}`, { cartItem: { sku, qty: 1 } }, {}, shop.url)).status,
  ).toBe(200);
  return result;
};

async function visited(shop: OwnShop, paths: string[]): Promise<string[]> {
  const before = [];
  for (const path of paths) {
    const answer = await ask(path, {}, shop.url);
    expect([path, ...seen(answer)]).toEqual([path, 200, 'miss']);
    before.push(answer.text);
  }
  return before;
}

async function expectAsBefore(shop: OwnShop, paths: string[], before: string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const answer = await ask(path, {}, shop.url);
    expect([path, ...seen(answer)]).toEqual([path, 200, 'stale-if-error']);
    expect(answer.text).toBe(before[index]);
  }
}

describe('with the database dead', () => {
  const PAGES = [
    '/',
    '/c/salas-10',
    '/p/BURO-1C/buro-de-un-cajon-1023',
    '/catalogsearch/result?q=buro',
    '/formas-de-pago',
  ];
  let shop: OwnShop;
  let cart: string;
  let before: string[];

  /** Takes every table of both databases away under the running shop, so that each statement fails. */
  function killDatabases(): void {
    const folder = join(shop.state, 'v3/d1/miniflare-D1DatabaseObject');
    const files = readdirSync(folder).filter((name) => /^[\da-f]{64}\.sqlite$/.test(name));
    expect(files).toHaveLength(2);
    for (const file of files) killDatabase(join(folder, file));
  }

  function killDatabase(path: string): void {
    const database = new DatabaseSync(path);
    const tables = database
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%' AND name NOT LIKE '%fts%' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
      )
      .all();
    for (const { name } of tables) database.exec(`ALTER TABLE "${name}" RENAME TO "gone_${name}"`);
    database.close();
    expect(tables.length).toBeGreaterThan(10);
  }

  beforeAll(async () => {
    shop = await ownShop('stale', NEVER_FRESH, DEMO_SMALL.slice(0, 1));
    before = await visited(shop, PAGES);
    cart = await cartWith(shop, 'BURO-1C');
    killDatabases();
  });
  afterAll(() => shop?.close());

  test('OFFLINE-031 pages that were visited are served as they were', async () => {
    await expectAsBefore(shop, PAGES, before);
  });

  test('pages that were not are a calm page, calls say so without inner words', async () => {
    expectCalm(await ask('/c/comedor-30', {}, shop.url));
    expectCalm(await ask('/nada', {}, shop.url));
    expectCalm(await ask('/catalogsearch/result?q=comoda', {}, shop.url), 'No pudimos buscar “comoda”');
    const call = await ask('/api/stock/check?sku=BURO-1C', {}, shop.url);
    expect(JSON.parse(call.text)).toEqual({
      code: 503,
      resultCode: 503,
      result: 'The service is busy, please try again',
    });
  });

  test('no call fails: each answers, or says when to come back', async () => {
    expect(await unexpected(shop, cart)).toEqual([]);
  });

  test('a form that cannot be served is refused and keeps nothing half done', async () => {
    const refused = await postForm('/f/cart/add', { sku: 'BURO-1C', qty: '1' }, {}, shop.url);
    expect([refused.status, refused.cookies]).toEqual([503, []]);
    expect((await ask('/checkout/cart', {}, shop.url)).status).toBe(200);
  });
});

describe('with the retailer silent, then dead', () => {
  const PAGES = ['/', '/c/salas-10', '/p/LAMPARA-ARCO/lampara-de-arco-120', '/catalogsearch/result?q=lampara'];
  let peer: Peer;
  let shop: OwnShop;
  let cart: string;
  let before: string[];

  beforeAll(async () => {
    peer = await startPeer(new URL('../peers/family/main.ts', import.meta.url));
    shop = await ownShop('stale-upstream', {
      ...NEVER_FRESH,
      BACKENDS: JSON.stringify({ viu: { backend: 'upstream', url: `${peer.url}/tienda`, keyed: false } }),
    });
    before = await visited(shop, PAGES);
    cart = await cartWith(shop, 'MESA-PINO');
    await silence(peer);
  });
  afterAll(async () => {
    await shop?.close();
  });

  test('a page waits three seconds for a retailer that stalls, then it is served as it was', async () => {
    const from = performance.now();
    const asked = PAGES.map((path, index) => expectAsBefore(shop, [path], before.slice(index, index + 1)));
    await Promise.all(asked).finally(() => peer.stop());
    const tookMs = performance.now() - from;
    expect(tookMs).toBeGreaterThan(STALE_AFTER_MS / 2);
    expect(tookMs).toBeLessThan(STALE_AFTER_MS + SLACK_MS);
  });

  test('ROUTE-084 OFFLINE-031 pages that were visited are served as they were, a failing redirect lookup does not count', async () => {
    await expectAsBefore(shop, PAGES, before);
  });

  test('pages that were not are a calm page', async () => {
    expectCalm(await ask('/c/hogar-20', {}, shop.url));
    expectCalm(await ask('/p/MESA-PINO/mesa-de-pino-130', {}, shop.url));
    expectCalm(await ask('/catalogsearch/result?q=mesa', {}, shop.url), 'No pudimos buscar “mesa”');
  });

  test('no call fails: each answers, or says when to come back', async () => {
    expect(await unexpected(shop, cart)).toEqual([]);
  });

  test('once the circuit is open, calls are refused at once and say when to come back', async () => {
    const tookMs: number[] = [];
    for (let asked = 0; asked < 40; asked += 1) {
      const from = performance.now();
      const call = await ask('/api/stock/check?sku=MESA-PINO', {}, shop.url);
      tookMs.push(performance.now() - from);
      expect(call.status).toBe(503);
      expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // The quickest of them wait for nothing else on this machine.
    const open = tookMs.slice(20).toSorted((a, b) => a - b);
    expect(open[open.length / 4]).toBeLessThanOrEqual(AT_ONCE_MS);
  });

  test('the pages are still there with the circuit open', async () => {
    await expect
      .poll(async () => (await ask('/', {}, shop.url)).headers.get('x-page-cache'), { timeout: VERSION_LIFE_MS * 2 })
      .toBe('stale-if-error');
    await expectAsBefore(shop, PAGES, before);
  });
});
