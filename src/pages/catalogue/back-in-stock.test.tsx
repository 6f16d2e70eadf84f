import { expect, test } from 'vitest';
import type { Flash } from '../../commerce/flash';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import { STORES } from '../../config/stores';
import { child, configurable, context, product } from '../../domain/catalogue/documents.fixture';
import type { Product } from '../../domain/catalogue/product';
import { productOf } from '../../domain/catalogue/product-page/product-page';
import type { Customer } from '../../domain/customer/customer';
import { ok } from '../../domain/result';
import { NotToBuy } from '../../features/product/not-to-buy';
import { insteadView } from '../../features/product/views/purchase-view';
import { customer, guest, testContext } from '../../features/shop/request-context.fixture';
import { markup } from '../../ui/markup';
import { BackInStockEndPage, BackInStockPage } from './back-in-stock';

const out = { stock: { is_in_stock: false, qty: 0 } };

const shop = (given: Partial<RequestContext> = {}, notices = true): RequestContext => {
  const base = testContext(
    {},
    {
      origin: 'https://tianguis.example',
      query: new URLSearchParams(),
      ...given,
    },
  );
  return {
    ...base,
    commerce: {
      ...base.commerce,
      backInStock: notices ? { notify: async () => ok(null), end: async () => undefined } : null,
    },
  };
};

const instead = (shown: Product, notices = true) =>
  runInContext(shop({}, notices), () => {
    const view = insteadView(shown, { category: null });
    return markup(view && <NotToBuy {...view} />);
  });

test('a product that is sold out, and a variant that is, offer a notice; a set, a shop without them and what can be had do not', () => {
  const plain = productOf(product({ ...out, type_id: 'simple' }), null, context());
  const html = instead(plain);
  expect(html).toContain('action="/f/stock/avisame" method="post"');
  expect(html).toContain(`name="sku" value="${plain.sku}"`);
  expect(html).toContain('Avísame cuando llegue');
  expect(html).toMatch(/<label for="aviso-email">Correo/);
  expect(instead(plain, false)).not.toContain('/f/stock/avisame');
  const chairs = configurable([
    child('AZUL-CH', { color: 50, size: 167, ...out }),
    child('AZUL-GR', { color: 50, size: 168 }),
  ]);
  expect(instead(productOf(chairs, 'AZUL-CH', context()))).toContain('name="sku" value="AZUL-CH"');
  expect(instead(productOf(chairs, 'AZUL-GR', context()))).not.toContain('/f/stock/avisame');
  expect(instead(productOf(configurable([]), null, context()))).not.toContain('/f/stock/avisame');
  expect(instead(productOf(product({ ...out, type_id: 'grouped' }), null, context()))).not.toContain(
    '/f/stock/avisame',
  );
});

test('what to do instead is only told where the product, or a variant of it, may not be bought', () => {
  const view = (shown: Product, hasOut?: boolean) =>
    runInContext(shop({}, true), () => insteadView(shown, { category: null, ...(hasOut !== undefined && { hasOut }) }));
  const chairs = configurable([child('AZUL-CH', { color: 50, size: 167 }), child('AZUL-GR', { color: 50, size: 168 })]);
  const bought = productOf(chairs, 'AZUL-CH', context());
  expect(view(bought, false)).toBeNull();
  expect(view(bought)).toMatchObject({ isOut: false });
  expect(view(productOf(product({ ...out, type_id: 'simple' }), null, context()), false)).toMatchObject({
    isOut: true,
  });
  expect(view({ ...bought, isConfigured: false }, false)).toMatchObject({ isOut: false, choose: expect.any(String) });
});

const page = (given: Partial<RequestContext>, Page = BackInStockPage) =>
  runInContext(shop(given), async () => markup(await Page()));
const asked = new URLSearchParams({ sku: 'SILLA', volver: '/p/SILLA/silla-1' });

test('a refused form is shown with what was typed and why, and the way back', async () => {
  const flash: Flash = {
    form: 'avisame',
    notices: [],
    values: { email: 'eva@' },
    errors: [{ field: 'email', rule: 'email', message: 'Invalid email. Please provide valid e-mail address.' }],
  };
  const html = await page({ query: asked, mine: () => guest({ takeFlash: async () => flash }) });
  expect(html).toContain('value="eva@"');
  expect(html).toContain('Escribe un correo válido');
  expect(html).toContain('name="sku" value="SILLA"');
  expect(html).toContain('href="/p/SILLA/silla-1"');
  for (const volver of ['//tienda.evil/', '/\t/tienda.evil/'])
    expect(await page({ query: new URLSearchParams({ sku: 'SILLA', volver }) })).not.toContain('tienda.evil');
});

test('a customer finds their own e-mail in it', async () => {
  const profile = async () => ok({ email: 'ana@example.mx' } as Customer);
  expect(await page({ query: asked, mine: () => customer({ profile }) })).toContain('value="ana@example.mx"');
});

test('what was asked for is confirmed, without a form', async () => {
  const said: Flash = {
    form: null,
    values: {},
    errors: [],
    notices: [{ id: 'outOfStock', level: 'success', message: 'We will write to you when it is back' }],
  };
  const html = await page({ mine: () => guest({ takeFlash: async () => said }) });
  expect(html).toContain('Te avisaremos por correo cuando llegue');
  expect(html).not.toContain('<form');
});

test.each(STORES)('the link of a message leads to a button, in $storeCode', async (store) => {
  const html = await page({ store, query: new URLSearchParams({ clave: 'A'.repeat(32) }) }, BackInStockEndPage);
  expect(html).toContain(`/f/stock/baja" method="post"`);
  expect(html).toContain(`name="clave" value="${'A'.repeat(32)}"`);
  expect(await page({ store }, BackInStockEndPage)).not.toContain('<form');
});
