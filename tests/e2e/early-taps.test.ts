import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { TAP_WAITS_MS } from '../../src/ui/time-limit';
import { sampledOf } from '../sample';
import { browserForFile } from './browser';
import { buyableProduct } from './buyable';
import { hold } from './hold';
import { openLive } from './live';

const visitor = browserForFile('without pictures');
const SHOP = inject('shops').embedded;
const CATEGORY = '/c/salas-10';
const PRODUCT = '/p/SOFA-CHESTER/sofa-chesterfield-capitonado-1001';
const SCRIPTS = '**/assets/*.js';
const HEART = '.card-keep.card-favorites';

interface Kind {
  kind: string;
  path: string;
  width?: number;
  /** What is done before anything of the page runs. */
  tap: (page: Page) => Promise<unknown>;
  /** Waits until it is done, once; answers what it was done to. */
  done: (page: Page) => Promise<unknown>;
}

const link = (page: Page, name: string) => page.getByRole('link', { name }).filter({ visible: true }).first();
const tapOn = (selector: string) => (page: Page) => page.locator(selector).filter({ visible: true }).first().click();
const window = (name: string) => (page: Page) => page.getByRole('dialog', { name }).waitFor();

const KINDS: Kind[] = [
  {
    kind: 'a heart',
    path: CATEGORY,
    tap: tapOn(HEART),
    done: async (page) => {
      await page.waitForSelector(`${HEART}[aria-pressed="true"]`);
      expect(await page.locator('[aria-pressed="true"]').count()).toBe(1);
    },
  },
  { kind: 'the cart', path: CATEGORY, tap: (page) => link(page, 'Carrito').click(), done: window('Carrito') },
  {
    kind: 'the menu',
    path: CATEGORY,
    tap: (page) => link(page, 'Categorías').click(),
    done: (page) => page.waitForSelector('[popover]:popover-open'),
  },
  {
    kind: 'the search',
    path: CATEGORY,
    tap: (page) => link(page, 'Buscar').click(),
    done: async (page) => {
      await page.waitForSelector('html[data-searching]');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('buscar');
    },
  },
  {
    kind: 'a filter',
    path: CATEGORY,
    tap: async (page) => {
      await page.getByRole('button', { name: 'Filtros' }).click();
      await page.locator('.choice input[type=checkbox]').filter({ visible: true }).first().check();
    },
    done: async (page) => {
      await page.waitForRequest((request) => new URL(request.url()).search !== '');
      expect(await page.locator('.choice input:checked').count()).toBe(1);
    },
  },
  {
    kind: 'a picture',
    path: PRODUCT,
    tap: tapOn('.shot button'),
    done: async (page) => {
      await page.waitForSelector('[data-island="gallery"][data-awake]');
      await page.waitForSelector('#grande-1:popover-open');
    },
  },
  {
    kind: 'another value',
    path: PRODUCT,
    tap: tapOn('#opciones a:not([aria-current])'),
    done: (page) => page.waitForURL(/\/SOFA-CHESTER-[^/]+$/),
  },
  {
    kind: 'a postal code',
    path: PRODUCT,
    tap: async (page) => {
      await page.locator('.delivery-form input').fill('97000');
      await tapOn('.delivery-form button')(page);
    },
    done: (page) =>
      page
        .getByText(/^Llega entre el /)
        .filter({ visible: true })
        .first()
        .waitFor(),
  },
  {
    kind: 'the place',
    path: PRODUCT,
    width: 1440,
    tap: (page) => link(page, 'Escribe tu código postal').click(),
    done: window('¿A dónde te lo enviamos?'),
  },
  {
    kind: 'the account',
    path: PRODUCT,
    width: 1440,
    tap: (page) => link(page, 'Mi cuenta').click(),
    done: window('Iniciar sesión'),
  },
];

test.each(sampledOf(KINDS, 2))(
  '$kind tapped before anything runs is answered in this document when it does',
  async (given) => {
    const { page } = await visitor({ width: given.width ?? 390 });
    // On a busy machine a piece may take longer than a tap waits for it: then its link would be followed.
    await page.addInitScript((waits) => {
      const later = setTimeout;
      const patient = (work: () => void, ms: number, ...rest: unknown[]) =>
        later(work, ms === waits ? 2 ** 30 : ms, ...rest);
      Object.assign(globalThis, { setTimeout: patient });
    }, TAP_WAITS_MS);
    const letScriptsGo = await hold(page, SCRIPTS);
    await page.goto(SHOP + given.path);
    await page.evaluate(() => Object.assign(globalThis, { isThisDocument: true }));
    await given.tap(page);
    const done = given.done(page);
    await letScriptsGo();
    await done;
    expect(await page.evaluate(() => 'isThisDocument' in globalThis)).toBe(true);
  },
);

test.each(['before', 'once'] as const)(
  'the button that buys says that it was heard %s its component runs, until the answer, and a second tap adds no second time',
  async (when) => {
    const { page } = await visitor({ width: 390 });
    const letScriptsGo = when === 'before' ? await hold(page, SCRIPTS) : null;
    const letAddsGo = await hold(page, '**/f/cart/add');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/f/cart/add')) sent += 1;
    });
    if (letScriptsGo) await page.goto(SHOP + buyableProduct().path, { waitUntil: 'commit' });
    else await openLive(page, SHOP + buyableProduct().path);
    const button = page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first();
    const said = () => button.evaluate((one) => getComputedStyle(one, '::after').content);
    await button.click();
    await expect.poll(said).toBe('"Agregando…"');
    await expect.poll(() => page.getByRole('status').filter({ hasText: 'Agregando…' }).count()).toBeGreaterThan(0);
    await button.click();
    await letScriptsGo?.();
    await letAddsGo();
    await page.getByText('Agregado a tu carrito').first().waitFor();
    await expect.poll(said).toBe('none');
    expect(sent).toBe(1);
  },
);
