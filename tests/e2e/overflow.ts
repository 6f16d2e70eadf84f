import type { Page } from 'playwright';

/**
 * By how much a page is wider than its screen, px. It is asked once the browser has drawn: right after a screen was given
 * another size, rules of the one before may still hold.
 */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((answer) => {
        const { documentElement: root } = document;
        requestAnimationFrame(() => requestAnimationFrame(() => answer(root.scrollWidth - root.clientWidth)));
      }),
  );
