import { beforeAll, beforeEach } from 'vitest';
import type { DeskQuery } from '../../../../src/commerce/desk/orders';
import { BRANCH } from '../../../../src/domain/branch/branch.fixture';
import { startOfDay } from '../../../../src/domain/mexico-city';
import type { Order } from '../../../../src/domain/order/order';
import { changeOrder } from '../orders/change';
import { placeInD1 } from '../orders/place-order';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';
import { emptyOrders } from '../testing/empty-orders';
import { order } from '../testing/order';
import '../../../areas';
import { listedOrders } from './listed';

export const DAY_MS = 24 * 60 * 60 * 1000;
export const TODAY = startOfDay(NOON);
export const SPEI = { code: 'spei', title: 'Transferencia' };
export const QUERY: DeskQuery = { list: null, pay: '', place: '', days: null, sort: 'due', search: null, after: null };

export const list = (query: Partial<DeskQuery>) => listedOrders(env, 'viu', { ...QUERY, ...query }, NOON);
export const numbers = async (query: Partial<DeskQuery>) =>
  (await list(query)).rows.map(({ order: one }) => one.number);

let last = 0;
/** Places an order; answers its number. */
export async function placed(more: Partial<Order> = {}): Promise<string> {
  last += 1;
  const made = await placeInD1(env, order(`lista-${last}`, { 'SKU-1': 1 }, more), {
    owner: `l-${last}`,
    route: 'order',
    key: `l-${last}`,
  });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.number;
}
export const told = (number: string, event: Parameters<typeof changeOrder>[2]) =>
  changeOrder(env, { number }, event, { source: 'operator', id: crypto.randomUUID(), at: NOON });
export const promised = (day: number) => ({ promise: { from: day, to: day, before: day } });

/** A shop whose desk has no orders before each test. */
export function listedShop(): void {
  beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 1000 } })]));
  beforeEach(async () => {
    await emptyOrders();
    await env.SHOP.prepare(
      "INSERT OR REPLACE INTO branch_stock (store, branch, sku, qty) VALUES ('viu', ?, 'SKU-1', 100)",
    )
      .bind(BRANCH.code)
      .run();
  });
}
