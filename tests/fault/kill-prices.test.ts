import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart, CartAnswer } from '../../src/domain/cart/cart';
import type { PlaceOutcome } from '../../src/domain/order/order';
import type { Result } from '../../src/domain/result';
import { newToken } from '../../workers/http/token';
import { add, placed, problem, value } from '../cart/port';
import { DELIVERY, orderRequest } from '../cart/requests';
import { KillableShop } from './harness';

const SKU = 'FALLA';
const LATER_MS = 120_000;

let shop: KillableShop;
beforeAll(async () => {
  shop = await KillableShop.open();
});
afterAll(() => shop.close());

const fileOf = (price: number) => ({ do: 'file', lines: `sku,price\n${SKU},${price}\n` }) as const;
const apply = (token: string, operation: ReturnType<typeof add>) =>
  shop.call<Result<CartAnswer>>({ do: 'apply', token, operation, key: newToken() });

/** What a unit costs in a new cart, in centavos with IVA. */
const priceOf = async (token = newToken()): Promise<number | undefined> =>
  value(await apply(token, add(SKU))).cart.lines[0]?.unitGross;

const shown = async (token: string): Promise<number | undefined> =>
  value(await shop.call<Result<{ cart: Cart }>>({ do: 'read', token })).cart.lines[0]?.unitGross;

test('a Worker killed between announcing a price and writing it sells at the old one; the file that comes again is the price of the next add and of the open cart', async () => {
  const token = newToken();
  expect([await priceOf(token), await priceOf()]).toEqual([11_600, 11_600]);
  value(await apply(token, DELIVERY));
  await shop.killAt('catalogue.announced', fileOf(110));
  expect([await priceOf(), await priceOf(), await shown(token)]).toEqual([11_600, 11_600, 11_600]);
  await shop.call({ do: 'minute', laterMs: LATER_MS });
  expect([await priceOf(), await priceOf()]).toEqual([11_600, 11_600]);
  value(await shop.call<Result<unknown>>(fileOf(110)));
  expect([await priceOf(), await priceOf()]).toEqual([12_760, 12_760]);
  const place = { do: 'place', token, request: orderRequest('abierto'), key: 'abierto' } as const;
  expect(problem(await shop.call<Result<PlaceOutcome>>(place)).detail).toContainEqual(
    expect.objectContaining({ kind: 'price', sku: SKU, from: 116, to: 127.6 }),
  );
  expect(await shown(token)).toBe(12_760);
});

test('a Worker killed once a price is written, before the shop has the rest of its file, sells at the new one', async () => {
  expect(await priceOf()).toBe(12_760);
  await shop.killAt('import.after-switch', fileOf(120));
  const token = newToken();
  expect([await priceOf(token), await priceOf()]).toEqual([13_920, 13_920]);
  await shop.call({ do: 'minute', laterMs: LATER_MS });
  expect(await priceOf()).toBe(13_920);
  value(await apply(token, DELIVERY));
  const place = { do: 'place', token, request: orderRequest('escrito'), key: 'escrito' } as const;
  expect(placed(await shop.call<Result<PlaceOutcome>>(place)).lines).toMatchObject([{ unitGross: 13_920 }]);
});
