import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { fakeDesk } from '../../../tests/fakes/desk';
import type { Desk } from '../../commerce/desk';
import type { DeskProduct } from '../../commerce/desk/stock';
import { runInContext } from '../../commerce/request-context';
import type { Role } from '../../domain/operator';
import { operator, testContext } from '../../features/shop/request-context.fixture';
import { documentMarkup } from '../../ui/document-markup';
import { DeskAuditPage } from './audit';
import { DeskCouponPage } from './coupon';
import { DeskCouponsPage } from './coupons';
import { DeskCustomersPage } from './customers';
import { DeskStockPage } from './stock';
import { DeskTodayPage } from './today';

const NOON = Date.parse('2026-11-22T18:00:00Z');

async function shown(page: () => Promise<ReactNode>, role: Role, desk: Partial<Desk> = {}, asked = '') {
  let status = 200;
  const context = testContext(
    { suggest: async () => ({ products: [], categories: [] }) },
    {
      now: NOON,
      path: '/operacion',
      query: new URLSearchParams(asked),
      mine: () => operator({ ...fakeDesk, ...desk }, role),
      noteStatus: (given) => {
        status = given;
      },
    },
  );
  // As the gateway writes it, which refuses what only React in a browser knows.
  const html = await runInContext(context, async () =>
    documentMarkup(
      <html lang="es">
        <head />
        <body>{await page()}</body>
      </html>,
    ),
  );
  return { html, status };
}

test('a page that a role does not show says so, with 403, and asks nothing', async () => {
  for (const [page, role] of [
    [DeskAuditPage, 'money'],
    [DeskCustomersPage, 'see'],
    [DeskCouponPage, 'orders'],
  ] as const) {
    const { html, status } = await shown(page, role, {});
    expect(status).toBe(403);
    expect(html).toContain('Tu permiso no alcanza para ver esto');
    expect(html).not.toContain('<form');
  }
  expect((await shown(DeskAuditPage, 'all')).status).toBe(200);
  expect((await shown(DeskCustomersPage, 'orders')).status).toBe(200);
  expect((await shown(DeskCouponPage, 'money')).html).toContain('name="oncePerCustomer"');
});

test('a morning names what is to be answered, each to whom its page opens', async () => {
  const { counts, ...more } = await fakeDesk.running.morning();
  const waiting = { holds: 1, returns: 2, invoices: 3, privacy: 4, privacyLate: 5 };
  const morning = async () => ({ ...more, counts: { ...counts, ...waiting } });
  const [looks, works] = await Promise.all(
    (['see', 'orders'] as const).map((role) =>
      shown(DeskTodayPage, role, { running: { ...fakeDesk.running, morning } }),
    ),
  );
  expect([looks?.html.includes('Facturas por hacer'), looks?.html.includes('Devoluciones por responder')]).toEqual([
    false,
    true,
  ]);
  expect(works?.html).toMatch(/href="\/operacion\/facturas"[^>]*><b>3<\/b>/);
  expect(works?.html).toMatch(/href="\/operacion\/devoluciones"[^>]*><b>2<\/b>/);
  expect(works?.html).toMatch(/href="\/operacion\/privacidad\?estado=open"[^>]*><b>4<\/b>/);
  expect(works?.html).toMatch(/href="\/operacion\/privacidad\?estado=late"[^>]*><b>5<\/b>/);
  expect(works?.html).toMatch(
    /href="\/operacion\/pedidos\?lista=por-preparar&amp;dias=apartado-por-vencer"[^>]*><b>1<\/b>/,
  );
});

test('a customer is shown hidden, with the short check that opens their data', async () => {
  const found = { id: '7', name: 'Ana P.', email: 'a•••@example.mx', phone: '••• 5678', createdAt: NOON };
  const customers = { ...fakeDesk.customers, read: async () => ({ ...found, opened: null }) };
  const { html } = await shown(DeskCustomersPage, 'orders', { customers }, 'cliente=7');
  for (const part of ['Ana P.', 'a•••@example.mx', 'name="postcode"', 'Ver sus datos']) expect(html).toContain(part);
});

test('a request of a customer whose data is open is noted on their page, with what was known of who calls ticked', async () => {
  const found = { id: '7', name: 'Ana P.', email: 'a•••@example.mx', phone: null, createdAt: NOON };
  const look = {
    id: 1,
    at: NOON,
    action: 'look-at-customer',
    subject: 'customer',
    subjectId: '7',
    before: null,
    note: null,
  } as const;
  const history = [
    { ...look, actor: 'otra', after: { look: 'arco', checks: 'postcode, order' } },
    { ...look, actor: 'ana@tienda.example', after: { look: 'arco', checks: 'name, email' } },
  ];
  const opened = {
    ...{ name: 'Ana Pech', email: 'ana@example.mx', phones: [], addresses: [], isSubscribed: false, groupId: 1 },
    ...{ orders: [], history, until: NOON },
  };
  const customers = { ...fakeDesk.customers, read: async () => ({ ...found, opened }) };
  const { html } = await shown(DeskCustomersPage, 'orders', { customers }, 'cliente=7&anotar=si');
  expect(html).toMatch(/<details class="desk-fold" open/);
  const ticked = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].flatMap(([box]) =>
    / checked/.test(box) ? (/name="(\w+)"/.exec(box)?.[1] ?? []) : [],
  );
  expect(ticked).toEqual(['saidName', 'saidEmail']);
  expect(html).toContain('max="2026-11-22"');
});

const PRODUCT: DeskProduct = {
  sku: 'BURO',
  name: 'Buró',
  image: null,
  slug: 'buro',
  items: [
    {
      sku: 'BURO',
      name: 'Buró',
      version: 7,
      places: [{ branch: null, qty: 3, held: 2, missing: 0, isInStock: true, isCounted: true }],
    },
  ],
  holds: [{ order: '000000042', status: 'processing', sku: 'BURO', qty: 2, branch: null, isToAccept: false }],
  hasMoreHolds: false,
  history: [
    {
      id: 7,
      at: NOON,
      actor: 'eva',
      action: 'correct-stock',
      subject: 'product',
      subjectId: 'BURO',
      before: { qty: 1, held: 2, missing: 1, counted: 3 },
      after: { qty: 3, held: 2, missing: 0, counted: 5, reason: 'found' },
      note: 'bodega 2',
    },
  ],
};

test('stock says what can be sold, what holds it and who corrected it; only whoever may correct it is shown how', async () => {
  const stock = { ...fakeDesk.stock, read: async () => PRODUCT };
  const { html } = await shown(DeskStockPage, 'orders', { stock }, 'sku=BURO');
  for (const part of [
    '/operacion/pedido/000000042',
    '2 × BURO',
    'eva',
    'A la venta: 1 → 3',
    'Faltantes: 1 → 0',
    'Contadas: 3 → 5',
    'Motivo: Encontradas',
    'bodega 2',
    'name="version" value="7"',
    'name="onHand" value="5"',
  ])
    expect(html).toContain(part);
  expect((await shown(DeskStockPage, 'see', { stock }, 'sku=BURO')).html).not.toContain('name="counted"');
});

test('what a retailer keeps is said to be the retailer’s, and nothing of it is offered to be changed', async () => {
  const [stock, coupons, customers] = [
    { ...fakeDesk.stock, isOurs: false },
    { ...fakeDesk.coupons, isOurs: false },
    { ...fakeDesk.customers, isOurs: false },
  ];
  expect((await shown(DeskStockPage, 'all', { stock })).html).toContain('las lleva tu propio sistema');
  const made = await shown(DeskCouponsPage, 'all', { coupons });
  expect(made.html).toContain('se hacen en tu propio sistema');
  expect(made.html).not.toContain('Cupón nuevo');
  const found = await shown(DeskCustomersPage, 'all', { customers });
  expect(found.html).toContain('las lleva tu propio sistema');
  expect(found.html).not.toContain('name="buscar"');
});
