import { beforeEach, expect, test, vi } from 'vitest';
import { COUPONS_MESSAGES } from '../../../../src/contract/coupons';
import type { CouponTerms } from '../../../../src/domain/cart/cart';
import { MESSAGES } from '../../../../src/domain/cart/messages';
import { toCentavos } from '../../../../src/domain/money';
import { type Operator, OperatorRefused, type Role } from '../../../../src/domain/operator';
import { deskFor } from '../../../desk';
import { findCoupon, whyUsed } from '../coupons';
import { commitImport } from '../import/commit';
import { beginImport } from '../import/run';
import { changeOrder } from '../orders/change';
import { placeInD1 } from '../orders/place-order';
import { env, NOON, product, send, serve, storeView } from '../testing/catalogue';
import { order } from '../testing/order';
import { endCoupon } from './save';

const VIU = storeView('viu');
const operator = (name: string, role: Role = 'money'): Operator => ({ id: name, name, role });
const couponsOf = (name: string, role?: Role) => deskFor(env, VIU, NOON, operator(name, role)).coupons;
const [ana, luis] = [couponsOf('ana'), couponsOf('luis')];

const terms = (code: string, more: Partial<CouponTerms> = {}): CouponTerms => ({
  code,
  kind: 'percent',
  value: 10,
  from: null,
  to: null,
  minimum: toCentavos(0),
  oncePerCustomer: false,
  maxUses: null,
  ...more,
});

beforeEach(async () => {
  await env.SHOP.batch(['coupon', 'coupon_use', 'desk_audit'].map((table) => env.SHOP.prepare(`DELETE FROM ${table}`)));
});

test('a coupon is made once a key, changed and ended, each with who did it; a code that is there is refused in any case', async () => {
  for (let n = 0; n < 2; n += 1) expect((await ana.save(terms('BUENFIN'), null, 'a')).ok).toBe(true);
  expect(await luis.save(terms('buenfin'), null, 'b')).toMatchObject({
    problem: { status: 409, message: COUPONS_MESSAGES.couponThere },
  });
  const made = await ana.read('BUENFIN');
  const changed = terms('BUENFIN', { kind: 'fixed', value: 20_000, minimum: toCentavos(100_000), maxUses: 5 });
  expect((await ana.save(changed, made?.version ?? 0, 'c')).ok).toBe(true);
  expect(await findCoupon(env, 'viu', 'BuenFin')).toEqual(changed);
  const then = await luis.read('BUENFIN');
  expect((await luis.end('BUENFIN', then?.version ?? 0, 'd')).ok).toBe(true);
  const over = await ana.read('BUENFIN');
  expect([over?.terms.to, over?.isImported]).toEqual([NOON, false]);
  expect(over?.history.map(({ actor, action }) => [actor, action])).toEqual([
    ['luis', 'end-coupon'],
    ['ana', 'change-coupon'],
    ['ana', 'make-coupon'],
  ]);
  expect(over?.history[1]).toMatchObject({
    before: { kind: 'percent', value: 10, minimum: 0, maxUses: null },
    after: { kind: 'fixed', value: 20_000, minimum: 100_000, maxUses: 5 },
  });
  expect([(await ana.list('open', null, null)).coupons, (await ana.list('over', 'buen', null)).coupons.length]).toEqual(
    [[], 1],
  );
});

test('of two operators at once one wins, and the other is told who did; two who make the same code make one', async () => {
  const both = await Promise.all([
    ana.save(terms('DOS'), null, 'a'),
    luis.save(terms('DOS', { value: 20 }), null, 'b'),
  ]);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  const version = (await ana.read('DOS'))?.version ?? 0;
  const answers = await Promise.all([
    ana.save(terms('DOS', { value: 30 }), version, 'c'),
    luis.end('DOS', version, 'd'),
  ]);
  const lost = answers.find(({ ok }) => !ok);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(lost).toMatchObject({
    problem: { status: 409, message: COUPONS_MESSAGES.couponChanged, detail: { who: answers[0].ok ? 'ana' : 'luis' } },
  });
  expect((await ana.read('DOS'))?.history).toHaveLength(2);
});

test('whoever ends a coupon writes its end alone: what an import changed of it since it was read stays', async () => {
  await ana.save(terms('FIN'), null, 'a');
  const version = (await ana.read('FIN'))?.version ?? 0;
  const { SHOP } = env;
  const isRead = vi.fn(() => SHOP.prepare("UPDATE coupon SET value = 25 WHERE code = 'FIN'").run());
  const batch: D1Database['batch'] = async (statements) => {
    const answer = await SHOP.batch<never>(statements);
    if (isRead.mock.calls.length === 0) await isRead();
    return answer;
  };
  const by = { store: 'viu', operator: operator('ana'), at: NOON };
  const changing = { ...env, SHOP: { prepare: SHOP.prepare.bind(SHOP), batch } as D1Database };
  expect(await endCoupon(changing, by, 'FIN', version, 'b')).toMatchObject({ ok: true });
  expect((await ana.read('FIN'))?.terms).toMatchObject({ value: 25, to: NOON });
});

test('who used a coupon stands with it, by order', async () => {
  await serve(VIU, [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]);
  await ana.save(terms('USADO', { maxUses: 3 }), null, 'a');
  const one = order('con-cupon', { 'SKU-1': 1 });
  const used = { ...one, totals: { ...one.totals, couponCode: 'USADO' } };
  const made = await placeInD1(env, used, { owner: 'x', route: 'order', key: 'x' });
  if (!made.ok) throw new Error(made.problem.message);
  const found = await ana.read('USADO');
  expect(found?.uses).toBe(1);
  expect(found?.recent).toEqual([{ order: made.value.number, at: expect.any(Number), name: 'Ana Pech' }]);
});

test('once per customer that is said later counts who used it before, and an order that goes off gives that use back', async () => {
  await serve(VIU, [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]);
  await ana.save(terms('LUEGO'), null, 'a');
  const place = (id: string, email: string, customerId: string | null) => {
    const one = order(id, { 'SKU-1': 1 });
    const personalDetails = { ...one.personalDetails, emailAddress: email };
    const used = { ...one, personalDetails, totals: { ...one.totals, couponCode: 'LUEGO' } };
    return placeInD1(env, used, { owner: id, route: 'order', key: id, customerId });
  };
  const before = [];
  for (const [id, email, customerId] of [
    ['l1', 'ana@example.mx', '7'],
    ['l2', 'ana@example.mx', null],
    ['l3', 'vieja@example.mx', null],
  ] as const)
    before.push(await place(id, email, customerId));
  expect(before.every(({ ok }) => ok)).toBe(true);
  // As those of before the hash was kept of every coupon.
  await env.SHOP.prepare('UPDATE coupon_use SET email = NULL WHERE rowid = (SELECT max(rowid) FROM coupon_use)').run();
  const made = await ana.read('LUEGO');
  expect((await ana.save(terms('LUEGO', { oncePerCustomer: true }), made?.version ?? 0, 'b')).ok).toBe(true);
  const refused = { ok: false, problem: { status: 409, message: MESSAGES.couponUsedByCustomer } };
  expect(await place('l4', 'ANA+x@example.mx', null)).toMatchObject(refused);
  expect(await place('l5', 'otra@example.mx', '7')).toMatchObject(refused);
  expect(await place('l6', 'Vieja@example.mx', null)).toMatchObject(refused);
  const now = await findCoupon(env, 'viu', 'LUEGO');
  const why = (email: string | null, customerId: string | null) =>
    whyUsed(env, 'viu', now ?? terms(''), { email, customerId });
  expect([await why('vieja@example.mx', null), await why(null, '7'), await why('nueva@example.mx', '8')]).toEqual([
    MESSAGES.couponUsedByCustomer,
    MESSAGES.couponUsedByCustomer,
    null,
  ]);
  for (const answer of before.slice(0, 2))
    if (answer.ok)
      await changeOrder(
        env,
        answer.value,
        { type: 'cancel' },
        { source: 'operator', id: answer.value.number, at: NOON },
      );
  expect((await place('l7', 'ana@example.mx', '7')).ok).toBe(true);
});

test('an import neither changes nor takes away what was made at the desk; what it brought itself it does', async () => {
  await ana.save(terms('MIO', { value: 15 }), null, 'a');
  const bring = async (docs: unknown[]) => {
    const run = await beginImport(env, VIU, NOON);
    await send(run, 'coupon', docs);
    await commitImport(env, run, NOON);
  };
  await bring([
    { code: 'MIO', kind: 'percent', value: 50 },
    { code: 'SUYO', kind: 'percent', value: 5 },
  ]);
  expect([(await ana.read('MIO'))?.terms.value, (await ana.read('SUYO'))?.isImported]).toEqual([15, true]);
  await bring([]);
  expect([(await ana.read('MIO'))?.terms.value, await ana.read('SUYO')]).toEqual([15, null]);
});

test('whoever may not move money sees coupons and changes none', async () => {
  await ana.save(terms('SOLO'), null, 'a');
  const bodega = couponsOf('bodega', 'orders');
  expect((await bodega.read('SOLO'))?.terms.value).toBe(10);
  await expect(bodega.save(terms('OTRO'), null, 'b')).rejects.toThrow(OperatorRefused);
  await expect(bodega.end('SOLO', 0, 'c')).rejects.toThrow(OperatorRefused);
});

test('the record says of a coupon in accounts what was done: nothing of a second tap, nothing of a code there is none of', async () => {
  const { couponGifts: gifts } = deskFor(env, VIU, NOON, operator('ana'));
  await ana.save(terms('TODOS'), null, 'regalo');
  expect(await gifts.give('NO-HAY', null)).toMatchObject({ problem: { status: 404 } });
  for (let n = 0; n < 2; n += 1) expect(await gifts.give('TODOS', null)).toEqual({ ok: true, value: null });
  for (let n = 0; n < 2; n += 1) expect(await gifts.takeBack('TODOS', null)).toEqual({ ok: true, value: null });
  const { results } = await env.SHOP.prepare(
    "SELECT action, subject_id AS code FROM desk_audit WHERE action LIKE '%-coupon' AND key NOT LIKE '%regalo%' ORDER BY id",
  ).all();
  expect(results).toEqual([
    { action: 'give-coupon', code: 'TODOS' },
    { action: 'take-coupon', code: 'TODOS' },
  ]);
});

test('a coupon whose last day is over is neither made nor changed so, and says at which field', async () => {
  const over = { ok: false, problem: { status: 422, fields: [{ field: 'to', message: COUPONS_MESSAGES.couponPast }] } };
  expect(await ana.save(terms('AYER', { to: NOON }), null, 'a')).toMatchObject(over);
  expect(await findCoupon(env, 'viu', 'AYER')).toBeNull();
  expect((await ana.save(terms('MES', { to: NOON + 1 }), null, 'b')).ok).toBe(true);
  const made = await ana.read('MES');
  expect(await ana.save(terms('MES', { to: NOON - 1 }), made?.version ?? 0, 'c')).toMatchObject(over);
  expect((await ana.read('MES'))?.terms.to).toBe(NOON + 1);
});
