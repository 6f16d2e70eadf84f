import { beforeEach, expect, test } from 'vitest';
import { category, env, MUEBLES, NOON, product, send, serve, storeView, stream, TAX_RULE } from '../testing/catalogue';
import { commitImport } from './commit';
import { importDocuments } from './import-documents';
import { beginImport, type ImportRun } from './run';
import { importProgress, importState } from './state';

const store = storeView('viu');
let run: ImportRun;

beforeEach(async () => {
  run = await beginImport(env, store, NOON);
  await send(run, 'category', [MUEBLES]);
});

const piece = (
  from: number,
  docs: unknown[],
  text = docs.map((doc) => (typeof doc === 'string' ? doc : JSON.stringify(doc))).join('\n'),
) => importDocuments(env, run, 'product', stream(text), NOON, { source: '1 product', from });
const progress = async () => {
  const state = await importState(env, run.id);
  return state && importProgress(env, state);
};

test('a piece that comes again changes nothing and is answered as the first time', async () => {
  const docs = [product(1, 'Silla'), 'x', product(2, 'Mesa'), product(1, 'Silla otra vez')];
  const first = await piece(1, docs);
  expect(first).toMatchObject({
    ok: true,
    value: { accepted: 2, skipped: [{ position: 2 }, { position: 4, reason: 'repeats id 1' }] },
  });
  expect(await piece(1, docs)).toEqual(first);
  expect(await piece(5, [product(5, 'Banca')])).toEqual({ ok: true, value: { accepted: 1, skipped: [] } });
  expect(await progress()).toMatchObject({
    products: 3,
    categories: 1,
    sources: [{ source: '1 product', entity: 'product', position: 5, accepted: 3, skipped: 2 }],
  });
});

test('a piece that was taken in part goes on behind what is there, and the answer is of the whole piece', async () => {
  const docs = Array.from({ length: 150 }, (_, index) => product(index + 1, `Silla ${index + 1}`));
  await piece(1, docs.slice(0, 100));
  expect(await piece(1, docs)).toEqual({ ok: true, value: { accepted: 150, skipped: [] } });
  expect((await progress())?.products).toBe(150);
});

test('a piece behind a gap is refused, and the import goes on with the missing one', async () => {
  expect(await piece(3, [product(3, 'Banca')])).toMatchObject({
    ok: false,
    problem: { status: 409, detail: { position: 0 } },
  });
  expect((await piece(1, [product(1, 'Silla'), product(2, 'Mesa')])).ok).toBe(true);
  expect((await piece(3, [product(3, 'Banca')])).ok).toBe(true);
  expect(await commitImport(env, run, NOON)).toMatchObject({ ok: true, value: { products: 3 } });
});

test('a piece that was cut short on its way can be sent again', async () => {
  const text = JSON.stringify(product(1, 'Silla'));
  expect(await piece(1, [], text.slice(0, -5))).toMatchObject({ ok: false, problem: { status: 400 } });
  expect(await piece(1, [], text)).toMatchObject({ ok: true, value: { accepted: 1 } });
});

test('of two calls with the same piece at the same time every document is taken once', async () => {
  const docs = Array.from({ length: 30 }, (_, index) => product(index + 1, `Silla ${index + 1}`));
  const answers = await Promise.all([piece(1, docs), piece(1, docs)]);
  for (const answer of answers)
    expect(answer.ok ? answer.value.accepted : answer.problem.status).toBe(answer.ok ? 30 : 503);
  expect(await piece(1, docs)).toEqual({ ok: true, value: { accepted: 30, skipped: [] } });
  expect((await progress())?.products).toBe(30);
});

test('a part of a catalogue alone is refused, also beside redirects, which then stay out', async () => {
  await serve(store, [product(9, 'La de siempre')]);
  for (const [entity, doc] of [
    ['taxrule', TAX_RULE],
    ['category', category(20, 'Nueva')],
    [
      'cms_page',
      { id: 7, identifier: 'nosotros', title: 'Nosotros', content: '<p>Hola</p>', active: true, store_id: [2] },
    ],
  ] as const) {
    const part = await beginImport(env, store, NOON);
    await send(part, entity, [doc]);
    await send(part, 'redirect', [{ from: '/viejo', to: '/nuevo' }]);
    expect(await commitImport(env, part, NOON)).toMatchObject({ ok: false, problem: { status: 422 } });
  }
  expect(await env.CATALOGUE.prepare('SELECT count(*) AS n FROM redirect').first()).toEqual({ n: 0 });
});
