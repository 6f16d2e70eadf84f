import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sampledOf } from '../sample';
import { BROKEN_OFF, browserForFile } from './browser';
import { buyableProduct } from './buyable';
import { hold } from './hold';

const visitor = browserForFile();

const { product: PRODUCT, path: PRODUCT_PATH } = buyableProduct();
const SHOP = inject('shops').embedded;
const PAGES = {
  home: `${SHOP}/`,
  category: `${SHOP}/c/salas-10`,
  product: `${SHOP}${PRODUCT_PATH}`,
};

declare global {
  interface Window {
    /** When the largest picture or text so far was painted, ms since the navigation. */
    largestPaint?: number;
    isLive?: boolean;
    /** How often document.cookie was read before the page had loaded. */
    cookiesRead?: number;
  }
}

/** Notes in every document when the largest thing was painted, and that its controls work. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1)?.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    document.addEventListener('shop:live', () => {
      window.isLive = true;
    });
  });

const live = (page: Page) => page.waitForFunction(() => window.isLive === true);

const largestPaint = (page: Page) => page.evaluate(() => window.largestPaint ?? null);

/** Start of the first request for a script, ms since the navigation; null when there was none. */
const firstScript = (page: Page) =>
  page.evaluate(() => {
    const starts = performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (/\/assets\/[^/]+\.js$/.test(name) ? startTime : []));
    return starts.length > 0 ? Math.min(...starts) : null;
  });

const PICTURES = '**/media/**';
const SCRIPTS = '**/assets/*.js';

/** Opens a page up to the first instant a shopper could do something: its HTML is there, its pictures are not. */
async function openFirstInstant(page: Page, url: string): Promise<() => Promise<void>> {
  await observe(page);
  const letPicturesGo = await hold(page, PICTURES);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.locator('main').first().waitFor();
  return letPicturesGo;
}

const buyButton = (page: Page) =>
  page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first();

test.each(sampledOf(['home', 'category', 'product'] as const, 3, 2))(
  '%s: without an input no script is asked for before the largest picture has painted',
  async (name) => {
    const { page } = await visitor();
    const letPicturesGo = await openFirstInstant(page, PAGES[name]);
    expect(await firstScript(page)).toBeNull();
    await letPicturesGo();
    await expect.poll(() => firstScript(page)).not.toBeNull();
    const painted = await largestPaint(page);
    expect(painted).not.toBeNull();
    expect(await firstScript(page)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
  },
);

const INPUTS = [
  { input: 'a pointer', act: (page: Page) => page.mouse.down() },
  { input: 'a key', act: (page: Page) => page.keyboard.press('Tab') },
];

test.each(sampledOf(INPUTS, 2))(
  '$input in the first instant brings the scripts at once, while the pictures are still on their way',
  async ({ act }) => {
    const { page } = await visitor();
    const letPicturesGo = await openFirstInstant(page, PAGES.category);
    expect(await firstScript(page)).toBeNull();
    const asked = page.waitForRequest(SCRIPTS);
    await act(page);
    await asked;
    await live(page);
    await letPicturesGo();
  },
);

test('a finger that follows a link brings nothing, one that touches anything else does', async () => {
  const { page } = await visitor({ touch: true });
  const letPicturesGo = await openFirstInstant(page, PAGES.category);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.locator('main .card-name a').first().tap();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(await firstScript(page)).toBeNull();
  const asked = page.waitForRequest(SCRIPTS);
  await page.locator('main h1').tap();
  await asked;
  await letPicturesGo();
});

test('pieces of a page are compiled as they come, not where they are first called', async () => {
  const document = await (await fetch(PAGES.product)).text();
  const [, pieces = ''] = /data-pieces="([^"]+)"/.exec(document) ?? [];
  for (const piece of pieces.split(' '))
    expect(await (await fetch(new URL(piece, SHOP))).text(), piece).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('on a slow processor React waits for whoever uses the page: nothing runs while it is only scrolled, a key begins', async () => {
  const { page } = await visitor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await observe(page);
  await page.goto(PAGES.category, { waitUntil: 'load' });
  await expect.poll(() => firstScript(page)).not.toBeNull();
  await page.evaluate(() => scrollBy(0, 2000));
  // Longer than a quick processor takes to look whether it is one.
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(() => done(null)), 2500)));
  expect(await page.evaluate(() => window.isLive ?? false)).toBe(false);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.keyboard.press('Shift');
  await live(page);
});

test.each([
  { scripts: 'come at once', held: PICTURES },
  { scripts: 'never come', held: SCRIPTS },
])('a product bought in the first instant is in the cart when the scripts $scripts', async ({ held }) => {
  const { page } = await visitor();
  await hold(page, held);
  await page.goto(PAGES.product, { waitUntil: 'domcontentloaded' });
  await buyButton(page).click();
  await Promise.any([
    page.waitForURL(/\/checkout\/cart/, { waitUntil: 'commit' }),
    page.getByText('Agregado a tu carrito').waitFor(),
  ]);
  await page.goto(`${SHOP}/checkout/cart`, { waitUntil: 'domcontentloaded' });
  const cart = page.getByRole('main');
  expect(await cart.textContent()).toContain(PRODUCT.name);
  expect(await cart.getByRole('spinbutton').filter({ visible: true }).first().inputValue()).toBe('1');
});

const badge = (page: Page) => page.locator('[data-cart-count]').filter({ visible: true }).first();
/** However it is sent: the queue of tasks sends it with a query. */
const ADD = '**/f/cart/add*';
const AWAKE = '[data-island="purchase"][data-awake]';

const FAILED = 'No pudimos agregarlo.';

/**
 * Loses the answer to the first "Agregar", once `lost` is over; each further one goes on when `next` says so. Answers
 * the keys of all, as they are sent.
 */
async function loseFirstAnswer(
  page: Page,
  lost: () => Promise<unknown>,
  next: (keys: string[]) => Promise<unknown>,
): Promise<string[]> {
  const keys: string[] = [];
  await page.route(ADD, async (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('key') ?? '');
    if (keys.length > 1) return next(keys).then(() => route.continue());
    await route.fetch();
    await lost();
    await route.abort();
  });
  return keys;
}

async function expectOneInCart(page: Page, keys: string[]): Promise<void> {
  await page.goto(`${SHOP}/checkout/cart`, { waitUntil: 'domcontentloaded' });
  expect(await page.getByRole('main').getByRole('spinbutton').filter({ visible: true }).first().inputValue()).toBe('1');
  expect([...new Set(keys)]).toEqual([expect.stringMatching(/./)]);
}

test('an early "Agregar" whose answer is lost and that is tapped again while the shop is asked again by itself adds once', async () => {
  const { page, forgive } = await visitor();
  forgive(BROKEN_OFF);
  await hold(page, PICTURES);
  // the shop's own second attempt and the tap's are both on their way before either is answered
  const both = Promise.withResolvers<void>();
  const keys = await loseFirstAnswer(
    page,
    () => page.waitForSelector(AWAKE),
    async (sent) => {
      if (sent.length > 2) both.resolve();
      await both.promise;
    },
  );
  await page.goto(PAGES.product, { waitUntil: 'domcontentloaded' });
  await buyButton(page).click();
  await page.getByText(FAILED).first().waitFor();
  await buyButton(page).click();
  await page.getByText('Agregado a tu carrito').waitFor();
  await expectOneInCart(page, keys);
});

test('an early "Agregar" whose answer is lost is asked for again by itself; what said that it failed goes when it is in the cart', async () => {
  const { page, forgive } = await visitor();
  forgive(BROKEN_OFF);
  await hold(page, PICTURES);
  const failed = page.getByText(FAILED).first();
  const keys = await loseFirstAnswer(
    page,
    () => page.waitForSelector(AWAKE),
    () => failed.waitFor(),
  );
  await page.goto(PAGES.product, { waitUntil: 'domcontentloaded' });
  await buyButton(page).click();
  await page.getByText('Agregado a tu carrito').waitFor();
  await failed.waitFor({ state: 'hidden' });
  await expectOneInCart(page, keys);
});

test('an early "Agregar" whose answer is lost is sent as a form, and adds once, when the scripts never come', async () => {
  const { page, forgive } = await visitor();
  forgive(BROKEN_OFF);
  await hold(page, SCRIPTS);
  const keys = await loseFirstAnswer(
    page,
    async () => undefined,
    async () => undefined,
  );
  await page.goto(PAGES.product, { waitUntil: 'domcontentloaded' });
  await buyButton(page).click();
  await page.waitForURL(/\/checkout\/cart/, { waitUntil: 'commit' });
  await expectOneInCart(page, keys);
});

test('a click in the first instant on a control that needs script is given back to it when it works', async () => {
  const { page } = await visitor();
  const letPicturesGo = await openFirstInstant(page, PAGES.product);
  await page.getByRole('button', { name: 'Uno más' }).filter({ visible: true }).first().click();
  await live(page);
  await expect.poll(() => page.getByRole('spinbutton').filter({ visible: true }).first().inputValue()).toBe('2');
  await letPicturesGo();
});

test('a click in the first instant on a control that is drawn anew, as an extension has changed what stands around it, is given back once', async () => {
  const { page, forgive } = await visitor();
  forgive(/island drawn anew/);
  const letScriptsGo = await hold(page, SCRIPTS);
  await page.goto(PAGES.product, { waitUntil: 'domcontentloaded' });
  const tool = page.locator('.tool-favorites');
  await tool.evaluate((button) => {
    button.insertAdjacentHTML('beforebegin', '<div></div>');
    button.dataset.written = '';
  });
  await tool.click();
  await letScriptsGo();
  await page.waitForSelector('.tool-favorites[aria-pressed="true"]:not([data-written])');
  await page.waitForFunction(() => document.querySelector('[data-island="product-tools"][data-awake]'));
  expect(await tool.getAttribute('aria-pressed')).toBe('true');
  expect(page.url()).toBe(PAGES.product);
});

/** In the page: a tap on "Agregar" in the moment its component has been handed the form and has not drawn it yet. */
function tapWhileHydrating(isDisturbed: boolean): void {
  const listen = EventTarget.prototype.addEventListener;
  let heard = 0;
  EventTarget.prototype.addEventListener = function (type: string, ...rest: [never, never?]) {
    if (type === 'submit' && this instanceof HTMLElement && this.dataset.island === 'purchase' && ++heard === 2)
      queueMicrotask(() => {
        const form = document.querySelector<HTMLFormElement>('form[data-adds]');
        // What an extension puts in between has React draw all of it anew.
        if (isDisturbed) form?.querySelector('.stock')?.insertAdjacentHTML('afterend', '<div></div>');
        form?.querySelector<HTMLButtonElement>('.btn-buy')?.click();
      });
    return listen.call(this, type, ...rest);
  };
}

const TAKEN_OVER = [
  { form: 'as the server wrote it', isDisturbed: false },
  { form: 'which an extension has changed', isDisturbed: true },
];

test.each(sampledOf(TAKEN_OVER, 2, 1))(
  'a tap on "Agregar" just as its component takes over the form, $form, adds once',
  async ({ isDisturbed }) => {
    const { page, forgive } = await visitor({ width: 1440 });
    forgive(/island drawn anew/);
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().includes('/f/cart/add')) return;
      keys.push(new URLSearchParams(request.postData() ?? '').get('key') ?? '');
    });
    await page.addInitScript(tapWhileHydrating, isDisturbed);
    await page.goto(PAGES.product, { waitUntil: 'load' });
    await page.keyboard.press('Shift');
    await Promise.any([
      page.getByText('Agregado a tu carrito').waitFor(),
      page.waitForURL(/\/checkout\/cart/, { waitUntil: 'commit' }),
    ]);
    await expectOneInCart(page, keys);
  },
);

test('a click in the first instant on a button of a form sends the form when the scripts never come', async () => {
  const { page } = await visitor();
  await hold(page, SCRIPTS);
  await page.goto(PAGES.product, { waitUntil: 'domcontentloaded' });
  await page.locator('form:has(.tool-compare) .tool-compare').click();
  await page.waitForURL(/\/compare/, { waitUntil: 'commit' });
  expect(await page.getByRole('main').textContent()).toContain(PRODUCT.name);
});

test('quick taps on "Uno más" and then "Agregar" in the first instant add as many as were tapped; the count answers before the shop does, and the page stays', async () => {
  const { page } = await visitor();
  const letScriptsGo = await hold(page, SCRIPTS);
  const letAnswersGo = await hold(page, ADD);
  await page.goto(PAGES.product, { waitUntil: 'domcontentloaded' });
  const more = page.getByRole('button', { name: 'Uno más' }).filter({ visible: true }).first();
  const quantity = page.getByRole('spinbutton').filter({ visible: true }).first();
  await more.click();
  await more.click();
  expect(await quantity.inputValue()).toBe('3');
  const sent = page.waitForRequest(ADD);
  await buyButton(page).click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('qty')).toBe('3');
  await expect.poll(() => badge(page).textContent()).toContain('3');
  await letScriptsGo();
  await page.waitForSelector(AWAKE);
  await letAnswersGo();
  await page.getByText('Agregado a tu carrito').waitFor();
  expect(await quantity.inputValue()).toBe('3');
  expect(await badge(page).textContent()).toContain('3');
  expect(page.url()).toBe(PAGES.product);
});

test('a quantity typed on the cart’s page before its script runs is the one of the cart', async () => {
  const { page } = await visitor();
  await page.goto(PAGES.product);
  await buyButton(page).click();
  await page.getByText('Agregado a tu carrito').waitFor();
  const letScriptsGo = await hold(page, SCRIPTS);
  await page.goto(`${SHOP}/checkout/cart`, { waitUntil: 'domcontentloaded' });
  const quantity = page.getByRole('main').getByRole('spinbutton').filter({ visible: true }).first();
  await quantity.fill('3');
  const sent = page.waitForRequest('**/f/cart/set*');
  await letScriptsGo();
  expect(new URLSearchParams((await sent).postData() ?? '').get('qty')).toBe('3');
  await page.waitForSelector('[data-island="cart-page"][data-awake]:not(:has([data-updating]))');
  expect(await quantity.inputValue()).toBe('3');
});

test('an early "Agregar" that something else than the shop answers is sent as a form when the scripts never come', async () => {
  const { page } = await visitor();
  await hold(page, SCRIPTS);
  let isAnswered = false;
  await page.route(ADD, (route) => {
    if (isAnswered) return route.continue();
    isAnswered = true;
    return route.fulfill({ contentType: 'text/html', body: '<p>Inicia sesión en la red</p>' });
  });
  await page.goto(PAGES.product, { waitUntil: 'domcontentloaded' });
  await buyButton(page).click();
  await page.waitForURL(/\/checkout\/cart/, { waitUntil: 'commit' });
  expect(await page.getByRole('main').getByRole('spinbutton').filter({ visible: true }).first().inputValue()).toBe('1');
});

test('what is bought before anything runs, after another value was tapped, is what was chosen', async () => {
  const { page } = await visitor();
  const letScriptsGo = await hold(page, SCRIPTS);
  await page.goto(`${SHOP}/p/SOFA-CHESTER/sofa-chesterfield-capitonado-1001/SOFA-CHESTER-AZ-2P`);
  await page.getByRole('link', { name: 'Terracota', exact: true }).click();
  const sent = page.waitForRequest(ADD);
  await buyButton(page).click();
  await letScriptsGo();
  expect(new URLSearchParams((await sent).postData() ?? '').get('sku')).toBe('SOFA-CHESTER-TE-2P');
  await page.getByText('Agregado a tu carrito').waitFor();
});

test.each([{ tells: true }, { tells: false }])(
  'a page that is the same for everyone says how many are in the cart, told cookies without waiting: $tells',
  async ({ tells }) => {
    const { page, context } = await visitor();
    await hold(page, SCRIPTS);
    await page.goto(PAGES.home);
    const { storeId = '' } = await page.evaluate(() => ({ ...document.body.dataset }));
    await context.addCookies([{ name: `cart-marker-${storeId}`, value: '1.3', url: SHOP }]);
    await page.addInitScript((isTold) => {
      const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
      Object.defineProperty(Document.prototype, 'cookie', {
        get() {
          if (document.readyState !== 'complete') window.cookiesRead = (window.cookiesRead ?? 0) + 1;
          return get?.call(this);
        },
      });
      if (!isTold) Object.defineProperty(window, 'cookieStore', { value: undefined });
    }, tells);
    for (const path of Object.values(PAGES)) {
      await page.goto(path);
      await expect.poll(() => badge(page).getAttribute('data-cart-count')).toBe('3');
      expect((await page.evaluate(() => window.cookiesRead ?? 0)) > 0).toBe(!tells);
    }
  },
);
