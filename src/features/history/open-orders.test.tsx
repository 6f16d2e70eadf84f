import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { toCentavos } from '../../domain/money';
import type { ToldOrder } from '../../domain/order/told-order';
import { ok, refuse } from '../../domain/result';
import { testContext } from '../shop/request-context.fixture';
import { OpenOrders } from './open-orders';

const order = (number: string, more: Partial<ToldOrder>): ToldOrder => ({
  ...{
    number,
    at: Date.UTC(2026, 10, 20),
    total: toCentavos(100_00),
    due: toCentavos(0),
    isUnpaid: false,
    isPickup: false,
  },
  ...{ lines: [], sentTo: null, paidBy: 'SPEI', status: 'sent', ...more },
});

const DAY_MS = 24 * 60 * 60 * 1000;
const FRIDAY = Date.UTC(2026, 10, 27, 18);
const PROMISE = { from: FRIDAY, to: FRIDAY + DAY_MS, before: FRIDAY - DAY_MS };

const shown = (items: ToldOrder[]): Promise<string> =>
  runInContext(testContext(), async () => renderToStaticMarkup(<OpenOrders orders={ok(items)} />));

const numbers = (html: string) => [...html.matchAll(/href="\/my-account\/orders\/(\d+)"><strong>/g)].map(([, n]) => n);

test('ROUTE-018 what waits for its money comes first with what is owed and a way to pay, then what is under way with its day', async () => {
  const html = await shown([
    order('000000009', { status: 'complete' }),
    order('000000008', { promise: PROMISE }),
    order('000000007', { status: 'pending', due: toCentavos(99_50), isUnpaid: true, promise: PROMISE }),
    order('000000006', { status: 'processing' }),
    order('000000005', { status: 'processing' }),
  ]);
  expect(numbers(html)).toEqual(['000000007', '000000008', '000000006']);
  expect(html).toContain('$99.50');
  expect(html).toContain('Ver cómo pagar');
  expect(html.match(/27/g), 'no day is promised of what is not paid').toHaveLength(1);
});

test('what is paid at the door stands in its turn, with its day and nothing to pay now', async () => {
  const html = await shown([
    order('000000009', { status: 'processing' }),
    order('000000008', { status: 'pending', due: toCentavos(99_50), promise: PROMISE }),
  ]);
  expect(numbers(html)).toEqual(['000000009', '000000008']);
  expect([html.includes('Esperando tu pago'), html.includes('Ver cómo pagar'), html.includes('27')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('without anything under way the last order is there; a picked up one is ready where another is on its way', async () => {
  const html = await shown([order('000000004', { status: 'complete' }), order('000000003', { status: 'expired' })]);
  expect([numbers(html), html.includes('Tu último pedido')]).toEqual([['000000004'], true]);
  expect(await shown([order('000000002', { isPickup: true })])).toContain('Listo para recoger');
  expect(await shown([order('000000002', {})])).toContain('En camino');
});

test('who bought nothing yet is told what they will see here; orders that cannot be read are told, not hidden', async () => {
  expect(await shown([])).toContain('Todavía no tienes pedidos');
  const html = await runInContext(testContext(), async () =>
    renderToStaticMarkup(<OpenOrders orders={refuse(503, 'Signing in is not available in this shop at the moment')} />),
  );
  expect(html).toContain('role="alert"');
});
