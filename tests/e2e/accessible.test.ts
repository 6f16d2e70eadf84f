import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sampledOf } from '../sample';
import { accountPages } from './account-pages';
import { browserForFile, seriousFindings } from './browser';
import { openLive } from './live';
import { expectRefusal } from './noise';
import { overflow } from './overflow';
import { addToCart, field, fillCheckout, placeOrder } from './purchase';

const visitor = browserForFile();
const shop = inject('shops').embedded;
const WIDTHS = [390, 1440];
const NARROWEST_SEARCH = 280;

/** Widths that a document is asked at for all axe finds: one by turns, as it is the same document at each. */
const axeWidths = (turn: number): number[] => sampledOf(WIDTHS, WIDTHS.length, turn);

const PAGES = {
  home: '/',
  category: '/c/salas-10',
  'category with a filter': '/c/salas-10?price=2000-10000',
  'simple product': '/p/BURO-1C/buro-de-un-cajon-1023',
  'configurable product': '/p/SOFA-CHESTER/sofa-chesterfield-capitonado-1001',
  'grouped product': '/p/JUEGO-CHESTER/juego-de-sala-chesterfield-con-mesa-1008',
  bundle: '/p/COMEDOR-ARMA/comedor-rustico-arma-tu-juego-1033',
  'virtual product': '/p/TARJETA-500/tarjeta-de-regalo-500-pesos-1095',
  'product out of stock': '/p/LAVA-SUPERIOR/lavadora-automatica-de-carga-superior-18-kg-1043',
  'notice of stock': '/avisame?sku=LAVA-SUPERIOR',
  'end of a notice of stock': '/avisame/baja?clave=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'finding an order': '/encuentra-tu-pedido',
  newsletter: '/boletin',
  'a request about one’s data': '/mis-datos',
  search: '/catalogsearch/result?q=sofa',
  'search without results': '/catalogsearch/result?q=zzzzzz',
  'search without words': '/catalogsearch/result',
  'empty cart': '/checkout/cart',
  'content page': '/preguntas-frecuentes',
  'page not found': '/nada',
  'path that cannot be read': '/c/%E0%A4%A',
  error: '/error',
  'home of the furniture store': '/muebles_america',
  'category of the furniture store': '/muebles_america/c/salas-510',
};

/** By how much a page is wider than its screen, with all of its details open. */
async function overflowOpen(page: Page): Promise<number> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });
  return overflow(page);
}

/** Every sixth page in `npm test`, all of them in the soak; each is asked for what axe finds at a width by turns. */
const LOOKED_AT = sampledOf(Object.entries(PAGES), 6).map(([name, path], turn) => [name, path, turn] as const);

test.each(LOOKED_AT)(
  '%s has no serious finding of axe, and no sideways scrolling on a phone and on a desk',
  async (_, path, turn) => {
    const { page, noise } = await visitor();
    if ((await openLive(page, shop + path)) === 404) await expectRefusal(noise, 404);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      if (axeWidths(turn).includes(width)) expect(await seriousFindings(page)).toEqual([]);
      expect(await overflowOpen(page)).toBe(0);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await overflowOpen(page), 'at a zoom of 400 %').toBe(0);
    await page.setViewportSize({ width: 768, height: 1024 });
    const fields = await page
      .getByRole('search')
      .evaluateAll((all) => all.map((one) => one.querySelector('form')?.clientWidth));
    expect(fields.filter((width = 0) => width < NARROWEST_SEARCH)).toEqual([]);
  },
);

test('pages of an account have no serious finding of axe, and no sideways scrolling on a phone and on a desk', async () => {
  const { page } = await visitor();
  const { order, wallet, privacy, ...others } = await accountPages(page, shop);
  for (const [turn, path] of [order, wallet, privacy, ...sampledOf(Object.values(others), 4, 1)].entries()) {
    await page.goto(shop + path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      const found = axeWidths(turn).includes(width) ? await seriousFindings(page) : [];
      expect([path, width, found, await overflowOpen(page)]).toEqual([path, width, [], 0]);
    }
    await page.setViewportSize({ width: 195, height: 422 });
    expect([path, await overflowOpen(page)], 'a phone at a zoom of 200 %').toEqual([path, 0]);
  }
});

test('on a phone at a zoom of 200 % nothing of what leads to an order goes out of sight at the side', async () => {
  const { page } = await visitor({ width: 195 });
  await page.setViewportSize({ width: 195, height: 422 });
  const wider: string[] = [];
  const look = async (path: string) => {
    await page.goto(shop + path);
    const over = await overflow(page);
    if (over > 0) wider.push(`${path}: ${over} px`);
  };
  await look('/p/BURO-1C/buro-de-un-cajon-1023');
  await addToCart(page);
  await page.getByText('Agregado a tu carrito').waitFor();
  for (const path of ['/p/SOFA-LINEAL/sofa-lineal-nordico-1002', '/ofertas', '/c/salas-10', '/checkout/cart'])
    await look(path);
  for (const path of ['/checkout', '/checkout?paso=datos&recibir=sucursal']) await look(path);
  expect(wider).toEqual([]);
});

test('every step from the full cart to the order has no serious finding of axe, and no sideways scrolling on a phone and on a desk', async () => {
  const { page } = await visitor();
  const findings: string[] = [];
  let turn = 0;
  const check = async (where: string) => {
    const widths = axeWidths(turn);
    turn += 1;
    for (const width of WIDTHS.toReversed()) {
      await page.setViewportSize({ width, height: 844 });
      const found = widths.includes(width) ? await seriousFindings(page) : [];
      findings.push(...found.map((finding) => `${where} at ${width}: ${finding}`));
      const over = await overflowOpen(page);
      if (over > 0) findings.push(`${where}: ${over} px wider than a screen of ${width}`);
    }
  };
  await page.goto(`${shop}/p/BURO-1C/buro-de-un-cajon-1023`);
  await addToCart(page);
  await page.getByText('Agregado a tu carrito').waitFor();
  await check('notification');
  await page.goto(`${shop}/checkout/cart`);
  await check('cart');
  await page.getByRole('link', { name: /^Eliminar/ }).click();
  await page.getByRole('group', { name: /^¿Quitar/ }).waitFor();
  await check('dialog');
  await page.goto(`${shop}/checkout`);
  await check('details');
  await field(page, 'Nombre').fill('A');
  await page.getByRole('button', { name: 'Continuar' }).filter({ visible: true }).last().click();
  await page.getByText('Escribe tu nombre y tus apellidos.').waitFor();
  await check('details refused');
  // What the first step looks like is seen by now.
  await fillCheckout(page, true, async (step) => {
    if (step !== 'datos') await check(step);
  });
  for (const [step, path] of [
    ['branch', 'paso=datos&recibir=sucursal'],
    ['delivery', 'paso=envio'],
  ] as const) {
    await page.goto(`${shop}/checkout?${path}`);
    await check(step);
  }
  await page.goto(`${shop}/checkout?paso=pago`);
  await placeOrder(page);
  await check('order placed');
  expect(findings).toEqual([]);
});
