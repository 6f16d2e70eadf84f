import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sampledOf } from '../sample';
import { browserForFile, LATE_MS, seriousFindings } from './browser';
import { openLive, seen } from './live';
import { type OwnShop, ownShop } from './own-shop';
import { addToCart, saidPrices } from './purchase';
import { withManyVariants } from './variants-demo';

const visitor = browserForFile('without pictures');
/** For what is about pictures. */
const seesPictures = browserForFile();
const shared = inject('shops').embedded;
const SOFA = '/p/SOFA-CHESTER/sofa-chesterfield-capitonado-1001';
const MADE = '/p/HECHO/hecho-a-mano-99001';
const MANY = '/p/MUCHOS/muchos-99002';
const [AWAKE, CHOSEN] = ['[data-island="offer"][data-awake]', '#opciones a[aria-current]'];
/** The components that show a variant. */
const SHOWN = ['gallery', 'variant-sku', 'offer', 'purchase', 'facts', 'buy-bar'];

let own: OwnShop;
beforeAll(async () => {
  own = await ownShop('variants', {}, [withManyVariants()]);
});
afterAll(() => own?.close());

/** Opens a product whose options answer by script; documents asked for after that are noted. */
async function openProduct(page: Page, url: string): Promise<Request[]> {
  await openLive(page, url);
  await page.locator('#opciones').scrollIntoViewIfNeeded();
  await page.waitForSelector(AWAKE, { state: 'attached' });
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') asked.push(request);
  });
  return asked;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
const price = (page: Page) => page.locator('.buy-price').innerText();
const sku = (page: Page) => page.locator('#agregar input[name="sku"]').inputValue();

/**
 * Names of the components that do not look as the server draws them for the same address, but for what only a browser
 * shows.
 */
const differing = (page: Page): Promise<string[]> =>
  page.evaluate(async (names) => {
    const parts = (root: Document): Map<string, Element> =>
      new Map(
        names.flatMap((name) => {
          const part = root.querySelector(`[data-island="${name}"]`);
          if (!part) return [];
          const copy = document.importNode(part, true);
          for (const name of copy.getAttributeNames()) copy.removeAttribute(name);
          for (const input of copy.querySelectorAll('input')) input.toggleAttribute('checked', input.checked);
          copy.innerHTML = copy.innerHTML.replace(/<!--[\s\S]*?-->/g, '');
          for (const element of copy.querySelectorAll<HTMLElement>('*')) {
            for (const name of ['data-awake', 'disabled']) element.removeAttribute(name);
            element.style.cssText = `${element.style.cssText}`;
          }
          for (const said of copy.querySelectorAll('[role="status"]')) said.textContent = '';
          copy.normalize();
          return [[name, copy]];
        }),
      );
    const shown = parts(document);
    // The styles of another page are not allowed in this one, not even unseen.
    const html = (await (await fetch(location.pathname)).text()).replace(/<style>[\s\S]*?<\/style>/g, '');
    const written = parts(new DOMParser().parseFromString(html, 'text/html'));
    return [...written].filter(([name, part]) => !shown.get(name)?.isEqualNode(part)).map(([name]) => name);
  }, SHOWN);

test.each(sampledOf(['embedded', 'upstream'] as const, 2, 1))(
  'every variant that is chosen is shown as its page shows it, under its address, without a document: %s',
  async (kind) => {
    const shop = inject('shops')[kind];
    const { page } = await visitor();
    const asked = await openProduct(page, shop + SOFA);
    const paths = new Set<string>();
    const choose = async (group: number, index: number) => {
      const link = page.locator('#opciones fieldset').nth(group).locator('a').nth(index);
      const wanted = new URL((await link.getAttribute('href')) ?? '', shop).pathname;
      await link.click();
      await expect.poll(() => pathOf(page)).toBe(wanted);
      await expect.poll(() => differing(page)).toEqual([]);
      paths.add(wanted);
    };
    for (const colour of [0, 1, 2]) {
      await choose(0, colour);
      for (const size of [1, 0]) await choose(1, size);
    }
    expect(paths.size).toBeGreaterThan(4);
    expect(asked).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
  },
);

test('by keyboard the focus stays on what was chosen and the page where it was, and what was chosen is said; going back to an address shows the variant it names', async () => {
  const { page } = await visitor({ width: 1440 });
  const asked = await openProduct(page, own.url + MADE);
  const top = () => page.evaluate(() => scrollY);
  await page.locator(CHOSEN).focus();
  const before = await top();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const label = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe(`${MADE}/HECHO-2`);
  expect(
    await page.evaluate(() => [
      document.activeElement?.getAttribute('aria-current'),
      document.activeElement?.textContent,
    ]),
  ).toEqual(['true', label]);
  expect(await top()).toBe(before);
  await page
    .getByRole('status')
    .filter({ hasText: `Elegiste ${label}. Precio: $1,392.00. Quedan 4.` })
    .waitFor({ state: 'attached' });
  await page.evaluate(() => {
    location.hash = 'opciones';
  });
  await page.locator('#opciones a').nth(0).click();
  await expect.poll(() => sku(page)).toBe('HECHO-0');
  await page.goBack();
  await expect.poll(async () => [pathOf(page), await sku(page)]).toEqual([`${MADE}/HECHO-2`, 'HECHO-2']);
  await expect.poll(() => differing(page)).toEqual([]);
  expect(asked).toEqual([]);
});

test('on a phone another variant begins with its first picture; an address that is opened again shows its variant, and going back leaves the product', async () => {
  const { page } = await seesPictures();
  await page.goto(`${shared}/c/salas-10`);
  await page.locator(`#lista a[href^="${SOFA}"]`).first().click();
  await page.waitForURL(`**${SOFA}`);
  await openProduct(page, page.url());
  const chosen = page.locator('#opciones fieldset').first().locator('a:not([aria-current])');
  const row = page.locator('.shots');
  const place = () => row.evaluate((element) => Math.round(element.scrollLeft));
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect.poll(place).toBeGreaterThan(100);
  const before = await row.locator('img').first().getAttribute('src');
  await chosen.first().click();
  await expect.poll(() => row.locator('img').first().getAttribute('src')).not.toBe(before);
  expect(await place()).toBe(0);
  const first = pathOf(page);
  await chosen.first().click();
  await expect.poll(() => pathOf(page)).not.toBe(first);
  expect(pathOf(page)).toContain(`${SOFA}/`);
  const shown = [await price(page), await sku(page), await page.locator(CHOSEN).allInnerTexts()];
  await page.reload();
  expect([await price(page), await sku(page), await page.locator(CHOSEN).allInnerTexts()]).toEqual(shown);
  await page.goBack();
  await page.waitForURL(/salas-10|sofa-chester/);
  if (page.url().includes(SOFA)) await page.goBack();
  await page.waitForURL(`${shared}/c/salas-10`);
});

test('what is added is what is on screen, however quickly it was chosen', async () => {
  const { page } = await seesPictures();
  await openProduct(page, own.url + MADE);
  const bodies: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/f/cart/add')) bodies.push(new URLSearchParams(request.postData() ?? '').get('sku'));
  });
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('#opciones a')];
    for (const at of [2, 0, 2]) links[at]?.click();
    document.querySelector<HTMLElement>('.buy-row .btn')?.click();
  });
  await page.getByText('Agregado a tu carrito').waitFor();
  expect(await page.locator('.toast img, [class*="toast"] img').first().getAttribute('src')).toContain(
    await page
      .locator('.gallery img')
      .first()
      .evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname),
  );
  expect([bodies, await sku(page)]).toEqual([['HECHO-2'], 'HECHO-2']);
  const [told, bar] = await Promise.all(['.toast', '.buy-bar'].map((part) => page.locator(part).first().boundingBox()));
  if (!told || !bar) throw new Error('neither what was added nor the bar that buys is seen');
  expect(told.y + told.height, 'what was added is told above the bar that buys').toBeLessThanOrEqual(bar.y);
  await page.goto(`${own.url}/checkout/cart`);
  expect(await page.getByRole('main').innerText()).toContain('$1,392.00');
  await page.goBack();
  await page.waitForSelector(CHOSEN);
  expect([pathOf(page), await sku(page)]).toEqual([`${MADE}/HECHO-2`, 'HECHO-2']);
});

test('what was typed and chosen stays, through a variant that is sold out too, and is priced with the variant', async () => {
  const { page } = await visitor({ width: 1440 });
  const asked = await openProduct(page, own.url + MADE);
  await page.getByRole('spinbutton').fill('3');
  await page.getByLabel(/Grabado/).fill('Ana');
  await page.getByRole('status').filter({ hasText: 'Con lo que elegiste: $1,276.00' }).waitFor();
  expect(await saidPrices(page)).toEqual(Array(3).fill('$1,276.00'));
  const warranty = page.locator('.warranties input[type="radio"]').nth(1);
  await warranty.check();
  const links = page.locator('#opciones a');
  await links.nth(1).click();
  await page.getByText('Se agotó. ¿Te avisamos cuando llegue?').waitFor();
  expect(await page.locator('#agregar, .warranties').count()).toBe(0);
  await links.nth(2).click();
  await page.getByRole('status').filter({ hasText: 'Con lo que elegiste: $2,300.20' }).waitFor();
  expect(await saidPrices(page)).toEqual(Array(3).fill('$2,300.20'));
  expect([
    await page.getByRole('spinbutton').inputValue(),
    await page.getByRole('spinbutton').getAttribute('max'),
  ]).toEqual(['3', '4']);
  expect([await page.getByLabel(/Grabado/).inputValue(), await warranty.isChecked()]).toEqual(['Ana', true]);
  await page.getByRole('button', { name: 'Uno más' }).first().click();
  await expect.poll(() => page.getByRole('button', { name: 'Uno más' }).first().isDisabled()).toBe(true);
  await links.nth(0).click();
  // A variant is drawn in the frame after the one that shows the tap.
  await expect.poll(() => page.getByRole('button', { name: 'Uno más' }).first().isDisabled()).toBe(false);
  await addToCart(page);
  await page.getByText('Agregado a tu carrito').waitFor();
  expect(asked).toEqual([]);
});

test('a form that comes with a variant works as one that came with the page', async () => {
  const { page } = await visitor({ width: 1440 });
  const asked = await openProduct(page, `${own.url}${MADE}/HECHO-1`);
  expect(await page.locator('#agregar').count()).toBe(0);
  await page.locator('#opciones a').nth(2).click();
  await page.waitForSelector('#agregar');
  await page.getByRole('button', { name: 'Uno más' }).first().click();
  await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2');
  await page.getByLabel(/Grabado/).fill('Ana');
  await page.getByRole('status').filter({ hasText: 'Con lo que elegiste: $1,531.20' }).waitFor();
  await addToCart(page);
  await page.getByText('Agregado a tu carrito').waitFor();
  expect(asked).toEqual([]);
});

test('a page of twenty variants fetches them once; where they do not come in time the link is followed', async () => {
  const { page } = await visitor();
  const answers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('variantes=')) answers.push(new URL(request.url()).pathname);
  });
  const answered = page.waitForResponse(/variantes=1/);
  const asked = await openProduct(page, own.url + MANY);
  await (await answered).finished();
  for (const at of [5, 11, 19]) {
    await page.locator('#opciones a').nth(at).click();
    await expect.poll(() => pathOf(page)).toBe(`${MANY}/M-${at}`);
    await expect.poll(() => differing(page)).toEqual([]);
  }
  expect([answers, asked]).toEqual([[MANY], []]);

  for (const late of [false, true]) {
    const other = await visitor();
    await other.page.route(
      /variantes=1/,
      (route) => (late ? new Promise(() => {}) : route.fulfill({ status: 503, body: '' })),
      { times: 1 },
    );
    const documents = await openProduct(other.page, own.url + MANY);
    await other.page.locator('#opciones a').nth(7).click();
    await other.page.waitForURL(`**${MANY}/M-7#opciones`);
    expect(documents).toHaveLength(1);
    expect(await sku(other.page)).toBe('M-7');
    if (!late) await expect.poll(() => other.noise.splice(0)).toHaveLength(1);
  }
});

test('what is added while the chosen variant is still coming is that variant', async () => {
  const { page } = await visitor();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/variantes=1/, async (route) => {
    await held;
    await route.continue();
  });
  await openProduct(page, own.url + MANY);
  const sent = page.waitForRequest(/\/f\/cart\/add/);
  await page.locator('#opciones a').nth(7).click();
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  letGo();
  expect(new URLSearchParams((await sent).postData() ?? '').get('sku')).toBe('M-7');
});

test.skipIf(LATE_MS > 0)(
  'a page shows the variants it holds for ten minutes; later the link is followed, for the price of that moment',
  async () => {
    const { page } = await visitor();
    await page.clock.install();
    const asked = await openProduct(page, own.url + MADE);
    await page.clock.fastForward('09:50');
    await page.locator('#opciones a').nth(2).click();
    await expect.poll(() => pathOf(page)).toBe(`${MADE}/HECHO-2`);
    expect(asked).toEqual([]);
    await page.clock.fastForward('00:20');
    const document = page.waitForRequest((request) => request.resourceType() === 'document');
    await page.locator('#opciones a').nth(0).click();
    expect(new URL((await document).url()).pathname).toContain('/HECHO-0');
  },
);

test('NOTIF-016 a choice that has no variant with what else was chosen changes that too, and says so', async () => {
  const { page } = await visitor();
  await openLive(page, `${own.url}/p/CRUZADO/cruzado-99003/C-0`);
  await seen(page, 'offer');
  const size = page.locator('#opciones fieldset').nth(1).locator('a[aria-current]');
  expect(await size.textContent()).toBe('Talla 0');
  await page.locator('#opciones fieldset').first().locator('a:not([aria-current])').first().click();
  await expect.poll(() => size.textContent()).toBe('Talla 1');
  await page.getByRole('status').getByText('No tenemos esa combinación').waitFor();
});

test('without script, before the script runs and in a new tab a value is a link', async () => {
  const plain = await visitor({ script: false });
  await plain.page.goto(own.url + MADE);
  await plain.page.locator('#opciones a').nth(2).click();
  await plain.page.waitForURL(`**${MADE}/HECHO-2`);
  expect(await sku(plain.page)).toBe('HECHO-2');

  const { page, context } = await visitor();
  await openProduct(page, own.url + MADE);
  const tab = context.waitForEvent('page');
  await page
    .locator('#opciones a')
    .nth(2)
    .click({ modifiers: ['ControlOrMeta'] });
  // Asked of the tab itself: Playwright may miss that a tab which opened behind has left about:blank.
  const opened = await tab;
  await expect.poll(() => opened.evaluate(() => location.pathname)).toBe(`${MADE}/HECHO-2`);
  expect([pathOf(page), await sku(page)]).toEqual([MADE, 'HECHO-0']);
});
