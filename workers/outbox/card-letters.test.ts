import { expect, test } from 'vitest';
import { DELIVERY_CALENDAR } from '../../src/config/delivery-calendar';
import { AT_THE_TILL_MS } from '../../src/config/terms';
import { toCentavos } from '../../src/domain/money';
import { promiseAt } from '../../src/domain/shipping/promise';
import { env, NOON } from '../adapters/embedded/testing/catalogue';
import { plansOf } from '../adapters/embedded/testing/plans';
import { listStuck } from '../adapters/embedded/undelivered';
import { deliverOutbox } from './deliver';
import {
  box,
  DAY_MS,
  letters,
  MINUTE_MS,
  mailing,
  orderLetters,
  pays,
  placed,
  subjects,
  tell,
} from './order-letters.fixture';

orderLetters();

test('whoever stands at the page of their card is not written to until some minutes later, and never of a card that was given by then', async () => {
  const given = await placed('card');
  const left = await placed('card', {
    shippingMethod: { carrierCode: 'a', methodCode: 'b', title: 'Envío', deliveryDays: { from: 2, to: 3 } },
    promise: { ...promiseAt({ from: 2, to: 3 }, NOON, DELIVERY_CALENDAR), before: NOON + DAY_MS },
  });
  expect(await subjects(NOON + AT_THE_TILL_MS - 1)).toEqual([]);
  await tell(given, { type: 'authorised', amount: toCentavos(232_000) });
  const [held, ...rest] = await letters(NOON + MINUTE_MS);
  expect(held?.subject).toBe(`Apartamos $2,320.00 para tu pedido ${given}`);
  expect(held?.text).toContain('Gracias por comprar en');
  expect(held?.text).toMatch(/\nTotal: \$2,320\.00\n/);
  expect(held?.text).toContain(`Guarda tu número de pedido: ${given}`);
  expect(rest).toEqual([]);
  const [asked, ...others] = await letters(NOON + AT_THE_TILL_MS);
  expect(asked?.subject).toBe(`Tu pedido ${left} espera tu pago`);
  // Its time to pay ends before the cut of its promise: one hour is said.
  expect(asked?.text).toMatch(/Llega entre .+ si lo pagas a tiempo\./);
  expect(asked?.text.match(/\d{2}:\d{2}/g)).toHaveLength(1);
  expect(others).toEqual([]);
  const later = NOON + AT_THE_TILL_MS + 1;
  await tell(left, { type: 'authorised', amount: toCentavos(232_000) }, later);
  expect((await letters(later))[0]?.text).not.toContain('Gracias por comprar en');
});

test('a card that is given just before its letter is due, or whose letter goes out at the second try, is thanked for with its bill', async () => {
  const [late, stuck] = [await placed('card'), await placed('card')];
  const given = { type: 'authorised', amount: toCentavos(232_000) } as const;
  await tell(stuck, given, NOON + MINUTE_MS);
  box.answer = () => new Response(null, { status: 503 });
  await letters(NOON + MINUTE_MS);
  box.answer = () => Response.json({});
  await tell(late, given, NOON + AT_THE_TILL_MS - 1);
  const told = await letters(NOON + AT_THE_TILL_MS);
  expect(told.map(({ subject }) => subject.slice(-9)).toSorted()).toEqual([late, stuck].toSorted());
  for (const { text } of told) expect(text).toMatch(/Gracias por comprar en[\s\S]*\nTotal: \$2,320\.00\n/);
});

const GIVEN = { type: 'authorised', amount: toCentavos(232_000) } as const;
const HOUR_MS = 60 * MINUTE_MS;

/** Writes how the payment of an order stands at its gateway. */
const atGateway = (number: string, state: 'open' | 'closed', isPending: boolean, decline: string | null = null) =>
  env.SHOP.prepare(
    `INSERT INTO card_payment (key, payee_kind, payee_id, store, payment_id, return_url, amount, currency, state, is_pending, decline, created_at)
     VALUES (?1, 'order', ?2, 'viu', ?1, '', 232000, 'MXN', ?3, ?4, ?5, ?6)
     ON CONFLICT DO UPDATE SET state = ?3, is_pending = ?4, decline = ?5`,
  )
    .bind(`${number}-1`, number, state, isPending ? 1 : 0, decline, NOON)
    .run();

const THANKS_AND_BILL = /Gracias por comprar en[\s\S]*\nTotal: \$2,320\.00\n/;
const SWITCHED = { type: 'pay-otherwise', method: { code: 'spei', title: 'Transferencia' } } as const;

test('a card about which its bank decides for an hour is thanked for with its bill once it has, and nothing is wrong meanwhile', async () => {
  const number = await placed('card');
  await atGateway(number, 'open', true);
  for (let at = NOON + AT_THE_TILL_MS; at < NOON + HOUR_MS; at += MINUTE_MS) expect(await letters(at)).toEqual([]);
  expect(await listStuck(env, [], 10, NOON + HOUR_MS)).toEqual({ count: 0, stuck: [] });
  await atGateway(number, 'open', false);
  await tell(number, GIVEN, NOON + HOUR_MS);
  const [held, ...others] = await letters(NOON + HOUR_MS);
  expect(held).toMatchObject({
    subject: `Apartamos $2,320.00 para tu pedido ${number}`,
    text: expect.stringMatching(THANKS_AND_BILL),
  });
  expect([...others, ...(await letters(NOON + 2 * HOUR_MS))]).toEqual([]);
});

test('a payment that ends at the gateway without a word of the bank leaves an order that waits for its money: its letter says so, once', async () => {
  const number = await placed('card');
  await atGateway(number, 'open', true);
  expect(await letters(NOON + AT_THE_TILL_MS)).toEqual([]);
  await atGateway(number, 'closed', false);
  const [asked, ...others] = await letters(NOON + AT_THE_TILL_MS + MINUTE_MS);
  expect(asked).toMatchObject({
    subject: `Tu pedido ${number} espera tu pago`,
    text: expect.stringMatching(THANKS_AND_BILL),
  });
  expect([...others, ...(await letters(NOON + HOUR_MS))]).toEqual([]);
});

test('a card that is given after another one was refused is thanked for with its bill, and not again when the money came anew', async () => {
  const number = await placed('card');
  await atGateway(number, 'open', false, 'insufficient_funds');
  expect(await letters(NOON + AT_THE_TILL_MS)).toEqual([]);
  await atGateway(number, 'open', false);
  await tell(number, GIVEN, NOON + HOUR_MS);
  expect((await letters(NOON + HOUR_MS)).map(({ text }) => text)).toEqual([expect.stringMatching(THANKS_AND_BILL)]);
  await tell(number, { type: 'released', amount: GIVEN.amount }, NOON + 2 * HOUR_MS);
  await letters(NOON + 2 * HOUR_MS);
  await tell(number, GIVEN, NOON + 3 * HOUR_MS);
  expect((await letters(NOON + 3 * HOUR_MS)).map(({ text }) => text)).toEqual([
    expect.not.stringContaining('Gracias por comprar en'),
  ]);
});

test('an order that is switched to a transfer before its letter is due is told of its CLABE, and thanked for, in one letter', async () => {
  const [switched, slow] = [await placed('card'), await placed('card')];
  await tell(switched, SWITCHED, NOON + MINUTE_MS);
  const [told, ...rest] = await letters(NOON + MINUTE_MS);
  expect(told).toMatchObject({
    subject: `Cómo pagar tu pedido ${switched}`,
    text: expect.stringMatching(THANKS_AND_BILL),
  });
  expect(told?.text).toContain('CLABE');
  expect(rest).toEqual([]);
  // Of the other one both are due at the same moment.
  await tell(slow, SWITCHED, NOON + AT_THE_TILL_MS);
  expect(await subjects(NOON + AT_THE_TILL_MS)).toEqual([`Cómo pagar tu pedido ${slow}`]);
  await pays(slow, 2320, NOON + HOUR_MS);
  const [paid] = await letters(NOON + HOUR_MS);
  expect(paid?.subject).toBe(`Tu pedido ${slow} está pagado`);
  expect(paid?.text).not.toContain('Gracias por comprar en');
});

test('an order that is switched after its letter went out is not thanked for again, and one whose money was there before is told once', async () => {
  const [late, quick] = [await placed('card'), await placed('card')];
  await tell(quick, SWITCHED, NOON + MINUTE_MS);
  await pays(quick, 2320, NOON + MINUTE_MS);
  const first = (await letters(NOON + AT_THE_TILL_MS)).map(({ subject, text }) => [
    subject,
    THANKS_AND_BILL.test(text),
  ]);
  expect(first.toSorted()).toEqual([
    [`Recibimos tu pedido ${quick}`, true],
    [`Tu pedido ${late} espera tu pago`, true],
    [`Tu pedido ${quick} está pagado`, false],
  ]);
  await tell(late, SWITCHED, NOON + HOUR_MS);
  const [told, ...rest] = await letters(NOON + HOUR_MS);
  expect([told?.subject, told?.text.includes('Gracias por comprar en'), rest]).toEqual([
    `Cómo pagar tu pedido ${late}`,
    false,
    [],
  ]);
});

test('a hold that is let go of as its order is switched to a transfer is one letter with its CLABE; a card that fell through is not thanked for twice', async () => {
  const [switched, fallen] = [await placed('card'), await placed('card')];
  for (const number of [switched, fallen]) await tell(number, GIVEN, NOON + MINUTE_MS);
  await tell(switched, { type: 'released', amount: GIVEN.amount }, NOON + MINUTE_MS);
  await tell(switched, SWITCHED, NOON + MINUTE_MS);
  const first = (await letters(NOON + MINUTE_MS)).map(({ subject, text }) => [subject, THANKS_AND_BILL.test(text)]);
  expect(first.toSorted()).toEqual([
    [`Apartamos $2,320.00 para tu pedido ${fallen}`, true],
    [`Cómo pagar tu pedido ${switched}`, true],
  ]);
  await tell(fallen, { type: 'released', amount: GIVEN.amount }, NOON + 2 * MINUTE_MS);
  expect(await subjects(NOON + 2 * MINUTE_MS)).toEqual([`Hay que volver a pagar tu pedido ${fallen}`]);
  expect(await subjects(NOON + HOUR_MS)).toEqual([]);
});

test('whoever pays a transfer before the letter with its CLABE went out is thanked in that letter alone', async () => {
  const number = await placed('card');
  await atGateway(number, 'open', false, 'insufficient_funds');
  const due = NOON + AT_THE_TILL_MS;
  expect(await letters(due)).toEqual([]);
  await tell(number, SWITCHED, due + 10_000);
  expect((await letters(due + MINUTE_MS)).map(({ subject, text }) => [subject, THANKS_AND_BILL.test(text)])).toEqual([
    [`Cómo pagar tu pedido ${number}`, true],
  ]);
  // Its bank tells of it once that letter is out, with the moment it came.
  await pays(number, 2320, due + 40_000);
  const [paid, ...rest] = await letters(due + 2 * MINUTE_MS);
  expect([paid?.subject, paid?.text.includes('Gracias por comprar en'), rest]).toEqual([
    `Tu pedido ${number} está pagado`,
    false,
    [],
  ]);
});

test('whoever is to pay by card and has nothing left to pay before they were written to is thanked in the letter that says so', async () => {
  const number = await placed('card');
  await tell(number, { type: 'adjusted', amount: GIVEN.amount }, NOON + MINUTE_MS);
  const [free, ...rest] = await letters(NOON + MINUTE_MS);
  expect(free).toMatchObject({
    subject: `Ya no hay nada que pagar por tu pedido ${number}`,
    text: expect.stringMatching(/Gracias por comprar en[\s\S]*Guarda tu número de pedido/),
  });
  expect(free?.text).not.toContain('Total:');
  expect([...rest, ...(await letters(NOON + AT_THE_TILL_MS))]).toEqual([]);
});

test('whoever paid by a card about which its bank has not decided for a day is written to all the same', async () => {
  const number = await placed('card');
  await tell(number, { type: 'accept' });
  await atGateway(number, 'open', true);
  for (const at of [NOON + AT_THE_TILL_MS, NOON + DAY_MS - 1]) expect(await letters(at)).toEqual([]);
  expect((await letters(NOON + DAY_MS + MINUTE_MS)).map(({ text }) => text)).toEqual([
    expect.stringMatching(THANKS_AND_BILL),
  ]);
});

test('what was told of an order is looked up by the order: no letter reads all that waits and went out', async () => {
  await tell(await placed('card'), SWITCHED, NOON + MINUTE_MS);
  await tell(await placed('card'), GIVEN, NOON + MINUTE_MS);
  const plans = await plansOf({ ...mailing, CATALOGUE: env.SHOP }, /FROM outbox[\s\S]*subject = /, ({ CATALOGUE }) =>
    deliverOutbox({ ...mailing, SHOP: CATALOGUE }, NOON + AT_THE_TILL_MS),
  );
  expect(plans.filter((step) => /(?:SCAN|SEARCH) (?:outbox|told)/.test(step))).not.toEqual([]);
  expect(plans.filter((step) => /SCAN|outbox_due|outbox_given_up/.test(step) && !/json_each/.test(step))).toEqual([]);
});
