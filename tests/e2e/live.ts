import type { Locator, Page } from 'playwright';

/**
 * Opens a page, waits until its controls work by script and answers its status; until 'domcontentloaded' its pictures
 * may still be on their way.
 */
export async function openLive(
  page: Page,
  url: string,
  until: 'load' | 'domcontentloaded' = 'domcontentloaded',
): Promise<number> {
  await page.addInitScript(() =>
    document.addEventListener('shop:live', () => document.documentElement.setAttribute('data-live-now', '')),
  );
  const answer = await page.goto(url, { waitUntil: until });
  await page.keyboard.press('Shift');
  await page.waitForSelector('[data-live-now]');
  return answer?.status() ?? 0;
}

/**
 * Goes down to an island that waits to be seen, and answers it once it runs: whoever taps the moment it shows gets what
 * it does without script.
 */
export async function seen(page: Page, island: string): Promise<Locator> {
  const element = page.locator(`[data-island="${island}"]`);
  await element.scrollIntoViewIfNeeded();
  await page.waitForSelector(`[data-island="${island}"][data-awake]`);
  return element;
}
