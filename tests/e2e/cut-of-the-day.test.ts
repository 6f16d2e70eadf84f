import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_SMALL } from '../../scripts/demo';
import { sampledOf } from '../sample';
import { setClock } from '../workerd/clocked';
import { browserForFile } from './browser';
import { ask, OWN } from './http';
import { openLive, seen } from './live';
import { clockedShop, type OwnShop } from './own-shop';

const visitor = browserForFile('without pictures');
const at = (local: string) => Date.parse(`${local}-06:00`);
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** The last second of a day's cut, and the first past it. */
const cutOf = (day: string): [before: number, past: number] => [at(`${day}T13:59:59`), at(`${day}T14:00:00`)];

/**
 * A usual day, a Friday, and the days before Christmas and New Year, with what cards say before and past the cut of
 * things that take two to four working days.
 */
const DAYS: [day: string, before: string, past: string][] = [
  ['2026-11-24', 'Llega jue 26 a lun 30', 'Llega vie 27 a mar 1'],
  ['2026-11-27', 'Llega mar 1 a jue 3', 'Llega mié 2 a vie 4'],
  ['2026-12-23', 'Llega lun 28 a mié 30', 'Llega mar 29 a jue 31'],
  ['2026-12-31', 'Llega mar 5 a jue 7', 'Llega mié 6 a vie 8'],
];

/** Two to four days and others, without days of their own, and at the border. */
const PLACES = ['44100', '97000', '06700', '22010', '68000'];
/** Those of them that take two to four days. */
const TWO_TO_FOUR: ReadonlySet<string> = new Set(['44100', '06700']);
/** Departments of the small demo: 39 products that are sent. */
const CATEGORIES =
  'salas-10 recamara-20 comedor-30 linea-blanca-40 electronica-50 celulares-60 motos-y-bicis-70 hogar-80'.split(' ');

let shop: OwnShop;
beforeAll(async () => {
  // What is kept stays fresh beyond the cut: what is renewed at it is renewed for it.
  shop = await clockedShop('clocked', { PAGE_FRESH_MS: String(10 * MINUTE_MS) }, DEMO_SMALL.slice(0, 1));
});
afterAll(() => shop?.close());

/** In the page: its clock stands at the moment at which the shop answered, as the shop's does. */
const standStill = () => {
  const moment = () => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + (page?.responseStart ?? 0);
  };
  Date.now = moment;
};

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

interface Card {
  href: string;
  sku: string;
  said: string;
}

/** What the cards of a list say, once all that are sent say it. */
async function cardsOf(page: Page, category: string): Promise<Card[]> {
  await page.goto(`${shop.url}/c/${category}`);
  const sent = page.locator('#lista > li[data-arrives]');
  await expect.poll(() => sent.locator('> .arrival').count()).toBe(await sent.count());
  const cards = await sent.evaluateAll((items) =>
    items.map((item) => ({
      href: item.querySelector('a')?.getAttribute('href') ?? '',
      said: item.querySelector('.arrival')?.textContent ?? '',
    })),
  );
  return cards.map(({ href, said }) => ({ href, sku: href.split('/')[2] ?? '', said: plain(said) }));
}

/** Days and the cut of a promise, in whatever words: 26 30 14:00. */
const figures = (said: string): string[] => said.match(/\d+(?::\d+)?/g) ?? [];

/** What the page of a product says. */
async function onProduct(page: Page, { href }: Card): Promise<string> {
  await openLive(page, shop.url + href);
  const box = await seen(page, 'purchase');
  const status = box.getByRole('status').filter({ hasText: 'Llega' });
  await status.waitFor();
  return plain(await status.innerText());
}

/** What the cart says with that product alone in it; null where it is to be chosen first. */
async function inCart(page: Page, { sku }: Card): Promise<string | null> {
  await page.context().clearCookies();
  const added = await page.request.post(`${shop.url}/f/cart/add`, {
    headers: { ...OWN, accept: 'application/json' },
    form: { sku, qty: 1 },
  });
  if (added.status() !== 200) return null;
  await openLive(page, `${shop.url}/checkout/cart`);
  const status = page.locator('.cart-place [role=status]').filter({ hasText: 'Llega' });
  await status.waitFor();
  return plain(await status.innerText());
}

const isToOrder = ({ said }: Card): boolean => said.includes('a más tardar');

/** One of them and one made to order, others each turn. */
const picked = (cards: readonly Card[], turn: number): Card[] =>
  [cards.filter((card) => !isToOrder(card)), cards.filter(isToOrder)].flatMap((kind) =>
    kind.length > 0 ? [kind[turn % kind.length] as Card] : [],
  );

const CASES = DAYS.flatMap(([day, ...says], turn) =>
  PLACES.map((place, index) => ({ day, place, says, turn: turn + index * 7 })),
);

/** Each day once in `npm test`, at another place each. */
test.each(sampledOf(CASES, PLACES.length + 1))(
  'on $day at 13:59:59 and at 14:00:00 cards, a product and a cart to $place say the same days, and a cut that is to come',
  async ({ day, place, says, turn }) => {
    const { page } = await visitor();
    await page.addInitScript(standStill);
    await page.addInitScript((code) => localStorage.setItem('codigo-postal', code), place);
    for (const [index, moment] of cutOf(day).entries()) {
      await setClock(shop.url, moment);
      const cards: Card[] = [];
      for (const category of sampledOf(CATEGORIES, CATEGORIES.length, turn))
        cards.push(...(await cardsOf(page, category)));
      const promises = new Set(
        cards.filter((card) => !isToOrder(card)).map(({ said }) => said.replace(', envío gratis', '')),
      );
      const [promise = ''] = promises;
      expect(promises).toEqual(new Set([promise]));
      if (TWO_TO_FOUR.has(place)) expect(promise.startsWith(`${says[index]} si pagas antes de`), promise).toBe(true);
      expect(promise.endsWith('si pagas antes de las 14:00'), promise).toBe(index === 0);
      // One kind before the cut and the other past it, others each turn; in the soak both at both.
      for (const card of sampledOf(picked(cards, turn), 2, index + turn)) {
        const said = expect.arrayContaining(figures(card.said));
        expect(figures(await onProduct(page, card)), card.href).toEqual(said);
        const cart = await inCart(page, card);
        if (cart !== null) expect(figures(cart), `${card.sku} in a cart`).toEqual(said);
      }
    }
  },
);

test('a page that stands open says the next date at the cut, and the kept one is rendered anew within the minute after it', async () => {
  const { page } = await visitor();
  const [before, past] = cutOf('2026-11-24');
  const place = '/envio?cp=44100';
  const kept = async () => (await ask(place, {}, shop.url)).headers.get('x-page-cache');
  await setClock(shop.url, before - MINUTE_MS);
  expect([await kept(), await kept()]).toEqual(['miss', 'hit']);
  await setClock(shop.url, before);
  expect(await kept()).toBe('hit');
  await page.addInitScript(() => localStorage.setItem('codigo-postal', '44100'));
  await setClock(shop.url, past - 5 * SECOND_MS, { runs: true });
  const answer = page.locator('.notice').filter({ hasText: 'Enviamos a 44100' });
  const list = await page.context().newPage();
  await Promise.all([page.goto(shop.url + place), list.goto(`${shop.url}/c/salas-10`)]);
  const card = list.locator('#lista > li[data-arrives] > .arrival').first();
  const said = async () => [plain(await answer.innerText()), plain((await card.textContent()) ?? '')];
  await expect
    .poll(said)
    .toEqual([expect.stringContaining('vie 27 nov y el mar 1 dic'), expect.stringMatching(/^Llega vie 27 a mar 1/)]);
  await setClock(shop.url, past + MINUTE_MS);
  expect([await kept(), await kept()]).toEqual(['miss', 'hit']);
  expect((await ask(place, {}, shop.url)).text).toMatch(/data-cut="\d+">Llega entre el vie 27 nov y el mar 1 dic/);
});
