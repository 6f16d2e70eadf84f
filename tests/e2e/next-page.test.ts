import type { Page, Request } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { patiently } from '../patiently';
import { sampledOf } from '../sample';
import { browserForFile, LATE_MS, seriousFindings } from './browser';
import { buyableProduct } from './buyable';
import { hold } from './hold';
import { openLive } from './live';

const visitor = browserForFile('keeps pages');
const { product: BUYABLE } = buyableProduct();
const SHOP = inject('shops').embedded;
const LISTS = { home: '/', category: '/c/salas-10', search: '/catalogsearch/result?q=sala' };
const CATEGORY = `${SHOP}${LISTS.category}`;
const FRACTION_PX = 2;

/** What stood on the screen in place of the list before the next page came. */
interface Opening {
  name: string;
  price: string;
  picture: string;
  said: string;
  hidden: string | null;
  busy: string | null;
  /** Top of the header, of the picture, of the name and of the price, and left and width of the picture. */
  places: number[];
}

/** A page, or an element that stands for one. */
type Root = { querySelector: Document['querySelector'] };

declare global {
  interface Window {
    places?: (root: Root) => number[];
    returned?: { persisted: boolean; isWhole: boolean; top: number; count: string };
  }
}

/** Notes what an opening shows, and how a page comes back. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    const textOf = (root: Root, selector: string) => root.querySelector(selector)?.textContent?.trim() ?? '';
    const sourceOf = (root: Root) => root.querySelector<HTMLImageElement>('.shot img')?.currentSrc ?? '';
    window.places = (root) => {
      const boxes = ['.header', '.shot .picture', 'h1', '.price-page'].map((selector) =>
        root.querySelector(selector)?.getBoundingClientRect(),
      );
      const [, picture] = boxes;
      return [...boxes.map((box) => box?.top ?? -1), picture?.left ?? -1, picture?.width ?? -1].map(Math.round);
    };
    new MutationObserver(() => {
      const opening = document.querySelector('.opening');
      if (!opening || sessionStorage.getItem('opening')) return;
      // What grows into its place is measured in its place.
      for (const one of document.getAnimations())
        if ((one.effect as KeyframeEffect | null)?.target?.closest('.opening')) one.finish();
      const noted: Opening = {
        name: textOf(opening, 'h1'),
        price: textOf(opening, '.price-page .price-now'),
        picture: sourceOf(opening),
        said: textOf(document, 'main + [role=status]'),
        hidden: opening.ariaHidden,
        busy: document.querySelector('main')?.ariaBusy ?? null,
        places: window.places?.(opening) ?? [],
      };
      sessionStorage.setItem('opening', JSON.stringify(noted));
    }).observe(document, { childList: true, subtree: true });
    addEventListener('pageshow', ({ persisted }) => {
      const main = document.querySelector('main');
      const isWhole = main?.checkVisibility() === true && !main.hasAttribute('style');
      requestAnimationFrame(() => {
        const count = document.querySelector('[data-cart-count]')?.textContent ?? '';
        window.returned = { persisted, isWhole, top: scrollY, count };
      });
    });
  });

const opening = (page: Page): Promise<Opening> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('opening') ?? 'null'));
const openings = (page: Page) => page.evaluate(() => document.querySelectorAll('.opening').length);
const card = (page: Page, number: number) => page.locator('main .card-name a').nth(number);
const rulesOf = (page: Page) => page.locator('script[type=speculationrules]').count();

/** Notes what a page asks for; `quiet` waits until it has all it asked for and asks for nothing more. */
function requestsOf(page: Page) {
  const asked: string[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname);
    open.add(request);
  });
  const end = (request: Request): void => {
    open.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const quiet = (): Promise<void> =>
    patiently(async () => {
      const before = asked.length;
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
      );
      expect([asked.slice(before), [...open].map((request) => request.url())]).toEqual([[], []]);
    });
  return { asked, quiet };
}

/** Paths of the pictures of a list that are not there yet, in each of their widths. */
const missingPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]')]
      .filter((picture) => !picture.complete)
      .flatMap((picture) => {
        const sources = [...(picture.closest('picture')?.querySelectorAll('source') ?? []), picture];
        const written = sources.flatMap(({ srcset }) =>
          srcset.split(/,\s+/).map((one) => one.trim().split(/\s+/)[0] ?? ''),
        );
        return [...written, picture.src].filter(Boolean).map((address) => new URL(address, location.href).pathname);
      }),
  );

/** Going back as people do; the page that is left cannot tell that it is done. */
const goBack = (page: Page) => page.evaluate(() => setTimeout(() => history.back()));

describe('back', () => {
  test.each(sampledOf(Object.entries(LISTS), 3))(
    'ROUTE-091 %s comes back as it was left, without a request, and counts what was added meanwhile',
    async (_, path) => {
      const { page } = await visitor({ touch: true });
      await observe(page);
      const { asked, quiet } = requestsOf(page);
      await openLive(page, SHOP + path, 'load');
      await card(page, 3).scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(0);
      const missing = await missingPictures(page);
      const ofList = new Set(asked);
      await card(page, 3).tap();
      await page.waitForURL(/\/p\//);
      await page.evaluate(async (sku) => {
        const answer = await fetch('/f/cart/add', {
          method: 'POST',
          body: new URLSearchParams({ sku, qty: '2' }),
          headers: { accept: 'application/json' },
        });
        if (!answer.ok) throw new Error(`not added: ${answer.status} ${await answer.text()}`);
        // What is not read to its end goes on being asked for.
        await answer.text();
      }, BUYABLE.sku);
      await page.keyboard.press('Shift');
      await page.waitForSelector('[data-live-now]');
      await page.waitForLoadState('load');
      await quiet();
      const before = asked.length;
      await goBack(page);
      await expect
        .poll(() =>
          page.evaluate(() => (location.pathname.startsWith('/p/') ? null : window.returned)).catch(() => null),
        )
        .toMatchObject({ persisted: true, isWhole: true });
      const returned = await page.evaluate(() => window.returned);
      expect(Math.abs((returned?.top ?? -1) - top)).toBeLessThanOrEqual(FRACTION_PX);
      expect(returned?.count).toMatch(/^2/);
      expect(await openings(page)).toBe(0);
      // How far below the screen a list fetches its pictures is the browser's to say: one it had not come to may come now.
      const mayCome = new Set(missing.filter((path) => !ofList.has(path)));
      expect(asked.slice(before).filter((path) => !mayCome.has(path))).toEqual([]);
    },
  );
});

describe('a tap on a product', () => {
  test.each([
    { width: 390, touch: true },
    { width: 1440, touch: false },
  ])('is answered by the beginning of its page, in its places ($width)', async ({ width, touch }) => {
    const { page } = await visitor({ width, touch, motion: true });
    await observe(page);
    await openLive(page, CATEGORY, 'load');
    const name = await card(page, 2).innerText();
    await card(page, 2).scrollIntoViewIfNeeded();
    await (touch ? card(page, 2).tap() : card(page, 2).click());
    await page.waitForURL(/\/p\//);
    const shown = await opening(page);
    expect(shown).toMatchObject({ name, hidden: 'true', busy: 'true', said: `Abriendo ${name}` });
    expect(shown.picture).toMatch(/\/media\//);
    expect(await page.locator('h1').innerText()).toBe(name);
    expect(await page.locator('.price-page .price-now').textContent()).toBe(shown.price);
    expect(await page.evaluate(() => window.places?.(document))).toEqual(shown.places);
  });

  test('the keyboard is answered too; Escape gives the list back, and another tab leaves it alone', async () => {
    const { page, context } = await visitor({ touch: true });
    await observe(page);
    await openLive(page, CATEGORY, 'load');
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await card(page, 1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => openings(page)).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await openings(page)).toBe(0);
    expect(
      await page.evaluate(() => [
        document.querySelector('main')?.ariaBusy ?? null,
        document.querySelector('main + [role=status]')?.textContent,
        document.activeElement === document.querySelectorAll('main .card-name a')[1],
      ]),
    ).toEqual([null, '', true]);
    for (const modifier of ['Control', 'Shift'] as const) await card(page, 1).click({ modifiers: [modifier] });
    expect(await openings(page)).toBe(0);
    for (const tab of context.pages()) if (tab !== page) await tab.close();
  });

  test('is answered where React has not come', async () => {
    const { page } = await visitor({ touch: true });
    await hold(page, '**/assets/react-*.js');
    await page.goto(CATEGORY, { waitUntil: 'load' });
    await expect
      .poll(async () => {
        // Heard behind what answers: it is there at one of these taps.
        await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
        // What answered the tap before, later than it was looked for, lies over the card.
        await card(page, 0).tap({ force: true });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        return openings(page);
      })
      .toBe(1);
    await page.keyboard.press('Escape');
    expect(await openings(page)).toBe(0);
  });

  test('the beginning of its page takes the taps that come behind it', async () => {
    const { page } = await visitor({ touch: true });
    await openLive(page, CATEGORY, 'load');
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    const box = await card(page, 1).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
    await page.touchscreen.tap(x, y);
    await expect.poll(() => openings(page)).toBe(1);
    const hit = () => page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.className, [x, y] as const);
    expect(await hit()).toBe('opening');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.opening') ?? null)).toBeNull();
    await page.keyboard.press('Escape');
    expect(await hit()).not.toBe('opening');
  });

  test('a navigation that is stopped gives the list back', async () => {
    const { page } = await visitor({ touch: true });
    await observe(page);
    await openLive(page, CATEGORY, 'load');
    await page.evaluate(() =>
      navigation.addEventListener('navigate', () => {
        requestAnimationFrame(() => {
          sessionStorage.setItem('stopped', String(document.querySelectorAll('.opening').length));
          setTimeout(() => window.stop());
        });
      }),
    );
    await page.route('**/p/**', () => undefined);
    const box = await card(page, 0).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 5, (box?.y ?? 0) + 5).catch(() => undefined);
    await expect.poll(() => openings(page)).toBe(0);
    expect(await page.evaluate(() => [sessionStorage.getItem('stopped'), location.pathname])).toEqual([
      '1',
      LISTS.category,
    ]);
  });
});

test('without a network a tap keeps the list and says why, and nothing opens by itself when it is back', async () => {
  const { page, context } = await visitor({ touch: true });
  await openLive(page, CATEGORY, 'load');
  await card(page, 1).scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await card(page, 1).tap();
  await expect.poll(() => page.locator('.toast').allInnerTexts()).toContainEqual(expect.stringMatching(/no se abre/));
  await context.setOffline(false);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect([new URL(page.url()).pathname, await openings(page)]).toEqual([LISTS.category, 0]);
  await card(page, 1).tap();
  await page.waitForURL(/\/p\//);
});

test.skipIf(LATE_MS > 0)('a mouse that rests on a product fetches its page, which the policy allows', async () => {
  const { page } = await visitor({ width: 1440 });
  await openLive(page, CATEGORY, 'load');
  await expect.poll(() => rulesOf(page)).toBe(1);
  const path = new URL((await card(page, 0).getAttribute('href')) ?? '', SHOP).pathname;
  const fetched = page.waitForRequest(
    (request) => new URL(request.url()).pathname === path && request.headers()['sec-purpose'] === 'prefetch',
  );
  await card(page, 0).hover();
  await fetched;
});

/** A finger of a visitor on the list, at a card, and what becomes of what is fetched ahead for it. */
async function fingerAt(number: number) {
  const { page, context } = await visitor({ touch: true });
  await openLive(page, CATEGORY, 'load');
  await expect.poll(() => rulesOf(page)).toBe(1);
  await card(page, number).scrollIntoViewIfNeeded();
  const box = await card(page, number).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
  const session = await context.newCDPSession(page);
  const fetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status, prefetchStatus }) =>
    fetched.push(`${new URL(prefetchUrl).pathname} ${status === 'Running' ? status : prefetchStatus}`),
  );
  await session.send('Preload.enable');
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }] });
  const href = (await card(page, number).getAttribute('href')) ?? '';
  return { page, touch, fetched, path: new URL(href, SHOP).pathname };
}

/** Pixels a finger is moved by at a time. */
const STEPS = [10, 40, 80, 120];

test('a finger that rests on a product fetches its page, which the policy allows, is answered within the click and opens what it fetched', async () => {
  const { page, touch, fetched, path } = await fingerAt(2);
  // Heard behind what answers.
  await page.evaluate(() =>
    addEventListener('click', () =>
      sessionStorage.setItem('within', String(document.querySelectorAll('.opening').length)),
    ),
  );
  await touch('touchStart');
  await expect.poll(() => fetched).toContain(`${path} Running`);
  await touch('touchEnd');
  await page.waitForURL(/\/p\//);
  expect(await page.evaluate(() => sessionStorage.getItem('within'))).toBe('1');
  await expect.poll(() => fetched).toContain(`${path} PrefetchResponseUsed`);
});

test('what a finger rested on that scrolls after all is broken off', async () => {
  const { page, touch, fetched, path } = await fingerAt(2);
  await page.evaluate(() => addEventListener('scroll', () => document.documentElement.setAttribute('data-moved', '')));
  await touch('touchStart');
  await expect.poll(() => fetched).toContain(`${path} Running`);
  for (const up of STEPS) await touch('touchMove', up);
  await touch('touchEnd');
  await page.waitForSelector('[data-moved]', { state: 'attached' });
  await expect.poll(() => fetched.at(-1)).toBe(`${path} PrefetchEvictedAfterCandidateRemoved`);
  expect(await page.locator('[data-pressed]').count()).toBe(0);
});

/** How much later timers of a page come, so that what a finger does counts and not how busy the machine is. */
const LATER = 50;
const slowTimers = (page: Page) =>
  page.evaluate((times) => {
    const { setTimeout: real } = window;
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => real(run, ms * times) });
  }, LATER);
/** Until whatever waits for a finger to rest would have come: a timer of the page that is due after it. */
const rested = (page: Page) => page.evaluate(() => new Promise((due) => setTimeout(due, 60)));

test('a finger that scrolls at once fetches nothing', async () => {
  const { page, touch, fetched } = await fingerAt(2);
  await page.evaluate(() => addEventListener('scroll', () => document.documentElement.setAttribute('data-moved', '')));
  await slowTimers(page);
  await touch('touchStart');
  for (const up of STEPS) await touch('touchMove', up);
  await page.waitForSelector('[data-moved]', { state: 'attached' });
  await rested(page);
  expect([fetched, await page.locator('[data-pressed]').count()]).toEqual([[], 0]);
  await touch('touchEnd');
});

test('a tap that is over before a finger rests asks for its page once', async () => {
  const { page, touch, fetched } = await fingerAt(2);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await slowTimers(page);
  await touch('touchStart');
  await touch('touchEnd');
  await rested(page);
  expect([fetched, await page.locator('[data-pressed]').count()]).toEqual([[], 0]);
});

test('with Save-Data nothing is fetched ahead', async () => {
  const { page } = await visitor({ width: 1440 });
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openLive(page, CATEGORY, 'load');
  // Behind whatever waits for a quiet moment.
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
  expect(await rulesOf(page)).toBe(0);
});
