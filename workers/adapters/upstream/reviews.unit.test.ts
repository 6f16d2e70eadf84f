import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Card } from '../../../src/domain/catalogue/product';
import { retailStore } from './retailer.fixture';
import { upstreamReviews } from './reviews';

const URL_OF = 'https://reviews.retailer.example';
const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});

const cards = async (skus: string[]) => (skus[0] === 'LAMP-01' ? [{ id: 77 } as Card] : []);
const port = (url = URL_OF) => upstreamReviews({ url, keyed: false }, retailStore(), { cards });
const review = {
  product: { sku: 'LAMP-01' },
  rating: 4,
  title: 'Muy buena',
  detail: 'Llegó a tiempo',
  nickname: 'Ana',
  orderNumber: null,
};

/** A retailer that answers each path so, and what it was sent. */
function retailer(answers: Record<string, () => Response>, url = URL_OF) {
  const sent: { path: string; body: unknown }[] = [];
  server.use(
    http.post(`${url}/api/*`, async ({ request }) => {
      const path = new URL(request.url).pathname;
      sent.push({ path, body: await request.json() });
      return answers[path]?.() ?? HttpResponse.json({ code: 404, result: 'Not found' }, { status: 404 });
    }),
  );
  return sent;
}
const envelope =
  (result: unknown, code = 200) =>
  () =>
    HttpResponse.json({ code, result }, { status: code });

test('API-069 API-071 the retailer is sent the review as its family takes it, then its stars, once each', async () => {
  const sent = retailer({ '/api/review/create': envelope({ id: 9 }), '/api/review_rating': envelope('ok') });
  expect(await port().ofCustomer({ customerId: '412' }).create(review, null)).toEqual({
    ok: true,
    value: { id: 9, productId: 77, isVerified: false },
  });
  const words = {
    product_id: 77,
    title: 'Muy buena',
    detail: 'Llegó a tiempo',
    nickname: 'Ana',
    review_entity: 'product',
    review_status: 2,
    customer_id: 412,
  };
  expect(sent).toEqual([
    { path: '/api/review/create', body: { review: words } },
    { path: '/api/review_rating', body: { review: { ...words, id: 9, rating: 4 } } },
  ]);
});

test('a retailer without stars keeps the words, and the log says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  retailer({ '/api/review/create': envelope('ok') });
  expect(await port().create(review, null)).toMatchObject({ ok: true, value: { productId: 77 } });
  expect(warn.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(['review without its stars']);
});

test.each([
  ['refuses its fields', envelope([{ keyword: 'type', dataPath: '.product_id' }], 500)],
  ['answers HTML', () => new Response('<html>')],
  ['is down', () => HttpResponse.error()],
])('a retailer that %s has taken nothing, and is not asked again', async (name, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const url = `https://${name.split(' ')[0]}.retailer.example`;
  const sent = retailer({ '/api/review/create': answer }, url);
  expect(await port(url).create(review, null)).toMatchObject({ ok: false, problem: { status: 503 } });
  expect(sent).toHaveLength(1);
});

test('an unknown product is not sent at all', async () => {
  expect(await port().create({ ...review, product: { sku: 'NADA' } }, null)).toMatchObject({
    ok: false,
    problem: { status: 404 },
  });
});
