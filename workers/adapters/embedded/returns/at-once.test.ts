import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Result } from '../../../../src/domain/result';
import { sampled, seedOf } from '../../../../tests/sample';
import { type Draws, drawsOf } from '../../../../tests/simulation/seed';
import { env } from '../../../api/live-request.fixture';
import { takeItems } from '../orders/items';
import { readRow } from '../orders/row';
import { askBack, askedBack, careIn, delivered, deskIn, newKey, openShop, tell } from './returned-order.fixture';

beforeAll(openShop);
beforeEach(() => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

const UNITS = 4;
const rows = async <Row>(text: string, number: string) =>
  (await env.SHOP.prepare(text).bind(number).all<Row>()).results;

const onShelf = async () =>
  (await env.SHOP.prepare("SELECT qty FROM stock WHERE store = 'viu' AND sku = 'SKU-1'").first<number>('qty')) ?? 0;

async function receive(back: string, version: number, accepted: number): Promise<Result<null>> {
  const refusal = accepted === 0 ? 'Usada' : '';
  const lines = [{ lineNo: 1, arrived: 1, accepted, isShelved: true, refusal }];
  const cost = await deskIn().cost(back, lines);
  const agreed = (cost.ok && cost.value?.mark) || '';
  return deskIn().receive(back, { seen: version, agreed, key: newKey() }, lines);
}

/** Something that a customer or an operator does to an order or a return of it, as they saw it just now. */
async function act(number: string, { of, within }: Draws): Promise<Result<unknown>> {
  const { number: back, version } = of(await deskIn().ofOrder(number));
  const given = { label: { carrier: 'Estafeta', guide: 'G-1' }, collectOn: null };
  return of([
    () => careIn().ship(number, back, { carrier: 'DHL', guide: '7' }),
    () => careIn().withdraw(number, back),
    () => askBack(number, of(['damaged', 'changed-mind'])),
    () => deskIn().authorise(back, version, given),
    () => deskIn().refuse(back, version, 'No'),
    () => deskIn().close(back, version),
    () => receive(back, version, within(0, 1)),
    () => tell(number, 'take-back-deliver'),
    () => tell(number, 'take-back-send'),
    () => tell(number, of(['send', 'deliver', 'cancel'])),
    () =>
      takeItems(env, { number }, 'cancel-items', [{ lineNo: 1, qty: 1 }], {
        ...{ source: 'shopper', id: newKey(), at: Date.now() },
      }),
  ])();
}

interface Kept {
  number: string;
  status: string;
  version: number;
  way: string;
}
interface Units {
  qty: number;
  taken: number;
  received: number;
  accepted: number;
  shelved: number;
}

/** That each return is as its history says, that no unit and no centavo is counted twice, and that what came back had left. */
async function expectWhole(number: string, before: number): Promise<void> {
  const kept = await rows<Kept>('SELECT * FROM order_return WHERE order_number = ?', number);
  let [accepted, shelved, taken] = [0, 0, 0];
  for (const { number: back, status, version, way } of kept) {
    const events = await rows<{ seq: number; status: string }>(
      'SELECT seq, status FROM order_return_event WHERE return_number = ? ORDER BY seq',
      back,
    );
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: version }, (_, at) => at + 1));
    expect(events.at(-1)?.status).toBe(status);
    const lines = await rows<Units>('SELECT * FROM order_return_line WHERE return_number = ?', back);
    for (const line of lines) {
      expect(line.accepted).toBeLessThanOrEqual(line.received);
      expect(line.received).toBeLessThanOrEqual(line.taken);
      expect(line.taken).toBeLessThanOrEqual(line.qty);
      shelved += line.shelved;
      if (way === 'undelivered') continue;
      accepted += line.accepted;
      taken += line.taken;
    }
  }
  const row = await readRow(env, { number });
  if (!row) throw new Error('no order');
  const wasSent = kept.some(({ status }) => ['on-way', 'partly-received', 'received'].includes(status));
  if (wasSent) expect(['sent', 'complete', 'canceled']).toContain(row.status);
  const events = await rows<{ type: string; amount: number | null; items: string | null }>(
    'SELECT type, amount, items FROM order_event WHERE order_number = ?',
    number,
  );
  const canceled = events.filter(({ type }) => type === 'cancel-items').length;
  const cheaper = events.filter(({ items }) => items !== null).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  expect(row.charged).toBe(row.status === 'canceled' ? 0 : UNITS * 116_000 - cheaper);
  expect(taken + canceled).toBeLessThanOrEqual(UNITS);
  const released = await rows<{ qty: number }>(
    'SELECT qty FROM stock_move WHERE order_number = ? AND released_at IS NOT NULL',
    number,
  );
  const free = released.reduce((sum, { qty }) => sum + qty, 0);
  expect(await onShelf()).toBe(before - UNITS + shelved + canceled + free);
  expect(accepted + canceled).toBeLessThanOrEqual(UNITS);
}

const ORDERS = Array.from({ length: sampled(8, 200) }, (_, place) => place);

test.each(ORDERS)(
  'whatever a customer and two operators do at once to an order and its returns, all of it fits together: %i',
  async (place) => {
    const draws = drawsOf(seedOf(place));
    const before = await onShelf();
    const number = await delivered(UNITS);
    for (const reason of ['damaged', 'changed-mind'] as const) await askedBack(number, reason);
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(Array.from({ length: 4 }, () => act(number, draws)));
      await expectWhole(number, before);
    }
  },
);
