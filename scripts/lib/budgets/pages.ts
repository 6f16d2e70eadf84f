import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderedEach } from '../../bench/cases.ts';
import { buyableSkus, measuredPages, pageOfManyVariants } from '../../bench/fifty.ts';
import { ask } from '../../bench/scale/ask.ts';
import type { DemoStore } from '../../demo/index.ts';
import { DIST } from '../paths.mjs';
import { Stop } from '../stop.mjs';
import { BUDGETS, type Figure, fileBytes, pageBytes } from './budgets.ts';
import { countElements } from './elements.ts';
import { bytesByPart, PARTS } from './parts.ts';

/** Addresses of the pieces that a page fetches by itself, as its script is told. */
const PIECES = /<script data-pieces="([^"]*)"/;

/** Bytes of the scripts that a page asks for by itself. `dist` is the build that made it. */
function bytesAtRest(html: string, dist: string): number {
  const [, written] = PIECES.exec(html) ?? [];
  if (!written) throw new Stop('La página no dice de qué archivos viven sus controles: no se pueden pesar.');
  return written.split(' ').reduce((sum, path) => sum + fileBytes(readFileSync(join(dist, 'public', path))), 0);
}

const SEE_OTHER = 303;
/** The page of results that is weighed, and whose reading is counted. */
export const SEARCH = '/catalogsearch/result?q=mesa';

/** The pages that belong to nobody, by the names of their figures. */
const readPages = (store: DemoStore): Record<string, string> => ({
  ...measuredPages(store),
  '25 variants': pageOfManyVariants(store),
  search: SEARCH,
});

/** Cart and checkout of one shopper, under one host. */
const HOST = 'compra.localhost';

/**
 * Posts the form of a product without script, as often as there are products; answers the cookies a browser has then.
 */
async function cartOf(url: URL, skus: string[]): Promise<string> {
  let cookie = '';
  for (const sku of skus) {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
    };
    const answer = await ask(
      url,
      {
        method: 'POST',
        path: '/f/cart/add',
        host: HOST,
        headers,
        body: String(new URLSearchParams({ sku, qty: '1' })),
      },
      SEE_OTHER,
    );
    cookie ||= answer.cookies.map((one) => one.split(';')[0]).join('; ');
  }
  return cookie;
}

function figuresOf(page: string, html: string, dist: string): Figure[] {
  const { all, cards, styleBytes, scriptBytes } = countElements(html);
  const isCategory = page === 'category';
  const figures: Figure[] = [
    { name: `${page}: HTML`, unit: 'bytes', value: Buffer.byteLength(html) },
    {
      name: `${page}: HTML, brotli`,
      unit: 'bytes',
      value: pageBytes(html),
      ...(isCategory ? { most: BUDGETS.htmlBytes } : {}),
    },
    // a date may be said in more elements on one day than on another
    {
      name: `${page}: elements`,
      unit: 'number',
      value: all,
      slack: 0.02,
      ...(isCategory ? { most: BUDGETS.elements } : {}),
    },
    { name: `${page}: styles in the document`, unit: 'bytes', value: styleBytes },
    { name: `${page}: scripts in the document`, unit: 'bytes', value: scriptBytes },
    { name: `${page}: scripts at rest, brotli`, unit: 'bytes', value: bytesAtRest(html, dist) },
  ];
  if (!isCategory) return figures;
  if (cards.length === 0) throw new Stop('La categoría no trae tarjetas: no se pueden contar sus elementos.');
  const each = cards.reduce((sum, count) => sum + count, 0) / cards.length;
  return [
    ...figures,
    {
      name: 'category: elements of a card',
      unit: 'number',
      value: Math.round(each * 10) / 10,
      most: BUDGETS.cardElements,
    },
  ];
}

/**
 * What seven pages weigh as they are served to whoever was never here, the cart's two with two products in it. `url` is
 * the Worker's own socket.
 */
export async function pageFigures(url: URL, store: DemoStore, dist: string = DIST): Promise<Figure[]> {
  const figures: Figure[] = [];
  let number = 0;
  for (const [page, path] of Object.entries(readPages(store))) {
    number += 1;
    figures.push(...figuresOf(page, (await ask(url, renderedEach(path)(number))).body, dist));
  }
  const cookie = await cartOf(url, buyableSkus(store).slice(0, 2));
  for (const [page, path] of Object.entries({ cart: '/checkout/cart', checkout: '/checkout' })) {
    figures.push(...figuresOf(page, (await ask(url, { path, host: HOST, headers: { cookie } })).body, dist));
  }
  return figures;
}

/** A table of what each of the shared pages spends its bytes on, as whoever was never here is served it. */
export async function tableOfParts(url: URL, store: DemoStore): Promise<string> {
  const rows: string[] = [];
  for (const [page, path] of Object.entries(readPages(store))) {
    const { body } = await ask(url, renderedEach(path)(rows.length));
    const bytes = bytesByPart(body);
    rows.push(`| ${page} | ${Buffer.byteLength(body)} | ${PARTS.map((part) => bytes[part]).join(' | ')} |`);
  }
  return [`| page | bytes | ${PARTS.join(' | ')} |`, `| --- |${' ---: |'.repeat(PARTS.length + 1)}`, ...rows].join(
    '\n',
  );
}
