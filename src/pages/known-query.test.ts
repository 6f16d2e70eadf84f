import { expect, test } from 'vitest';
import type { AttributeDocument } from '../domain/catalogue/document';
import { listFilters } from '../domain/catalogue/listing/filters';
import { ROUTES } from './routes';

const attribute = (attribute_code: string, ...values: string[]): AttributeDocument =>
  ({
    attribute_code,
    is_filterable: true,
    options: values.map((value) => ({ value, label: value, sort_order: 0 })),
  }) as AttributeDocument;

const FILTERS = listFilters([attribute('patas', '300'), attribute('color', 'rojo', 'azul')]);

/** What is left of a query in the key of a page of this route. */
async function known(name: string, query: string): Promise<string> {
  const route = ROUTES.find((one) => one.name === name);
  if (route?.cache !== 'shared') throw new Error(`${name} is no shared page`);
  return (await route.query(new URLSearchParams(query), async () => FILTERS)).toString();
}

const JUNK = 'x=0.123&utm_source=correo&gclid=1&fbclid=2&_=99&storeCode=mavi';

test.each(ROUTES.filter((route) => route.cache === 'shared').map(({ name }) => name))(
  'parameters %s does not know are in no key',
  async (name) => {
    expect(await known(name, JUNK)).toBe('');
  },
);

test.each([
  ['desde=50&color=rojo&x=1&color=azul', 'color=azul%2Crojo&desde=50'],
  ['color=azul,rojo&desde=73', 'color=azul%2Crojo&desde=50'],
  ['sort=final_price&vista=lista&cuantos=51', 'cuantos=100&sort=final_price&vista=lista'],
  ['patas=300&x=1', 'patas=300'],
  ['color=verde&patas=300,301&size=1&discount=15,20,030', 'discount=20&patas=300'],
  ['discount=5&x=1', ''],
  ['sort=made-up&vista=mosaico&desde=-1&cuantos=50&price=loads&brand=roma', ''],
])('a list asked for with %j is kept under %j', async (asked, kept) => {
  expect(await known('category', asked)).toBe(kept);
  expect(await known('category', kept)).toBe(kept);
});

test('a search is kept under its text and its list, without a text under nothing', async () => {
  expect(await known('search', 'x=1&sort=id:desc&q=%20silla%0Aroja%20')).toBe('q=silla+roja&sort=id%3Adesc');
  expect(await known('search', 'q=%20&color=azul')).toBe('');
});

test('the piece of a set a message is about is kept with messages that have one', async () => {
  const key = new URLSearchParams({ aviso: '{name} is out of stock, and the set is sold as a whole' }).toString();
  expect(await known('product', `${key}&pieza=2`)).toBe(`${key}&pieza=2`);
  for (const junk of ['0', '-1', '100', 'x', '1.5']) expect(await known('product', `${key}&pieza=${junk}`)).toBe(key);
  expect(await known('product', 'aviso=Page+not+found&pieza=2')).toBe('aviso=Page+not+found');
});

test('the variants of a product are kept beside its page, under one parameter', async () => {
  expect(await known('product', 'variantes=1')).toBe('variantes=1');
  expect(await known('product-variant', 'variantes=0.7&aviso=Page+not+found&x=1')).toBe('variantes=1');
  expect(await known('category', 'variantes=1')).toBe('');
});

test('what a refused form says is kept under its message, a text of nobody under the general one', async () => {
  expect(await known('product', 'aviso=Page+not+found')).toBe('aviso=Page+not+found');
  const general = await known('product', 'aviso=0.5');
  expect(await known('product-variant', 'aviso=Su+premio')).toBe(general);
  expect(await known('home', 'aviso=0.5')).toBe('');
});

test('where the catalogue cannot say what its filters are, those of every list are kept and its own are not', async () => {
  const silent = async () => Promise.reject(new Error('silent'));
  const route = ROUTES.find((one) => one.name === 'category');
  const kept =
    route?.cache === 'shared' &&
    (await route.query(new URLSearchParams('color=verde&patas=300&discount=15,20'), silent));
  expect(String(kept)).toBe('color=verde&discount=20');
});
