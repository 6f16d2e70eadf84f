import { afterEach, expect, test, vi } from 'vitest';

const cart = { version: 3, pending: [] as { state: string }[] };
vi.mock('./store/the-cart', () => ({
  theCart: () => ({
    pending: () => cart.pending,
    confirmed: () => ({ version: cart.version }),
    settled: async () => void cart.pending.splice(0),
  }),
}));

afterEach(() => vi.unstubAllGlobals());

/** How often the page is loaded anew that was made of this version of the cart. */
async function reloads(
  madeOf: number | null,
  type: 'navigate' | 'reload',
  pending: { state: string }[] = [],
): Promise<number> {
  const { waitForCart } = await import('./cart-first.client');
  const reload = vi.fn();
  cart.pending = pending;
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  waitForCart({ madeOf });
  await Promise.resolve();
  await Promise.resolve();
  return reload.mock.calls.length;
}

test('a page made of an older cart than the browser has is loaded anew, once', async () => {
  expect(await reloads(2, 'navigate')).toBe(1);
  expect(await reloads(2, 'reload')).toBe(0);
});

test('one made of the same cart, of a newer one, or of none stays', async () => {
  expect([await reloads(3, 'navigate'), await reloads(4, 'navigate'), await reloads(null, 'navigate')]).toEqual([
    0, 0, 0,
  ]);
});

test('one with a change on its way waits for it; what waits for the network does not keep it', async () => {
  expect(await reloads(3, 'navigate', [{ state: 'sending' }])).toBe(1);
  expect(await reloads(3, 'navigate', [{ state: 'unsent' }])).toBe(0);
});
