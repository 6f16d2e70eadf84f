import { measuredPages } from '../bench/fifty.ts';
import type { DemoStore } from '../demo/index.ts';
import { BUDGETS, type Figure, fileBytes, PAGES, pageBytes } from './budgets.ts';
import { countElements } from './elements.ts';
import { Stop } from './stop.mjs';

const ASSET = /\/assets\/[\w.-]+\.(?:js|css)/g;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g;

async function read(url: URL): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Stop(`${url} contestó ${response.status}: no se puede medir.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Every script and style file of a page with its content: named in its HTML, or imported by one of them without condition. */
async function filesOf(origin: string, html: string): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  const waiting = [...new Set(html.match(ASSET) ?? [])];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const content = await read(new URL(path, origin));
    found.set(path, content);
    if (path.endsWith('.js')) waiting.push(...[...new TextDecoder().decode(content).matchAll(STATIC_IMPORT)].map((match) => `/assets/${match[1]}`));
  }
  return found;
}

const total = (files: Map<string, Uint8Array>, ending: string): number =>
  [...files].filter(([path]) => path.endsWith(ending)).reduce((sum, [, content]) => sum + fileBytes(content), 0);

/** What the list is made of: a browser lays out every element of it. */
function elementFigures(html: string): Figure[] {
  const { all, cards } = countElements(html);
  if (cards.length === 0) throw new Stop('La categoría no trae tarjetas: no se pueden contar sus elementos.');
  const each = cards.reduce((sum, count) => sum + count, 0) / cards.length;
  return [
    { page: 'category', what: 'elements', value: all, limit: BUDGETS.elements },
    { page: 'category', what: 'card', value: each, limit: BUDGETS.cardElements },
  ];
}

/** What the pages of a shop weigh as it serves them: scripts and styles of each, HTML and elements of the category. */
export async function pageFigures(origin: string, store: DemoStore): Promise<Figure[]> {
  const paths = measuredPages(store);
  const figures: Figure[] = [];
  for (const page of PAGES) {
    const html = new TextDecoder().decode(await read(new URL(paths[page], origin)));
    const files = await filesOf(origin, html);
    figures.push({ page, what: 'JavaScript', value: total(files, '.js'), limit: BUDGETS.jsBytes });
    figures.push({ page, what: 'CSS', value: total(files, '.css'), limit: BUDGETS.cssBytes });
    if (page === 'category') figures.push({ page, what: 'HTML', value: pageBytes(html), limit: BUDGETS.htmlBytes }, ...elementFigures(html));
  }
  return figures;
}
