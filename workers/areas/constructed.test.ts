import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Commerce } from '../../src/commerce/commerce';
import { MUEBLES, product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { env, newCustomer, post, visit } from '../api/customers/customers.fixture';
import { bringBackends } from '../backends';
import { commerceFor } from '../commerce';
import { PORTS } from '.';
import type { PortDefinition } from './define-area';

vi.mock('../pages/waku', () => ({
  runPages: async () => {
    const { PAGES } = await import('../../src/pages');
    const props: object = { slug: 'muebles-10' };
    const stream = await renderToReadableStream(createElement(PAGES.category, props));
    await stream.allReady;
    return new Response(stream, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

/** Ports that were made, and of them those that were asked something. */
const [made, asked] = [new Set<string>(), new Set<string>()];

/** The same port, or the same function in place of one, which notes that it was asked. */
const noted = <Port>(name: string, port: Port): Port =>
  typeof port !== 'object' && typeof port !== 'function'
    ? port
    : (new Proxy(port as object, {
        get(target, member) {
          asked.add(name);
          return Reflect.get(target, member);
        },
        apply(target, self, given) {
          asked.add(name);
          return Reflect.apply(target as () => unknown, self, given);
        },
      }) as Port);

function watch<Name extends keyof Commerce>(name: Name): void {
  const port: PortDefinition<Commerce[Name]> = PORTS[name];
  const { embedded } = port;
  vi.spyOn(port, 'embedded').mockImplementation((at) => {
    made.add(name);
    return noted(name, embedded(at));
  });
}

const idle = (): string[] => [...made].filter((name) => !asked.has(name));

beforeAll(async () => {
  // A request that waits for them to be loaded may come to its end before they are.
  await import('../../src/pages');
  await serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })], {
    category: [MUEBLES],
  });
});

beforeEach(() => {
  for (const name of Object.keys(PORTS) as (keyof Commerce)[]) watch(name);
  made.clear();
  asked.clear();
});

afterEach(() => vi.restoreAllMocks());

test('a page makes the ports that it asks, and what comes out of the cache the two that say what it is kept under', async () => {
  const states: (string | null)[] = [];
  for (const most of [9, 2]) {
    made.clear();
    const response = await visit('/c/muebles-10');
    expect(await response.text()).toContain('Silla');
    states.push(response.headers.get('x-page-cache'));
    expect(made.size).toBeLessThanOrEqual(most);
    expect(made).toContain('catalogue');
    // The footer only looks whether there are orders to be found by their number.
    expect(idle().filter((name) => name !== 'guestOrders')).toEqual([]);
  }
  expect(states).toEqual(['miss', 'hit']);
});

test('a call makes the ports that it asks', async () => {
  expect((await visit('/api/stock/check?sku=SKU-1')).status).toBe(200);
  expect([[...made], idle()]).toEqual([['stock'], []]);
});

test('a sign-in makes the customers’ port and a cart, and nothing of the other store views', async () => {
  const { email, password } = await newCustomer();
  made.clear();
  expect((await post('/api/user/login', { username: email, password, tokenCaptcha: '' })).status).toBe(200);
  expect(made).toContain('customers');
  expect(made.size).toBeLessThan(4);
  expect(idle()).toEqual([]);
});

test('what ports are made of is put together with the first of them, once', async () => {
  const backends = vi.fn(await bringBackends(env));
  const commerce = commerceFor(env, backends, storeView('viu'), Date.now());
  expect(backends).not.toHaveBeenCalled();
  expect([commerce.stock, commerce.catalogue]).not.toContain(undefined);
  expect(backends).toHaveBeenCalledExactlyOnceWith('viu');
});
