import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, PlaceOutcome } from '../../src/domain/order/order';
import type { OrderState } from '../../src/domain/order/step';
import type { Result } from '../../src/domain/result';
import type { Failpoint } from '../../workers/failpoint';
import { newToken } from '../../workers/http/token';
import { add, placed, value } from '../cart/port';
import { DELIVERY, orderRequest } from '../cart/requests';
import { sampledOf } from '../sample';
import type { Call } from './entry';
import { KillableShop } from './harness';

/** More than an order of one thing costs, in centavos. */
const BALANCE = 100_000_000;

let shop: KillableShop;
beforeAll(async () => {
  shop = await KillableShop.open();
});
afterAll(() => shop?.close());

/** A customer with a filled cart whose wallet is to pay all of its order. */
async function payingByWallet(name: string): Promise<{ customer: string; place: Call & { do: 'place' } }> {
  const [token, customer] = [newToken(), `cliente-${name}`];
  value(await shop.call<Result<unknown>>({ do: 'apply', token, operation: add('FALLA', 2), key: 'primera' }));
  const filled = value(
    await shop.call<Result<{ cart: { totals: { grandTotal: number } } }>>({
      ...{ do: 'apply', token, operation: DELIVERY, key: 'envio' },
    }),
  );
  expect(await shop.call<number>({ do: 'credit', customer, amount: BALANCE })).toBe(BALANCE);
  const request = orderRequest(name, { wallet: filled.cart.totals.grandTotal as never });
  return { customer, place: { do: 'place', token, request, key: name, customer } };
}

const inWallet = (customer: string) => shop.call<number>({ do: 'wallet', customer });
const see = (number: string) => shop.call<{ order: Order; state: OrderState }>({ do: 'order', number });

test.each(sampledOf(['order.after-batch', 'order.before-batch'] as const, 2))(
  'what a wallet pays of an order that is killed at %s is held once',
  async (point) => {
    const { customer, place } = await payingByWallet(point);
    await shop.killAt(point, place);
    const order = placed(await shop.call<Result<PlaceOutcome>>(place));
    expect(placed(await shop.call<Result<PlaceOutcome>>(place)).number).toBe(order.number);
    expect(order.wallet).toBe(order.totals.grandTotal);
    expect(await inWallet(customer)).toBe(BALANCE - order.totals.grandTotal);
    expect((await see(order.number)).state).toMatchObject({ status: 'processing', money: { wallet: order.wallet } });
  },
);

/** What is killed once it is written, and what of the order the wallet has back in the end, in its two units. */
const DONE: Record<
  string,
  { point: Failpoint; before: ('send' | 'deliver')[]; call: (number: string) => Call; back: number }
> = {
  'taken as it is sent': {
    ...{ point: 'desk.after-step', before: [], back: 0 },
    call: (number) => ({ do: 'tell', number, type: 'send', key: 'enviar' }),
  },
  'back as it is canceled': {
    ...{ point: 'desk.after-step', before: [], back: 2 },
    call: (number) => ({ do: 'tell', number, type: 'cancel', key: 'cancelar' }),
  },
  'back as its parcel comes back': {
    ...{ point: 'desk.after-step', before: ['send'], back: 2 },
    call: (number) => ({ do: 'tell', number, type: 'cancel', key: 'cancelar' }),
  },
  'back as a unit is canceled': {
    ...{ point: 'desk.after-items', before: [], back: 1 },
    call: (number) => ({ do: 'write', what: 'cancel-items', number, key: 'una' }),
  },
  'back as a unit is returned': {
    ...{ point: 'desk.after-items', before: ['send', 'deliver'], back: 1 },
    call: (number) => ({ do: 'write', what: 'receive', number, key: 'una' }),
  },
};

test.each(sampledOf(Object.keys(DONE), 2))(
  'what a wallet paid is %s, once, though that is killed before its answer',
  async (name) => {
    const { point, before, call, back } = DONE[name] as (typeof DONE)[string];
    const { customer, place } = await payingByWallet(name);
    const { number, totals } = placed(await shop.call<Result<PlaceOutcome>>(place));
    for (const type of before) value(await shop.call<Result<unknown>>({ do: 'tell', number, type, key: type }));
    await shop.killAt(point, call(number));
    for (let n = 0; n < 2; n += 1) await shop.call(call(number));
    const { order, state } = await see(number);
    const gone = order.lines.reduce((sum, { gone: units = 0 }) => sum + units, 0);
    expect(state.status === 'canceled' ? order.lines[0]?.qty : gone).toBe(back);
    expect(state.money.wallet).toBe(state.money.charged);
    expect(await inWallet(customer)).toBe(BALANCE - state.money.charged);
    expect(totals.grandTotal - state.money.charged > 0).toBe(back > 0);
  },
);
