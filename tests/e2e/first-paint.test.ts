import type { Page, Route } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sampledOf } from '../sample';
import { browserForFile, type Visitor } from './browser';
import { buyableProduct } from './buyable';

const visitor = browserForFile();
const SHOP = inject('shops').embedded;

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const PATHS = [
  '/',
  '/c/salas-10',
  '/c/salas-10?vista=lista',
  buyableProduct().path,
  // With variants, sold out, and a motorcycle.
  '/p/SOFA-CHESTER/sofa-chesterfield-capitonado-1001',
  '/p/LAVA-SUPERIOR/lavadora-automatica-de-carga-superior-18-kg-1043',
  '/p/MOTO-VAIVEN-150/motoneta-vaiven-150-azul-1070',
  '/catalogsearch/result?q=sala',
  '/catalogsearch/result?q=nadadeesto',
  '/checkout/cart',
  '/preguntas-frecuentes',
  '/error',
];
const LATE = /\/assets\/late-\w+\.css$/;

/** Whether the sheets of this kind are there and apply. */
const isApplied = (page: Page, kind: string) =>
  page.evaluate(
    (links) => [...document.querySelectorAll<HTMLLinkElement>(links)].every(({ sheet }) => sheet !== null),
    kind,
  );
const LATE_SHEET = 'body > link[fetchpriority]';
const FIRST_SHEET = 'head > link[rel="stylesheet"]';

/** Keeps the late styles back until they are let go; the document stands before them, with its first ones. */
async function openWithoutLateStyles(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(LATE, (route) => void held.push(route));
  await page.goto(`${SHOP}${path}`, { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBe(1);
  await page.locator(LATE_SHEET).waitFor({ state: 'attached' });
  await expect.poll(() => isApplied(page, FIRST_SHEET)).toBe(true);
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await expect.poll(() => isApplied(page, LATE_SHEET)).toBe(true);
  };
}

/**
 * What is seen of each element on the first screen, with what stands before and after its content, by element. What
 * follows from the page below it is left out: margins that are its auto, and lengths.
 */
const firstScreen = (page: Page) =>
  page.evaluateHandle(() => {
    const left = /height|block-size|origin|^inset-|^margin|^grid-template-rows$|^(top|bottom|left|right)$/;
    const styleOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && ['none', 'normal'].includes(style.content)) return '';
      return [...style]
        .flatMap((name) => (left.test(name) ? [] : `${name}:${style.getPropertyValue(name)}`))
        .sort()
        .join(';');
    };
    const seen = new Map<Element, string>();
    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect();
      const [y, x, end, side] = [
        Math.max(box.top, 0),
        Math.max(box.left, 0),
        Math.min(box.bottom, innerHeight),
        Math.min(box.right, innerWidth),
      ];
      if (end <= y || side <= x || !element.checkVisibility({ visibilityProperty: true })) continue;
      const place = [y, x, end, side].map(Math.round).join(' ');
      seen.set(
        element,
        [place, styleOf(element), styleOf(element, '::before'), styleOf(element, '::after')].join('\n'),
      );
    }
    return seen;
  });

type Seen = Awaited<ReturnType<typeof firstScreen>>;

/** Elements that look otherwise than they did; those that scripts have put there since are none of them. */
const changed = (before: Seen, after: Seen): Promise<string[]> =>
  before.evaluate(
    (seen, now) =>
      [...seen]
        .filter(([element, look]) => now.get(element) !== look)
        .map(([element]) => `${element.localName}.${element.getAttribute('class')}`),
    after,
  );

const looks = (seen: Seen): Promise<string[]> =>
  seen.evaluate((map) => [...map].map(([{ localName }, look]) => `${localName} ${look}`));

declare global {
  interface Window {
    shift?: number;
  }
}

const observeShift = (page: Page) =>
  page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shift = (window.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shift = (page: Page) => page.evaluate(() => window.shift);

/**
 * Opens a page without its late styles and lets them come: nothing on its first screen looks otherwise then, and
 * nothing has moved.
 */
async function expectWholeAtFirst(page: Page, path: string): Promise<void> {
  const letGo = await openWithoutLateStyles(page, path);
  const [before, shiftBefore] = [await firstScreen(page), await shift(page)];
  expect((await looks(before)).length).toBeGreaterThan(20);
  await letGo();
  expect(await changed(before, await firstScreen(page))).toEqual([]);
  expect(await shift(page)).toBe(shiftBefore);
}

/** Every fourth page, each on one of the screens by turns; the soak looks at all of them on both. */
const LOOKS = PATHS.flatMap((path, turn) =>
  sampledOf(SCREENS, SCREENS.length, turn).map((screen) => ({ ...screen, path })),
);

test.each(sampledOf(LOOKS, 4))(
  '$path at $width px: the first screen is painted without the late styles, and nothing moves when they come',
  async ({ path, ...screen }) => {
    const { page } = await visitor();
    await page.setViewportSize(screen);
    await observeShift(page);
    await expectWholeAtFirst(page, path);
  },
);

test.each(sampledOf(SCREENS, SCREENS.length))(
  'without script at $width px: a cart with a product in it and its checkout are painted whole at first',
  async (screen) => {
    const { page } = await visitor({ script: false });
    await page.setViewportSize(screen);
    await page.goto(`${SHOP}${buyableProduct().path}`);
    await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
    await page.waitForURL(/\/checkout\/cart/);
    for (const path of ['/checkout/cart', '/checkout']) {
      await expectWholeAtFirst(page, path);
      await page.unroute(LATE);
    }
  },
);

/** The sheet of all pages, in its head or as one that is fetched for the next page. */
const sharedSheet = (page: Page) => page.locator('link[rel="stylesheet"][href^="/assets/shop-"]');

async function fetchSheet({ page, context }: Visitor): Promise<void> {
  await page.goto(`${SHOP}/`);
  expect(await sharedSheet(page).getAttribute('media')).toBe('not all');
  await expect.poll(async () => (await context.cookies(SHOP)).map(({ name }) => name)).toContain('__Host-styles');
}

test.each([{ script: true }, { script: false }])(
  'with script $script: the next page of a browser that has the sheet takes it from there',
  async ({ script }) => {
    const further = await visitor({ script });
    await fetchSheet(further);
    const response = await further.page.goto(`${SHOP}/preguntas-frecuentes`);
    expect(response?.headers()['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^' ]+';/);
    expect(await sharedSheet(further.page).getAttribute('media')).toBeNull();
    expect(await further.page.locator('style').count()).toBe(1);
  },
);

test('a page looks the same in both of its forms', async () => {
  const [first, further] = [await visitor({ script: false }), await visitor({ script: false })];
  await fetchSheet(further);
  for (const { page } of [first, further]) await page.goto(`${SHOP}/preguntas-frecuentes`);
  expect(await looks(await firstScreen(further.page))).toEqual(await looks(await firstScreen(first.page)));
});

test.each(['/', '/c/salas-10', buyableProduct().path, '/catalogsearch/result?q=sala', '/ofertas'])(
  '%s asks for its largest picture in the head, once, as it stands in the page',
  async (path) => {
    const { page } = await visitor({ script: false });
    const asked: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'image' && asked.push(request.url())));
    await page.goto(`${SHOP}${path}`);
    const largest = page.locator('img[fetchpriority]');
    const wanted = await largest.evaluate((image: HTMLImageElement) => {
      const { srcset, sizes } = image.parentElement?.querySelector('source') ?? {};
      return { srcset, sizes, address: image.currentSrc };
    });
    const preload = page.locator('head > link[rel="preload"][as="image"]');
    expect(await preload.evaluate(({ imageSrcset, imageSizes }: HTMLLinkElement) => [imageSrcset, imageSizes])).toEqual(
      [wanted.srcset, wanted.sizes],
    );
    expect(asked.filter((address) => address === wanted.address)).toHaveLength(1);
    expect(asked.filter((address) => address.includes('/media/'))[0]).toBe(wanted.address);
  },
);
