import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import { clabeOf } from '../../../../src/domain/payment/clabe';
import { orderPayee, type Payee } from '../../../../src/domain/payment/payee';
import { tillReference } from '../../../../src/domain/payment/till-reference';
import { CLUB_TABLES, subscribe, unsubscribe } from '../../../../tests/payees/club';
import type { GatewayPayment } from '../../../../tests/peers/gateway/payment';
import { signature } from '../../../../tests/peers/gateway/teller';
import { gateway as front } from '../../../gateway';
import { act, env, GATEWAY, PRICE, placed, rig, send } from '../card-payments/card-shop.fixture';
import { startCardPayment } from '../card-payments/start';
import { digitsOf, owedBy } from '.';

const PREFIXES = { bank: '646', plaza: '180', bankName: 'STP', beneficiary: 'Tianguis' };
export const SPEI = { ...PREFIXES, account: '01' };
export const STORE = { prefix: '9800', shops: ['Farmacia'] };
const OTHER_SPEI = { ...PREFIXES, account: '02' };
const OTHER_STORE = { prefix: '9802', shops: ['Farmacia'] };

/** Two store views that take money in all three forms, each under prefixes of its own. */
env.PAYMENTS = JSON.stringify({
  viu: { card: { url: GATEWAY }, spei: SPEI, store: STORE },
  muebles_america: { card: { url: GATEWAY }, spei: OTHER_SPEI, store: OTHER_STORE },
});

let last = 0;

/** A kind of payee as the tests make one of it, and call it off. */
export interface MadeKind {
  kind: string;
  make(): Promise<Payee>;
  callOff(payee: Payee): Promise<unknown>;
  /** Path its payer comes back to, and the one they are led to from there. */
  paths(payee: Payee): Promise<{ back: string; page: string }>;
}

export const KINDS: MadeKind[] = [
  {
    kind: 'order',
    make: async () => orderPayee(await placed()),
    callOff: ({ id }) => act(id, 'cancel'),
    async paths({ id }) {
      const sql = 'SELECT order_id AS orderId FROM orders WHERE number = ?';
      const row = await env.SHOP.prepare(sql).bind(id).first<{ orderId: string }>();
      return { back: `/pago/regreso/order/${row?.orderId}`, page: `/checkout/pedido/${row?.orderId}` };
    },
  },
  {
    kind: 'club',
    async make() {
      last += 1;
      const id = String(last).padStart(8, '0');
      await subscribe(env, id, 'viu', toCentavos(PRICE * 100));
      return { kind: 'club', id };
    },
    callOff: ({ id }) => unsubscribe(env, id),
    paths: async ({ id }) => ({ back: `/pago/regreso/club/${id}`, page: `/club/${id}` }),
  },
];

/** Empties what the made-up kind keeps. */
export async function emptyClub(): Promise<void> {
  await env.SHOP.batch(
    [...CLUB_TABLES, 'DELETE FROM club', 'DELETE FROM club_event'].map((sql) => env.SHOP.prepare(sql)),
  );
}

export const COLLECTED = ['spei', 'store'] as const;
export type Collected = (typeof COLLECTED)[number];

/** What a payee is paid with in a form; `view` other: by the prefix of the other store view. */
export function referenceOf(payee: Payee, form: Collected, view: 'own' | 'other' = 'own'): string {
  const digits = digitsOf(payee);
  if (form === 'spei') return clabeOf(view === 'own' ? SPEI : OTHER_SPEI, digits);
  return tillReference(view === 'own' ? STORE.prefix : OTHER_STORE.prefix, digits);
}

interface CollectorNotice {
  form: Collected | 'card';
  reference: string;
  id?: string;
  type?: string;
  amount?: number;
  currency?: string;
}

/** Tells of a movement as a collector or the gateway does, and answers what became of it. */
export async function tell(told: CollectorNotice): Promise<string> {
  last += 1;
  const at = new Date().toISOString();
  const body = JSON.stringify({ id: `aviso-${last}`, type: 'received', currency: 'MXN', amount: PRICE, at, ...told });
  const headers = { 'payments-signature': await signature(env.PAYMENTS_KEY ?? '', body, Date.now()) };
  const sent = await send('payments/notifications', { method: 'POST', body, headers });
  expect(sent.status).toBe(200);
  return (sent.body as { result: { outcome: string } }).result.outcome;
}

/** A payee's money in pesos. */
export async function moneyOf(payee: Payee): Promise<Record<string, number>> {
  const owed = await owedBy(env, payee);
  return Object.fromEntries(Object.entries(owed?.money ?? {}).map(([name, centavos]) => [name, centavos / 100]));
}

/** Why movements wait for the operator, and what they name. */
export async function unmatched(query = ''): Promise<[string, Payee | null][]> {
  const headers = { authorization: 'Bearer servicio-de-prueba' };
  const { body } = await send(`desk/payment-questions${query}`, { headers });
  const { questions } = (body as { result: { questions: { reason: string; payee: Payee | null }[] } }).result;
  return questions.map(({ reason, payee }) => [reason, payee]);
}

export const startOf = (payee: Payee) => startCardPayment(env, payee, 'https://tienda.example/vuelta', Date.now());

/** Starts the payment of a payee and answers it as the gateway has it. */
export async function startedOf(payee: Payee): Promise<GatewayPayment> {
  const begun = await startOf(payee);
  if (!begun.ok) throw new Error(begun.problem.message);
  const payment = rig.peer.find(begun.value.url.split('/').at(-1) ?? '');
  if (!payment) throw new Error('no payment');
  return payment;
}

/** Opens an address of the shop as a browser does. */
export async function visit(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const ctx = createExecutionContext();
  const response = await front(new Request(new URL(path, 'https://localhost'), { headers, method }), env, ctx);
  await waitOnExecutionContext(ctx);
  return response;
}
