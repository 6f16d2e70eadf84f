import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PROGRAM } from '../../../../src/domain/operator';
import type { Result } from '../../../../src/domain/result';
import { env } from '../../../api/live-request.fixture';
import { embeddedReturns } from '.';
import { embeddedDeskReturns } from './desk';
import { askedBack, delivered, newKey, ofAna, openShop } from './returned-order.fixture';

beforeAll(openShop);
beforeEach(() => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

const EVA = { customerId: 'eva' } as Parameters<ReturnType<typeof embeddedReturns>['ofCustomer']>[0];
const ofEva = () => embeddedReturns(env, Date.now()).ofCustomer(EVA);
const unknown = { problem: { status: 404 } };

/** What is kept of all returns and their pictures. */
const keptOf = () =>
  Promise.all(
    ['order_return', 'order_return_event', 'order_return_line', 'order_return_picture'].map(
      async (table) => (await env.SHOP.prepare(`SELECT * FROM ${table}`).all()).results,
    ),
  );

/** Everything a customer can do to a return. */
function calls({ find, care }: ReturnType<typeof ofEva>, order: string, number: string): Promise<Result<unknown>>[] {
  if (!care) throw new Error('returns without care');
  return [
    find(order, number),
    care.withdraw(order, number),
    care.ship(order, number, { carrier: 'DHL', guide: '7' }),
    care.addPicture(order, number, new Uint8Array(64)),
    care.removePicture(order, number, 'foto'),
    care.picture(order, number, 'foto'),
  ];
}

test('a return of somebody else is none in every call, by their order, by an own one, and written in another way', async () => {
  const [hers, own] = [await delivered(), await delivered()];
  await env.SHOP.prepare("UPDATE orders SET customer_id = 'eva' WHERE number = ?").bind(own).run();
  const back = await askedBack(hers, 'changed-mind');
  await env.SHOP.prepare(
    "INSERT INTO order_return_picture (id, return_number, type, created_at) VALUES ('foto', ?, 'image/png', 1)",
  )
    .bind(back)
    .run();
  const before = await keptOf();
  for (const order of [hers, own, `${own} `, '', '%'])
    for (const number of [back, ` ${back}`, `${Number(back)}`]) {
      const told = await Promise.all(calls(ofEva(), order, number));
      expect(told, `${order} ${number}`).toMatchObject(told.map(() => unknown));
    }
  expect(await ofEva().list(own)).toEqual({ ok: true, value: [] });
  // Ana's own return is none of another order of hers.
  const other = await delivered();
  for (const one of await Promise.all(calls(ofAna(), other, back))) expect(one).toMatchObject(unknown);
  expect(await keptOf()).toEqual(before);
});

test('the desk of another store view has none of these returns, and begins none of their orders', async () => {
  const order = await delivered();
  const back = await askedBack(order, 'changed-mind');
  const before = await keptOf();
  const desk = embeddedDeskReturns(env, { operator: PROGRAM, store: 'de', at: Date.now() });
  const lines = [{ lineNo: 1, arrived: 1, accepted: 1, isShelved: true, refusal: '' }];
  const wish = { order, way: 'handed-over', collectOn: null, comment: '' } as const;
  const asked = [{ lineNo: 1, qty: 1, reason: 'damaged', condition: 'opened' }];
  const told = await Promise.all([
    desk.authorise(back, 1, { label: null, collectOn: null }),
    desk.refuse(back, 1, 'No'),
    desk.close(back, 1),
    desk.cost(back, lines),
    desk.receive(back, { seen: null, agreed: '', key: newKey() }, lines),
    desk.picture(back, 'foto'),
    desk.form(order),
    desk.begin({ ...wish, lines: asked }, '', newKey()),
  ]);
  for (const one of told) expect(one).toMatchObject(unknown);
  expect([await desk.find(back), await desk.ofOrder(order), (await desk.list('coming', null)).returns]).toEqual([
    null,
    [],
    [],
  ]);
  expect(await keptOf()).toEqual(before);
});

/** A database whose statements answer once so many have been asked: whatever waits for one of them to ask another hangs. */
function askedTogether(database: D1Database, many: number): D1Database {
  let asked = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get: (own, name) => {
        if (name === 'bind') return (...values: unknown[]) => held(own.bind(...values));
        return async (...given: unknown[]) => {
          asked += 1;
          if (asked === many) resolve();
          await promise;
          return (own[name as 'all'] as (...given: unknown[]) => unknown).apply(own, given);
        };
      },
    });
  return new Proxy(database, {
    get: (own, name) =>
      name === 'prepare' ? (sql: string) => held(own.prepare(sql)) : (own[name as 'batch'] as () => unknown).bind(own),
  });
}

test('what of an order may go back is asked side by side, and told to nobody else', async () => {
  const order = await delivered();
  const together = () => ({ ...env, SHOP: askedTogether(env.SHOP, 3) });
  expect(await ofAna(together()).form(order)).toMatchObject({ ok: true, value: { order, problem: null } });
  expect(await embeddedReturns(together(), Date.now()).ofCustomer(EVA).form(order)).toMatchObject(unknown);
});
