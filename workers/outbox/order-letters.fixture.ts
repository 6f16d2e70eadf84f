import { afterEach, beforeEach, expect, vi } from 'vitest';
import { toCentavos } from '../../src/domain/money';
import type { OrderEvent } from '../../src/domain/order/events';
import type { Order } from '../../src/domain/order/order';
import { changeOrder } from '../adapters/embedded/orders/change';
import { placeInD1 } from '../adapters/embedded/orders/place-order';
import { env, NOON, product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { emptyOrders } from '../adapters/embedded/testing/empty-orders';
import { order } from '../adapters/embedded/testing/order';
import { deliverOutbox } from './deliver';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const SPEI = { bank: '646', plaza: '180', account: '01', bankName: 'STP', beneficiary: 'Tianguis SA' };
export const STORE = { prefix: '9800', shops: ['Farmacia', 'Abarrotes'] };
const PHONE = {
  phoneNumber: '3310002000',
  phoneNumberFormatted: '33 1000 2000',
  phoneNumber1: '',
  phoneNumberFormatted1: '',
  wa: '',
};
export const mailing = {
  ...env,
  PAYMENTS: JSON.stringify({ viu: { spei: SPEI, store: STORE }, muebles_america: {} }),
  MAIL_URL: 'https://mail.example/emails',
  MAIL_TOKEN: 'secreto',
  MAIL_FROM: 'Tianguis <hola@tianguis.example>',
  MAIL_ORIGIN: 'https://tianguis.example',
  CONTACT_PHONES: JSON.stringify({ viu: PHONE }),
};

interface Sent {
  key: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** What went out since the last look, what was logged, and what the provider answers. */
export const box = { sent: [] as Sent[], lines: [] as string[], answer: () => Response.json({}) };

let last = 0;

/** Letters of a store view with one product; they are taken by a provider that keeps them. */
export function orderLetters(): void {
  beforeEach(async () => {
    await emptyOrders();
    await serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]);
    box.sent = [];
    box.lines = [];
    box.answer = () => Response.json({});
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      box.sent.push({
        key: new Headers(init?.headers).get('idempotency-key') ?? '',
        ...JSON.parse(String(init?.body)),
      });
      return box.answer();
    });
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((line) => box.lines.push(String(line)));
  });
  afterEach(() => {
    expect(box.lines.filter((line) => /example\.mx|Ana|secreto/.test(line))).toEqual([]);
    vi.restoreAllMocks();
  });
}

/** Places an order of two chairs (2,320 pesos) and answers its number. */
export async function placed(code: string, more: Partial<Order> = {}): Promise<string> {
  last += 1;
  const made = await placeInD1(
    env,
    { ...order(`carta-${last}`, { 'SKU-1': 2 }), paymentMethod: { code, title: code }, ...more },
    { owner: `c-${last}`, route: 'order', key: `carta-${last}` },
  );
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.number;
}

export async function tell(number: string, event: OrderEvent, at = NOON): Promise<void> {
  last += 1;
  const changed = await changeOrder(env, { number }, event, { source: 'operator', id: `aviso-${last}`, at });
  expect(changed).toMatchObject({ ok: true });
}

export const pays = (number: string, pesos: number, at?: number) =>
  tell(number, { type: 'received', amount: toCentavos(pesos * 100) }, at);

/** Delivers what is due, and answers the letters of it. */
export async function letters(now = NOON): Promise<Sent[]> {
  box.sent = [];
  await deliverOutbox(mailing, now);
  return box.sent;
}
export const subjects = async (now?: number) => (await letters(now)).map(({ subject }) => subject);
