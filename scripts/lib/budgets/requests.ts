import type { Page, Request } from 'playwright';
import { waitUntil } from '../wait-until.ts';
import { BUDGETS, type Figure } from './budgets.ts';

/** The screens a first view is counted on: a phone, a tablet and a desk. */
export const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** From this width on a list has four columns. */
const DESK_WIDTH = 1280;
const TIMEOUT_MS = 30_000;

/** In the page: whether every piece has come that its document names; they are asked for once it has loaded. */
const piecesHaveCome = (): boolean =>
  document
    .querySelector<HTMLElement>('script[data-pieces]')
    ?.dataset.pieces?.split(' ')
    .every((piece) => performance.getEntriesByName(new URL(piece, location.href).href).length > 0) === true;

/**
 * Counts what a browser that was never here asks for when it opens a category, until its pieces have come and
 * nothing is on its way. Data in the page itself is no request.
 */
export async function requestFigure(page: Page, url: string): Promise<Figure> {
  let asked = 0;
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return;
    asked += 1;
    onTheirWay.add(request);
  });
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(piecesHaveCome);
  await waitUntil(() => onTheirWay.size === 0, {
    timeoutMs: TIMEOUT_MS,
    message: `the page asks and asks for ${TIMEOUT_MS / 1000} s`,
  });
  const width = page.viewportSize()?.width ?? 0;
  const most = width >= DESK_WIDTH ? BUDGETS.requestsOnDesk : BUDGETS.requests;
  return { name: `category: requests at ${width} px`, unit: 'number', value: asked, most, varies: true };
}
