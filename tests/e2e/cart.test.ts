import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { BROKEN_OFF, browserForFile, seriousFindings } from './browser';
import { hold } from './hold';
import { openLive } from './live';
import { expectRefusal } from './noise';
import { addToCart, openReview, putInCart, SOFA_VARIANT } from './purchase';

const visitor = browserForFile('without pictures');
const shop = inject('shops').embedded;
const CART = `${shop}/checkout/cart`;

const PATHS = {
  bedside: '/p/BURO-1C/buro-de-un-cajon-1023',
  fridge: '/p/REFRI-FRANCES/refrigerador-puerta-francesa-26-pies-1041',
  screen: '/p/PANTALLA-LED/pantalla-led-4k-1050',
  gone: '/p/LAVA-SUPERIOR/lavadora-automatica-de-carga-superior-18-kg-1043',
  motorcycle: '/p/MOTO-VAIVEN-150/motoneta-vaiven-150-azul-1070',
} as const;

const main = (page: Page) => page.getByRole('main').innerText();
const line = (page: Page, name: string): Locator => page.locator('.cart-line').filter({ hasText: name });
const quantity = (of: Locator) => of.getByRole('spinbutton').inputValue();
const badge = (page: Page) => page.locator('header [data-cart-count]');
const notification = (page: Page) => page.getByText('Agregado a tu carrito');

async function add(page: Page, what: keyof typeof PATHS): Promise<void> {
  await openLive(page, shop + PATHS[what]);
  await addToCart(page);
}

/** What the form of each page adds. */
const SKUS = { bedside: 'BURO-1C', screen: 'PANTALLA-LED-43', motorcycle: 'MOTO-VAIVEN-150' } as const;

async function fill(page: Page, ...what: (keyof typeof SKUS)[]): Promise<void> {
  for (const one of what) await putInCart(page, shop, SKUS[one]);
  await openLive(page, CART);
}

test('the quantity changes by buttons and by typing, the sum with it, and survives a reload; what was added meanwhile is read when the page is come back to, and what is typed and left at once for the checkout is the one of the checkout', async () => {
  const { page } = await visitor();
  await fill(page, 'bedside');
  const buro = line(page, 'Buró de un Cajón');
  await buro.getByRole('button', { name: 'Uno más' }).click();
  await expect.poll(() => quantity(buro)).toBe('2');
  await expect.poll(() => main(page)).toContain('$2,998.00');
  await buro.getByRole('spinbutton').fill('5');
  await expect.poll(() => main(page)).toContain('$7,495.00');
  await buro.getByRole('button', { name: 'Uno menos' }).click();
  await expect.poll(() => quantity(buro)).toBe('4');
  await page.reload();
  await expect.poll(() => quantity(buro)).toBe('4');
  await expect.poll(() => main(page)).toContain('$5,996.00');
  await page.waitForSelector('[data-island="cart-page"][data-awake]');
  await buro.getByRole('spinbutton').press('ControlOrMeta+a');
  await buro.getByRole('spinbutton').pressSequentially('12');
  await expect.poll(() => main(page)).toContain('$17,988.00');
  expect(await quantity(buro)).toBe('12');
  const status = await page.evaluate(async () => {
    const headers = { accept: 'application/json' };
    const body = new URLSearchParams({ sku: 'BURO-1C', qty: '2' });
    return (await fetch('/f/cart/add', { method: 'POST', headers, body })).status;
  });
  expect(status).toBe(200);
  expect(await quantity(buro)).toBe('12');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => quantity(buro)).toBe('14');
  await buro.getByRole('spinbutton').fill('3');
  await page.getByRole('link', { name: 'Proceder al pago' }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/checkout$/);
  expect(await main(page)).toContain('$4,497.00');
});

test('CART-019 removing asks first; keeping keeps, removing can be undone; whoever takes a line out with the keyboard stands on the way back, and the address shows the same when it is loaded again', async () => {
  const { page } = await visitor();
  await fill(page, 'bedside', 'screen');
  const names = await page
    .locator('.cart-line')
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
  expect(new Set(names).size).toBe(names.length);
  const buro = line(page, 'Buró de un Cajón');
  await buro.getByRole('link', { name: /^Eliminar/ }).click();
  const question = buro.getByRole('group', { name: '¿Quitar Buró de un Cajón?' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await question.waitFor();
  expect([await page.getByRole('dialog').count(), await focused()]).toEqual([0, 'Quitar']);
  await question.getByRole('button', { name: 'Dejarlo' }).click();
  await question.waitFor({ state: 'detached' });
  expect([await quantity(buro), await focused()]).toEqual(['1', 'Eliminar Buró de un Cajón']);
  await page.keyboard.press('Enter');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await buro.getByRole('link', { name: /^Eliminar/ }).click();
  await question.getByRole('button', { name: 'Quitar' }).click();
  await page.waitForURL(/quitado=/);
  await page
    .getByRole('status')
    .getByText(/^Quitamos Buró de un Cajón/)
    .waitFor();
  expect([await buro.count(), await line(page, 'Pantalla LED 4K').count()]).toEqual([0, 1]);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/f/cart/restore', (route) => held.then(() => route.continue()));
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await buro.waitFor();
  expect(await quantity(buro)).toBe('1');
  await buro.getByRole('link', { name: /^Eliminar/ }).press('Enter');
  await question.getByRole('button', { name: 'Quitar' }).press('Enter');
  const wayBack = page.getByRole('button', { name: 'Deshacer' });
  await wayBack.waitFor();
  await expect.poll(focused).toBe('Deshacer');
  // The shop has not heard of either: what it would show again has the line.
  expect(new URL(page.url()).search).toBe('');
  goOn();
  await page.waitForURL(/quitado=/);
  await page.reload();
  await page.getByText(/^Quitamos Buró de un Cajón/).waitFor();
  await wayBack.click();
  await buro.waitFor();
  expect(await quantity(buro)).toBe('1');
});

test('a coupon whose answer is lost is asked about again under the same key', async () => {
  const { page, forgive } = await visitor();
  forgive(BROKEN_OFF);
  await fill(page, 'screen');
  await page.waitForSelector('[data-island="cart-page"][data-awake]');
  const keys: (string | null)[] = [];
  await page.route('**/f/cart/coupon', async (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('key'));
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('main').getByLabel('Cupón').fill('MENOS200');
  const ask = page.getByRole('button', { name: 'Aplicar' });
  await ask.click();
  await expect.poll(() => page.locator('.coupon .field-error').filter({ hasText: /./ }).count()).toBe(1);
  await ask.click();
  await page.getByText('Aplicamos tu cupón.').waitFor();
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('NOTIF-038 a coupon that is none is refused beside its field; a good one, asked about twice, is asked about once without leaving the page, lowers the sum and comes off again', async () => {
  const { page, noise } = await visitor();
  await fill(page, 'screen');
  await page.waitForSelector('[data-island="cart-page"][data-awake]');
  await page.evaluate(() => {
    document.documentElement.dataset.stays = '';
  });
  const coupon = page.getByRole('main').getByLabel('Cupón');
  await coupon.fill('NADA');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByText('Ese cupón no existe o no vale aquí. Revisa cómo está escrito.').first().waitFor();
  expect(await coupon.inputValue()).toBe('NADA');
  await expectRefusal(noise, 422);
  const before = await main(page);
  const posts: string[] = [];
  page.on('request', (request) => request.url().endsWith('/f/cart/coupon') && posts.push(request.url()));
  await coupon.fill('MENOS200');
  await page.getByRole('button', { name: 'Aplicar' }).dblclick();
  await page.getByText('Aplicamos tu cupón.').waitFor();
  expect(await main(page)).toContain('−$200.00');
  expect([posts.length, await page.locator('html[data-stays]').count()]).toEqual([1, 1]);
  await page.getByRole('button', { name: 'Quitar el cupón' }).click();
  await page.getByText('Quitamos el cupón.').waitFor();
  expect((await main(page)).includes('−$200.00')).toBe(false);
  expect(before).not.toContain('−$200.00');
});

test('more than there is cannot be added, nor set in the cart', async () => {
  const { page, noise } = await visitor();
  await openLive(page, shop + PATHS.fridge);
  await page.getByRole('spinbutton').filter({ visible: true }).first().fill('4');
  await addToCart(page);
  await page.getByText('La cantidad solicitada no está disponible').waitFor();
  await page.getByRole('spinbutton').filter({ visible: true }).first().fill('2');
  await addToCart(page);
  await notification(page).waitFor();
  await openLive(page, CART);
  const fridge = line(page, 'Refrigerador Puerta Francesa');
  await fridge.getByRole('spinbutton').fill('9');
  await page.getByText(/^Solo quedan? \d+$/).waitFor();
  expect(await quantity(fridge)).toBe('2');
  await expectRefusal(noise, 422);
});

test('a motorcycle is bought alone, and one at a time', async () => {
  const { page, noise } = await visitor();
  await putInCart(page, shop, SKUS.bedside);
  await add(page, 'motorcycle');
  await page.getByText('Una moto se compra sola: no puede ir con otros productos en el carrito.').waitFor();
  await expectRefusal(noise, 422);
  const alone = await visitor();
  await putInCart(alone.page, shop, SKUS.motorcycle);
  await add(alone.page, 'motorcycle');
  await alone.page.getByText('Solo se puede comprar una moto a la vez.').waitFor();
  await expectRefusal(alone.noise, 422);
});

test('CART-013 the same product with and without warranty are two lines', async () => {
  const { page } = await visitor();
  await openLive(page, shop + PATHS.screen);
  await addToCart(page);
  await notification(page).waitFor();
  await page.locator('.warranty').nth(1).click();
  await addToCart(page);
  await openLive(page, shop + PATHS.screen);
  await addToCart(page);
  await page.getByText('Se actualizó la cantidad.').waitFor();
  await page.goto(CART);
  const screens = line(page, 'Pantalla LED 4K');
  expect(await screens.count()).toBe(2);
  expect(await quantity(screens.filter({ hasText: 'garantía' }))).toBe('1');
  expect(await quantity(screens.filter({ hasNotText: 'garantía' }))).toBe('2');
});

test('what is out of stock says so and cannot be bought', async () => {
  const { page } = await visitor();
  await page.goto(shop + PATHS.gone);
  expect(await main(page)).toContain('Agotado');
  expect(await page.getByRole('button', { name: 'Agregar al carrito' }).count()).toBe(0);
  expect(await main(page)).not.toContain('Llega en');
  await page
    .getByRole('link', { name: /^Ver más en / })
    .first()
    .click();
  await page.waitForURL(/\/c\//);
});

test('CART-011 a double click on Agregar in one tab adds one, which shows on the badge of the other', async () => {
  const { page, context } = await visitor({ width: 1440 });
  await openLive(page, `${shop}/`);
  expect(await badge(page).getAttribute('data-cart-count')).toBe('');
  const other = await context.newPage();
  await openLive(other, shop + PATHS.bedside);
  await other.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().dblclick();
  await notification(other).first().waitFor();
  await expect.poll(() => badge(page).getAttribute('data-cart-count')).toBe('1');
  await other.goto(CART);
  expect(await quantity(line(other, 'Buró de un Cajón'))).toBe('1');
});

test('a forged cart cookie is told, and what is bought goes into a fresh cart', async () => {
  const { page, context } = await visitor();
  await context.addCookies([
    {
      name: '__Host-cart-2',
      value: 'falso',
      url: shop.replace('http:', 'https:'),
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ]);
  await add(page, 'bedside');
  await page.getByText('Tu carrito anterior ya no está disponible. Este es un carrito nuevo.').waitFor();
  await page.goto(CART);
  expect(await quantity(line(page, 'Buró de un Cajón'))).toBe('1');
});

test('ROUTE-066 a double click on Realizar pedido makes one order, and going back makes no second one; order-success shows it', async () => {
  const { page } = await visitor();
  await putInCart(page, shop, SOFA_VARIANT);
  await openReview(page, shop);
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/f/checkout/pedido')) posts += 1;
  });
  await page.getByRole('button', { name: 'Realizar pedido' }).filter({ visible: true }).last().dblclick();
  // The second press breaks the first one's navigation off, which waitForURL takes for a failure.
  await expect.poll(() => page.url()).toMatch(/\/checkout\/pedido\//);
  const placed = page.url();
  const number = /\b\d{9}\b/.exec(await main(page))?.[0];
  expect([posts, number]).toEqual([1, expect.any(String)]);
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await main(page)).toContain('Tu carrito está vacío');
  expect(await page.getByRole('button', { name: 'Realizar pedido' }).filter({ visible: true }).count()).toBe(0);
  expect([posts, placed]).toEqual([1, expect.stringContaining(`/checkout/pedido/`)]);
  await page.goto(`${shop}/order-success`);
  expect(await main(page)).toContain(number);
  await page.goto(CART);
  expect(await main(page)).toContain('Tu carrito está vacío');
});

test('NOTIF-045 a cart is shared by its link; where the clipboard refuses, that is said and the link can be opened, seen and added', async () => {
  const { page } = await visitor();
  await fill(page, 'bedside');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await page.getByRole('button', { name: 'Compartir carrito' }).click();
  await page.getByText('No pudimos copiar el enlace').waitFor();
  const link = await page.getByRole('link', { name: 'Ver enlace' }).getAttribute('href');
  await page.goto(new URL(link ?? '', shop).href);
  expect(await seriousFindings(page)).toEqual([]);
  const { page: other } = await visitor({ script: false });
  await other.goto(page.url());
  expect(await main(other)).toContain('Buró de un Cajón');
  expect(await other.getByLabel('Enlace de este carrito').inputValue()).toContain(link);
  await other.getByRole('button', { name: 'Agregar todo a mi carrito' }).click();
  await other.getByText('Lo que te compartieron ya está en tu carrito').waitFor();
  expect(await quantity(line(other, 'Buró de un Cajón'))).toBe('1');
});

test('a line that is put back into an empty cart shows no sum until the shop has said it', async () => {
  const { page } = await visitor();
  await fill(page, 'bedside');
  await page.waitForSelector('[data-island="cart-page"][data-awake]');
  const buro = line(page, 'Buró de un Cajón');
  await buro.getByRole('link', { name: /^Eliminar/ }).click();
  await buro.getByRole('button', { name: 'Quitar' }).click();
  await page.getByText('Tu carrito está vacío').waitFor();
  const release = await hold(page, '**/f/cart/restore');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await buro.waitFor();
  expect(await main(page)).not.toContain('$0.00');
  await release();
  await expect.poll(() => main(page)).toMatch(/Total\s+\$1,499\.00/);
});

test('without script the header of the cart says how much is in it, and with it the same', async () => {
  const { page } = await visitor({ script: false, width: 1440 });
  await page.goto(CART);
  expect(await badge(page).textContent()).toBe('');
  await page.goto(shop + PATHS.bedside);
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/checkout\/cart/);
  expect(await badge(page).textContent()).toBe('1 en el carrito');
  const { page: withScript } = await visitor({ width: 1440 });
  await fill(withScript, 'bedside');
  expect(await badge(withScript).textContent()).toBe('1 en el carrito');
});
