import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn';
import type { CartPort } from '../../commerce/cart';
import type { GuestOrdersPort } from '../../commerce/guest-orders';
import type { Held } from '../../commerce/mine';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import { ORDER_MESSAGES } from '../../contract/order-forms';
import type { PastOrder } from '../../domain/order/past-order';
import { ok, refuse } from '../../domain/result';
import { FindOrderPage, OrderPlacedPage } from '../../pages/order/order-placed';
import { markup } from '../../ui/markup';
import { guest, testContext } from '../shop/request-context.fixture';

const past = {
  number: '000000042',
  orderId: 'pedido-1',
  status: 'sent' as const,
  createdAt: '2026-01-15T18:00:00.000Z',
};
const otherCart = { read: async () => ok({ cart: {} }) } as unknown as CartPort;
const order: Held['order'] = async (id) =>
  id === past.number ? ok({ state: 'past', order: past }) : refuse(404, 'Order not found');
const orders: GuestOrdersPort = {
  find: async () => refuse(404, 'Order not found'),
  askLink: async () => ok(null),
  spendLink: async () => refuse(400, 'no link'),
  ofLetter: async () => refuse(400, 'no link'),
  open: async () => 'T',
  shown: async () => null,
};

/** What pages that wait for something come to. */
async function settled(node: ReactNode): Promise<ReactNode> {
  if (!isValidElement(node) || typeof node.type !== 'function') return node;
  return settled(await (node.type as (props: unknown) => ReactNode | Promise<ReactNode>)(node.props));
}

async function page(
  Page: typeof OrderPlacedPage | typeof FindOrderPage,
  given: Partial<RequestContext>,
  guestOrders: GuestOrdersPort | null = orders,
) {
  const statuses: number[] = [];
  const base = testContext(
    { categories: async () => [] },
    {
      query: new URLSearchParams(),
      noteStatus: (status) => statuses.push(status),
      ...given,
    },
  );
  const commerce = { ...base.commerce, guestOrders };
  const html = await runInContext({ ...base, commerce } as unknown as RequestContext, async () =>
    drawn(markup(await settled(Page({ orderId: past.number })))),
  );
  return { html, statuses };
}

test.each([
  ['without a cart', null],
  ['with another cart', otherCart],
])('the link of a letter asks for the e-mail %s, with the number filled in', async (_how, cart) => {
  const { html, statuses } = await page(OrderPlacedPage, { mine: () => guest({ cart: () => cart }) });
  expect(html).toContain('action="/f/order/encontrar" method="post"');
  expect(html).toContain(`value="${past.number}"`);
  expect(html).toContain('Encuentra tu pedido');
  expect(statuses).toEqual([404]);
});

test('a browser that found the order sees it, also beside another cart', async () => {
  for (const cart of [null, otherCart]) {
    const { html, statuses } = await page(OrderPlacedPage, { mine: () => guest({ cart: () => cart, order }) });
    expect(html).toContain('Pedido 000000042');
    expect(html).not.toContain('<form');
    expect(statuses).toEqual([]);
  }
});

test('the page takes a number from its address, and nothing else; in front of a retailer there is none', async () => {
  const asked = async (number: string) => (await page(FindOrderPage, { query: new URLSearchParams({ number }) })).html;
  expect(await asked('000000042')).toContain('value="000000042"');
  expect(await asked('"><script>')).not.toContain('script>');
  expect((await page(FindOrderPage, {}, null)).html).toContain('Página no encontrada');
  expect((await page(OrderPlacedPage, {}, null)).html).toContain('Página no encontrada');
});

test('beside a locked number a letter is offered, and whoever followed its link has a button', async () => {
  const flash = (message: string) => ({
    form: null,
    values: {},
    errors: [],
    notices: [{ id: 'other' as const, level: 'error' as const, message, params: { until: '14:35' } }],
  });
  const locked = (
    await page(FindOrderPage, { mine: () => guest({ takeFlash: async () => flash(ORDER_MESSAGES.locked) }) })
  ).html;
  expect(locked).toContain('hasta las 14:35 (hora del centro)');
  expect(locked).toMatch(/<button [^>]*value="1" name="enlace"/);
  expect(
    (
      await page(FindOrderPage, {
        mine: () => guest({ takeFlash: async () => flash(ORDER_MESSAGES.notFoundByEmail) }),
      })
    ).html,
  ).not.toContain('enlace');
  expect(locked).not.toContain('/f/order/abrir');
  expect((await page(FindOrderPage, { mine: () => guest({ hasOrderLink: () => true }) })).html).toContain(
    'action="/f/order/abrir" method="post"',
  );
});

test('a past order that is picked up is ready, not on its way', async () => {
  const read = async (shown: PastOrder) =>
    (
      await page(OrderPlacedPage, {
        mine: () => guest({ order: async () => ok({ state: 'past', order: shown }) }),
      })
    ).html;
  expect(await read({ ...past, isPickup: true })).toContain('Listo para recoger');
  expect(await read(past)).toContain('En camino');
});
