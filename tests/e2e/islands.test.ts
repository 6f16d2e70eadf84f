import type { Request } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sampledOf } from '../sample';
import { browserForFile } from './browser';
import { hold } from './hold';
import { openLive } from './live';

const visitor = browserForFile('without pictures');
const shop = inject('shops').embedded;
const SOFA = '/p/SOFA-CHESTER/sofa-chesterfield-capitonado-1001';
/** Client components of a product page, which stand in it as the server drew them. */
const DRAWN = ['search-box', 'gallery', 'offer', 'purchase', 'facts', 'toasts'];

test.each(sampledOf([390, 1440], 2))(
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
  const field = page.getByRole('combobox', { name: 'Buscar' });
  await field.fill('silla');
  await page.getByRole('option').first().waitFor();
  // What is shown leads somewhere by it.
  await page.evaluate(() =>
    Object.assign(window, {
      URLSearchParams: class {
        constructor() {
          throw new Error('broken on purpose');
        }
      },
    }),
  );
  await field.fill('sillas');
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
  expect(await page.getByRole('searchbox', { name: 'Buscar' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Uno más' }).click();
  await expect.poll(() => page.getByRole('spinbutton', { name: 'Cantidad' }).inputValue()).toBe('2');
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/checkout\/cart/);
  const cart = await page.getByRole('main').textContent();
  expect([cart?.includes('Buró'), cart?.includes('2 productos')]).toEqual([true, true]);
});

const MISSING = [
  { piece: 'React', named: '**/assets/react-*.js' },
  { piece: 'what several pieces share', named: '**/assets/shared-*.js' },
  { piece: 'what starts them', named: '**/assets/start-*.js' },
];

test.each(sampledOf(MISSING, 3))(
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

/** What never answers while a link is tapped whose window needs it, and the page that the link leads to. */
/** Every second in `npm test`: a piece that never comes, and what is shown. */
const UNANSWERED: { link: string | RegExp; held: (request: Request) => boolean; leadsTo: RegExp }[] = [
  { link: /^Carrito/, held: (one) => /mini-window/.test(one.url()), leadsTo: /\/checkout\/cart$/ },
  { link: /^Carrito/, held: (one) => /\/api\/cart\/pull/.test(one.url()), leadsTo: /\/checkout\/cart$/ },
  { link: 'Mi cuenta', held: (one) => /sign-in-window/.test(one.url()), leadsTo: /\/login|\/my-account/ },
  { link: 'Mi cuenta', held: (one) => /\/login\?.*ventana=1/.test(one.url()), leadsTo: /\/login|\/my-account/ },
  {
    link: 'Escribe tu código postal',
    held: (one) => one.resourceType() === 'fetch' && /\/envio/.test(one.url()),
    leadsTo: /\/envio$/,
  },
  { link: 'Todas las categorías', held: (one) => /departments-panel/.test(one.url()), leadsTo: /\/categorias$/ },
];

test('where the piece of a window or what it shows never answers, its link leads on after a few seconds', async () => {
  await Promise.all(
    sampledOf(UNANSWERED, 2).map(async ({ link, held, leadsTo }) => {
      const { page, forgive } = await visitor({ width: 1440 });
      forgive(/window not opened/);
      let isHeld = false;
      await page.route('**/*', (route) => {
        if (!held(route.request())) return route.continue();
        isHeld = true;
      });
      await openLive(page, `${shop}/p/BURO-1C/buro-de-un-cajon-1023`, 'load');
      await page.getByRole('link', { name: link }).filter({ visible: true }).first().click();
      await page.waitForURL(leadsTo, { waitUntil: 'commit' });
      expect(isHeld).toBe(true);
    }),
  );
});

test('a button that nothing answers, as its piece cannot be had, says so', async () => {
  const { page, forgive } = await visitor();
  forgive(/status of 500|island not started|Failed to fetch dynamically imported module/);
  const named = '**/assets/account-forms*.js';
  await page.route(named, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${shop}/login`, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await page
    .getByRole('alert')
    .getByText(/^Esto no responde por ahora/)
    .waitFor();
});

test('a component of a window that is closed before its piece has come is not run, as nothing would end it', async () => {
  const { page } = await visitor({ width: 1440 });
  const letPieceGo = await hold(page, '**/assets/account-forms*.js');
  await openLive(page, `${shop}/p/BURO-1C/buro-de-un-cajon-1023`, 'load');
  const opened = page.getByRole('dialog', { name: 'Iniciar sesión' });
  const form = opened.locator('[data-island="sign-in-form"]');
  const open = () => page.getByRole('banner').getByRole('link', { name: 'Mi cuenta' }).click();
  await open();
  const left = await form.elementHandle();
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });
  await letPieceGo();
  await open();
  await opened.locator('[data-island="sign-in-form"][data-awake]').waitFor();
  expect(await left?.evaluate((element) => (element as HTMLElement).isAwake ?? false)).toBe(false);
});

declare global {
  interface Window {
    /** Turns that React was not given; hands them over. */
    missed: (() => void)[];
    letReactGo: () => void;
  }
}

/** In the page: React gets no turn of its own from when an element of this selector is there. */
function holdReact(selector: string): void {
  window.missed = [];
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (...message: [never]) {
    if (document.querySelector(selector)) window.missed.push(() => post.apply(this, message));
    else post.apply(this, message);
  };
  window.letReactGo = () => {
    MessagePort.prototype.postMessage = post;
    for (const turn of window.missed.splice(0)) turn();
  };
}

test('a component whose window is closed before React has drawn it goes without a word, and comes again with the window', async () => {
  const { page } = await visitor({ width: 1440 });
  await openLive(page, `${shop}/p/BURO-1C/buro-de-un-cajon-1023`, 'load');
  await page.evaluate(holdReact, '[data-island="sign-in-form"]');
  const opened = page.getByRole('dialog', { name: 'Iniciar sesión' });
  const open = () => page.getByRole('banner').getByRole('link', { name: 'Mi cuenta' }).click();
  await open();
  // React has taken the element over, and was given no turn since.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-island="sign-in-form"]') ?? {}).some((name) =>
      name.startsWith('__reactContainer'),
    ),
  );
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.letReactGo());
  await opened.waitFor({ state: 'detached' });
  await open();
  await opened.locator('[data-island="sign-in-form"][data-awake]').waitFor();
});

test('whichever piece of a product’s page cannot be had, it buys', async () => {
  const document = await (await fetch(`${shop}/p/BURO-1C/buro-de-un-cajon-1023`)).text();
  const pieces = /data-pieces="([^"]+)"/.exec(document)?.[1]?.split(' ') ?? [];
  expect(pieces.length).toBeGreaterThan(5);
  await Promise.all(
    sampledOf(pieces, 5, 1).map(async (piece) => {
      const { page, forgive } = await visitor({ width: 1440 });
      forgive(
        /status of 500|not started|error loading dynamically imported module|Failed to fetch dynamically imported module/,
      );
      await page.route(`**${piece}`, (route) => route.fulfill({ status: 500, body: '' }));
      const asked = page.waitForRequest(`**${piece}`);
      await page.goto(`${shop}/p/BURO-1C/buro-de-un-cajon-1023`, { waitUntil: 'load' });
      await page.keyboard.press('Shift');
      await asked;
      await page.getByRole('button', { name: 'Uno más' }).click();
      await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
      await Promise.any([
        page.getByText('Agregado a tu carrito').waitFor(),
        page.waitForURL(/\/checkout\/cart/, { waitUntil: 'commit' }),
      ]);
      await page.goto(`${shop}/checkout/cart`);
      expect(await page.getByRole('main').textContent(), piece).toContain('2 productos');
    }),
  );
});

test('a form that comes back as the server wrote it, because its component broke, is a new intention where its key was renewed', async () => {
  const { page, forgive } = await visitor();
  forgive(/island failed|broken on purpose/);
  await openLive(page, `${shop}/contacto`, 'load');
  const form = page.locator('[data-island="contact-form"]');
  await form.locator('textarea').focus();
  await page.waitForSelector('[data-island="contact-form"][data-awake]');
  const key = () => form.locator('input[name="key"]').inputValue();
  const written = await key();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await key()).not.toBe(written);
  const area = await form.locator('textarea').elementHandle();
  await area?.evaluate((field) =>
    field.addEventListener('input', () =>
      dispatchEvent(new ErrorEvent('error', { error: new Error('broken on purpose') })),
    ),
  );
  await form.locator('textarea').fill('Hola');
  await expect.poll(() => area?.evaluate((field) => field.isConnected)).toBe(false);
  expect([await key(), await form.locator('textarea').inputValue()]).toEqual([
    expect.not.stringMatching(written),
    'Hola',
  ]);
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

/** In the page: what browsers make of every text when a page is translated as it stands. */
function translateNow(): void {
  document.documentElement.classList.add('translated-ltr');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  for (const text of all) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, [translate="no"]')) continue;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(outer);
  }
}

test('in a page that is translated after its components run, what they say follows', async () => {
  const { page } = await visitor({ width: 1440 });
  await page.goto(`${shop}/contacto`);
  await page.evaluate(async () => {
    const body = new URLSearchParams({ sku: 'AUDIFONOS-DIA', qty: '1' });
    await fetch('/f/cart/add', { method: 'POST', headers: { accept: 'application/json' }, body });
  });
  await openLive(page, `${shop}/checkout/cart`, 'load');
  await page.waitForSelector('[data-island="cart-page"][data-awake]');
  const main = page.getByRole('main');
  await main.getByText('Ahorras $400').waitFor();
  await page.evaluate(translateNow);
  await main.getByRole('button', { name: 'Uno más' }).click();
  await main.getByText('Ahorras $800').waitFor();
  await main.getByText('$1,499.00 c/u').waitFor();
  await main.getByRole('button', { name: 'Uno menos' }).click();
  await main.getByText('Ahorras $400').waitFor();

  await openLive(page, shop + SOFA, 'load');
  await page.waitForSelector('[data-island="offer"][data-awake]');
  const colour = page.locator('#opciones legend').filter({ hasText: 'Color' });
  const before = await colour.innerText();
  await page.evaluate(translateNow);
  await page.getByRole('link', { name: 'Azul', exact: true }).click();
  await page.locator('#opciones a[aria-current]').getByText('Azul').waitFor();
  expect([before.includes('Azul'), await colour.innerText()]).toEqual([false, expect.stringMatching(/: ?Azul$/)]);
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
