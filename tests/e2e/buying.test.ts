import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sampledOf } from '../sample';
import { browserForFile, seriousFindings } from './browser';
import { hold } from './hold';
import { live, openLive } from './live';
import { expectRefusal } from './noise';
import {
  addToCart,
  BUYER,
  field,
  fillCheckout,
  giveStreet,
  placeOrder,
  putInCart,
  SOFA_VARIANT,
  saidPrices,
} from './purchase';

const visitor = browserForFile('without pictures');
/** For what is about pictures. */
const seesPictures = browserForFile();
const shop = inject('shops').embedded;
const SOFA = '/p/SOFA-CHESTER/sofa-chesterfield-capitonado-1001';
const BEDSIDE = '/p/BURO-1C/buro-de-un-cajon-1023';
const MADE_UP = '/p/LIBRERO-ARMADO/librero-blanco-a-tu-gusto-1106';
const WIDE = 1440;

const main = (page: Page) => page.getByRole('main').innerText();
const badge = (page: Page) => page.locator('header [data-cart-count]').first().getAttribute('data-cart-count');
const shown = (page: Page) =>
  page.locator('.shot:visible').evaluateAll((bigs) => bigs.map((big) => big.querySelector('img')?.currentSrc ?? ''));
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).last().click();

async function add(page: Page, path: string): Promise<void> {
  await openLive(page, shop + path);
  await addToCart(page);
  await page.getByText('Agregado a tu carrito').waitFor();
}

async function openMiniCart(page: Page) {
  await page
    .getByRole('link', { name: /^Carrito/ })
    .filter({ visible: true })
    .first()
    .click();
  const cart = page.getByRole('dialog', { name: 'Tu carrito' });
  await cart.locator('.mini-lines').waitFor();
  return cart;
}

test.each(sampledOf([true, false], 2, 1))(
  'a thumbnail shows its picture without moving the page, and says which one is shown; script: %s',
  async (script) => {
    const { page } = await seesPictures({ script, width: WIDE });
    await page.goto(shop + SOFA);
    const first = await shown(page);
    expect(first).toHaveLength(1);
    await page.locator('.thumb').nth(1).click();
    await expect.poll(() => shown(page)).not.toEqual(first);
    expect(await page.getByRole('radio', { name: /^Foto 2 de \d+$/ }).isChecked()).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => shown(page)).toEqual(first);
    await page.getByRole('button', { name: /^Ver en grande: Foto 1/ }).click();
    await page.locator('.whole:popover-open').waitFor();
    if (script) {
      await page.locator('#grande-1[data-zoom]').waitFor();
      await page.keyboard.press('+');
      await page.locator('#grande-1[data-zoom="in"]').waitFor();
      await page.keyboard.press('0');
      await page.keyboard.press('ArrowRight');
      await page.locator('#grande-2:popover-open').waitFor();
    }
    await page.keyboard.press('Escape');
    expect(await page.locator('.whole:popover-open').count()).toBe(0);
    const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(name).toMatch(script ? /^Ver en grande: Foto 2/ : /^Ver en grande: Foto 1/);
  },
);

test('on a phone the pictures are swiped, and a dot for each says where one is; after a swipe of a large one the first tap closes', async () => {
  const { page, context } = await seesPictures({ touch: true });
  await page.goto(shop + SOFA);
  const widths = () =>
    page
      .locator('.gallery-dots span')
      .evaluateAll((dots) => dots.map((dot) => Math.round(dot.getBoundingClientRect().width)));
  await expect.poll(async () => (await widths())[0]).toBeGreaterThan(15);
  await page.locator('.shots').evaluate((row) => row.scrollTo({ left: row.clientWidth }));
  await expect.poll(async () => (await widths()).map((width) => width > 15).indexOf(true)).toBe(1);
  await page.locator('.whole > button').nth(1).tap();
  await page.locator('#grande-2[data-zoom]').waitFor();
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await touch('touchStart', 300);
  for (const x of [270, 240, 210, 180, 150, 120]) await touch('touchMove', x);
  await touch('touchEnd');
  await page.locator('#grande-3[data-zoom]:popover-open').waitFor();
  // the cross in its corner
  const corner = await page.evaluate(() => innerWidth - 38);
  await page.locator('#grande-3').tap({ position: { x: corner, y: 38 } });
  await expect.poll(() => page.locator('.whole:popover-open').count()).toBe(0);
});

test('OFFLINE-004 an add without a connection is kept, and told of as soon as the shop has it; the notification that says so goes once it is sent; two quick presses add once', async () => {
  const { page, context } = await visitor();
  await openLive(page, shop + BEDSIDE);
  const kept = page
    .locator('.toast')
    .filter({ hasText: 'Sin conexión. Lo guardamos y lo agregamos en cuanto vuelva.' });
  const added = page.locator('.toast').filter({ hasText: 'Agregado a tu carrito' });
  await context.setOffline(true);
  await addToCart(page);
  await kept.waitFor();
  await context.setOffline(false);
  await added.waitFor();
  await expect.poll(() => badge(page)).toBe('1');
  await added.getByRole('button', { name: 'OK' }).click();
  await added.waitFor({ state: 'detached' });

  await page.getByRole('spinbutton').fill('3');
  await context.setOffline(true);
  await addToCart(page);
  await kept.waitFor();
  expect(await page.getByText('No pudimos agregarlo.').count()).toBe(0);
  expect(await page.getByRole('spinbutton').inputValue()).toBe('3');
  const letAnswersGo = await hold(page, '**/f/cart/add');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().dblclick();
  await letAnswersGo();
  await kept.waitFor({ state: 'detached' });
  await expect.poll(() => badge(page)).toBe('4');
});

test.each(sampledOf([true, false], 2))(
  'what is chosen of a product is asked for, priced and stands on its line; script: %s',
  async (script) => {
    const { page } = await visitor({ script });
    await (script ? openLive(page, shop + MADE_UP) : page.goto(shop + MADE_UP));
    if (script) {
      await addToCart(page);
      await page.getByRole('alert').filter({ hasText: 'Falta elegir o llenar: ¿Cómo te llega?' }).waitFor();
    }
    await page.getByLabel('Armado en tu casa').check();
    await page.getByLabel('Ancla antivolteo').check();
    if (script) {
      await page.getByRole('status').filter({ hasText: 'Con lo que elegiste: $4,009.00' }).waitFor();
      expect(await page.locator('.buy-bar').innerText()).toContain('4,009');
    }
    await page.getByLabel(/Recado para quien lo recibe/).fill('Tocar fuerte');
    await addToCart(page);
    if (script) await page.getByText('Agregado a tu carrito').waitFor();
    await page.goto(`${shop}/checkout/cart`);
    const cart = await main(page);
    for (const text of ['Armado en tu casa', 'Ancla antivolteo', 'Tocar fuerte', '$4,009'])
      expect(cart).toContain(text);
  },
);

test.each(sampledOf(['0', '-1', '1.5', '1000000000', ''], 3))(
  'the quantity %j is refused beside its field, never changed into another',
  async (qty) => {
    const { page } = await visitor({ width: WIDE });
    await openLive(page, shop + BEDSIDE);
    const quantity = page.getByRole('spinbutton');
    await quantity.fill(qty);
    await addToCart(page);
    await page.getByText(/^La cantidad (debe ser un número entero|solicitada no está disponible)$/).waitFor();
    expect([await quantity.inputValue(), await badge(page)]).toEqual([qty, '']);
    expect(await quantity.evaluate((input) => input === document.activeElement)).toBe(true);
  },
);

test('back from a step of the checkout is the step before it, filled in as it was, and forward goes on', async () => {
  const { page } = await visitor();
  await add(page, BEDSIDE);
  await openLive(page, `${shop}/checkout`);
  await fillCheckout(page, true);
  await page.goBack();
  expect(await page.title()).toMatch(/^Tus datos y tu dirección · /);
  expect(await field(page, /^Correo/).inputValue()).toBe(BUYER.email);
  expect(await field(page, 'Calle y número').inputValue()).toBe('Calle 60 491');
  await page.goForward();
  expect(await page.title()).toMatch(/^Pago y pedido · /);
  await page.goBack();
  await page.goBack();
  expect(page.url()).toContain(BEDSIDE);
});

test('CART-019 the cart at the side changes quantities, asks before it removes, and puts back', async () => {
  const { page } = await visitor();
  await putInCart(page, shop, 'BURO-1C');
  await openLive(page, shop + BEDSIDE);
  const cart = await openMiniCart(page);
  await cart.getByRole('button', { name: /^Uno más/ }).press('Enter');
  await cart.getByText('$2,998.00').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Uno más/);
  await expect.poll(() => badge(page)).toBe('2');
  await cart.getByRole('button', { name: /^Eliminar/ }).click();
  await cart.getByText('¿Quitar Buró de un Cajón?').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await cart.getByRole('button', { name: /^Eliminar/ }).press('Enter');
  await cart.getByRole('button', { name: 'Quitar', exact: true }).click();
  await cart.getByText('Tu carrito está vacío').waitFor();
  await cart
    .getByRole('status')
    .getByText(/^Quitamos Buró de un Cajón/)
    .waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Deshacer');
  await page.keyboard.press('Enter');
  await cart.getByText('$2,998.00').first().waitFor();
  await expect.poll(() => badge(page)).toBe('2');
  await page.context().setOffline(true);
  await cart.getByRole('button', { name: /^Uno más/ }).click();
  await cart.getByText('No pudimos cambiarlo.').waitFor();
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-cart'))).toBe(true);
});

test('the cart at the side says why more cannot be had', async () => {
  const { page, noise } = await visitor();
  await putInCart(page, shop, 'REFRI-FRANCES', 3);
  await openLive(page, `${shop}/envio`);
  const cart = await openMiniCart(page);
  await cart.getByRole('button', { name: /^Uno más/ }).click();
  await cart.getByText(/^Solo quedan? \d+$/).waitFor();
  await expectRefusal(noise, 422);
});

test.each(sampledOf([true, false], 2, 1))(
  'a cart without a delivery says before anything is filled in that it cannot be paid alone, and how to go on; script: %s',
  async (script) => {
    const { page } = await visitor({ script });
    await putInCart(page, shop, 'TARJETA-500');
    await page.goto(`${shop}/checkout/cart`);
    expect(await main(page)).toContain('Esto se compra junto con un producto que te enviemos.');
    expect(await page.getByRole('link', { name: 'Proceder al pago' }).count()).toBe(0);
    await page.goto(`${shop}/checkout`);
    expect(await main(page)).toContain('Agrega un producto que te llevemos y paga todo junto.');
    expect(await page.getByRole('textbox').count()).toBe(0);
    await putInCart(page, shop, 'BURO-1C');
    await page.goto(`${shop}/checkout`);
    await field(page, 'Código postal').waitFor();
  },
);

test('after each choice of a set its price, what was chosen and the foot of the page say the same', async () => {
  const { page } = await visitor();
  await openLive(page, `${shop}/p/COMEDOR-ARMA/comedor-rustico-arma-tu-juego-1033`);
  const said: unknown[] = [];
  for (const [choice, total] of [
    ['6 × Silla Windsor de Madera', '$17,293.00'],
    ['6 × Silla Rústica con Cojín Azul', '$13,693.00'],
  ] as const) {
    await page.getByLabel(choice).check();
    await page
      .getByRole('status')
      .filter({ hasText: `Con lo que elegiste: ${total}` })
      .waitFor();
    expect(await saidPrices(page)).toEqual(Array(3).fill(total));
    said.push(total);
  }
  const extra = page
    .getByRole('group', { name: /^Para vestir la mesa/ })
    .getByRole('checkbox')
    .first();
  expect(await extra.isChecked(), 'nothing that costs is chosen beforehand').toBe(false);
  await extra.check();
  await expect.poll(async () => new Set(await saidPrices(page)).size).toBe(1);
  expect(said).not.toContain((await saidPrices(page))[0]);
});

test('what is sold out offers three that are not, above the way to be told, whose button has one line of its own', async () => {
  const { page } = await visitor();
  await openLive(page, `${shop}/p/LAVA-SUPERIOR/lavadora-automatica-de-carga-superior-18-kg-1043`);
  await page.getByText('Se agotó por ahora. Estos sí los tenemos:').waitFor();
  const others = page.locator('.members').getByRole('link');
  expect(await others.count()).toBe(3);
  const [last, told] = await Promise.all(
    [others.last(), page.getByRole('button', { name: 'Avísame cuando llegue' })].map((one) => one.boundingBox()),
  );
  if (!last || !told) throw new Error('neither the others nor the button are seen');
  expect(last.y).toBeLessThan(told.y);
  const shortcuts = await page.locator('.bottom-bar').boundingBox();
  expect(last.y + last.height, 'all three on the first screen of a phone').toBeLessThan(shortcuts?.y ?? 0);
  expect([told.width > 280, told.height < 60]).toEqual([true, true]);
});

/** Where the notifications stand in the way of a button: how much of it each of them covers, in px. */
const covered = (button: Locator) =>
  button.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...document.querySelectorAll('.toast')].map((toast) => {
      const { left, right, top, bottom } = toast.getBoundingClientRect();
      return (
        Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top)) *
        Math.max(0, Math.min(right, box.right) - Math.max(left, box.left))
      );
    });
  });

test.each(sampledOf([390, 768, WIDE], 3))(
  'a notification that stays covers no button that leads on, of a product, the cart or the checkout, at %i px',
  async (width) => {
    const { page, context } = await visitor({ width });
    await putInCart(page, shop, 'BURO-1C');
    for (const [path, role, name] of [
      [BEDSIDE, 'button', 'Agregar al carrito'],
      ['/checkout/cart', 'link', 'Proceder al pago'],
      ['/checkout', 'button', 'Continuar'],
    ] as const) {
      await openLive(page, shop + path);
      await context.setOffline(true);
      await page.locator('.toast').filter({ hasText: 'Estás sin conexión' }).waitFor();
      const button = page.getByRole(role, { name }).filter({ visible: true }).last();
      await button.scrollIntoViewIfNeeded();
      expect(await covered(button), path).toEqual([0]);
      await button.click({ trial: true });
      await context.setOffline(false);
      await page.locator('.toast').waitFor({ state: 'detached' });
    }
  },
);

test('without a connection a step stays with what was typed; after the order, going back shows the way to it', async () => {
  const { page, context } = await visitor();
  await putInCart(page, shop, SOFA_VARIANT);
  await openLive(page, `${shop}/checkout`);
  await field(page, 'Nombre y apellidos').fill(`${BUYER.firstName} ${BUYER.lastName}`);
  await field(page, /^Correo/).fill(BUYER.email);
  await field(page, 'Código postal').fill('97000');
  await page.getByRole('combobox', { name: 'Colonia' }).selectOption({ label: 'Mérida Centro' });
  await giveStreet(page);
  await context.setOffline(true);
  await press(page, 'Continuar');
  await page.getByText('Estás sin conexión. Lo que escribiste sigue aquí').waitFor();
  expect(await field(page, 'Nombre').inputValue()).toBe(`${BUYER.firstName} ${BUYER.lastName}`);
  await context.setOffline(false);
  await press(page, 'Continuar');
  await page.waitForURL(/paso=pago/);
  await live(page);
  await context.setOffline(true);
  await press(page, 'Realizar pedido');
  await page.getByText('Estás sin conexión.').waitFor();
  await context.setOffline(false);
  const number = await placeOrder(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Ver tu último pedido' }).click();
  await page.getByText(`Pedido ${number}`).first().waitFor();
});
