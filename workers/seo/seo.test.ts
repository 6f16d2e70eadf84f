import { beforeAll, expect, test, vi } from 'vitest';
import { requestContext } from '../../src/commerce/request-context';
import { BRANCH } from '../../src/domain/branch/branch.fixture';
import { openShop } from '../../tests/cart/shop';
import { importBranches } from '../adapters/embedded/branches/import-branches';
import { env, visit } from '../api/customers/customers.fixture';
import { streamOf } from './pieces';

vi.mock('../pages/waku', () => ({
  runPages: async (request: Request) => {
    if (request.url.includes('not-found')) requestContext().noteStatus(404);
    return new Response('<!DOCTYPE html><html><head></head><body></body></html>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  },
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeAll(() => openShop(env));

const addresses = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

async function read(path: string, more: object = {}): Promise<{ status: number; type: string | null; text: string }> {
  const answer = await visit(path, {}, more);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

test('the index of a view leads to every page, category and product of it, by whole addresses', async () => {
  const index = await read('/sitemap.xml');
  expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(addresses(index.text)).toEqual(
    ['/sitemap-paginas.xml', '/sitemap-categorias.xml', '/sitemap-productos-1.xml'].map(
      (path) => `https://localhost${path}`,
    ),
  );
  const all = (await Promise.all(addresses(index.text).map((address) => read(new URL(address).pathname)))).flatMap(
    ({ text }) => addresses(text),
  );
  expect(all).toContain('https://localhost/c/salas-10');
  expect(all.some((address) => address.startsWith('https://localhost/p/MESA/'))).toBe(true);
  expect(new Set(all).size).toBe(all.length);
  for (const address of all) expect(new URL(address).search).toBe('');
});

test('branches are in the sitemap as soon as there are some, without a new catalogue', async () => {
  const isListed = async () =>
    addresses((await read('/sitemap-paginas.xml')).text).includes('https://localhost/sucursales');
  expect(await isListed()).toBe(false);
  const { state: _state, region_id: _id, region_code: _code, ...branch } = BRANCH;
  const lines = [{ ...branch, stock: {} }, { end: { branches: 1, skus: 0 } }].map(
    (line) => `${JSON.stringify(line)}\n`,
  );
  expect(
    await importBranches(env, 'viu', new Response(lines.join('')).body as ReadableStream<Uint8Array>),
  ).toMatchObject({ ok: true });
  expect(await isListed()).toBe(true);
});

test('a sitemap beyond the end is not found, and neither is what only looks like one', async () => {
  for (const path of ['/sitemap-productos-2.xml', '/sitemap-productos-0.xml', '/feed/productos.json'])
    expect([path, (await read(path)).status]).toEqual([path, 404]);
});

test('the feed offers what is sold at the price the API tells, as XML and as CSV', async () => {
  const [xml, csv] = await Promise.all([read('/feed/productos.xml'), read('/feed/productos.csv')]);
  expect([xml.status, csv.status, csv.type]).toEqual([200, 200, 'text/csv; charset=utf-8']);
  expect(xml.text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"')).toBe(true);
  expect(xml.text.endsWith('</channel>\n</rss>\n')).toBe(true);
  expect(csv.text.split('\n')[0]).toContain('id,title,description,link,image_link');
  expect((await read('/feed/productos.csv')).text).toBe(csv.text);
});

test('robots.txt names the sitemap of every view; a preview closes itself', async () => {
  expect((await read('/robots.txt')).text).toContain('Sitemap: https://localhost/muebles_america/sitemap.xml\n');
  expect((await read('/robots.txt')).text).toContain('Disallow: /muebles_america/my-account\n');
  expect((await read('/robots.txt', { APP_ENV: 'preview' })).text).toBe('User-agent: *\nDisallow: /\n');
  expect((await read('/muebles_america/robots.txt')).status).toBe(404);
});

test('security.txt is there where somebody takes reports, and not found otherwise', async () => {
  const { status, text } = await read('/.well-known/security.txt', {
    SECURITY_CONTACT: 'mailto:seguridad@tianguis.example',
  });
  expect([status, text.split('\n')[0]]).toEqual([200, 'Contact: mailto:seguridad@tianguis.example']);
  expect((await read('/.well-known/security.txt')).status).toBe(404);
});

test('a long text is read a piece at a time, and fails as a whole stream where a piece does', async () => {
  const asked: number[] = [];
  const read = async (from: number) => {
    asked.push(from);
    if (from === 3) throw new Error('gone');
    return { text: `${from},`, next: from + 1 };
  };
  const reader = streamOf('[', { text: '0,', next: 1 }, read, ']').getReader();
  expect(asked).toEqual([]);
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe('[0,');
  await expect(Promise.all([reader.read(), reader.read(), reader.read()])).rejects.toThrow('gone');
});
