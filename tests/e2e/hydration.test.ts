import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { buildPieces } from '../../scripts/lib/build/browser-assets.ts';
import { BRANCHES_PATH } from '../../src/features/branches/branches-path';
import { CONTENT_PATHS, ROUTES } from '../../src/pages/routes';
import { sampledOf } from '../sample';
import { accountPages } from './account-pages';
import { browserForFile } from './browser';
import { signedInInGroup } from './customer';
import { expectRefusal } from './noise';
import { ordered } from './ordered';
import { fillCheckout } from './purchase';
import { SERVICE_TOKEN } from './shops';

const visitor = browserForFile('without pictures');
const shop = inject('shops').embedded;

/** Pages with what they are looked at with. */
const ASKED = {
  home: '/',
  category: '/c/salas-10',
  'filtered category': '/c/salas-10?price=2000-10000',
  'simple product': '/p/BURO-1C/buro-de-un-cajon-1023',
  'configurable product': '/p/SOFA-CHESTER/sofa-chesterfield-capitonado-1001',
  'grouped product': '/p/JUEGO-CHESTER/juego-de-sala-chesterfield-con-mesa-1008',
  bundle: '/p/COMEDOR-ARMA/comedor-rustico-arma-tu-juego-1033',
  'product out of stock': '/p/LAVA-SUPERIOR/lavadora-automatica-de-carga-superior-18-kg-1043',
  review: '/resena?sku=BURO-1C',
  'notice of stock': '/avisame?sku=LAVA-SUPERIOR',
  search: '/catalogsearch/result?q=sofa',
  'search without results': '/catalogsearch/result?q=zzzzzz',
  favourites: '/favoritos',
  'viewed products': '/vistos',
  comparison: '/compare',
  'scanning a code': '/escanear',
  'postal code': '/envio',
  'measures of a home': '/cabe-en-tu-casa?puerta-ancho=80&mide=2050x840x720&volver=%2Fc%2Fsalas-10',
  'pickup of a product': '/recoger?sku=BURO-1C',
  'way into a locked account': '/desbloquear',
  contact: '/contacto',
  newsletter: '/boletin',
  'finding an order': '/encuentra-tu-pedido',
  'signing in': '/login',
  'signing up': '/customer/account/create',
  'forgotten password': '/customer/account/forgot-password',
  cart: '/checkout/cart',
  checkout: '/checkout',
  'content page': '/preguntas-frecuentes',
  'page not found': '/nada',
  'home of the furniture store': '/muebles_america',
};

/** Pages at one address that hold no component of their own, or that others of these walks come to. */
const ELSEWHERE: readonly string[] = [
  ...CONTENT_PATHS,
  ...['home-alias', 'contact-alias', 'search-panel', 'error', 'page-not-found', 'dev-ui', 'desk-sign-in'],
  ...['order-success', 'create-password', 'confirm-email', 'email-back', 'connect-account', 'confirm-data'],
  ...['newsletter-confirm', 'newsletter-end', 'back-in-stock-end'],
];

/** Those, and each further page at one address that anyone is shown. */
const PAGES = {
  ...ASKED,
  ...Object.fromEntries(
    ROUTES.filter(
      ({ access, name, path }) =>
        access === 'anyone' &&
        !(path.includes('[') || ELSEWHERE.includes(name)) &&
        !Object.values(ASKED).some((asked) => asked.split('?')[0] === path),
    ).map(({ name, path }) => [name, path]),
  ),
};

/** Pages that answer 404 in this shop, which has no branches. */
const REFUSED: readonly string[] = [ASKED['page not found'], BRANCHES_PATH];

const MOST_PROPS = 4096;

interface Look {
  width: number;
  /** Whether the browser keeps a place, lists and a cart. */
  isFull: boolean;
  /** React's development build, which says on the console what differs. */
  isChecked: boolean;
}

const LOOKS: Look[] = [390, 1440].flatMap((width) =>
  [true, false].flatMap((isFull) => [true, false].map((isChecked) => ({ width, isFull, isChecked }))),
);

let checked: Awaited<ReturnType<typeof buildPieces>>;
beforeAll(async () => {
  checked = await buildPieces(true);
});

/** Has the page run the pieces that were built with React's development build in place of the shop's. */
const runChecked = (page: Page) =>
  page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    const isEntry = /\/shop-[\w-]+\.js$/.test(pathname);
    const wanted = isEntry ? checked.files['']?.[0] : pathname;
    const chunk = checked.chunks.find(({ fileName }) => `/${fileName}` === wanted);
    return chunk ? route.fulfill({ contentType: 'text/javascript', body: chunk.code }) : route.continue();
  });

/**
 * In the page: notes each island whose HTML after the hydrating commit is not what the server wrote, but for what the page
 * tells of a known place before the component runs (`browser/tell-delivery.ts`), which may come before or after.
 */
function compare(): void {
  const written = new Map<Element, string>();
  const htmlOf = (island: Element): string => {
    const copy = island.cloneNode(true) as Element;
    for (const told of copy.querySelectorAll('.told')) told.replaceChildren();
    return copy.innerHTML;
  };
  const differing: string[] = [];
  Object.assign(window, { differing });
  document.addEventListener('DOMContentLoaded', () => {
    for (const island of document.querySelectorAll('[data-island]')) written.set(island, htmlOf(island));
  });
  document.addEventListener('shop:hydrated', ({ target }) => {
    const island = target as HTMLElement;
    const before = written.get(island);
    const now = htmlOf(island);
    if (before !== undefined && before !== '' && before !== now)
      differing.push(`${island.dataset.island}: ${before} became ${now}`);
  });
}

/** In the page: fills what the browser keeps. */
function fill(): void {
  const kept = ['BURO-1C', 'SOFA-LINEAL'].map((sku) => ({ sku, at: Date.now() }));
  for (const list of ['favorites', 'compare', 'recently-viewed'])
    localStorage.setItem(`viu-${list}`, JSON.stringify(kept));
  localStorage.setItem('codigo-postal', '97000');
}

/** Wakes every island, those nobody has seen too, and answers which do not run. */
async function wakeAll(page: Page): Promise<string[]> {
  await page.keyboard.press('Shift');
  const asleep = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-island]')].flatMap((island) => {
        if (island.isAwake) return [];
        island.dispatchEvent(new Event('focusin', { bubbles: true }));
        return island.dataset.island ?? '';
      }),
    );
  await expect.poll(asleep).toEqual([]);
  return page.evaluate(() => (window as unknown as { differing: string[] }).differing);
}

/** Bytes of the props of all components of a document, compressed. */
const propsBytes = (html: string): number =>
  brotliCompressSync([...html.matchAll(/data-props='([^']*)'/g)].map(([, props]) => props).join('\n')).byteLength;

/** A browser that was here before: it has a cart, and keeps what `fill` puts there, though it shows no page. */
async function haveFull(page: Page): Promise<void> {
  const { origin } = new URL(shop);
  const added = await page.request.post(`${shop}/f/cart/add`, {
    headers: { origin, accept: 'application/json' },
    form: { sku: 'BURO-1C', qty: '1' },
  });
  expect(added.status()).toBe(200);
  await page.addInitScript(fill);
}

/** Every sixth page in `npm test`, each in the look that its turn brings; in the soak all of them in every look. */
const LOOKED_AT = sampledOf(Object.entries(PAGES), 6).map(([name, path], turn) => [name, path, turn] as const);

test.each(LOOKED_AT)(
  '%s: every component runs on exactly what the server wrote of it, and React finds nothing to say',
  async (_, path, turn) => {
    for (const { width, isFull, isChecked } of sampledOf(LOOKS, LOOKS.length, turn)) {
      const { page, noise } = await visitor({ width });
      if (isFull) await haveFull(page);
      await page.addInitScript(compare);
      if (isChecked) await runChecked(page);
      const answer = await page.goto(shop + path, { waitUntil: 'load' });
      if (REFUSED.includes(path)) await expectRefusal(noise, 404);
      else expect(answer?.status()).toBe(200);
      // Asked for again: what a page answered is gone where it leads on by itself, as a comparison with kept products does.
      expect(propsBytes(await (await page.request.get(shop + path)).text())).toBeLessThan(MOST_PROPS);
      expect(await wakeAll(page)).toEqual([]);
    }
  },
);

/** Somebody known, in `npm test` on a phone, in the soak at both widths and in both builds. */
const KNOWN = sampledOf(
  LOOKS.filter(({ isFull }) => isFull),
  4,
);

/** A page that tells what differs, in the build of a look. */
async function pageFor({ width, isChecked }: Look): Promise<Page> {
  const { page } = await visitor({ width });
  await page.addInitScript(compare);
  if (isChecked) await runChecked(page);
  return page;
}

test.each(KNOWN)('the desk ($width): every component runs on exactly what the server wrote of it', async (look) => {
  const number = await ordered(shop);
  const page = await pageFor(look);
  await page.goto(`${shop}/operacion/entrar`);
  await page.getByLabel('Clave de servicio').fill(SERVICE_TOKEN);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  for (const path of ['/operacion/pedidos?orden=recientes', `/operacion/pedido/${number}`]) {
    await page.goto(shop + path);
    expect(await wakeAll(page)).toEqual([]);
    expect(await page.locator('[data-island="desk-live"]').count()).toBe(1);
    if (path.includes('pedidos')) expect(await page.locator('[data-island="desk-keys"]').count()).toBe(1);
  }
});

test.each(KNOWN)(
  'pages of an account ($width): every component runs on exactly what the server wrote of it',
  async (look) => {
    const page = await pageFor(look);
    for (const path of sampledOf(Object.values(await accountPages(page, shop)), 4)) {
      await page.goto(shop + path);
      expect([path, await wakeAll(page)]).toEqual([path, []]);
    }
  },
);

test.each(KNOWN)(
  'pages of a customer in a price group ($width), shared ones and each step of the checkout: every component runs on exactly what the server wrote of it',
  async (look) => {
    const page = await pageFor(look);
    await signedInInGroup(page, shop, 2);
    await page.goto(`${shop}/my-account`);
    expect(await wakeAll(page)).toEqual([]);
    await haveFull(page);
    await page.goto(`${shop}/catalogsearch/result?q=silla+rustica`);
    const theirs = page.locator('[data-paid-by~="2"]').first();
    await theirs.locator('.price-was').waitFor();
    expect(await wakeAll(page)).toEqual([]);
    await page.goto(
      new URL((await page.locator('.card:has([data-paid-by~="2"]) a').first().getAttribute('href')) ?? '', shop).href,
    );
    await page
      .getByText(/^Ahorras/)
      .first()
      .waitFor();
    expect(await wakeAll(page)).toEqual([]);
    await page.goto(`${shop}/checkout/cart`);
    expect(await wakeAll(page)).toEqual([]);
    await page.goto(`${shop}/checkout`);
    await fillCheckout(page, true, async () => expect(await wakeAll(page)).toEqual([]));
  },
);
