import { expect, inject, test } from 'vitest';
import { browserForFile } from './browser';
import { hold } from './hold';
import { openLive } from './live';

const visitor = browserForFile();
const shop = inject('shops').embedded;
const SOFA = '/p/SOFA-CHESTER/sofa-chesterfield-capitonado-1001';
/** Client components of a product page, which stand in it as the server drew them. */
const DRAWN = ['search-box', 'gallery', 'offer', 'purchase', 'facts', 'toasts'];

test.each([390, 1440])(
  'client components of a page run on the HTML that the server drew of them, and say nothing: %i px',
  async (width) => {
    const { page } = await visitor({ width });
    const written = await (await fetch(shop + SOFA)).text();
    for (const name of DRAWN) expect(written).toContain(`data-island="${name}"`);
    await openLive(page, shop + SOFA, 'load');
    const first = await page.locator('[data-island="search-box"] input').elementHandle();
    for (const name of DRAWN) {
      const island = page.locator(`[data-island="${name}"]`);
      await island.scrollIntoViewIfNeeded();
      await expect.poll(() => island.evaluate((element) => (element as HTMLElement).isAwake)).toBe(true);
    }
    const same = await page.locator('[data-island="search-box"] input').evaluate((now, was) => now === was, first);
    expect(same).toBe(true);
    expect(await page.getByRole('combobox', { name: 'Buscar' }).count()).toBe(1);
  },
);

test('a component that breaks leaves the HTML of the server, whose form finds what is searched', async () => {
  const { page, forgive } = await visitor({ width: 1440 });
  forgive(/island failed|broken on purpose/);
  await openLive(page, shop + SOFA, 'load');
  await page.evaluate(() =>
    Object.assign(window, {
      URLSearchParams: class {
        constructor() {
          throw new Error('broken on purpose');
        }
      },
    }),
  );
  await page.getByRole('combobox', { name: 'Buscar' }).fill('silla');
  const plain = page.getByRole('searchbox', { name: 'Buscar' });
  await plain.waitFor();
  await plain.fill('sofá');
  await plain.press('Enter');
  await page.waitForURL(/\/catalogsearch\/result\?q=sof/);
});

test('what scripts of others throw, or the browser reports of its own, at a click on a component leaves it as it is', async () => {
  const { page, forgive } = await visitor({ width: 1440 });
  forgive(/not of the shop/);
  await openLive(page, `${shop}/p/BURO-1C/buro-de-un-cajon-1023`, 'load');
  await page.evaluate(() =>
    document.addEventListener('click', () => {
      window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop', error: null }));
      throw new Error('not of the shop');
    }),
  );
  const quantity = page.getByRole('spinbutton', { name: 'Cantidad' });
  const more = page.getByRole('button', { name: 'Uno más' });
  await more.click();
  await more.click();
  await expect.poll(() => quantity.inputValue()).toBe('3');
});

test('what was typed before a form ran stays where an extension has put something of its own beside its fields', async () => {
  const { page, forgive } = await visitor({ width: 1440 });
  forgive(/React error #418/);
  const letScriptsGo = await hold(page, '**/assets/*.js');
  await page.goto(`${shop}/login`);
  const email = page.locator('[data-island="sign-in-form"] input[name="email"]');
  const password = page.locator('[data-island="sign-in-form"] input[name="password"]');
  await email.fill('ana@example.mx');
  await password.fill('Una-clave-7');
  await email.evaluate((field) => field.insertAdjacentHTML('afterend', '<div></div>'));
  await letScriptsGo();
  await page.waitForSelector('[data-island="sign-in-form"][data-awake]');
  expect(await email.inputValue()).toBe('ana@example.mx');
  expect(await password.inputValue()).toBe('Una-clave-7');
  expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('a page that the browser has translated goes on as forms and links: its buttons count, it buys', async () => {
  const { page } = await visitor({ width: 1440 });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.documentElement.classList.add('translated-ltr')),
  );
  await openLive(page, `${shop}/p/BURO-1C/buro-de-un-cajon-1023`, 'load');
  await page.getByRole('button', { name: 'Uno más' }).click();
  await expect.poll(() => page.getByRole('spinbutton', { name: 'Cantidad' }).inputValue()).toBe('2');
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/checkout\/cart/);
  expect(await page.getByRole('main').textContent()).toContain('2 productos');
});

test.each([
  { piece: 'React', named: '**/assets/react-*.js' },
  { piece: 'what several pieces share', named: '**/assets/shared-*.js' },
  { piece: 'what starts them', named: '**/assets/start-*.js' },
])(
  'where $piece cannot be had the page goes on as forms and links: it searches, shows another variant and buys',
  async ({ named }) => {
    const { page, forgive } = await visitor({ width: 1440 });
    forgive(
      /status of 500|components not started|error loading dynamically imported module|Failed to fetch dynamically imported module/,
    );
    await page.route(named, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(shop + SOFA, { waitUntil: 'load' });
    const asked = page.waitForRequest(named);
    await page.keyboard.press('Shift');
    await asked;
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('buró');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/catalogsearch\/result\?q=bur/);
    await page.goto(`${shop}/p/BURO-1C/buro-de-un-cajon-1023`);
    await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
    await page.waitForURL(/\/checkout\/cart/);
    expect(await page.getByRole('main').textContent()).toContain('Buró');
  },
);

test('a page that the browser has translated goes on as forms and links', async () => {
  const { page } = await visitor({ width: 1440 });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.documentElement.classList.add('translated-ltr')),
  );
  await openLive(page, `${shop}/p/BURO-1C/buro-de-un-cajon-1023`, 'load');
  expect(await page.getByRole('searchbox', { name: 'Buscar' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/checkout\/cart/);
  expect(await page.getByRole('main').textContent()).toContain('Buró');
});

test('an add that cannot even be sent says so, and the next press sends it', async () => {
  const { page } = await visitor({ width: 1440 });
  await openLive(page, `${shop}/p/BURO-1C/buro-de-un-cajon-1023`, 'load');
  await page.evaluate(() => {
    const whole = window.FormData;
    window.FormData = class {
      constructor() {
        window.FormData = whole;
        throw new Error('broken on purpose');
      }
    } as unknown as typeof FormData;
  });
  const add = page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first();
  await add.click();
  await page.getByText('No pudimos agregarlo.').first().waitFor();
  await add.click();
  await page.getByText('Agregado a tu carrito').waitFor();
});

test('amounts that a choice or a change of quantity may change are not translated by the browser', async () => {
  const { page } = await visitor({ width: 1440 });
  await openLive(page, shop + SOFA, 'load');
  const price = page.locator('.buy-price .price');
  expect(await price.evaluate((element) => (element as HTMLElement).translate)).toBe(false);
  await page.goto(`${shop}/p/BURO-1C/buro-de-un-cajon-1023`);
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  await page.getByText('Agregado a tu carrito').waitFor();
  await page.goto(`${shop}/checkout/cart`);
  const amounts = page.locator('.cart-line-total, .sums dd');
  expect(await amounts.count()).toBeGreaterThan(2);
  expect(await amounts.evaluateAll((all) => all.some((one) => (one as HTMLElement).translate))).toBe(false);
});
