import type { Locator, Page } from 'playwright';

const noteLive = () =>
  document.addEventListener('shop:live', () => document.documentElement.setAttribute('data-live-now', ''));

/**
 * Opens a page, waits until its controls work by script and answers its status; until 'domcontentloaded' its pictures
 * may still be on their way.
 */
export async function openLive(
  page: Page,
  url: string,
  until: 'load' | 'domcontentloaded' = 'domcontentloaded',
): Promise<number> {
  await page.addInitScript(noteLive);
  const answer = await page.goto(url, { waitUntil: until });
  await live(page);
  return answer?.status() ?? 0;
}

/** Waits until the controls of a page that was come to by `openLive` and the shop's own links work by script. */
export async function live(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForSelector('[data-live-now]');
}

/**
 * Goes down to an island that waits to be seen, and answers it once it runs: whoever taps the moment it shows gets what
 * it does without script.
 */
export async function seen(page: Page, island: string): Promise<Locator> {
  const element = page.locator(`[data-island="${island}"]`);
  await element.scrollIntoViewIfNeeded();
  await awake(page, island);
  return element;
}

/** Waits until an island of a page, or of a window over it, runs: a form sent before goes as it does without script. */
export const awake = (within: Page | Locator, island: string): Promise<void> =>
  within.locator(`[data-island="${island}"][data-awake]`).waitFor({ state: 'attached' });
