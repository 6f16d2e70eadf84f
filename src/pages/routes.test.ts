import { expect, test } from 'vitest';
import { CLOSED_PATHS, ROUTES } from './routes';

const SOURCES = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true });

const isClosed = (path: string) => CLOSED_PATHS.some((closed) => path.startsWith(closed));

const OF_SOMEBODY = new Set<string>(ROUTES.filter(({ access }) => access !== 'anyone').map(({ path }) => path));

test('calls, forms, the checkout, searches and what is for somebody alone are closed to indexes', () => {
  expect(CLOSED_PATHS).toEqual(expect.arrayContaining(['/my-account', '/operacion']));
  expect(CLOSED_PATHS.filter((path) => !OF_SOMEBODY.has(path)).toSorted()).toEqual([
    '/api/',
    '/catalogsearch/',
    '/checkout',
    '/f/',
  ]);
});

test('every page that is not for everybody is closed, and none that is the same for everybody but the search', () => {
  for (const { name, path, access, cache } of ROUTES) {
    if (access !== 'anyone') expect([name, isClosed(path)]).toEqual([name, true]);
    if (cache === 'shared' && name !== 'search') expect([name, isClosed(path)]).toEqual([name, false]);
  }
});

test('no page makes a query of none: it is not asked for what an address without one says', async () => {
  const filters = async () => {
    throw new Error('not asked for');
  };
  const queries = ROUTES.flatMap((route) => (route.cache === 'shared' ? [route.query] : []));
  for (const query of queries) expect((await query(new URLSearchParams(), filters)).size).toBe(0);
});

test('the pages that scan may use a camera, and no other', () => {
  const scanning = Object.entries(SOURCES).filter(([, source]) => /of="(?:desk-)?scan"/.test(source));
  const allowed = ROUTES.filter((route) => route.cache === 'personal' && route.usesCamera).map(({ path }) => path);
  expect(scanning.map(([file]) => file).toSorted()).toEqual([
    './catalogue/scan.tsx',
    './desk/scan.tsx',
    './desk/stock.tsx',
  ]);
  expect(allowed.toSorted()).toEqual(['/escanear', '/operacion/escanear', '/operacion/existencias']);
});
