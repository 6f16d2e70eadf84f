import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn';
import type { ProductLookup } from '../../commerce/catalogue';
import { runInContext } from '../../commerce/request-context';
import { BRANCHES_MESSAGES } from '../../contract/branches';
import type { StockedBranch } from '../../domain/branch/branch';
import { BRANCH } from '../../domain/branch/branch.fixture';
import { ok, type Result, refuse } from '../../domain/result';
import { guest, testContext } from '../../features/shop/request-context.fixture';
import { PickupPage } from './pickup';

/** The page of a sofa of two colours, of which none is chosen. */
async function page(withStock: (skus: readonly string[]) => Result<StockedBranch[]>): Promise<string> {
  const context = testContext({}, { query: new URLSearchParams({ sku: 'SOFA' }), now: 0 });
  const found = { state: 'found', page: { variants: { skus: ['SOFA-AZ', 'SOFA-RO'] } } } as unknown as ProductLookup;
  Object.assign(context.commerce, {
    catalogue: { product: async () => found },
    branches: { withStock: async (skus: readonly string[]) => withStock(skus) },
  });
  return runInContext(context, async () => drawn(renderToStaticMarkup(await PickupPage())));
}

test('SHIP-013 a branch has a product of which no variant is chosen once it has one of them', async () => {
  const told = (qty: number) =>
    page((skus) => {
      expect(skus).toEqual(['SOFA-AZ', 'SOFA-RO']);
      return ok([{ ...BRANCH, stock: [{ sku: 'SOFA-RO', qty }] }]);
    });
  expect(await told(1)).toContain('branch-has');
  expect(await told(0)).toContain('branch-lacks');
});

test('NOTIF-043 branches that nobody tells are said to be so', async () => {
  const told = await page(() => refuse(503, BRANCHES_MESSAGES.branchesNotLoaded));
  expect(told).toMatch(/role="alert"|notice/);
  expect(told).toContain('No pudimos cargar las sucursales');
  expect(told).not.toContain('branch-list');
});

const stockOf = (qty: number) => ({ check: async () => ok({ is_in_stock: qty > 0, qty, manage_stock: true }) });

/** The page of a table: what can be sent of it, and what the branch has. */
async function tablePage(sent: number, atBranch: number): Promise<string> {
  const context = testContext(
    {},
    { query: new URLSearchParams({ sku: 'MESA' }), now: 0, mine: () => guest({ formKey: () => 'llave' }) },
  );
  Object.assign(context.commerce, {
    catalogue: { product: async () => ({ state: 'missing', reason: '' }) },
    branches: { withStock: async () => ok([{ ...BRANCH, stock: [{ sku: 'MESA', qty: atBranch }] }]) },
    stock: stockOf(sent),
  });
  return runInContext(context, async () => drawn(renderToStaticMarkup(await PickupPage())));
}

test('what is sold out for sending can be put into the cart for pickup where a branch has it, and only then', async () => {
  const offered = async (sent: number, atBranch: number) =>
    (await tablePage(sent, atBranch)).includes('Agregar para recoger');
  expect([await offered(0, 2), await offered(0, 0), await offered(3, 2)]).toEqual([true, false, false]);
  const markup = await tablePage(0, 2);
  expect(markup).toContain('action="/f/cart/add"');
  expect(markup).toMatch(/name="deliveryOption"[^>]*value="recoger_en_sucursal"/);
});

test('the browser’s place can be asked for on the page as in the window', async () => {
  expect(await tablePage(3, 2)).toContain('Usar mi ubicación');
});

test('what the box of delivery reads of the nearest branch stands in its row: when it is ready, whether it is open, telephone and map', async () => {
  const now = Date.parse('2026-11-23T11:00:00-08:00');
  const context = testContext(
    {},
    { query: new URLSearchParams({ sku: 'MESA', cp: '22150' }), now, mine: () => guest({ formKey: () => 'llave' }) },
  );
  const far = {
    ...BRANCH,
    code: 'MID',
    name: 'Mérida',
    city: 'Mérida',
    state: 'Yucatán',
    zipCode: '97000',
    position: null,
  };
  Object.assign(context.commerce, {
    catalogue: { product: async () => ({ state: 'missing', reason: '' }) },
    branches: {
      withStock: async () => ok([far, BRANCH].map((branch) => ({ ...branch, stock: [{ sku: 'MESA', qty: 1 }] }))),
    },
    stock: stockOf(3),
    postal: {
      postalCode: async () => ({ code: '22150', state: 'Baja California', city: 'Tijuana', municipality: 'Tijuana' }),
    },
  });
  const markup = await runInContext(context, async () => drawn(renderToStaticMarkup(await PickupPage())));
  const [, first = '', second = ''] = markup.split('<li data-has=""');
  expect(first).toMatch(/<h2>Tijuana Zona Río<\/h2><span[^>]*data-near="reach"[^>]*>En tu ciudad</);
  expect(first).toMatch(/class="branch-ready">Recoge hoy desde las 13:00</);
  expect(first).toMatch(/class="branch-open">Abierta ahora, hasta las 20:00</);
  expect(first).toMatch(/class="branch-ways">.*href="tel:\+526645550122".*query=32\.5266%2C-117\.0253"/);
  expect(second).toMatch(/data-near=""[^>]*><\/span>/);
});
