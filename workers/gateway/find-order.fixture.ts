import { vi } from 'vitest';
import { placeInD1 } from '../adapters/embedded/orders/place-order';
import { product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { order } from '../adapters/embedded/testing/order';
import { browser, env, post, visit } from '../api/customers/customers.fixture';

export const NONE = 'We found no order with this number and e-mail. Check both and try again.';
export const LOCKED = 'Looking for this order is paused until {until} (Mexico City)';
export const DAY_MS = 24 * 60 * 60 * 1000;
export const HOUR_MS = 60 * 60 * 1000;
export const EXACT = { LIMITS_TIMES: '1' };

let last = 0;
export const newNetwork = () => {
  last += 1;
  return { 'x-local-address': `10.${Math.floor(last / 60_000) + 20}.${Math.floor(last / 250) % 250}.${last % 250}` };
};

/** A service of challenges that passes whoever shows one. */
export function people() {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    String(input).endsWith('/siteverify') ? Response.json({ success: true, 'error-codes': [] }) : real(input, init),
  );
}
export const asPerson = () => {
  last += 1;
  return { 'x-challenge-pass': `buena-${last}` };
};

/** A shop with one product. */
export const oneProduct = () =>
  serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]);

/** An order of somebody with an e-mail of their own. */
export async function placed(more: Parameters<typeof order>[2] = {}) {
  last += 1;
  const email = `eva-${crypto.randomUUID()}@example.mx`;
  const made = await placeInD1(
    env,
    order(
      `guest-${last}`,
      { 'SKU-1': 1 },
      {
        createdAt: new Date().toISOString(),
        personalDetails: { firstName: 'Eva', lastName: 'Pech', emailAddress: email },
        ...more,
      },
    ),
    { owner: `c-${last}`, route: 'order', key: `guest-${last}` },
  );
  if (!made.ok) throw new Error(made.problem.message);
  return { email, number: made.value.number, orderId: made.value.orderId };
}

export type Sold = Awaited<ReturnType<typeof placed>>;

export const find = async (number: string, email: string, headers: Record<string, string> = newNetwork()) => {
  const { status, body } = await post('/api/order/find', { number, email }, headers, EXACT);
  return [status, status === 200 ? (body.result as { orderNumber: string }).orderNumber : body.result];
};

/** Sends the form of the page, and answers where it led and the token it left. */
export async function sendForm(number: string, email: string, shopper = browser()) {
  const headers = { ...shopper.page(), ...newNetwork(), 'content-type': 'application/x-www-form-urlencoded' };
  const answered = await visit('/f/order/encontrar', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ number, email }).toString(),
    redirect: 'manual',
  });
  shopper.keep(answered.headers);
  return {
    status: answered.status,
    location: answered.headers.get('location'),
    token: shopper.jar.get('__Host-order-2') ?? '',
    shopper,
  };
}
