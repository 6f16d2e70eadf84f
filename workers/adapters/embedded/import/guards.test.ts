import { beforeEach, expect, test } from 'vitest';
import {
  ATTRIBUTES,
  configurable,
  env,
  MUEBLES,
  NOON,
  product,
  send,
  serve,
  storeView,
  TAX_RULE,
} from '../testing/catalogue';
import { commitImport } from './commit';
import { guardImport, servedNow } from './guards';
import { beginImport, type ImportRun } from './run';

const store = storeView('viu');
const refusal = (guard: string, reason: string) => ({ ok: false, problem: { status: 422, detail: { guard, reason } } });

beforeEach(async () => {
  await serve(
    store,
    [1, 2, 3, 4, 5].map((id) => product(id, `Silla ${id}`)),
  );
});

async function begun(
  products: Record<string, unknown>[],
  rules: Record<string, unknown>[] = [TAX_RULE],
): Promise<ImportRun> {
  const run = await beginImport(env, store, NOON);
  await send(run, 'taxrule', rules);
  await send(run, 'attribute', ATTRIBUTES);
  await send(run, 'category', [MUEBLES]);
  await send(run, 'product', products);
  return run;
}
const chairs = (count: number, more: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, index) => product(index + 1, 'Silla', more));

test('a catalogue of fewer than 80 % of the products served is refused, unless it is allowed', async () => {
  expect(await servedNow(env, 'viu')).toMatchObject({ products: 5, categories: 1 });
  expect(await servedNow(env, 'muebles_america')).toEqual({ version: 0, products: 0, categories: 0 });
  const three = await begun(chairs(3));
  expect(await guardImport(env, three, [])).toMatchObject(
    refusal('fewer', 'The catalogue would shrink from 5 products to 3'),
  );
  expect(await guardImport(env, three, ['fewer'])).toEqual({ ok: true, value: null });
  expect(await guardImport(env, await begun(chairs(4)), [])).toEqual({ ok: true, value: null });
});

test('products of a class without a rate, or of none, are refused unless it is allowed; sold without tax on purpose they are not', async () => {
  const other = await begun(chairs(5, { tax_class_id: 9 }));
  expect(await guardImport(env, other, [])).toMatchObject(refusal('untaxed', 'No tax rate for product tax class 9'));
  expect(await guardImport(env, other, ['untaxed'])).toEqual({ ok: true, value: null });
  expect(await guardImport(env, await begun(chairs(5, { tax_class_id: null })), [])).toMatchObject(
    refusal('untaxed', 'No tax rate for product tax class none'),
  );
  const variants = [...chairs(4), configurable(9, 'BANCA', 'Banca', [['BANCA-AZ', '49']])];
  expect(await guardImport(env, await begun(variants), [])).toEqual({ ok: true, value: null });
  expect(await guardImport(env, await begun(variants, []), [])).toMatchObject({ ok: false });
  expect(await guardImport(env, await begun(chairs(5, { tax_class_id: 0 }), []), [])).toEqual({
    ok: true,
    value: null,
  });
});

test('an empty list of coupons or redirects takes away what there is of them, but for coupons of subscribers', async () => {
  const codes = async () =>
    (await env.SHOP.prepare("SELECT code FROM coupon WHERE store = 'viu'").all<{ code: string }>()).results.map(
      ({ code }) => code,
    );
  const paths = async () =>
    (await env.CATALOGUE.prepare("SELECT path FROM redirect WHERE store = 'viu'").all<{ path: string }>()).results.map(
      ({ path }) => path,
    );
  const bring = async (coupons: Record<string, unknown>[], redirects: Record<string, unknown>[]) => {
    const run = await beginImport(env, store, NOON);
    await send(run, 'coupon', coupons);
    await send(run, 'redirect', redirects);
    expect((await commitImport(env, run, NOON)).ok).toBe(true);
  };
  await bring([{ code: 'DIEZ', kind: 'percent', value: 10 }], [{ from: '/a', to: '/b' }]);
  expect([await codes(), await paths()]).toEqual([['DIEZ'], ['/a']]);
  await env.SHOP.batch([
    env.SHOP.prepare("INSERT INTO coupon (store, code, kind, value) VALUES ('viu', 'BOLETIN-DE-EVA', 'percent', 10)"),
    env.SHOP.prepare(
      "INSERT INTO newsletter (store, email, email_key, asked_at, end_token, coupon) VALUES ('viu', 'eva@example.mx', 'eva@example.mx', 0, 'x', 'BOLETIN-DE-EVA')",
    ),
  ]);
  await bring([], []);
  expect([await codes(), await paths()]).toEqual([['BOLETIN-DE-EVA'], []]);
  expect((await servedNow(env, 'viu')).products).toBe(5);
});
