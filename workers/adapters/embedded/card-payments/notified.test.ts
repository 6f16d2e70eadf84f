import { expect, test, vi } from 'vitest';
import type { GatewayPayment } from '../../../../tests/peers/gateway/payment';
import { happen } from '../../../../tests/peers/gateway/payment';
import {
  APPROVED,
  approved,
  cardShop,
  env,
  minute,
  PRICE,
  placed,
  questions,
  rig,
  see,
  send,
  started,
  tellShop,
  typesOf,
} from './card-shop.fixture';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const CENTAVOS = PRICE * 100;
const MINUTE_MS = 60_000;

/** A signed notice of a movement of this payment, whatever the gateway has of it. */
const notice = (payment: GatewayPayment, more: object = {}): string =>
  JSON.stringify({
    id: 'evt_forjado',
    type: 'authorised',
    form: 'card',
    reference: payment.id,
    amount: PRICE,
    currency: 'MXN',
    at: new Date().toISOString(),
    ...more,
  });

const reasons = async () => (await questions()).questions.map(({ reason }) => reason);
const settledReasons = async () =>
  (
    (await send('desk/payment-questions?settled=true', { headers: { authorization: 'Bearer servicio-de-prueba' } }))
      .body.result as {
      questions: { reason: string }[];
    }
  ).questions.map(({ reason }) => reason);

test('a signed notice that the gateway denies moves nothing, and is one question for the operator however often it is told', async () => {
  const number = await placed();
  const payment = await started(number);
  const body = notice(payment);
  await tellShop(body);
  await Promise.all([tellShop(body), tellShop(body), tellShop(body)]);
  expect(await see(number)).toMatchObject({
    state: { status: 'pending', money: { authorised: 0, received: 0, due: PRICE } },
    events: [],
  });
  expect((await questions()).questions).toMatchObject([
    { id: 'evt_forjado', reason: 'denied', order: number, amount: PRICE },
  ]);
  expect((await started(number)).id, 'it can still be paid').toBe(payment.id);
  await rig.peer.pay(payment, APPROVED);
  expect(await typesOf(number)).toEqual(['authorised']);
});

test.each([
  ['another amount', { amount: PRICE - 1 }],
  ['another kind of movement', { type: 'received' }],
  ['a currency it never had', { currency: 'USD' }],
])('what the gateway knows by this id with %s is denied', async (_, more) => {
  const number = await placed();
  const payment = await started(number);
  const event = happen(payment, 'authorised', CENTAVOS, Date.now());
  rig.peer.faults.telling = 'never';
  await tellShop(notice(payment, { id: event.id, ...more }));
  expect(await typesOf(number), 'what the gateway does say counts').toEqual(['authorised']);
  expect((await see(number)).state.money).toMatchObject({ authorised: PRICE, received: 0 });
  expect(await reasons()).toEqual(['denied']);
});

test('money that a gateway never took is not taken back: a reversal that it denies moves nothing', async () => {
  const { number, payment } = await approved();
  await tellShop(notice(payment, { type: 'released' }));
  expect((await see(number)).state).toMatchObject({ status: 'processing', money: { authorised: PRICE, released: 0 } });
  expect(await reasons()).toEqual(['denied']);
});

test('a payment that the gateway has no more, or has of another order, is denied; a gateway that refuses to speak with us denies nothing', async () => {
  const real = vi.mocked(globalThis.fetch).getMockImplementation();
  const numbers = [await placed(), await placed(), await placed()];
  const payments: GatewayPayment[] = [];
  for (const number of numbers) payments.push(await started(number));
  const answers = [
    () => Response.json({ error: 'unknown-payment' }, { status: 404 }),
    async (answer: Response) => Response.json({ ...(await answer.json<object>()), order: '999999999' }),
    () => Response.json({ error: 'unauthorised' }, { status: 401 }),
  ];
  vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    const { url, method } = new Request(input, init);
    const answer = await real?.(input, init);
    if (!answer) throw new TypeError('no gateway');
    const change = method === 'GET' ? answers[payments.findIndex(({ id }) => url.endsWith(id))] : undefined;
    return change ? change(answer) : answer;
  });
  for (const [place, payment] of payments.entries()) await tellShop(notice(payment, { id: `evt_${place}` }));
  const events = [];
  for (const number of numbers) events.push(await typesOf(number));
  expect(events).toEqual([[], [], ['authorised']]);
  expect(await reasons()).toEqual(['denied', 'denied']);
});

test('a movement that the gateway told before it shows it counts once it does, by the schedule, and its question is settled', async () => {
  const number = await placed();
  const payment = await started(number);
  rig.peer.faults.telling = 'never';
  await rig.peer.pay(payment, APPROVED);
  const [event] = payment.events;
  payment.events = [];
  await tellShop(notice(payment, { ...event }));
  expect(await reasons()).toEqual(['denied']);
  payment.events = event ? [event] : [];
  await minute(MINUTE_MS);
  expect((await see(number)).state).toMatchObject({ status: 'processing', money: { authorised: PRICE } });
  expect([await reasons(), await settledReasons()]).toEqual([[], ['denied']]);
  await tellShop(notice(payment, { ...event }));
  expect([await typesOf(number), await reasons()]).toEqual([['authorised'], []]);
});

test('a denied notice of a closed payment has the gateway asked once more, and then no more', async () => {
  const { payment } = await approved();
  const asked = () =>
    env.SHOP.prepare('SELECT next_ask_at AS next, authorised_until AS held FROM card_payment').first<{
      next: number | null;
      held: number;
    }>();
  const before = await asked();
  await tellShop(notice(payment));
  expect((await asked())?.next).toBeLessThan(before?.next ?? 0);
  await minute(MINUTE_MS);
  expect((await asked())?.next).toBe(before?.next);
});

test('a movement that can only count after what stands behind it in the same answer is on its payment at once', async () => {
  const number = await placed();
  const payment = await started(number);
  rig.peer.faults.telling = 'never';
  await rig.peer.pay(payment, APPROVED);
  happen(payment, 'captured', CENTAVOS, Date.now());
  payment.events.reverse();
  await minute();
  expect((await see(number)).state.money).toMatchObject({ authorised: PRICE, captured: PRICE });
  expect(
    await env.SHOP.prepare('SELECT authorised, captured FROM card_payment WHERE payment_id = ?')
      .bind(payment.id)
      .first(),
  ).toEqual({ authorised: 0, captured: CENTAVOS });
  expect(await reasons()).toEqual([]);
});

test('a told movement that cannot count is tried once, with all that the gateway says, and waits for the operator', async () => {
  const { payment } = await approved();
  rig.peer.faults.telling = 'never';
  const event = happen(payment, 'reversed', CENTAVOS, Date.now());
  rig.heard = [];
  await tellShop(notice(payment, { ...event, amount: PRICE }));
  expect(await reasons()).toEqual(['refused']);
  expect(rig.heard.filter((line) => line.includes('payment.unmatched'))).toHaveLength(1);
});

test('of an answer with many movements that cannot count a bounded part is tried at each look, until all of it was', async () => {
  const { number, payment } = await approved();
  rig.peer.faults.telling = 'never';
  for (let made = 0; made < 32; made += 1) happen(payment, 'reversed', 2 * CENTAVOS, Date.now());
  happen(payment, 'captured', CENTAVOS, Date.now());
  await env.SHOP.prepare('UPDATE card_payment SET next_ask_at = 0').run();
  const looks: [number, string[]][] = [];
  for (const look of [1, 2]) {
    await minute(look * MINUTE_MS);
    looks.push([(await reasons()).length, await typesOf(number)]);
  }
  expect(looks).toEqual([
    [30, ['authorised']],
    [32, ['authorised', 'captured']],
  ]);
  expect((await see(number)).state.money).toMatchObject({ captured: PRICE });
});

/** Has the next look made so many minutes from now, whatever was due. */
async function lookAfter(minutes: number): Promise<void> {
  await env.SHOP.prepare('UPDATE card_payment SET next_ask_at = 0').run();
  await minute(minutes * MINUTE_MS);
}

const settle = () => env.SHOP.prepare('UPDATE unmatched_payment SET resolved_at = 1').run();

/** Reversals of more than ever came, which the gateway shows; each was a question that the operator has put away. */
const putAway = (number: string, payment: GatewayPayment, reason: string, times: number) =>
  env.SHOP.batch(
    Array.from({ length: times }, () => happen(payment, 'reversed', 2 * CENTAVOS, Date.now())).map(({ id, at }) =>
      env.SHOP.prepare(
        `INSERT INTO unmatched_payment (source, id, type, form, reference, payee_kind, payee_id, amount, currency, reason, at, resolved_at)
         VALUES ('gateway', ?1, 'reversed', 'card', ?2, 'order', ?3, ?4, 'MXN', ?5, ?6, 1)`,
      ).bind(id, payment.id, number, 2 * CENTAVOS, reason, Date.parse(at)),
    ),
  );

const takenOf = (payment: GatewayPayment) =>
  env.SHOP.prepare('SELECT captured FROM card_payment WHERE payment_id = ?').bind(payment.id).first<number>('captured');

test.each(['refused', 'denied'])(
  'more %s movements than one look tries, put away by the operator, do not keep what comes after them from counting',
  async (reason) => {
    const { number, payment } = await approved();
    rig.peer.faults.telling = 'never';
    await putAway(number, payment, reason, 32);
    happen(payment, 'captured', CENTAVOS, Date.now());
    for (const look of [1, 2, 3]) await lookAfter(look);
    expect(await typesOf(number)).toEqual(['authorised', 'captured']);
    expect(await takenOf(payment)).toBe(CENTAVOS);
    // What was put away as denied and is shown after all is another question.
    expect(new Set(await reasons())).toEqual(new Set(reason === 'denied' ? ['refused'] : []));
  },
);

test('what was refused and put away counts once what it needs has come', async () => {
  const number = await placed();
  const payment = await started(number);
  rig.peer.faults.telling = 'never';
  await rig.peer.pay(payment, APPROVED);
  const [authorised] = payment.events.splice(0);
  happen(payment, 'captured', CENTAVOS, Date.now());
  await lookAfter(1);
  expect(await reasons()).toEqual(['refused']);
  await settle();
  payment.events.push(...(authorised ? [authorised] : []));
  await lookAfter(2);
  expect(await typesOf(number)).toEqual(['authorised', 'captured']);
  expect(await takenOf(payment)).toBe(CENTAVOS);
});

/** Told and refused long ago, of another payment of the same order: none of them can ever count. */
const refusedBefore = (number: string, times: number) =>
  env.SHOP.batch(
    Array.from({ length: times }, (_, place) =>
      env.SHOP.prepare(
        `INSERT INTO unmatched_payment (source, id, type, form, reference, payee_kind, payee_id, amount, currency, reason, at)
         VALUES ('gateway', ?1, 'reversed', 'card', 'pay_antes', 'order', ?2, ?3, 'MXN', 'refused', ?4)`,
      ).bind(`evt_antes_${place}`, number, 9 * CENTAVOS, place),
    ),
  );

test('where something counted and one look cannot try all that was refused the next ones do, a minute later each, and older ones keep none from its turn', async () => {
  const number = await placed();
  const payment = await started(number);
  rig.peer.faults.telling = 'never';
  await rig.peer.pay(payment, APPROVED);
  const authorised = payment.events.splice(0);
  happen(payment, 'captured', CENTAVOS, Date.now());
  await lookAfter(1);
  await refusedBefore(number, 30);
  payment.events.push(...authorised);
  await lookAfter(2);
  expect(await typesOf(number)).toEqual(['authorised']);
  for (const look of [3, 4]) await minute(look * MINUTE_MS);
  expect(await typesOf(number)).toEqual(['authorised', 'captured']);
  expect(await takenOf(payment)).toBe(CENTAVOS);
  expect((await reasons()).length).toBe(30);
});

/** Movements that the gateway shows under ids for which a question about another payment's movement stands. */
const underOtherIds = (payment: GatewayPayment, times: number) =>
  env.SHOP.batch(
    Array.from({ length: times }, () => happen(payment, 'reversed', 2 * CENTAVOS, Date.now())).map(({ id }) =>
      env.SHOP.prepare(
        `INSERT INTO unmatched_payment (source, id, type, form, reference, payee_kind, payee_id, amount, currency, reason, at)
         VALUES ('gateway', ?1, 'captured', 'card', 'pay_otro', 'order', '000000000', 5, 'MXN', 'refused', 1)`,
      ).bind(id),
    ),
  );

/** Open questions about movements whose ids stand for others. */
const reused = () =>
  env.SHOP.prepare(
    "SELECT count(*) AS n FROM unmatched_payment WHERE reason = 'reused' AND resolved_at IS NULL",
  ).first<number>('n');

test.each([31, 100])(
  '%i refused movements under the ids of other questions keep neither the payment nor what comes after them from counting',
  async (times) => {
    const { number, payment } = await approved();
    rig.peer.faults.telling = 'never';
    await underOtherIds(payment, times);
    happen(payment, 'captured', CENTAVOS, Date.now());
    await lookAfter(1);
    expect(await typesOf(number)).toEqual(['authorised', 'captured']);
    for (let look = 2; look <= Math.ceil(times / 30) + 1; look += 1) await minute(look * MINUTE_MS);
    expect(await takenOf(payment)).toBe(CENTAVOS);
    // Each is a question of its own by now.
    expect(await reused()).toBe(times);
  },
);

test('of many movements under the ids of other questions the last ones have their turn, and count once they can', async () => {
  const number = await placed();
  const payment = await started(number);
  rig.peer.faults.telling = 'never';
  await rig.peer.pay(payment, APPROVED);
  const authorised = payment.events.splice(0);
  await underOtherIds(payment, 40);
  const captured = happen(payment, 'captured', CENTAVOS, Date.now());
  await env.SHOP.prepare(
    `INSERT INTO unmatched_payment (source, id, type, form, reference, payee_kind, payee_id, amount, currency, reason, at)
     VALUES ('gateway', ?1, 'captured', 'card', 'pay_otro', 'order', '000000000', 5, 'MXN', 'denied', 1)`,
  )
    .bind(captured.id)
    .run();
  for (const look of [1, 2, 3]) await lookAfter(look);
  expect(await typesOf(number)).toEqual([]);
  payment.events.push(...authorised);
  for (const look of [4, 5, 6]) await lookAfter(look);
  expect(await typesOf(number)).toEqual(['authorised', 'captured']);
  expect(await takenOf(payment)).toBe(CENTAVOS);
  expect(await reused()).toBe(40);
});

test('a gateway that counts the movements of each payment anew leaves a question for each that it cannot have counted', async () => {
  rig.peer.faults.telling = 'never';
  const paid = [];
  for (let made = 0; made < 3; made += 1) {
    const number = await placed();
    const payment = await started(number);
    await rig.peer.pay(payment, APPROVED);
    for (const event of payment.events) event.id = '1';
    paid.push({ number, payment });
  }
  for (const look of [1, 2, 3]) await lookAfter(look);
  expect(await Promise.all(paid.map(({ number }) => typesOf(number)))).toEqual([['authorised'], [], []]);
  const { questions: open } = (await questions()) as unknown as { questions: { id: string; order: string }[] };
  expect(open.map(({ order }) => order).sort()).toEqual(paid.slice(1).map(({ number }) => number));
  expect(open.map(({ id }) => id)).toContain(`${paid[2]?.payment.id} 1`);
});

test('a movement told wrongly and denied under its id counts as its gateway shows it, and leaves no question behind', async () => {
  const number = await placed();
  const payment = await started(number);
  rig.peer.faults.telling = 'never';
  await rig.peer.pay(payment, APPROVED);
  const captured = happen(payment, 'captured', CENTAVOS, Date.now());
  const [authorised] = payment.events.splice(0);
  await tellShop(notice(payment, { ...captured, amount: PRICE - 1 }));
  payment.events.push(captured);
  await lookAfter(1);
  expect((await reasons()).sort()).toEqual(['denied', 'reused']);
  payment.events.push(...(authorised ? [authorised] : []));
  for (const look of [2, 3]) await lookAfter(look);
  expect(await typesOf(number)).toEqual(['authorised', 'captured']);
  expect(await takenOf(payment)).toBe(CENTAVOS);
  expect(await reasons()).toEqual(['denied']);
});
