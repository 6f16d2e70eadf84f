import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartView } from '../../contract/cart/view';
import { CartPageMarkup } from './cart-page-markup';
import type { CartStore } from './store/cart-store';

const TEXTS = { updating: 'Actualizando…', unsent: 'Sin enviar' };
const cartOf = (version: number, id = 'c1') => ({ id, version, lines: [] }) as unknown as CartView;

/** As much of an element as the page uses when its cart has no lines. */
class FakeRoot {
  readonly dataset: { props: string };
  readonly status = { textContent: '' };
  readonly innerHTML = '';
  isUpdating = false;

  constructor(cart: CartView | null = null) {
    this.dataset = { props: JSON.stringify({ cart }) };
  }

  querySelectorAll = () => [];
  querySelector = (selector: string) => (selector === '[data-updating-status]' ? this.status : null);
  toggleAttribute(_name: 'data-updating', isUpdating: boolean) {
    this.isUpdating = isUpdating;
  }
}

/**
 * A page of version 1 of a cart that the shop has confirmed in version 2. `server` is the version that its page has,
 * null when it cannot be read.
 */
function page(server: { version: number | null }) {
  const root = new FakeRoot();
  const reads = vi.fn(async () => {
    if (server.version === null) throw new TypeError('no network');
    return new Response(String(server.version));
  });
  const world = { confirmed: 2 };
  const store = {
    shown: () => ({ lines: [], isConfirmed: true }),
    confirmed: () => cartOf(world.confirmed),
    take: () => show(),
  };
  vi.stubGlobal('fetch', reads);
  const markup = new CartPageMarkup(root as unknown as HTMLElement, cartOf(1), TEXTS);
  const show = () => markup.show(store as unknown as CartStore, () => false, null);
  show();
  return { world, reads, show, said: () => [root.isUpdating, root.status.textContent] };
}

const online = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  const template = () => {
    let version = 0;
    return {
      set innerHTML(text: string) {
        version = Number(text);
      },
      get content() {
        return { querySelector: () => new FakeRoot(cartOf(version)) };
      },
    };
  };
  vi.stubGlobal('document', { createElement: template });
  vi.stubGlobal('location', { pathname: '/checkout/cart', search: '' });
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('amounts are being brought up to date until the markup is of the cart that the shop has confirmed', async () => {
  const { said, reads } = page({ version: 2 });
  expect(said()).toEqual([true, TEXTS.updating]);
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toEqual([false, '']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toHaveBeenCalledTimes(1);
});

test.each([null, 1])(
  'a page that could not be read (or is older: %s) is read again, later each time',
  async (first) => {
    const server = { version: first as number | null };
    const { said, reads, show } = page(server);
    await vi.advanceTimersByTimeAsync(0);
    show();
    expect([said(), reads.mock.calls.length]).toEqual([[true, TEXTS.updating], 1]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([said(), reads.mock.calls.length]).toEqual([[true, TEXTS.updating], 3]);
    server.version = 2;
    await vi.advanceTimersByTimeAsync(4_000);
    expect([said(), reads.mock.calls.length]).toEqual([[false, ''], 4]);
  },
);

test('a page that could not be read is read at once when the network is back', async () => {
  const server = { version: null as number | null };
  const { said, reads } = page(server);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const before = reads.mock.calls.length;
  expect(before).toBeLessThan(30);
  server.version = 2;
  online.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([said(), reads.mock.calls.length]).toEqual([[false, ''], before + 1]);
});

test('a further version is read at once, whatever became of the one before', async () => {
  const server = { version: null as number | null };
  const { world, said, show } = page(server);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  Object.assign(server, { version: 3 });
  world.confirmed = 3;
  show();
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toEqual([false, '']);
});
