import type { Page } from 'playwright';
import { BUDGETS, type Figure } from './budgets.ts';

/** The screens a first view is counted on: a phone, a tablet and a desk. */
export const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** From this width on a list has four columns. */
const DESK_WIDTH = 1280;

/**
 * Counts what a browser that was never here asks for when it opens a category, until it is quiet and its controls work.
 * Data in the page itself is no request.
 */
export async function requestFigure(page: Page, url: string): Promise<Figure> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(request.url());
  });
  const live = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.goto(url, { waitUntil: 'load' });
  await live;
  // what is counted is all that is asked for: only a quiet network, and no element, tells that it is over
  await page.waitForLoadState('networkidle');
  const width = page.viewportSize()?.width ?? 0;
  const most = width >= DESK_WIDTH ? BUDGETS.requestsOnDesk : BUDGETS.requests;
  return { name: `category: requests at ${width} px`, unit: 'number', value: asked.length, most, varies: true };
}
