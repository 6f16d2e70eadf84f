import type { Page } from 'playwright-core';

/** Opens a page, waits until its controls work by script and answers its status. */
export async function openLive(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => document.addEventListener('shop:live', () => document.documentElement.setAttribute('data-live-now', '')));
  const answer = await page.goto(url);
  await page.keyboard.press('Shift');
  await page.waitForSelector('[data-live-now]');
  return answer?.status() ?? 0;
}
