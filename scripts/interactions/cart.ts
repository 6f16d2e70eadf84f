import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';

const EVERY_MS = 15;
const TIMEOUT_MS = 10_000;

/** The lines of this visitor's cart, asked of the Worker itself; none where the visitor has no cart. */
export async function cartLines(context: BrowserContext, worker: string): Promise<{ qty: number }[]> {
  const cookies = await context.cookies();
  if (cookies.length === 0) return [];
  const answer = await fetch(new URL('/api/cart/pull', worker), {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  const { result } = (await answer.json()) as { result?: unknown };
  return Array.isArray(result) ? result : [];
}

/**
 * When the shop's own cart of this visitor holds something, asked of the Worker itself. Throws when it does not in ten
 * seconds.
 */
export async function cartHolds(context: BrowserContext, worker: string): Promise<number> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(EVERY_MS)) {
    const at = Date.now();
    if ((await cartLines(context, worker)).length > 0) return at;
  }
  throw new Error(`not in the cart in ${TIMEOUT_MS / 1000} s`);
}
