import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeSharedCarts } from '../../../tests/fakes/shared-carts';
import type { RequestContext } from '../../commerce/request-context';
import { runInContext } from '../../commerce/request-context';
import type { SharedCartsPort, ShownSharedLine } from '../../commerce/shared-carts';
import { SHARED_CART_MESSAGES } from '../../contract/shared-carts/messages';
import type { Notice } from '../../domain/cart/cart';
import { MESSAGES } from '../../domain/cart/messages';
import { errorNotice } from '../../domain/cart/notices';
import { toCentavos } from '../../domain/money';
import { guest, testContext } from '../../features/shop/request-context.fixture';
import { ROUTES } from '.././routes';
import { SharedCartPage } from './shared-cart';

const TOKEN = 'S'.repeat(32);

const line = (over: Partial<ShownSharedLine>): ShownSharedLine => ({
  sku: 'MESA',
  parentSku: 'MESA',
  qty: 2,
  productOption: null,
  warrantySku: null,
  name: 'Mesa de pino',
  slug: 'mesa-1',
  image: null,
  options: [{ label: 'Color', value: 'Natural' }],
  warrantyMonths: 24,
  unitGross: toCentavos(116_000),
  problem: null,
  ...over,
});

/** The page of a link that holds these lines, null for one that is gone; what the last form left is said on it. */
async function shown(lines: ShownSharedLine[] | null, notices: Notice[] = []) {
  const statuses: number[] = [];
  const sharedCarts: SharedCartsPort = { ...fakeSharedCarts, find: async () => lines, show: async () => lines ?? [] };
  const context = testContext(
    {},
    {
      commerce: { sharedCarts } as unknown as RequestContext['commerce'],
      origin: 'https://tianguis.example',
      query: new URLSearchParams(),
      mine: () => guest({ takeFlash: async () => ({ notices, form: null, values: {}, errors: [] }) }),
      noteStatus: (status) => statuses.push(status),
    },
  );
  const html = await runInContext(context, async () =>
    renderToStaticMarkup(await SharedCartPage({ sharedCartToken: TOKEN })),
  );
  return { html, statuses };
}

test('ROUTE-006 shows what was shared at the prices of the day, with the way to add it and the link to pass on', async () => {
  const { html, statuses } = await shown([line({})]);
  for (const part of [
    'Mesa de pino',
    'href="/p/MESA/mesa-1"',
    'Natural · garantía 24 meses',
    'Cantidad: 2',
    '$2,320.00',
    'Agregar todo a mi carrito',
  ])
    expect(html).toContain(part);
  expect(html).toContain(`value="https://tianguis.example/shared-cart/${TOKEN}"`);
  expect(html).toContain('content="noindex"');
  expect(statuses).toEqual([]);
});

test('what is no longer sold is said, costs nothing and cannot be added', async () => {
  const { html } = await shown([
    line({ name: 'RETIRADO', slug: null, unitGross: null, problem: MESSAGES.productUnknown }),
  ]);
  expect(html).toContain('RETIRADO');
  expect(html).toContain('$0.00');
  expect(html).not.toContain('Agregar todo a mi carrito');
});

test('NOTIF-044 a shared cart that could not be added says so', async () => {
  const notices = [errorNotice(SHARED_CART_MESSAGES.notUpdated)];
  expect((await shown([line({})], notices)).html).toContain('No pudimos actualizar el carrito compartido');
  const gone = await shown(null, notices);
  expect(gone.html).toContain('No pudimos actualizar el carrito compartido');
  expect(gone.html).toContain('Este carrito compartido ya no está disponible');
  expect(gone.statuses).toEqual([404]);
});

test('its page is kept by nobody', () => {
  expect(ROUTES.find(({ name }) => name === 'shared-cart')).toMatchObject({
    path: '/shared-cart/[sharedCartToken]',
    cache: 'personal',
    access: 'anyone',
  });
});
