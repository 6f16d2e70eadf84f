import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { OrderPaymentMethod } from '../../../../src/domain/order/order';
import { orderPayee } from '../../../../src/domain/payment/payee';
import { Gateway } from '../../../../tests/peers/gateway/gateway';
import type { GatewayPayment } from '../../../../tests/peers/gateway/payment';
import { serveGateway } from '../../../../tests/peers/gateway/site';
import { signature } from '../../../../tests/peers/gateway/teller';
import { env as bare } from '../../../api/live-request.fixture';
import type { Env } from '../../../env';
import { armed } from '../../../failpoint';
import { gateway as front } from '../../../gateway';
import { placeInD1 } from '../orders/place-order';
import { product, serve, storeView } from '../testing/catalogue';
import { emptyOrders } from '../testing/empty-orders';
import { order } from '../testing/order';
import { reconcileCardPayments } from './due';
import { startCardPayment } from './start';

export const GATEWAY = 'http://localhost:4999';
const KEY = 'clave-de-los-avisos';
const TOKEN = 'clave-de-la-pasarela';
const RETURN = 'https://tienda.example/checkout/pedido/1';
export const PRICE = 1160;
export const HOUR_MS = 60 * 60 * 1000;
export const APPROVED = '4242 4242 4242 4242';
const SPEI = { bank: '646', plaza: '180', account: '01', bankName: 'STP', beneficiary: 'VIU' };

export const env: Env = {
  ...bare,
  PAYMENTS: JSON.stringify({ viu: { card: { url: GATEWAY }, spei: SPEI } }),
  PAYMENTS_KEY: KEY,
  GATEWAY_TOKEN: TOKEN,
};

/** The gateway, the signed notices it has sent, and what it has answered or the shop has logged. */
export const rig = {
  peer: new Gateway(
    () => GATEWAY,
    async () => undefined,
  ),
  notices: [] as string[],
  heard: [] as string[],
};
let last = 0;

export async function send(path: string, init: RequestInit) {
  const ctx = createExecutionContext();
  const response = await front(new Request(`https://localhost/api/${path}`, init), env, ctx);
  await waitOnExecutionContext(ctx);
  return { status: response.status, body: await response.json<{ result: never }>() };
}

/** Tells the shop of a movement, signed. */
export async function tellShop(body: string): Promise<void> {
  rig.notices.push(body);
  const sent = await send('payments/notifications', {
    method: 'POST',
    body,
    headers: { 'payments-signature': await signature(KEY, body, Date.now()) },
  });
  expect(sent.status).toBe(200);
}

interface Shown {
  state: { status: string; money: Record<string, number> };
  events: { type: string; amount: number; source: string; cfdiEgreso: number | null }[];
}
const AUTH = { authorization: 'Bearer servicio-de-prueba' };
export const see = async (number: string) =>
  (await send(`desk/orders/${number}`, { headers: AUTH })).body.result as Shown;
export const typesOf = async (number: string) => (await see(number)).events.map(({ type }) => type);
export const questions = async () =>
  (await send('desk/payment-questions', { headers: AUTH })).body.result as { questions: { reason: string }[] };

export const desk = (number: string, what: string, json: object, key: string = crypto.randomUUID()) =>
  send(`desk/orders/${number}/${what}`, {
    method: 'POST',
    headers: { ...AUTH, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(json),
  });
export const act = (number: string, type: string, amount?: number) =>
  desk(number, 'events', { type, ...(amount === undefined ? {} : { amount }) });

/** Places an order to be paid by card; `terms` are those of its payment. */
export async function placed(at = Date.now(), terms: Partial<OrderPaymentMethod> = {}): Promise<string> {
  last += 1;
  const made = await placeInD1(
    env,
    {
      ...order(`tarjeta-${last}`, { 'SKU-1': 1 }, { createdAt: new Date(at).toISOString() }),
      paymentMethod: { code: 'card', title: 'Tarjeta', ...terms },
    },
    { owner: `c-${last}`, route: 'order', key: `tarjeta-${last}` },
  );
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.number;
}

export const start = (number: string, now = Date.now()) => startCardPayment(env, orderPayee(number), RETURN, now);

/** Starts the payment of an order and answers it as the gateway has it. */
export async function started(number: string): Promise<GatewayPayment> {
  const begun = await start(number);
  if (!begun.ok) throw new Error(begun.problem.message);
  const payment = rig.peer.find(begun.value.url.split('/').at(-1) ?? '');
  if (!payment) throw new Error('no payment');
  return payment;
}

/** An order that was placed and whose card was approved. */
export async function approved(): Promise<{ number: string; payment: GatewayPayment }> {
  const number = await placed();
  const payment = await started(number);
  await rig.peer.pay(payment, APPROVED);
  return { number, payment };
}

/** What the scheduled function does, so much later that everything is due. */
export const minute = (later = 2 * HOUR_MS) => reconcileCardPayments(env, Date.now() + later);

/** A shop whose cards are taken by a gateway in the same process; each test begins with neither orders nor payments. */
export function cardShop(): void {
  /** What the gateway tells by itself, which nobody waits for; once its test is over, nothing more. */
  let telling: Set<Promise<unknown>> | null = null;
  beforeEach(async () => {
    await emptyOrders();
    await serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]);
    rig.notices = [];
    rig.heard = [];
    const own = new Set<Promise<unknown>>();
    telling = own;
    rig.peer = new Gateway(
      () => GATEWAY,
      async (payment, event) => {
        if (telling !== own) return;
        const told = tellShop(JSON.stringify({ ...event, form: 'card', reference: payment.id }));
        own.add(told.catch(() => undefined));
        await told;
      },
    );
    rig.peer.faults.slowMs = 1;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await serveGateway(rig.peer, new Request(input, init), { token: TOKEN, tell: async () => true });
      if (!answer) throw new TypeError('the answer was lost');
      rig.heard.push(await answer.clone().text());
      return answer;
    });
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((line) => rig.heard.push(String(line)));
  });
  afterEach(async () => {
    await Promise.all(telling ?? []);
    telling = null;
    armed.clear();
    vi.restoreAllMocks();
  });
}
