import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sampledOf } from '../sample';
import { browserForFile, seriousFindings } from './browser';
import { openLive } from './live';
import { expectRefusal } from './noise';
import { ordered } from './ordered';
import { overflow } from './overflow';
import { SERVICE_TOKEN } from './shops';

const visitor = browserForFile('without pictures');
const shop = inject('shops').embedded;
const WIDTHS = [390, 1440];

/** Corrects stock, makes a coupon and ends it, and finds all three on record under their name. */
async function keepsStockAndCoupons(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Existencias' }).click();
  await page.getByLabel('Nombre o SKU de un producto').fill('buro-1c');
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
  await page.locator('summary').filter({ hasText: 'Corregir' }).first().click();
  const form = page.locator('details[open] form');
  await form.getByLabel('Piezas contadas').fill('500');
  await form.getByLabel('Motivo').selectOption('Encontradas');
  await form.getByRole('button', { name: 'Guardar corrección' }).click();
  await page.getByText(/^Corregido: a la venta \d+/).waitFor();
  await page.getByRole('link', { name: 'Cupones' }).click();
  await page.getByRole('link', { name: 'Cupón nuevo' }).click();
  await page.getByLabel('Código').fill('MESA15');
  await page.getByLabel('Descuento').fill('15');
  await page.getByRole('button', { name: 'Crear cupón' }).click();
  await page.getByText('El cupón quedó guardado.').waitFor();
  await page.getByText('Terminarlo ahora').click();
  await page.getByRole('button', { name: 'Sí, terminar MESA15' }).click();
  await page.getByText('El cupón terminó.').waitFor();
  await page.getByRole('link', { name: 'Quién hizo qué' }).click();
  for (const did of ['Corrigió existencias', 'Creó un cupón', 'Terminó un cupón'])
    await page.getByRole('listitem').filter({ hasText: 'Lupe' }).filter({ hasText: did }).first().waitFor();
}

/** Signs somebody in at the desk under a name of their own, on the page of an order. */
async function signedInAt(page: Page, number: string, name: string): Promise<void> {
  await page.goto(`${shop}/operacion/pedido/${number}`);
  await page.getByLabel('Clave de servicio').fill(SERVICE_TOKEN);
  await page.getByLabel('Tu nombre').fill(name);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('heading', { name: `Pedido ${number}` }).waitFor();
}

/** Two have the same order open: what the first did stands, and the second is told what and by whom. */
async function meetAt(first: Page, second: Page, number: string): Promise<void> {
  await signedInAt(first, number, 'Lupe');
  await signedInAt(second, number, 'Paco');
  await first.getByRole('button', { name: 'Aceptar: se cobra en la puerta' }).click();
  await first.getByText('Quedó anotado.').waitFor();
  await second.getByRole('button', { name: 'Aceptar: se cobra en la puerta' }).click();
  await second.getByText(/^El pedido cambió mientras tanto: .+ \(Lupe, /).waitFor();
  expect(await second.getByRole('listitem').filter({ hasText: 'Lupe' }).count()).toBe(1);
  expect(await second.getByRole('listitem').filter({ hasText: 'Paco' }).count()).toBe(0);
}

test('of two operators who accept one order the first does, and the second is told who did what', async () => {
  const [one, two] = [await visitor({ script: false }), await visitor()];
  await meetAt(one.page, two.page, await ordered(shop));
});

test('an operator without script signs in, finds an order, accepts, sends and delivers it, and leaves', async () => {
  const number = await ordered(shop);
  const { page, context } = await visitor({ script: false });
  await page.goto(`${shop}/operacion/pedido/${number}`);
  expect(new URL(page.url()).pathname).toBe('/operacion/entrar');
  await page.getByLabel('Clave de servicio').fill('no-es-esta');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByText('Esa no es la clave de servicio.').waitFor();
  await page.getByLabel('Clave de servicio').fill(SERVICE_TOKEN);
  await page.getByLabel('Tu nombre').fill('Lupe');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('heading', { name: `Pedido ${number}` }).waitFor();
  const [cookie] = (await context.cookies()).filter(({ name }) => name === '__Host-operator');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', secure: true, path: '/' });
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click();
  await page.getByLabel('Nombre, teléfono, correo, número, SKU, monto o final de tarjeta').fill(number);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('link', { name: number }).click();
  for (const [action, status] of [
    ['Aceptar: se cobra en la puerta', 'Por enviar'],
    ['Marcar como enviado', 'Enviado'],
    ['Marcar como entregado', 'Entregado'],
  ] as const) {
    if (action === 'Marcar como enviado') {
      await page.getByRole('link', { name: 'Corregir dirección' }).click();
      await page.getByLabel('Calle', { exact: true }).fill('Calle 21');
      await page.getByRole('button', { name: 'Guardar y avisar al cliente' }).click();
      await page.getByText('Quedó anotado.').waitFor();
      await page.getByRole('link', { name: 'Escanear la guía' }).click();
      await page.getByLabel('Número de guía').fill('12 3456 7890');
      await page.getByRole('button', { name: 'Usar como guía' }).click();
      expect(await page.getByLabel('Número de guía').inputValue()).toBe('1234567890');
      await page.getByLabel('Paquetería').selectOption('DHL');
    }
    if (action === 'Marcar como entregado') {
      await page.getByRole('link', { name: action }).click();
      await page.getByRole('heading', { name: /sin anotar como cobrados/ }).waitFor();
      await page.getByRole('button', { name: 'Sí, se entregó' }).click();
    } else await page.getByRole('button', { name: action }).click();
    await page.getByText('Quedó anotado.').waitFor();
    expect(await page.getByRole('definition').first().textContent()).toBe(status);
  }
  await page.getByRole('definition').filter({ hasText: 'DHL 1234567890' }).waitFor();
  for (const [mistake, yes, status] of [
    ['No se ha entregado: volver a “Enviado”', 'Sí, deshacerlo', 'Enviado'],
    ['No ha salido: volver a “Por enviar”', 'Sí, sigue aquí', 'Por enviar'],
  ] as const) {
    await page.getByText('Deshacer o cancelar').click();
    await page.getByRole('link', { name: mistake }).click();
    await page.getByRole('button', { name: yes }).click();
    await page.getByText('Quedó anotado.').waitFor();
    expect(await page.getByRole('definition').first().textContent()).toBe(status);
  }
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Dirección corregida' })
    .getByText(/ → .*Calle 21/)
    .waitFor();
  await page.getByLabel('Escribir una nota').fill('Llamó: por la tarde');
  await page.getByRole('button', { name: 'Guardar la nota' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Llamó: por la tarde' }).waitFor();
  await page.getByRole('link', { name: 'Nota de entrega' }).click();
  await page
    .getByRole('article', { name: `Pedido ${number}` })
    .getByText(/^Cobrar \$/)
    .waitFor();
  const others = [await ordered(shop), await ordered(shop)];
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click();
  await page.getByText('Filtrar y ordenar').click();
  await page.getByRole('link', { name: 'Los más recientes' }).click();
  for (const other of others) await page.getByRole('checkbox', { name: `Elegir el pedido ${other}` }).check();
  await page.getByRole('button', { name: 'Marcar enviados o listos' }).click();
  await page.getByRole('heading', { name: 'Marcar enviados o listos: 2 pedidos' }).waitFor();
  await page.getByRole('button', { name: 'Sí, hacerlo con todos' }).click();
  for (const other of others) await page.getByText(new RegExp(`^Listo: .*${other}`)).waitFor();
  expect(new URL(page.url()).search).toContain('orden=recientes');
  await keepsStockAndCoupons(page);
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.goto(`${shop}/operacion`);
  expect(new URL(page.url()).pathname).toBe('/operacion/entrar');
});

/** The morning, orders, one of them with its question, and returns. */
const EVERY_DAY = /^\/operacion(?:|\/pedidos|\/devoluciones|\/pedido\/.*)$/;

test('canceling asks once more; the pages of the desk have no serious finding of axe, are worked through by keys, and are for nobody to keep', async () => {
  const number = await ordered(shop);
  const { page, noise } = await visitor();
  let turn = 0;
  const seen = async (path: string, status = 200) => {
    const answer = await page.goto(shop + path);
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([
      status,
      expect.stringContaining('no-store'),
    ]);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    // The document is the same at both: axe looks at the pages of every day and a sixth of the others, at one width by turns.
    const looked = sampledOf(WIDTHS, (EVERY_DAY.test(path) ? 1 : 3) * WIDTHS.length, turn);
    turn += 1;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      if (looked.includes(width)) expect(await seriousFindings(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    }
  };
  await seen('/operacion/entrar');
  await page.getByLabel('Clave de servicio').fill(SERVICE_TOKEN);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Hoy' }).waitFor();
  for (const path of [
    '',
    '/pedidos',
    `/elegidos?hacer=send&elegido.${number}=0`,
    `/elegidos?hacer=cancel&elegido.${number}=0`,
    '/caja',
    '/guias',
    '/preguntas',
    '/existencias?sku=BURO-1C',
    '/cupones',
    '/cupon',
    '/clientes?buscar=ana',
    '/registro',
    '/estado',
    '/escanear',
    '/devoluciones',
    '/privacidad?anotar=si',
    '/pedidos?lista=todos',
    `/imprimir?que=surtido&elegido.${number}=0`,
    `/imprimir?que=notas&elegido.${number}=0`,
    `/pedido/${number}/direccion`,
    `/pedido/${number}`,
    `/pedido/${number}/devolucion`,
    `/pedido/${number}?confirmar=received&monto=10`,
    `/pedido/${number}?confirmar=adjusted&monto=10`,
    `/pedido/${number}?confirmar=cancel`,
  ])
    await seen(`/operacion${path}`);
  await page.getByRole('button', { name: 'Sí, cancelarlo' }).click();
  await page.getByText('Quedó anotado.').waitFor();
  expect(await page.getByRole('definition').first().textContent()).toBe('Cancelado');
  await seen('/operacion/pedido/NO-HAY', 404);
  await expectRefusal(noise, 404);
  const other = await ordered(shop);
  await openLive(page, `${shop}/operacion/pedidos?orden=recientes`);
  // A hand scanner types what it reads, and Enter, faster than anybody.
  await page.waitForSelector('[data-island="desk-wedge"][data-awake]', { state: 'attached' });
  // Pressed in the page: from here a busy machine would press them as slowly as a person.
  await page.evaluate(
    (keys) => {
      for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    },
    [...`0${other}`, 'Enter'],
  );
  await page.getByRole('heading', { name: `Pedido ${other}` }).waitFor();
  await openLive(page, `${shop}/operacion/pedidos?orden=recientes`);
  for (const island of ['desk-keys', 'desk-page-keys'])
    await page.waitForSelector(`[data-island="${island}"][data-awake]`, { state: 'attached' });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('Elegidos: 1').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Atajos' }).getByText('Abrirlo').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  // A dialog that nothing in it has the focus of closes by it all the same.
  await page.getByRole('dialog', { name: 'Atajos' }).getByText('Abrirlo').click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Atajos' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('/');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('buscar');
  // At a telephone the first order is in sight at once, and what is done to a chosen one stands whole.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await page.locator('[data-row]').first().boundingBox())?.y).toBeLessThanOrEqual(320);
  const verb = await page.getByRole('button', { name: 'Marcar enviados o listos' }).boundingBox();
  expect(verb && verb.x >= 0 && verb.x + verb.width <= 390 && verb.y + verb.height <= 844).toBe(true);
  // With none chosen it is the first of its row.
  await page.getByRole('button', { name: 'Quitar selección' }).click();
  const all = await page.getByRole('button', { name: 'Elegir todos' }).boundingBox();
  const first = await page.getByRole('button', { name: 'Marcar enviados o listos' }).boundingBox();
  expect(first && all && first.x >= 0 && first.x + first.width <= all.x && first.y === all.y).toBe(true);
  // A question is where the focus begins, and Escape is its no.
  await openLive(page, `${shop}/operacion/pedido/${other}?confirmar=cancel`);
  await page.waitForSelector('[data-island="desk-page-keys"][data-awake]', { state: 'attached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('confirmar');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: `Pedido ${other}` }).waitFor();
});

test('no page of the shop leads to the desk', async () => {
  for (const path of ['/', '/c/salas-10', '/login', '/checkout/cart'])
    expect(await (await fetch(shop + path)).text()).not.toContain('/operacion');
});
