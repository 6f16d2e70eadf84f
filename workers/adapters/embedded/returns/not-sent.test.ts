import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { RETURNS_MESSAGES } from '../../../../src/contract/returns/messages';
import { PROGRAM } from '../../../../src/domain/operator';
import { ok, type Result } from '../../../../src/domain/result';
import { env } from '../../../api/live-request.fixture';
import { expireOrders } from '../orders/expire';
import { takeItems } from '../orders/items';
import { askedBack, careIn, delivered, deskIn, happens, newKey, ofAna, openShop } from './returned-order.fixture';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const CALLED_OFF = ['take-back-deliver', 'take-back-send'] as const;

beforeAll(openShop);
beforeEach(() => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

/** An order of three that was delivered, and the return of one. */
async function asked(reason: 'damaged' | 'changed-mind'): Promise<{ number: string; back: string }> {
  const number = await delivered();
  return { number, back: await askedBack(number, reason) };
}

/** The shop in which something comes after a step of a return was allowed, and before it is written. */
function meanwhile(comes: () => Promise<void>): typeof env {
  let isAllowed = false;
  const SHOP = new Proxy(env.SHOP, {
    get: (db, name) => {
      if (name === 'prepare')
        return (text: string) => {
          isAllowed ||= text.includes('INSERT INTO order_return_event');
          return db.prepare(text);
        };
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) => {
          if (isAllowed) await comes();
          isAllowed = false;
          return db.batch(statements);
        };
      return (db[name as keyof D1Database] as () => unknown).bind(db);
    },
  });
  return { ...env, SHOP };
}

type Step = (shop: typeof env, of: { number: string; back: string }) => Promise<Result<null>>;
const label = { label: { carrier: 'Estafeta', guide: 'G-1' }, collectOn: null };
const unaccepted = [{ lineNo: 1, arrived: 1, accepted: 0, isShelved: false, refusal: 'Usada' }];
const ship: Step = (shop, { number, back }) => careIn(shop).ship(number, back, { carrier: 'DHL', guide: '7' });
const authorise: Step = (shop, { back }) => deskIn(shop).authorise(back, 1, label);
const receive = (accepted: number): Step => {
  const lines = unaccepted.map((line) => ({ ...line, accepted }));
  return async (shop, { back }) => {
    const cost = await deskIn(env).cost(back, lines);
    const agreed = (cost.ok && cost.value?.mark) || '';
    return deskIn(shop).receive(back, { seen: 1, agreed, key: newKey() }, lines);
  };
};
const withdraw: Step = (shop, { number, back }) => careIn(shop).withdraw(number, back);
const refuse: Step = (shop, { back }) => deskIn(shop).refuse(back, 1, 'Nunca salió');
const close: Step = (shop, { back }) => deskIn(shop).close(back, 1);

/** All that is kept of a return, beside what its order says. */
const keptOf = async (back: string) =>
  Promise.all(
    [
      'SELECT * FROM order_return WHERE number = ?',
      'SELECT * FROM order_return_event WHERE return_number = ?',
      'SELECT * FROM order_return_line WHERE return_number = ?',
      "SELECT type FROM outbox WHERE subject = ? AND type LIKE 'return-%'",
      "SELECT action FROM desk_audit WHERE subject = 'return' AND subject_id = ?",
    ].map(async (text) => (await env.SHOP.prepare(text).bind(back).all()).results),
  );

const { neverLeft, noteSending } = RETURNS_MESSAGES;

test.each([
  ['is said to be sent by its customer', 'changed-mind', ship, neverLeft],
  ['is authorised', 'damaged', authorise, noteSending],
  ['arrives and is not taken back', 'changed-mind', receive(0), noteSending],
  ['arrives', 'changed-mind', receive(1), noteSending],
] as const)(
  'a return %s only while its order is sent, and not in the very moment in which that is taken back',
  async (_, reason, step, why) => {
    const of = await asked(reason);
    const before = await keptOf(of.back);
    const raced = await step(
      meanwhile(() => happens(of.number, ...CALLED_OFF)),
      of,
    );
    expect(raced).toMatchObject({ problem: { status: 409 } });
    expect(await keptOf(of.back)).toEqual(before);
    expect(await step(env, of)).toMatchObject({ problem: { status: 409, message: why } });
    await happens(of.number, 'send');
    expect(await step(env, of)).toEqual(ok(null));
  },
);

test.each([
  ['withdrawn by its customer', 'changed-mind', withdraw],
  ['refused', 'damaged', refuse],
  ['closed', 'changed-mind', close],
] as const)(
  'a return whose order was taken back can be %s, and its units asked for once it is sent',
  async (_, reason, step) => {
    const of = await asked(reason);
    const raced = meanwhile(() => happens(of.number, ...CALLED_OFF));
    expect(await step(raced, of)).toEqual(ok(null));
    await happens(of.number, 'send');
    const form = await ofAna().form(of.number);
    expect(form).toMatchObject({ value: { lines: [{ left: 3 }] } });
  },
);

test.each([
  ['sent', ship, 'on-way'],
  ['withdrawn', withdraw, 'withdrawn'],
] as const)(
  'a customer who says twice at once that a return is %s is answered the same both times',
  async (_, step, to) => {
    const of = await asked('changed-mind');
    const raced = meanwhile(async () => expect(await step(env, of)).toEqual(ok(null)));
    expect(await step(raced, of)).toEqual(ok(null));
    expect((await deskIn(env).find(of.back))?.events.map(({ status }) => status)).toEqual(['authorised', to]);
  },
);

test.each(['canceled', 'expired'])(
  'what was only asked back ends with an order that is %s after it was taken back',
  async (how) => {
    const of = await asked('damaged');
    await happens(of.number, ...CALLED_OFF);
    if (how === 'canceled') await happens(of.number, 'cancel');
    else {
      await happens(of.number, 'take-back-accept');
      await expireOrders(env, Date.now() + YEAR_MS);
    }
    expect(await deskIn(env).find(of.back)).toMatchObject({
      ...{ status: 'withdrawn', version: 2 },
      events: [{ status: 'requested' }, { status: 'withdrawn', actor: how === 'canceled' ? PROGRAM.name : null }],
    });
    expect(await authorise(env, of)).toMatchObject({ problem: { status: 409 } });
  },
);

test('a return that asks for units which are canceled after its order was taken back ends, and one for units that stay does not', async () => {
  const number = await delivered(3);
  const cancelOne = () =>
    takeItems(env, { number }, 'cancel-items', [{ lineNo: 1, qty: 1 }], {
      ...{ source: 'shopper', id: newKey(), at: Date.now() },
    });
  const [first, second] = [await askedBack(number, 'damaged'), await askedBack(number, 'changed-mind')];
  await happens(number, ...CALLED_OFF);
  const statuses = async () => (await deskIn().ofOrder(number)).map((one) => [one.number, one.status, one.version]);
  expect(await cancelOne()).toMatchObject({ ok: true });
  expect(await statuses()).toEqual([
    [first, 'requested', 1],
    [second, 'authorised', 1],
  ]);
  expect(await cancelOne()).toMatchObject({ ok: true });
  expect(await statuses()).toEqual([
    [first, 'withdrawn', 2],
    [second, 'withdrawn', 2],
  ]);
  await happens(number, 'send');
  expect(await ofAna().form(number)).toMatchObject({ value: { lines: [{ left: 1 }] } });
});
