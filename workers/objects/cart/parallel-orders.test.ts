import { env as testEnv } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { add, placed, value } from '../../../tests/cart/port';
import { DELIVERY, orderRequest } from '../../../tests/cart/requests';
import { openShop, orderCount, setStock, stockOf, VIU } from '../../../tests/cart/shop';
import { Random } from '../../../tests/oracle/random';
import { sampled, seedOf } from '../../../tests/sample';
import type { Env } from '../../env';
import { newToken } from '../../http/token';
import { cartPort } from './port';

const env: Env = testEnv;
const SEED = seedOf(20_261_122);
const TRIALS = sampled(6, 2_000);
/** On a machine that does other things too. */
const LONG_MS = 180_000;
const MOST_COPIES = 50;
/** The soak has a thousand of a hundred. */
const BUYERS = sampled(40, 100);
const UNITS = 10;

beforeAll(() => openShop(env));

async function cartWith(sku: string) {
  const cart = cartPort(env, VIU, newToken());
  value(await cart.apply(add(sku), null));
  value(await cart.apply(DELIVERY, null));
  return cart;
}

test(
  `${TRIALS} times 2 to ${MOST_COPIES} calls at once with one key make one order each, and every caller hears of it`,
  async () => {
    await setStock(env, 'RAPIDO', TRIALS + 1);
    const random = new Random(SEED);
    const numbers = new Set<string>();
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const cart = await cartWith('RAPIDO');
      const copies = Math.min(random.whole(2, MOST_COPIES), random.whole(2, MOST_COPIES));
      const answers = await Promise.all(
        Array.from({ length: copies }, () => cart.place(orderRequest(`paralelo-${trial}`), `llave-${trial}`)),
      );
      const given = new Set(answers.map((answer) => placed(answer).number));
      expect(given.size, `trial ${trial} of ${copies}`).toBe(1);
      for (const number of given) numbers.add(number);
    }
    expect([numbers.size, await stockOf(env, 'RAPIDO')]).toEqual([TRIALS, 1]);
  },
  LONG_MS,
);

test(`${BUYERS} buyers of ${UNITS} units are ${UNITS} orders and ${BUYERS - UNITS} clean refusals`, async () => {
  await setStock(env, 'MESA', UNITS);
  const before = await orderCount(env, 'MESA');
  const carts = await Promise.all(Array.from({ length: BUYERS }, () => cartWith('MESA')));
  const answers = await Promise.all(carts.map((cart, buyer) => cart.place(orderRequest(`comprador-${buyer}`), null)));
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem]));
  expect([...new Set(refusals.map(({ status }) => status))]).toEqual([409]);
  const states = await Promise.all(carts.map(async (cart) => value(await cart.read()).cart));
  expect(states.every(({ state }) => state === 'open')).toBe(true);
  expect(states.filter(({ lines }) => lines.length === 1)).toHaveLength(BUYERS - UNITS);
  expect([answers.length - refusals.length, await orderCount(env, 'MESA'), await stockOf(env, 'MESA')]).toEqual([
    UNITS,
    before + UNITS,
    0,
  ]);
});
