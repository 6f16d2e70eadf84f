import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, expect, test, vi } from 'vitest';
import { requestContext } from '../../src/commerce/request-context';
import { patched, readVariants } from '../../src/features/product/variants/variant-table';
import {
  configurable,
  env,
  MUEBLES,
  product,
  type Raw,
  serve,
  storeView,
} from '../adapters/embedded/testing/catalogue';
import { gateway } from '.';

vi.mock('../pages/waku', () => ({
  runPages: async (request: Request) => {
    if (request.url.endsWith('/not-found')) requestContext().noteStatus(404);
    return new Response('<!DOCTYPE html><html><head></head><body></body></html>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  },
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const COLOURS = ['49', '50', '51'];
const SIZES = Array.from({ length: 20 }, (_, index) => String(200 + index));
const variants = COLOURS.flatMap((colour) =>
  SIZES.map((size): [string, string, Raw] => [`V-${colour}-${size}`, colour, { size, price: 900 + Number(size) }]),
);

beforeAll(async () => {
  const options = [
    {
      id: 1,
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Color',
      position: 0,
      values: COLOURS.map((id) => ({ value_index: Number(id), label: id })),
    },
    {
      id: 2,
      attribute_id: '142',
      attribute_code: 'size',
      label: 'Talla',
      position: 1,
      values: SIZES.map((id) => ({ value_index: Number(id), label: id })),
    },
  ];
  await serve(
    storeView('viu'),
    [
      configurable(901, 'TENIS', 'Tenis', variants, { configurable_options: options }),
      configurable(902, 'GORRA', 'Gorra', [
        ['G-AZ', '49'],
        ['G-RJ', '50', { price: 700 }],
      ]),
      product(903, 'Mesa sola'),
    ],
    { category: [MUEBLES] },
  );
});

async function asked(path: string): Promise<{ status: number; headers: Headers; text: string }> {
  const ctx = createExecutionContext();
  const response = await gateway(new Request(new URL(path, 'https://localhost')), env, ctx);
  const text = await response.text();
  await waitOnExecutionContext(ctx);
  return { status: response.status, headers: response.headers, text };
}

test('a product answers its variants in a text that is kept as its page is', async () => {
  const first = await asked('/p/GORRA/gorra-902?variantes=1');
  expect(first.status).toBe(200);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'x-page-cache': 'miss',
  });
  const again = await asked('/p/GORRA/gorra-902?variantes=otra&utm_source=correo');
  expect([again.headers.get('x-page-cache'), again.text]).toEqual(['hit', first.text]);
  const read = readVariants(first.text);
  expect(read.paths).toEqual(['/p/GORRA/gorra-902/G-AZ', '/p/GORRA/gorra-902/G-RJ']);
  const red = read.patch('/p/GORRA/gorra-902/G-RJ');
  if (!red) throw new Error('no red one');
  expect(patched({ price: { gross: 0 } }, 'offer', red).price.gross).toBe(81_200);
  expect(patched({ form: { sku: '' } }, 'purchase', red).form.sku).toBe('G-RJ');
});

test('of very many variants those around one are answered at its own address', async () => {
  const { status, text } = await asked('/p/TENIS/tenis-901/V-50-207?variantes=1');
  const { paths } = readVariants(text);
  expect([status, paths.length]).toEqual([200, COLOURS.length + SIZES.length - 1]);
  expect(paths.every((path) => path.includes('V-50-') || path.endsWith('-207'))).toBe(true);
});

test('an address that is not the one of the product leads to it, with the question', async () => {
  const { status, headers } = await asked('/p/GORRA/otra/G-RJ?variantes=1');
  expect([status, headers.get('location')]).toEqual([301, '/p/GORRA/gorra-902/G-RJ?variantes=1']);
  expect((await asked('/p/GORRA/gorra-902/NADA?variantes=1')).headers.get('location')).toBe(
    '/p/GORRA/gorra-902?variantes=1',
  );
});

test('a product without variants answers none, one that is not there is not found, and the page beside it is not taken for missing', async () => {
  const { status, text } = await asked('/p/SKU-903/mesa-sola-903?variantes=1');
  expect([status, readVariants(text).paths]).toEqual([200, []]);
  expect((await asked('/p/SKU-903/mesa-sola-903')).status).toBe(200);
  expect((await asked('/p/NADA/nada-1?variantes=1')).status).toBe(404);
});
