import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { emptyQuery } from '../../../../src/commerce/empty-query';
import type { embeddedCommerce } from '..';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';

/** What answers for the file beside the Worker; null is the file as it is. */
const file = vi.hoisted(() => ({ answer: null as (() => Promise<string>) | null, asked: 0 }));
vi.mock('./examples/text', async (original) => {
  const whole = await original<typeof import('./examples/text')>();
  return {
    text: () => {
      file.asked += 1;
      return file.answer ? file.answer() : whole.text();
    },
  };
});

const store = storeView('viu');
const HEADPHONES = ['Audífonos de diadema negros', 'Audífonos de diadema rojos', 'Audífonos de diadema azules'];
const CARD = 'Tarjeta de regalo azul';
const NAMES = [
  ...['Mesa de roble', 'Linterna de mano', 'Tinaco de 450 litros', 'Colchón firme', 'Cuna mecedora'],
  ...[...HEADPHONES, CARD],
];
/** Neither says what it wants, nor with words that lead to one thing alone. */
const SENTENCE = 'mi bebé recién nacido llora toda la noche y solo se calma si lo mecen para dormir';

beforeAll(() =>
  serve(
    store,
    NAMES.map((name, at) => product(at + 1, name)),
  ),
);
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
    return { first: items[0]?.name, until };
  };
  const told = () => warned.mock.calls.filter(([line]) => String(line).includes('sentences of shoppers not read'));
  return { catalogue, german: fresh(env, storeView('de'), NOON).catalogue, search, told };
}

test('what a sentence asks for is known by others like it, read once and by no search of a few words', async () => {
  const { search, told } = await freshIsolate(null);
  await search('mesa de roble');
  expect(file.asked).toBe(0);
  expect(await search(SENTENCE)).toEqual({ first: 'Cuna mecedora', until: null });
  await search(SENTENCE);
  expect([file.asked, told()]).toEqual([1, []]);
});

test('of the kinds that serve a situation a further one of the best comes after the next kind', async () => {
  const { catalogue } = await freshIsolate(null);
  const { items } = await catalogue.search('mi sobrina cumple quince años', { filters: {}, sort: null }, 0, 10);
  const names = items.map(({ name }) => name);
  expect(names.slice(0, 4).toSorted()).toEqual([...HEADPHONES, CARD].toSorted());
  expect(HEADPHONES).toContain(names[0]);
  expect(HEADPHONES).toContain(names[3]);
});

test('what is said to be wanted comes before what serves the rest of a sentence, by its sound too', async () => {
  const { search } = await freshIsolate(null);
  const rest = 'mi bebé recién nacido llora toda la noche y ya no puedo dormir';
  expect((await search(`${rest}, quiero unos audífonos`)).first).toMatch(/^Audífonos/);
  expect((await search(`${rest}, quiero un kolchon`)).first).toBe('Colchón firme');
});

test('nobody asks for it in a language it has no sentences of, nor does the API, which finds by words', async () => {
  const { catalogue, german } = await freshIsolate(null);
  await german.search('ich brauche etwas zum Schlafen für mein Baby', { filters: {}, sort: null }, 0, 10);
  await catalogue.query({ ...emptyQuery('product'), text: SENTENCE });
  expect(file.asked).toBe(0);
});

test.each([
  ['missing', () => Promise.reject(new Error('assets/text-0.txt answered 404'))],
  ['no list of sentences', async () => '<!doctype html>'],
  ['late', () => new Promise<string>(() => {})],
])('a file that is %s leaves a sentence to its words, is told, kept for nobody and tried again', async (_, answer) => {
  const { search, told } = await freshIsolate(answer);
  expect((await search(SENTENCE)).until).toBe(NOON);
  expect(told()).toHaveLength(1);
  file.answer = null;
  expect((await search(SENTENCE)).until).toBeNull();
  expect(told()).toHaveLength(1);
});
