import { beforeEach, expect, test } from 'vitest';
import type { DeskProduct, StockCorrection } from '../../../../src/commerce/desk/stock';
import { MESSAGES } from '../../../../src/contract/messages';
import type { Operator } from '../../../../src/domain/operator';
import { CORRECTION_MESSAGES, onHand } from '../../../../src/domain/stock-correction';
import { deskFor } from '../../../desk';
import { changeOrder } from '../orders/change';
import { placeInD1 } from '../orders/place-order';
import { takeIn } from '../returns/take-in.fixture';
import { configurable, env, NOON, product, serve, storeView } from '../testing/catalogue';
import { order } from '../testing/order';

const VIU = storeView('viu');
const operator = (name: string): Operator => ({ id: name, name, role: 'orders' });
const stockOf = (name: string) => deskFor(env, VIU, NOON, operator(name)).stock;
const [ana, luis] = [stockOf('ana'), stockOf('luis')];

let last = 0;
async function placed(skus: Record<string, number>): Promise<string> {
  last += 1;
  const key = `existencias-${last}`;
  const made = await placeInD1(env, order(key, skus), { owner: key, route: 'order', key });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.number;
}

beforeEach(async () => {
  await env.SHOP.batch(['stock_move', 'desk_audit', 'stock'].map((table) => env.SHOP.prepare(`DELETE FROM ${table}`)));
  await serve(VIU, [
    product(1, 'Silla', { stock: { is_in_stock: true, qty: 10, manage_stock: true } }),
    product(2, 'Tarjeta', { stock: { is_in_stock: true, qty: 0, manage_stock: false } }),
    configurable(3, 'PLAYERA', 'Playera', [
      ['PLAYERA-A', '49'],
      ['PLAYERA-R', '50'],
    ]),
  ]);
});

const read = async (sku: string): Promise<DeskProduct> => {
  const found = await ana.read(sku);
  if (!found) throw new Error(`no ${sku}`);
  return found;
};
const shelves = ({ items }: DeskProduct) =>
  items.map(({ sku, places }) => [sku, ...places.map(({ qty, held }) => [qty, held])]);

/** A correction of what this product shows. */
async function correction(sku: string, counted: number, more: Partial<StockCorrection> = {}): Promise<StockCorrection> {
  const item = (await read(sku)).items.find((one) => one.sku === sku);
  const place = item?.places[0] ?? { qty: 0, held: 0, missing: 0 };
  const seen = { onHand: onHand(place), version: item?.version ?? 0 };
  return { sku, branch: null, counted, seen, reason: 'count', note: null, knowsHeld: false, ...more };
}

test('a product is found by its sku or a variant’s in any case, with what open orders hold of each', async () => {
  const number = await placed({ 'PLAYERA-R': 2 });
  for (const typed of ['PLAYERA', ' playera-r ', 'Playera-A'])
    expect(shelves(await read(typed))).toEqual([
      ['PLAYERA-A', [5, 0]],
      ['PLAYERA-R', [3, 2]],
    ]);
  expect((await read('PLAYERA')).holds).toMatchObject([
    { order: number, sku: 'PLAYERA-R', qty: 2, branch: null, isToAccept: true },
  ]);
  expect(await ana.read('NO-HAY')).toBeNull();
  expect(await deskFor(env, storeView('mavi'), NOON, operator('ana')).stock.read('PLAYERA')).toBeNull();
});

test('a correction counts what orders hold too, is on record with its reason, and happens once a key', async () => {
  await placed({ 'SKU-1': 3 });
  const wanted = await correction('SKU-1', 12, { reason: 'found', note: 'bodega 2' });
  const answers = await Promise.all(Array.from({ length: 4 }, () => ana.correct(wanted, 'una')));
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { qty: 9, held: 3, missing: 0 } });
  const after = await read('sku-1');
  expect(shelves(after)).toEqual([['SKU-1', [9, 3]]]);
  expect(after.history).toMatchObject([
    {
      actor: 'ana',
      action: 'correct-stock',
      note: 'bodega 2',
      before: { qty: 7, held: 3, counted: 10 },
      after: { qty: 9, held: 3, counted: 12, reason: 'found' },
    },
  ]);
});

test('a key that stands for another correction is refused, and nothing is changed by it', async () => {
  const first = await correction('SKU-1', 12);
  expect((await ana.correct(first, 'misma')).ok).toBe(true);
  const next = await correction('SKU-1', 12);
  for (const other of [
    { ...next, counted: 4 },
    { ...next, reason: 'damaged' as const },
    { ...next, branch: '0001' },
    await correction('PLAYERA-A', 12),
  ])
    expect(await ana.correct(other, 'misma')).toMatchObject({
      ok: false,
      problem: { status: 422, message: MESSAGES.keyReused },
    });
  expect(shelves(await read('SKU-1'))).toEqual([['SKU-1', [12, 0]]]);
  expect(await ana.correct(first, 'misma')).toEqual({ ok: true, value: { qty: 12, held: 0, missing: 0 } });
});

test('of two operators who correct the same at once one wins, and the other is told who and what there is now', async () => {
  const seen = await correction('SKU-1', 0);
  const answers = await Promise.all([
    ana.correct({ ...seen, counted: 4 }, 'a'),
    luis.correct({ ...seen, counted: 6 }, 'b'),
  ]);
  const [won, lost] = answers[0].ok ? answers : answers.toReversed();
  const [who, onHand] = answers[0].ok ? ['ana', 4] : ['luis', 6];
  expect(won?.ok).toBe(true);
  expect(lost).toMatchObject({
    ok: false,
    problem: { status: 409, message: CORRECTION_MESSAGES.changed, detail: { who, onHand } },
  });
  expect(shelves(await read('SKU-1'))).toEqual([['SKU-1', [onHand, 0]]]);
  // The same figure again is a change as well: whoever saw it before has not seen that it was counted.
  const back = await correction('SKU-1', 10);
  await ana.correct(back, 'c');
  expect(await luis.correct({ ...seen, counted: 1 }, 'd')).toMatchObject({ ok: false, problem: { status: 409 } });
});

test('orders that come meanwhile take nothing from a correction, and it nothing from them', async () => {
  const seen = await correction('SKU-1', 8);
  const [corrected] = await Promise.all([ana.correct(seen, 'e'), ...[1, 2, 3].map(() => placed({ 'SKU-1': 1 }))]);
  expect(corrected.ok).toBe(true);
  expect(shelves(await read('SKU-1'))).toEqual([['SKU-1', [5, 3]]]);
});

test('below what orders hold it is refused, until whoever counts says that they know it; then none is left to sell', async () => {
  await placed({ 'SKU-1': 4 });
  const few = await correction('SKU-1', 1);
  expect(await ana.correct(few, 'f')).toMatchObject({
    ok: false,
    problem: { status: 409, message: CORRECTION_MESSAGES.held, detail: { held: 4, counted: 1 } },
  });
  expect(shelves(await read('SKU-1'))).toEqual([['SKU-1', [6, 4]]]);
  expect(await ana.correct({ ...few, knowsHeld: true }, 'g')).toMatchObject({ ok: true, value: { qty: 0, held: 4 } });
  expect(shelves(await read('SKU-1'))).toEqual([['SKU-1', [0, 4]]]);
});

test('units that were not there when somebody counted do not come back for sale with the orders that held them', async () => {
  const [first, second, third] = [
    await placed({ 'SKU-1': 3 }),
    await placed({ 'SKU-1': 2 }),
    await placed({ 'SKU-1': 1 }),
  ];
  const few = await correction('SKU-1', 2, { knowsHeld: true });
  expect(await ana.correct(few, 'faltan')).toMatchObject({ ok: true, value: { qty: 0, held: 6, missing: 4 } });
  const happens = (number: string, type: 'accept' | 'send' | 'cancel') =>
    changeOrder(env, { number }, { type }, { source: 'operator', id: `${number} ${type}`, at: NOON });
  // Of five that go back four never were there; a correction of what is there then finds nothing moved.
  for (const number of [first, second]) expect((await happens(number, 'cancel')).ok).toBe(true);
  expect(shelves(await read('SKU-1'))).toEqual([['SKU-1', [1, 1]]]);
  expect(await ana.correct(await correction('SKU-1', 0, { knowsHeld: true }), 'ninguna')).toMatchObject({
    value: { qty: 0, held: 1, missing: 1 },
  });
  // It went all the same, so it was there: what comes back of it is for sale.
  for (const type of ['accept', 'send', 'cancel'] as const) expect((await happens(third, type)).ok).toBe(true);
  expect(shelves(await read('SKU-1')), 'its parcel is still on its way back').toEqual([['SKU-1', [0, 0]]]);
  const { returns } = deskFor(env, VIU, NOON, operator('ana'));
  const [back] = await returns.ofOrder(third);
  await takeIn(returns, back?.number ?? '', 1, [{ lineNo: 1, arrived: 1, accepted: 1, isShelved: true, refusal: '' }]);
  expect(shelves(await read('SKU-1'))).toEqual([['SKU-1', [1, 0]]]);
});

test('what is not counted, unknown or gone for an order meanwhile is not corrected', async () => {
  expect(await ana.correct(await correction('SKU-2', 3), 'h')).toMatchObject({ problem: { status: 422 } });
  expect(await ana.correct({ ...(await correction('SKU-1', 3)), sku: 'NO-HAY' }, 'i')).toMatchObject({
    problem: { status: 404 },
  });
  const seen = await correction('SKU-1', 9);
  await env.SHOP.prepare("UPDATE stock SET qty = qty - 1 WHERE store = 'viu' AND sku = 'SKU-1'").run();
  expect(await ana.correct(seen, 'j')).toMatchObject({
    problem: { status: 409, message: CORRECTION_MESSAGES.moved, detail: { onHand: 9 } },
  });
});

test('what lies at a branch is shown and corrected there alone', async () => {
  await env.SHOP.batch([
    env.SHOP.prepare(
      `INSERT OR REPLACE INTO branch (store, code, place, doc) VALUES ('viu', 'GDL', 1, '{"code":"GDL","name":"Centro"}')`,
    ),
    env.SHOP.prepare("INSERT OR REPLACE INTO branch_stock (store, branch, sku, qty) VALUES ('viu', 'GDL', 'SKU-1', 2)"),
  ]);
  const seen = await correction('SKU-1', 5, { branch: 'GDL' });
  expect(await ana.correct({ ...seen, seen: { ...seen.seen, onHand: 2 } }, 'k')).toMatchObject({ ok: true });
  const [item] = (await read('SKU-1')).items;
  expect(item?.places).toMatchObject([
    { branch: null, qty: 10 },
    { branch: { code: 'GDL', name: 'Centro' }, qty: 5 },
  ]);
});
