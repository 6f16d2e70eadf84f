import { runInDurableObject, env as testEnv } from 'cloudflare:test';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { add, value } from '../../../tests/cart/port';
import { openShop, VIU } from '../../../tests/cart/shop';
import { sampled } from '../../../tests/sample';
import type { Env } from '../../env';
import { newToken } from '../../http/token';
import type { CartObject } from './cart-object';
import { cartPort } from './port';

const env: Env = testEnv;
const OPERATIONS = sampled(2_000, 10_000);
const COUNT = OPERATIONS.toLocaleString('en');
const DAY_MS = 24 * 60 * 60 * 1000;
const KIB = 1024;
/** What ten thousand keys may take is 3 MiB, and fewer as much less. */
const MOST_KEYED_KIB = (3 * KIB * OPERATIONS) / 10_000;
const MOST_UNKEYED_KIB = 256;

beforeAll(() => openShop(env));
afterEach(() => {
  vi.useRealTimers();
});

/** A cart of five lines that takes the operations spread over a day; answers what it stores at the end. */
async function dayOf(keyed: boolean): Promise<number> {
  const token = newToken();
  const at = { storeCode: 'viu', token };
  const cart = cartPort(env, VIU, token);
  for (const sku of ['MESA', 'LAMPARA', 'SILLA-AZ', 'RAPIDO', 'LAVADORA']) value(await cart.apply(add(sku), null));
  const stub = (env.CART as DurableObjectNamespace<CartObject>).getByName(`viu:${token}`);
  const start = Date.now();
  return runInDurableObject(stub, async (object, { storage }) => {
    for (let index = 0; index < OPERATIONS; index += 1) {
      vi.setSystemTime(start + (index * DAY_MS) / OPERATIONS);
      // Taking off a coupon reads no products, and its outcome carries a notice, as that of an add does.
      const answer = await object.apply(
        at,
        { kind: 'coupon', code: null },
        `${crypto.randomUUID()}${keyed ? 'x'.repeat(index % 200) : ''}`,
        !keyed,
      );
      if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
    }
    return storage.sql.databaseSize;
  });
}

test(`${COUNT} operations of a day under keys of clients take at most ${Math.floor(MOST_KEYED_KIB)} KiB`, async () => {
  expect(await dayOf(true)).toBeLessThanOrEqual(MOST_KEYED_KIB * KIB);
});

test(`${COUNT} operations of a day without keys take at most ${MOST_UNKEYED_KIB} KiB`, async () => {
  expect(await dayOf(false)).toBeLessThanOrEqual(MOST_UNKEYED_KIB * KIB);
});
