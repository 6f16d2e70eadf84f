import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { STORES, storeByCode } from '../../../src/config/stores';
import type { StoreView } from '../../../src/domain/store-view';

/** The store view that the retailers of the tests sell in. */
export function retailStore(): StoreView {
  const store = storeByCode(STORES, 'viu');
  if (!store) throw new Error('no store view');
  return store;
}

/**
 * Retailers for the tests of a file: each call opens one of its own, since the circuit is kept by address, and answers
 * its configuration and what it was asked.
 */
export function retailers(): (answer: (asked: URL) => Response | Promise<Response>) => {
  config: { url: string; keyed: boolean; timeoutMs: number };
  asked: URL[];
} {
  const server = setupServer();
  beforeAll(() => server.listen());
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  let shops = 0;
  return (answer) => {
    shops += 1;
    const url = `http://tienda-${shops}.example`;
    const asked: URL[] = [];
    server.use(
      http.all(`${url}/api/*`, ({ request }) => {
        const address = new URL(request.url);
        asked.push(address);
        return answer(address);
      }),
    );
    return { config: { url, keyed: false, timeoutMs: 500 }, asked };
  };
}
