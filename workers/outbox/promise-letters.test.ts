import { expect, test } from 'vitest';
import { BRANCH } from '../../src/domain/branch/branch.fixture';
import { startOfDay } from '../../src/domain/mexico-city';
import { readyMoment } from '../../src/features/branches/branch-texts';
import { longDay, shortDay } from '../../src/i18n/dates';
import { env, NOON } from '../adapters/embedded/testing/catalogue';
import { DAY_MS, letters, MINUTE_MS, orderLetters, pays, placed, tell } from './order-letters.fixture';

orderLetters();

const stockBranch = () =>
  env.SHOP.prepare('INSERT OR REPLACE INTO branch_stock (store, branch, sku, qty) VALUES (?, ?, ?, 4)')
    .bind('viu', BRANCH.code, 'SKU-1')
    .run();

test('another day, and another time of a pickup, are told with the reason, the new one and what was promised first', async () => {
  const [first, later] = [startOfDay(NOON) + DAY_MS, startOfDay(NOON) + 5 * DAY_MS];
  const number = await placed('spei', { promise: { from: first, to: first, before: NOON + MINUTE_MS } });
  await pays(number, 2320);
  await letters();
  await tell(number, { type: 'move-day', to: later, reason: 'goods' });
  const [letter] = await letters();
  expect(letter?.subject).toBe(`Nueva fecha para tu pedido ${number}`);
  const said = [later, first].map((day) => shortDay(day, 'es-MX'));
  expect(letter?.text).toContain(`Llega a más tardar el ${said[0]}`);
  expect(letter?.text).toContain(
    `Todavía no nos llega algo de tu pedido. Antes: Llega entre el ${said[1]} y el ${said[1]}`,
  );
  await tell(number, { type: 'send' });
  await letters();
  // The whole of its last day it is still said, the moment after it is over nothing is.
  await tell(number, { type: 'move-day', to: first, reason: 'asked' });
  expect((await letters(first + DAY_MS - 1))[0]?.text).toContain(`Llega a más tardar el ${said[1]}`);
  await stockBranch();
  const pickup = await placed('spei', {
    branch: BRANCH,
    promise: { from: NOON + 60 * MINUTE_MS, to: NOON + 60 * MINUTE_MS, before: NOON + 60 * MINUTE_MS },
  });
  await pays(pickup, 2320);
  await letters();
  await tell(pickup, { type: 'move-day', to: NOON + DAY_MS, reason: 'shop' });
  const [time] = await letters();
  expect(time?.subject).toBe(`Nueva hora para tu pedido ${pickup}`);
  expect(time?.text).toContain(
    `Prepararlo nos lleva más de lo que dijimos. Antes: ${readyMoment(BRANCH, NOON + 60 * MINUTE_MS, 'es-MX')}`,
  );
  expect(time?.text).toContain(
    `Está listo el ${readyMoment(BRANCH, NOON + DAY_MS, 'es-MX').replace(', ', ' desde las ')}`,
  );
});

test('whoever did not come for what lies ready is told again until when it is kept now', async () => {
  await stockBranch();
  const number = await placed('spei', { branch: BRANCH });
  await pays(number, 2320);
  await tell(number, { type: 'send' });
  await letters();
  await tell(number, { type: 'tell-again' }, NOON + 9 * DAY_MS);
  const [letter] = await letters(NOON + 9 * DAY_MS);
  expect(letter?.subject).toBe(`Tu pedido ${number} está listo`);
  expect(letter?.text).toContain(longDay(NOON + 16 * DAY_MS, 'es-MX'));
});
