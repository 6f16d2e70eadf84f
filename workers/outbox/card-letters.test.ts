import { expect, test } from 'vitest';
import { DELIVERY_CALENDAR } from '../../src/config/delivery-calendar';
import { AT_THE_TILL_MS } from '../../src/config/terms';
import { toCentavos } from '../../src/domain/money';
import { promiseAt } from '../../src/domain/shipping/promise';
import { NOON } from '../adapters/embedded/testing/catalogue';
import { box, DAY_MS, letters, MINUTE_MS, orderLetters, placed, subjects, tell } from './order-letters.fixture';

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
