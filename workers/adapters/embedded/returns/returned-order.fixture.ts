import type { ReturnCare } from '../../../../src/commerce/returns';
import { PROGRAM } from '../../../../src/domain/operator';
import type { OrderEvent } from '../../../../src/domain/order/events';
import type { Result } from '../../../../src/domain/result';
import type { Return } from '../../../../src/domain/returns/return';
import { env, liveRequest } from '../../../api/live-request.fixture';
import { deskFor } from '../../../desk';
import { recordOrderEvent } from '../desk/record';
import type { Changed } from '../orders/change';
import { placeInD1 } from '../orders/place-order';
import { product, serve, storeView } from '../testing/catalogue';
import { order } from '../testing/order';
import { embeddedReturns } from '.';

const ANA = { customerId: 'ana' } as Parameters<ReturnType<typeof embeddedReturns>['ofCustomer']>[0];

let keys = 0;
export function newKey(): string {
  keys += 1;
  return `${keys}`.padStart(32, 'f');
}

/** A shop with chairs for as many orders as are tried. */
export const openShop = () =>
  serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 10_000 } })]);

export const ofAna = (shop = env) => embeddedReturns(shop, Date.now()).ofCustomer(ANA);

/** What Ana does to a return of hers. */
export function careIn(shop = env): ReturnCare {
  const { care } = ofAna(shop);
  if (!care) throw new Error('returns without care');
  return care;
}

/** What an operator does to any. */
export const deskIn = (shop = env) => deskFor(shop, liveRequest().store, Date.now(), PROGRAM).returns;

export const tell = (number: string, type: OrderEvent['type'], shop = env): Promise<Result<Changed>> =>
  recordOrderEvent(shop, { number }, { type } as OrderEvent, { key: newKey(), note: null }, Date.now(), PROGRAM);

/** The same of several that happen one after another. */
export async function happens(number: string, ...types: OrderEvent['type'][]): Promise<void> {
  for (const type of types) {
    const done = await tell(number, type);
    if (!done.ok) throw new Error(`${type}: ${done.problem.message}`);
  }
}

/** An order of so many chairs that Ana has had delivered. */
export async function delivered(qty = 3): Promise<string> {
  const key = newKey();
  const made = await placeInD1(env, order(`silla-${key}`, { 'SKU-1': qty }), {
    ...{ owner: key, route: 'order', key, customerId: 'ana' },
  });
  if (!made.ok) throw new Error(made.problem.message);
  const { number } = made.value;
  await happens(number, 'accept', 'send', 'deliver');
  return number;
}

/** Ana asks for a return of one chair: a change of mind is authorised at once. */
export function askBack(order: string, reason: 'damaged' | 'changed-mind'): Promise<Result<Return>> {
  const lines = [{ lineNo: 1, qty: 1, reason, condition: 'unopened' }];
  return ofAna().create({ order, lines, way: 'parcel', collectOn: null, comment: '', isToWallet: false }, newKey());
}

/** The number of the return she asked for. */
export async function askedBack(number: string, reason: 'damaged' | 'changed-mind'): Promise<string> {
  const made = await askBack(number, reason);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.number;
}
