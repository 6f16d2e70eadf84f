import { buyableSkus, storeOfFifty } from '../../bench/fifty.ts';
import type { Figure } from '../figures.ts';
import { askLighthouse, PERCENT } from '../lighthouse.ts';
import { type Reading, readings } from '../reading.ts';
import type { Group } from './group.ts';

const PAGES = { cart: '/checkout/cart', checkout: '/checkout' } as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

const idOf = (page: string, category: string) => `paying ${page} ${category}`;

const figures = Object.keys(PAGES).flatMap((page) =>
  CATEGORIES.map(
    (category): Figure => ({ id: idOf(page, category), title: `${page}: ${category}`, limit: { least: 100 } }),
  ),
);

/** The cookies of a shopper with one product in the cart. */
async function shopperCookies(worker: string): Promise<string> {
  const answer = await fetch(new URL('/f/cart/add', worker), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ sku: buyableSkus(storeOfFifty())[0] ?? '', qty: '1' }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  if (!cookies.some((cookie) => cookie.startsWith('__Host-cart-')))
    throw new Error(`nothing was put into a cart: ${answer.status}`);
  return cookies.join('; ');
}

/** Lighthouse on the pages between the cart and the order, with something in the cart. */
export const paying: Group = {
  name: 'paying',
  title: 'Lighthouse mobile, cart and checkout',
  figures,
  async measure(stage) {
    const all: Reading[] = [];
    for (const [page, path] of Object.entries(PAGES)) {
      const ids = CATEGORIES.map((category) => idOf(page, category));
      const step = readings('ours', ids, async (found) => {
        stage.edges.ours.set(null);
        const cookie = await shopperCookies(stage.worker);
        const { scores } = await askLighthouse(new URL(path, stage.edges.ours.origin).href, [...CATEGORIES], {
          cookie,
        });
        for (const category of CATEGORIES) found(idOf(page, category), (scores[category] ?? 0) * PERCENT);
      });
      all.push(...(await step));
    }
    return all;
  },
};
