import type { CartView } from '../../src/contract/cart/view';
import {
  type CartChange,
  CartStore,
  type PendingChange,
  type Surroundings,
} from '../../src/features/cart/store/cart-store';
import { KeptCart, type Line, type TextStore } from '../../src/features/cart/store/kept-cart';
import type { FormAnswer } from '../../src/features/shop/form-answer';

const lineOf = (itemId: number, qty: number): Line => ({
  itemId,
  sku: `P${itemId}`,
  parentSku: `P${itemId}`,
  name: `Producto ${itemId}`,
  slug: 'producto',
  image: null,
  productType: 'simple',
  qty,
  options: [],
  warranty: null,
  deliveryOption: null,
  unitPrice: 10,
  regularPrice: 10,
  rowTotal: 10 * qty,
  savedTotal: 0,
  isSpecial: false,
  inStock: true,
  info: {},
  errors: {},
});
export const cartOf = (version: number, quantities: Record<number, number>, id = 'c1'): CartView => {
  const lines = Object.entries(quantities).map(([itemId, qty]) => lineOf(Number(itemId), qty));
  const grandTotal = lines.reduce((sum, { rowTotal }) => sum + rowTotal, 0);
  return {
    id,
    version,
    count: 0,
    lines,
    segments: [],
    grandTotal,
    tax: 0,
    saved: 0,
    coupon: null,
    couponTaken: null,
    couponMissing: null,
    postcode: null,
    isPickup: false,
    isVirtual: false,
    removed: [],
    state: 'open',
  };
};
export const done = (cart: CartView | null): FormAnswer => ({
  ok: true,
  done: { location: '/checkout/cart', notices: [], cart, itemId: null },
});
export const refused: FormAnswer = { ok: false, notice: { message: 'The requested qty is not available' } };
export const set = (itemId: number, qty: number): CartChange => ({ kind: 'set', itemId, qty });
export const add = (qty: number): CartChange => ({
  kind: 'add',
  fields: { sku: 'LAMP-01' },
  qty,
  label: { name: 'Lámpara', image: null },
});

export class FakeStorage implements TextStore {
  readonly entries = new Map<string, string>();
  readonly written: string[] = [];
  isFull = false;
  get length() {
    return this.entries.size;
  }
  key = (at: number) => [...this.entries.keys()][at] ?? null;
  getItem = (name: string) => this.entries.get(name) ?? null;
  setItem(name: string, value: string) {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(name, value);
    this.written.push(name);
  }
  removeItem = (name: string) => void this.entries.delete(name);
}

let keys = 0;

/** A browser: tabs that share a storage and one lock, a clock, a network that answers when it is told to. */
export function browser(storage = new FakeStorage()) {
  const timers: { work: () => void; at: number }[] = [];
  const sent: { change: PendingChange; answer: (answer: FormAnswer | null) => void }[] = [];
  const queued: string[] = [];
  const world = {
    now: 1_000,
    isOnline: true,
    markers: { cart: '1.1', user: '' },
    pulled: cartOf(1, { 7: 1 }),
    hasQueue: false,
    cleared: [] as string[],
    isPullLost: false,
    pulling: Promise.resolve(),
  };
  let lock = Promise.resolve();
  const turn = async () => {
    for (let times = 0; times < 20; times += 1) await Promise.resolve();
  };
  const pass = async (ms: number) => {
    world.now += ms;
    for (const due of timers.filter(({ at }) => at <= world.now)) {
      timers.splice(timers.indexOf(due), 1);
      due.work();
    }
    await turn();
  };
  const around = (): Surroundings => ({
    kept: new KeptCart('viu', storage),
    send: (change) => new Promise((resolve) => sent.push({ change, answer: resolve })),
    pull: async () => {
      const { pulled, pulling, isPullLost } = world;
      if (isPullLost) throw new Error('no network');
      await pulling;
      return pulled;
    },
    queue: async ({ key }) => {
      if (world.hasQueue) queued.push(key);
      return world.hasQueue;
    },
    unqueue: (key) => queued.includes(key) && queued.splice(queued.indexOf(key), 1),
    clearOthers: () => world.cleared.push(world.markers.user),
    exclusively: (work) => {
      const mine = lock.then(work);
      lock = mine.catch(() => undefined);
      return mine;
    },
    isOnline: () => world.isOnline,
    now: () => world.now,
    newKey: () => `k${++keys}`,
    wait: (work, ms) => timers.push({ work, at: world.now + ms }),
    markers: () => world.markers,
  });
  /** Opens a tab. The cart of its page is `cart`. */
  const tab = async (cart: CartView | null = cartOf(1, { 7: 1 })) => {
    const store = new CartStore(around());
    if (cart) store.take(cart, world.now);
    await turn();
    return store;
  };
  const answer = async (reply: FormAnswer | null) => {
    sent.shift()?.answer(reply);
    await turn();
  };
  return { storage, world, sent, queued, pass, answer, tab, turn };
}
