import { expect, test } from 'vitest';
import { DELIVERY_CALENDAR } from '../../src/config/delivery-calendar';
import { AT_THE_TILL_MS } from '../../src/config/terms';
import { toCentavos } from '../../src/domain/money';
import { promiseAt } from '../../src/domain/shipping/promise';
import { NOON } from '../adapters/embedded/testing/catalogue';
import { DAY_MS, letters, MINUTE_MS, orderLetters, placed, subjects, tell } from './order-letters.fixture';

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
  await tell(left, { type: 'authorised', amount: toCentavos(232_000) });
  expect((await letters(NOON + AT_THE_TILL_MS))[0]?.text).not.toContain('Gracias por comprar en');
});
