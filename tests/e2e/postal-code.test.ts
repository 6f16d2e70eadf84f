import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { BROKEN_OFF, browserForFile, seriousFindings } from './browser';
import { buyableProduct } from './buyable';
import { hold } from './hold';
import { openLive } from './live';
import { putInCart } from './purchase';

const visitor = browserForFile('without pictures');
const shop = inject('shops').embedded;
const { path } = buyableProduct();

const DAY_MS = 24 * 60 * 60 * 1000;

test('a postal code is typed once: the product it was typed at, the next one, the header and cards know it, and change with it', async () => {
  const { page, context, forgive } = await visitor();
  // The API answers 404 for a code there is not, and a browser notes that.
  forgive(/api\/postal-code\/00000/);
  const other = await context.newPage();
  await openLive(other, `${shop}/c/salas-10`);
  expect(await other.locator('.arrival').count()).toBe(0);
  await openLive(page, shop + path);
  await page.getByLabel('Código postal').fill('97000');
  await page.getByRole('button', { name: 'Ver cuándo llega' }).click();
  await page.getByText(/^Llega entre el /).waitFor();
  expect(await page.getByRole('main').innerText()).toContain('a 97000, Mérida');
  const place = other.getByRole('link', { name: 'Enviar a 97000 Mérida' });
  await place.waitFor();
  const strip = await other.locator('.promise').boundingBox();
  expect(strip?.height, 'what is promised and the place stand in one line of a phone').toBeLessThanOrEqual(34);
  expect(await place.locator('> span').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const lines = await other.locator('#lista > li[data-arrives] > .arrival').allTextContents();
  expect(lines.length).toBe(await other.locator('#lista > li[data-arrives]').count());
  for (const line of lines)
    expect(line).toMatch(
      /^Llega (lun|mar|mié|jue|vie)\s\d{1,2} a (lun|mar|mié|jue|vie)\s\d{1,2}(, envío\sgratis)? si pagas antes de/,
    );
  await openLive(page, `${shop}/`);
  await openLive(page, shop + path);
  await page.getByText(/^Llega entre el /).waitFor();
  await page.getByRole('link', { name: 'Enviar a 97000 Mérida' }).click();
  const window = page.getByRole('dialog', { name: '¿A dónde te lo enviamos?' });
  await window.getByLabel('Código postal').fill('00000');
  await window.getByRole('button', { name: 'Guardar código postal' }).click();
  await window.getByText('No encontramos ese código postal.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await window.getByLabel('Código postal').fill('68000');
  await page.keyboard.press('Enter');
  await window.waitFor({ state: 'detached' });
  await page.getByText('a 68000, Oaxaca de Juárez').waitFor();
  await other.getByRole('link', { name: /^Enviar a 68000/ }).waitFor();
  await page
    .getByRole('region', { name: 'Comprar' })
    .getByText(/^si pagas antes de las 14:00/)
    .waitFor();
});

test('what has passed is told by the shop’s clock: a device that is days ahead shows the same dates, and a cut goes when it is past', async () => {
  const { context } = await visitor();
  const [right, ahead] = [await context.newPage(), await context.newPage()];
  await ahead.addInitScript((skew) => {
    const [now, origin] = [Date.now.bind(Date), performance.timeOrigin];
    Date.now = () => now() + skew;
    Object.defineProperty(performance, 'timeOrigin', { get: () => origin + skew });
  }, 5 * DAY_MS);
  const answer = (page: Page) => page.locator('.notice').filter({ hasText: 'Enviamos a 97000' }).innerText();
  const cards = (page: Page) => page.locator('#lista > li > .arrival').allTextContents();
  /** Whether both pages say the same of an address; opened once more where a cut fell between them. */
  const sayTheSame = (path: string, said: (page: Page) => Promise<unknown>) =>
    expect.poll(async () => {
      for (const page of [right, ahead]) await page.goto(shop + path);
      return JSON.stringify(await said(ahead)) === JSON.stringify(await said(right));
    });
  await sayTheSame('/envio?cp=97000', answer).toBe(true);
  expect(await answer(right)).toMatch(/Llega .+ si pagas antes de las 14:00 del /);
  const cut = ahead.locator('[data-cut]');
  const before = await answer(ahead);
  const pass = () =>
    cut.first().evaluate((element) => {
      element.dataset.cut = '1';
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await pass();
  expect(await cut.count()).toBe(1);
  expect(await answer(ahead)).toMatch(/Llega .+ si pagas antes de las 14:00 del /);
  expect(await answer(ahead)).not.toBe(before);
  await pass();
  expect(await answer(ahead)).not.toMatch(/Llega|14:00/);
  await right.evaluate(() => {
    const days = { code: '97000', name: 'Mérida', isCovered: true, days: { from: 4, to: 8 }, border: '' };
    localStorage.setItem('codigo-postal', JSON.stringify({ ...days, askedAt: Date.now() }));
  });
  await sayTheSame('/c/salas-10', cards).toBe(true);
  expect((await cards(right)).length).toBeGreaterThan(0);
});

test('a cart says one thing of its delivery: that the code tells it, the row of its sums, or that the shop does not go there', async () => {
  const { page } = await visitor();
  const said = async () => {
    const text = await page.getByRole('complementary', { name: 'Tu pedido' }).innerText();
    return [/El envío se calcula con tu código postal/, /Envío a \d{5}\s+(Gratis|\$)/, /Todavía no llegamos/].map(
      (pattern) => pattern.test(text),
    );
  };
  const type = async (code: string) => {
    await page
      .getByRole('complementary', { name: 'Tu pedido' })
      .getByRole('link', { name: /código postal|cambiar/ })
      .click();
    const window = page.getByRole('dialog', { name: '¿A dónde te lo enviamos?' });
    await window.getByLabel('Código postal').fill(code);
    await page.keyboard.press('Enter');
    await window.waitFor({ state: 'detached' });
  };
  await openLive(page, shop + path);
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  await page.getByText('Agregado a tu carrito').first().waitFor();
  await openLive(page, `${shop}/checkout/cart`);
  expect(await said()).toEqual([true, false, false]);
  await type('97000');
  await expect.poll(said).toEqual([false, true, false]);
  await page.getByText(/^si pagas antes de las 14:00/).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  // Another page of the cart is given what this browser keeps, and its checkout begins with it.
  await openLive(page, `${shop}/checkout/cart`);
  expect(await said()).toEqual([false, true, false]);
});

test('the box of a product says what its delivery costs beside the cart there is', async () => {
  const { page } = await visitor();
  const cheap = buyableProduct((price) => price < 400);
  const dear = buyableProduct((price) => price > 2_000);
  const cost = page.locator('.buy-promises .delivery-cost').last();
  await openLive(page, shop + cheap.path);
  await page.getByLabel('Código postal').fill('97000');
  await page.getByRole('button', { name: 'Ver cuándo llega' }).click();
  await page.getByText(/^Llega entre el /).waitFor();
  expect(await cost.innerText()).toContain('$149');
  await putInCart(page, shop, dear.product.sku);
  await page.reload();
  await page.getByText(/^Llega entre el /).waitFor();
  await expect.poll(() => cost.innerText()).toMatch(/gratis/i);
});

/** Types a postal code into the window of the place. */
async function typeInWindow(page: Page, code: string): Promise<void> {
  const window = page.getByRole('dialog', { name: '¿A dónde te lo enviamos?' });
  const field = window.getByLabel('Código postal');
  // A window that cannot be had leads to its page, which has the same field: a walk that fails says where it was.
  await field.waitFor().catch(async () => {
    const said = await page.locator('dialog, [role="status"]').allInnerTexts();
    throw new Error(`no window of the postal code on ${page.url()}, which says ${JSON.stringify(said)}`);
  });
  await field.fill(code);
  await page.keyboard.press('Enter');
  await window.waitFor({ state: 'detached' });
}
const order = (page: Page) => page.getByRole('complementary', { name: 'Tu pedido' });

test('a code that is typed elsewhere is the cart’s, in another tab too, with what changes; one that is typed in the cart is every page’s', async () => {
  const { page, context } = await visitor();
  await openLive(page, shop + path);
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  await page.getByText('Agregado a tu carrito').first().waitFor();
  await page.getByRole('link', { name: 'Escribe tu código postal' }).click();
  await typeInWindow(page, '44100');
  const cart = await context.newPage();
  await openLive(cart, `${shop}/checkout/cart`);
  await order(cart).getByText('Envío a 44100').waitFor();
  await page.bringToFront();
  await page.getByRole('link', { name: 'Enviar a 44100 Guadalajara' }).click();
  await typeInWindow(page, '97000');
  const said = /^Tu pedido ahora va a 97000 Mérida\. .*Llega entre el .+; antes: Llega entre el /;
  await expect
    .poll(async () => (await Promise.all([page, cart].map((one) => one.getByText(said).count()))).some(Boolean))
    .toBe(true);
  await order(cart).getByText('Envío a 97000').waitFor();
  // A page of the cart that is opened later is that place's from its first line on.
  await cart.reload();
  expect(await order(cart).innerText()).toContain('Envío a 97000');
  await order(cart).getByRole('link', { name: 'cambiar' }).click();
  await typeInWindow(cart, '40000');
  await cart.getByText('Todavía no llegamos a 40000 Iguala de la Independencia: nada de tu pedido').waitFor();
  expect(await order(cart).innerText()).not.toMatch(/Envío a|Gratis\n|Ves la fecha|Puedes pagar/);
  // What can be done there instead stands where the way on stood.
  expect(await cart.getByRole('link', { name: 'Proceder al pago' }).filter({ visible: true }).count()).toBe(0);
  await order(cart).getByRole('link', { name: 'Usar otro código postal' }).waitFor();
  await page.getByRole('link', { name: /^40000: todavía no llegamos/ }).waitFor();
  await openLive(page, shop + path);
  await page.getByRole('link', { name: /^40000: todavía no llegamos/ }).waitFor();
  await page.close();
  await order(cart).getByRole('link', { name: 'cambiar' }).click();
  await typeInWindow(cart, '44100');
  await order(cart).getByText('Envío a 44100').waitFor();
  expect(await seriousFindings(cart)).toEqual([]);
});

test('a code that could not be told to the cart is told once the network lets it', async () => {
  const { page, forgive } = await visitor();
  forgive(BROKEN_OFF);
  await openLive(page, shop + path);
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  await page.getByText('Agregado a tu carrito').first().waitFor();
  await page.getByRole('link', { name: 'Escribe tu código postal' }).click();
  await typeInWindow(page, '44100');
  await openLive(page, `${shop}/checkout/cart`);
  await order(page).getByText('Envío a 44100').waitFor();
  await page.route('**/f/cart/destination**', (route) => route.abort());
  await order(page).getByRole('link', { name: 'cambiar' }).click();
  await typeInWindow(page, '97000');
  await page.getByText('Lo guardamos y lo enviamos en cuanto vuelva la conexión').waitFor();
  expect(await order(page).innerText()).toContain('Envío a 44100');
  await page.unroute('**/f/cart/destination**');
  await openLive(page, `${shop}/checkout/cart`);
  await order(page).getByText('Envío a 97000').waitFor();
});

test('without script the cart asks for the postal code itself, and says what another one changes', async () => {
  const { page } = await visitor({ script: false });
  await page.goto(shop + path);
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/checkout\/cart/);
  const send = async (code: string) => {
    await order(page).getByLabel('Código postal').fill(code);
    await order(page).getByRole('button', { name: 'Enviar ahí' }).click();
  };
  await send('00000');
  await page.getByText('No encontramos ese código postal.').waitFor();
  expect(await order(page).getByLabel('Código postal').inputValue()).toBe('00000');
  await send('44100');
  await order(page).getByText('Envío a 44100').waitFor();
  await send('97000');
  await page.getByText(/^Tu pedido ahora va a 97000 Mérida\./).waitFor();
  await order(page).getByText('Envío a 97000').waitFor();
});

test('a postal code that is sent before its page works by script is kept for every page, one that a link from elsewhere names is not; going back changes nothing', async () => {
  const { page } = await visitor();
  await hold(page, '**/assets/*.js');
  await page.goto(`${shop}/envio`, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Código postal').fill('97000');
  await page.getByRole('button', { name: 'Guardar código postal' }).click();
  await page.getByText('Enviamos a 97000 Mérida').waitFor();
  await page.goto(`${shop}/envio?cp=00000`);
  await page.getByText('No encontramos ese código postal.').waitFor();
  await page.goto(`${shop}/c/salas-10`);
  await page.getByRole('link', { name: 'Enviar a 97000 Mérida' }).waitFor();
  await page.goto(`${shop}/envio?cp=68000`);
  await page.getByText('Enviamos a 68000 Oaxaca').waitFor();
  await page.getByRole('link', { name: 'Enviar a 97000 Mérida' }).waitFor();
  await page.getByRole('button', { name: 'Guardar código postal' }).click();
  await page.getByRole('link', { name: /^Enviar a 68000 Oaxaca/ }).waitFor();
  for (let back = 0; back < 4; back++) await page.goBack();
  await page.getByText('Enviamos a 97000 Mérida').waitFor();
  await page.getByRole('link', { name: /^Enviar a 68000 Oaxaca/ }).waitFor();
});

test('whoever is in the field of the postal code when its page begins to work by script types the new code, and it is kept', async () => {
  const { page, forgive } = await visitor();
  forgive(/postal-code\/00000/);
  await openLive(page, `${shop}/envio?cp=68000`);
  await page.getByRole('button', { name: 'Guardar código postal' }).click();
  await page.getByRole('link', { name: /^Enviar a 68000 Oaxaca/ }).waitFor();
  const letGo = await hold(page, '**/assets/*.js');
  await page.goto(`${shop}/envio`, { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('main').getByLabel('Código postal');
  await field.focus();
  await letGo();
  await page.getByRole('button', { name: 'Olvidar mi código postal' }).waitFor();
  await page.keyboard.type('97000');
  expect(await field.inputValue()).toBe('97000');
  await page.keyboard.press('Enter');
  const answer = page.getByText('Enviamos a 97000 Mérida');
  await answer.waitFor();
  await openLive(page, `${shop}/envio?cp=97000`);
  for (const [code, problem] of [
    ['00000', 'No encontramos ese código postal.'],
    ['970', 'El código postal tiene cinco números.'],
  ] as const) {
    await field.fill(code);
    await page.keyboard.press('Enter');
    await page.getByText(problem).waitFor();
    expect([await answer.isVisible(), await page.getByRole('link', { name: 'Seguir comprando' }).count()]).toEqual([
      false,
      0,
    ]);
  }
  await page.getByRole('link', { name: 'Enviar a 97000 Mérida' }).waitFor();
});

test('without script the page of the postal code says when it arrives', async () => {
  const { page } = await visitor({ script: false });
  await page.goto(`${shop}/c/salas-10`);
  await page.getByRole('link', { name: 'Escribe tu código postal' }).click();
  await page.getByLabel('Código postal').fill('97000');
  await page.getByRole('button', { name: 'Guardar código postal' }).click();
  await page.getByText('Enviamos a 97000 Mérida').waitFor();
  expect(await page.getByRole('main').innerText()).toMatch(/Llega entre el .* y el /);
  await page.getByRole('main').getByRole('link', { name: 'Seguir comprando' }).click();
  await page.waitForURL(`${shop}/`);
});

test('a product says when it arrives at a known postal code though nobody touches it, and its component takes over where it is scrolled to', async () => {
  const { page } = await visitor();
  await page.setViewportSize({ width: 390, height: 700 });
  await openLive(page, shop + path);
  await page.getByRole('link', { name: 'Escribe tu código postal' }).click();
  await typeInWindow(page, '44100');
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));
  await page.goto(shop + path);
  const box = page.locator('.buy-promises');
  const told = box.locator('.told');
  await told.getByText('a 44100, Guadalajara').waitFor();
  await box.getByText(/^Llega entre el /).waitFor();
  expect(await box.getByLabel('Código postal').isVisible()).toBe(false);
  expect(await page.locator('[data-island="purchase"]').evaluate((island: HTMLElement) => island.isAwake)).toBeFalsy();
  const below = () => box.evaluate((list) => list.getBoundingClientRect().height);
  const height = await below();
  await box.evaluate((list) => list.scrollIntoView({ block: 'center' }));
  await box.getByRole('button', { name: 'cambiar' }).waitFor();
  expect([await told.count(), await box.getByLabel('Código postal').isVisible()]).toEqual([0, false]);
  expect(Math.abs((await below()) - height), 'what is below stays where it is').toBeLessThan(10);
});

test('where the shop does not go nothing is promised at the door', async () => {
  const { page } = await visitor();
  await openLive(page, shop + path);
  const atDoor = page.getByText('En efectivo, en tu puerta');
  await atDoor.waitFor();
  await page.getByRole('link', { name: 'Escribe tu código postal' }).click();
  await typeInWindow(page, '40000');
  await atDoor.waitFor({ state: 'hidden' });
  await page.reload();
  await page
    .locator('.buy-promises')
    .getByText('Todavía no llegamos a ese código postal.')
    .filter({ visible: true })
    .waitFor();
  expect(await atDoor.isVisible()).toBe(false);
});
