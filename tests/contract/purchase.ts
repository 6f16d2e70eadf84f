import { runDurableObjectAlarm } from 'cloudflare:test';
import type { CartOperation } from '../../src/domain/cart/cart';
import type { Order, OrderRequest } from '../../src/domain/order/order';
import { add, value } from '../cart/port';
import { ADDRESS, MERIDA, orderRequest } from '../cart/requests';
import type { Face } from './faces';

/** What a purchase buys three of; no other test orders it. */
export const PRODUCT = 'SOFA-CAMA-LUNA';
const UNITS = 3;

export const COUPON = 'BUENFIN';

/** Tries a shopper makes before giving up. */
const MAX_TRIES = 5;

type Lines = [sku: string, qty: number][];

interface Step {
  operation: (itemIdOf: (sku: string) => number) => CartOperation;
  /** The cart's lines once it is done. */
  want: Lines;
}

const STEPS: Step[] = [
  { operation: () => add(PRODUCT), want: [[PRODUCT, 1]] },
  { operation: () => add(PRODUCT), want: [[PRODUCT, 2]] },
  { operation: (itemIdOf) => ({ kind: 'set', itemId: itemIdOf(PRODUCT), qty: UNITS }), want: [[PRODUCT, UNITS]] },
  {
    operation: () => add('MESA-PINO', 2),
    want: [
      [PRODUCT, UNITS],
      ['MESA-PINO', 2],
    ],
  },
  { operation: (itemIdOf) => ({ kind: 'remove', itemId: itemIdOf('MESA-PINO') }), want: [[PRODUCT, UNITS]] },
];

/** The lines of its order. */
export const BOUGHT: Lines = [[PRODUCT, UNITS]];

async function linesOf(at: Face): Promise<Lines> {
  return value(await at.commerce.cart(at.token).read()).cart.lines.map((line) => [line.sku, line.qty]);
}

const isSame = (a: Lines, b: Lines): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Does a step as a shopper would: what was refused is tried again under a new key; a cart that is neither as before nor
 * as wanted is a fault.
 */
async function insist(at: Face, { operation, want }: Step): Promise<void> {
  const port = at.commerce.cart(at.token);
  const before = await linesOf(at);
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const { lines } = value(await port.read()).cart;
    await port.apply(
      operation((sku) => lines.find((line) => line.sku === sku)?.itemId ?? 0),
      null,
    );
    const now = await linesOf(at);
    if (isSame(now, want)) return;
    if (!isSame(now, before))
      throw new Error(`${at.token}: wanted ${JSON.stringify(want)}, got ${JSON.stringify(now)}`);
  }
  throw new Error(`${at.token}: ${JSON.stringify(want)} was refused ${MAX_TRIES} times`);
}

/** Tries until it is answered without a refusal. */
async function until<T>(
  at: Face,
  work: () => Promise<{ ok: true; value: T } | { ok: false; problem: { message: string } }>,
): Promise<T> {
  let refusal = '';
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const done = await work();
    if (done.ok) return done.value;
    refusal = done.problem.message;
  }
  throw new Error(`${at.token}: refused ${MAX_TRIES} times: ${refusal}`);
}

/** Fills a cart: the same product twice, its quantity set, another one put in and taken out. */
export async function fill(at: Face): Promise<void> {
  for (const step of STEPS) await insist(at, step);
}

/** Tries a coupon, takes it off and puts it back, says where the cart goes and how, and makes the order of it. */
export async function checkOut(at: Face): Promise<OrderRequest> {
  const port = at.commerce.cart(at.token);
  for (const code of [COUPON, null, COUPON]) await until(at, () => port.apply({ kind: 'coupon', code }, null));
  await until(at, () => port.apply({ kind: 'destination', destination: MERIDA }, null));
  const offered = (await until(at, () => port.shippingMethods(MERIDA))).find(
    (method) => method.available && !method.offline,
  );
  if (!offered) throw new Error(`${at.token}: nothing is delivered to Mérida`);
  const method = { carrierCode: offered.carrier_code, methodCode: offered.method_code };
  await until(at, () => port.apply({ kind: 'shipping', ...method }, null));
  return orderRequest(`pedido-${at.token}`, {
    shippingMethod: method,
    shippingAddress: { ...ADDRESS, zipCode: '97000' },
  });
}

/** Places an order; null while its outcome is unknown. */
export async function place(at: Face, request: OrderRequest): Promise<Order | null> {
  const outcome = await until(at, () => at.commerce.cart(at.token).place(request, null));
  return outcome.state === 'placed' ? outcome.order : null;
}

/** Lets the cart look again at what became of its order. */
export const wake = (at: Face): Promise<boolean> => runDurableObjectAlarm(at.env.CART.getByName(`viu:${at.token}`));
