import type { ReactElement, ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newToken } from '../../../http/token';
import { orderOwner } from '../../../objects/cart/owner';
import { APPROVED, act, cardShop, env, placed, rig, started } from '../card-payments/card-shop.fixture';
import { visit } from './payee-rig.fixture';

type Shown = ReactElement<object, (props: object) => ReactNode | Promise<ReactNode>>;

/** What a page shows: its server components answer later, one inside the other. */
const page = vi.hoisted(() => ({ markup: '' }));
vi.mock('../../../pages/waku', () => ({
  runPages: async (request: Request) => {
    const { drawn } = await import('../../../../tests/drawn');
    const { OrderPlacedPage } = await import('../../../../src/pages/order/order-placed');
    const outcome = OrderPlacedPage({ orderId: new URL(request.url).pathname.split('/').at(-1) ?? '' }) as Shown;
    const { prelude } = await prerender(await outcome.type(outcome.props));
    page.markup = drawn(await new Response(prelude).text());
    return new Response(`<!DOCTYPE html><html><head></head><body>${page.markup}</body></html>`);
  },
}));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();
const token = newToken();
const COOKIE = { cookie: `__Host-cart-2=${token}` };

/** All rows of all tables. */
async function everyRow(): Promise<Record<string, unknown[]>> {
  const sql =
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND sql NOT LIKE '%VIRTUAL%'";
  const { results } = await env.SHOP.prepare(sql).all<{ name: string }>();
  const tables = await env.SHOP.batch(results.map(({ name }) => env.SHOP.prepare(`SELECT * FROM "${name}"`)));
  return Object.fromEntries(results.map(({ name }, place) => [name, tables[place]?.results ?? []]));
}

/** An order of this browser, to be paid by card. */
async function mine(): Promise<{ number: string; path: string }> {
  const number = await placed();
  await env.SHOP.prepare('UPDATE orders SET owner = ? WHERE number = ?')
    .bind(await orderOwner(token, null), number)
    .run();
  const row = await env.SHOP.prepare('SELECT order_id AS id FROM orders WHERE number = ?')
    .bind(number)
    .first<{ id: string }>();
  return { number, path: `/checkout/pedido/${row?.id}` };
}

// What a page imports is read before a request waits for it: its own time to answer is for the shop's work alone.
beforeAll(async () => {
  await import('../../../../tests/drawn');
  await import('../../../../src/pages/order/order-placed');
});

beforeEach(() => {
  page.markup = '';
});

const LOOKS_AGAIN = 'data-island="look-again"';

test('the page of an order writes no row of the shop and asks no gateway, whatever its payment is up to', async () => {
  const [fresh, open, unknown, paid, off] = [await mine(), await mine(), await mine(), await mine(), await mine()];
  await started(open.number);
  rig.peer.faults.telling = 'never';
  await rig.peer.pay(await started(unknown.number), APPROVED);
  rig.peer.faults.telling = 'before';
  await rig.peer.pay(await started(paid.number), APPROVED);
  await act(off.number, 'cancel');
  const before = await everyRow();
  const asked = vi.mocked(globalThis.fetch).mock.calls.length;
  const prepare = vi.spyOn(env.SHOP, 'prepare');
  const shown: [string, boolean][] = [];
  for (const { path } of [fresh, open, unknown, paid, off]) {
    const { status } = await visit(path, COOKIE);
    shown.push([`${status} ${page.markup.includes('placed-number')}`, page.markup.includes(LOOKS_AGAIN)]);
  }
  expect(shown).toEqual([
    ['200 true', false],
    ['200 true', true],
    ['200 true', true],
    ['200 true', false],
    ['200 true', false],
  ]);
  const statements = prepare.mock.calls.map(([sql]) => sql);
  expect(statements.length).toBeGreaterThan(shown.length);
  expect(statements.filter((sql) => !/^\s*(?:select|with)\b/i.test(sql))).toEqual([]);
  expect(vi.mocked(globalThis.fetch).mock.calls).toHaveLength(asked);
  expect(await everyRow()).toEqual(before);
});

test('a page whose payment nobody knows about says that it is being checked, and asks by its button until it is known', async () => {
  const { number, path } = await mine();
  rig.peer.faults.telling = 'never';
  await rig.peer.pay(await started(number), APPROVED);
  await visit(path, COOKIE);
  expect(page.markup).toContain('Estamos verificando tu pago');
  const form = /data-island="look-again".*?<\/form>/s.exec(page.markup)?.[0] ?? '';
  const [action, orderId] = [/ action="([^"]+)"/, /<input[^>]* value="([^"]+)"/].map(
    (one) => one.exec(form)?.[1] ?? '',
  );
  expect(action).toBe('/f/payments/revisar');
  const { createExecutionContext } = await import('cloudflare:test');
  const { gateway } = await import('../../../gateway');
  const press = async () =>
    gateway(
      new Request(`https://localhost${action}`, {
        method: 'POST',
        headers: { ...COOKIE, origin: 'https://localhost', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ orderId: orderId ?? '' }),
      }),
      env,
      createExecutionContext(),
    );
  rig.peer.faults.calls.ask = { fault: 'error', times: 1 };
  expect((await press()).headers.get('location')).toBe(path);
  await visit(path, COOKIE);
  expect(page.markup).toContain(LOOKS_AGAIN);
  const { status, headers } = await press();
  expect([status, headers.get('location')]).toEqual([303, path]);
  await visit(path, COOKIE);
  expect(page.markup).toContain('Tu tarjeta está autorizada');
  expect(page.markup).not.toContain(LOOKS_AGAIN);
});

test('whoever comes back by an address of before, that of the page, finds it being checked', async () => {
  const { number, path } = await mine();
  const payment = await started(number);
  await env.SHOP.prepare('UPDATE card_payment SET return_url = ?').bind(`https://localhost${path}`).run();
  await rig.peer.pay(payment, '4000000000000077');
  expect((await visit(path, COOKIE)).status).toBe(200);
  expect(page.markup).toContain(LOOKS_AGAIN);
});
