import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { emptyQuery } from '../../../../src/commerce/empty-query';
import type { embeddedCommerce } from '..';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';

/** What answers for the file beside the Worker; null is the file as it is. */
const file = vi.hoisted(() => ({ answer: null as (() => Promise<string>) | null, asked: 0 }));
vi.mock('./vocabulary/text', async (original) => {
  const whole = await original<typeof import('./vocabulary/text')>();
  return {
    text: () => {
      file.asked += 1;
      return file.answer ? file.answer() : whole.text();
    },
  };
});

const store = storeView('viu');
const wholeText = async () => (await vi.importActual<typeof import('./vocabulary/text')>('./vocabulary/text')).text();

beforeAll(() => serve(store, [product(1, 'Refrigerador dúplex'), product(2, 'Mesa de roble')]));
afterEach(() => vi.restoreAllMocks());

/** An isolate that has not searched yet, and what its log is told. */
async function freshIsolate(answer: (() => Promise<string>) | null) {
  vi.resetModules();
  Object.assign(file, { answer, asked: 0 });
  const { embeddedCommerce: fresh } = (await import('..')) as { embeddedCommerce: typeof embeddedCommerce };
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { catalogue } = fresh(env, store, NOON);
  const search = async (text: string) => {
    const { items, until } = await catalogue.search(text, { filters: {}, sort: null }, 0, 10);
    return { names: items.map(({ name }) => name), until };
  };
  const told = () => warned.mock.calls.filter(([line]) => String(line).includes('other names of things not read'));
  return { catalogue, search, told };
}

const MISSING = async (): Promise<string> => {
  throw new Error('assets/text-0.txt answered 404');
};
const never = (): Promise<string> => new Promise(() => {});

test('the names are read with the first search, once, and by none without a text', async () => {
  const { catalogue, search, told } = await freshIsolate(null);
  await catalogue.query({ ...emptyQuery('product') });
  expect((await search('')).names).toEqual([]);
  expect(file.asked).toBe(0);
  expect(await search('nevera')).toEqual({ names: ['Refrigerador dúplex'], until: null });
  expect((await catalogue.suggest('nevera', 5)).products.map(({ name }) => name)).toEqual(['Refrigerador dúplex']);
  expect([file.asked, told()]).toEqual([1, []]);
});

test.each([
  ['missing', MISSING],
  ['no text of names', async () => '<!doctype html>'],
  ['cut off', async () => (await wholeText()).slice(0, 5000)],
  ['of another form', async () => '{"same":{"terms":"refri,tele","others":["refrigerador"],"at":[0]}}'],
  ['late', never],
])('a file that is %s leaves what is called as it was typed, is told, and is tried again', async (_, answer) => {
  const { catalogue, search, told } = await freshIsolate(answer);
  expect(await search('mesa')).toEqual({ names: ['Mesa de roble'], until: NOON });
  expect(await search('nevera')).toEqual({ names: [], until: NOON });
  expect((await catalogue.suggest('mesa', 5)).products).toHaveLength(1);
  expect(told().length).toBeGreaterThanOrEqual(3);
  file.answer = null;
  expect(await search('nevera')).toEqual({ names: ['Refrigerador dúplex'], until: null });
});

test('what came too late for one search is there for the next', async () => {
  let come: (text: string) => void = () => {};
  const { search } = await freshIsolate(() => new Promise((resolve) => (come = resolve)));
  expect((await search('nevera')).names).toEqual([]);
  come(await wholeText());
  file.answer = MISSING;
  await expect.poll(async () => (await search('nevera')).names).toEqual(['Refrigerador dúplex']);
});

test('names are looked for beside the catalogue, not behind it', async () => {
  const order: string[] = [];
  const { catalogue } = await freshIsolate(async () => {
    order.push('names');
    return wholeText();
  });
  const prepare = env.CATALOGUE.prepare.bind(env.CATALOGUE);
  vi.spyOn(env.CATALOGUE, 'prepare').mockImplementation((sql) => {
    order.push('statement');
    return prepare(sql);
  });
  await catalogue.search('nevera', { filters: {}, sort: null }, 0, 10);
  expect(order[0]).toBe('names');
});
