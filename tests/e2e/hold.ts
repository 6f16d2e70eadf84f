import type { Page, Route } from 'playwright';

/** Keeps answers back until they are let go: while a picture is on its way, loading has not ended. */
export async function hold(page: Page, what: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(what, (route) => {
    if (isOpen) return route.continue();
    held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}
