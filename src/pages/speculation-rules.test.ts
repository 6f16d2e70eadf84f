import { describe, expect, test } from 'vitest';
import { STORES } from '../config/stores';
import { PRESS_RULES } from '../features/shop/speculation-rules';
import { ROUTES, type Route } from './routes';
import { OPENED_PATHS, speculationRules } from './speculation-rules';

const ORIGIN = 'https://tianguis.example';

interface Rule {
  eagerness: string;
  where: {
    and: [
      { href_matches: string[] },
      { not: { href_matches: URLPatternInit[] } },
      { not: { selector_matches: string } },
    ];
  };
}

const rulesOf = (prefix: string) => JSON.parse(speculationRules(prefix)) as { prefetch: [Rule]; prerender: [Rule] };

/** As the browser reads patterns: relative to the document. */
const patterns = ({ where: { and } }: Rule) => and[0].href_matches.map((text) => new URLPattern(text, `${ORIGIN}/`));
const others = ({ where: { and } }: Rule) =>
  and[1].not.href_matches.map((init) => new URLPattern({ ...init, baseURL: `${ORIGIN}/` }));
const matches = (rule: Rule, address: string) => {
  const url = new URL(address, ORIGIN);
  return patterns(rule).some((one) => one.test(url)) && !others(rule).some((one) => one.test(url));
};

/** An address of a route under a prefix, as links of the shop spell it. */
const example = (prefix: string, { path }: Route) =>
  path === '/' ? prefix || '/' : `${prefix}${path.replace(/\[[^\]]+\]/g, 'algo-1')}`;
const isOffered = ({ cache, layout, name }: Route) =>
  cache === 'shared' && layout === 'default' && !['home-alias', 'page-not-found', 'dev-ui'].includes(name);
const isOpened = ({ name }: Route) => ['home', 'category', 'offers', 'product', 'product-variant'].includes(name);

describe.each(STORES.map(({ storeCode, prefix }) => ({ storeCode, prefix })))('$storeCode', ({ prefix }) => {
  const { prefetch, prerender } = rulesOf(prefix);
  const both = [...prefetch, ...prerender];

  test('every shared page of the view that links lead to may be fetched ahead, no page of one shopper', () => {
    for (const route of ROUTES)
      expect([route.name, matches(prefetch[0], example(prefix, route))]).toEqual([route.name, isOffered(route)]);
  });

  test('what is rendered ahead is fetched ahead too', () => {
    const rendered = ROUTES.filter((route) => matches(prerender[0], example(prefix, route)));
    expect(rendered.map(({ name }) => name)).toEqual(['home', 'offers', 'category', 'product', 'product-variant']);
    expect(rendered.every(isOffered)).toBe(true);
  });

  test('no page of another view, no other origin, no call, no form, no file', () => {
    const foreign = STORES.filter((store) => store.prefix !== prefix).flatMap((store) =>
      ROUTES.map((route) => example(store.prefix, route)),
    );
    const never = [
      '/api/cart/pull',
      '/f/cart/add',
      '/assets/a.js',
      '/media/480/a.avif',
      '/RSC/x.txt',
      '/checkout/cart/',
      '/cdn-cgi/x',
    ];
    const addresses = [
      ...foreign,
      ...never,
      ...never.map((path) => `${prefix}${path}`),
      'https://otra.example/c/salas-10',
    ];
    for (const rule of both) expect(addresses.filter((address) => matches(rule, address))).toEqual([]);
  });

  test('neither a list with a query nor a place on a page', () => {
    for (const rule of both)
      for (const rest of ['?color=5', '?start=50', '#buscar'])
        expect(matches(rule, `${prefix}/c/salas-10${rest}`)).toBe(false);
  });
});

test('nothing is fetched before the pointer rests on it, and nothing rendered before it is pressed', () => {
  const { prefetch, prerender } = rulesOf('');
  expect([prefetch.map(({ eagerness }) => eagerness), prerender.map(({ eagerness }) => eagerness)]).toEqual([
    ['moderate'],
    ['conservative'],
  ]);
  for (const { where } of [...prefetch, ...prerender])
    expect(where.and[2].not.selector_matches).toBe('[aria-current],[rel~=nofollow],[data-island=variants] a');
});

test('a finger may have fetched what is opened from lists and menus and no other page, no call, no form, no file', () => {
  const paths = new RegExp(OPENED_PATHS);
  for (const route of ROUTES)
    expect([route.name, paths.test(example('', route))]).toEqual([route.name, isOpened(route)]);
  for (const path of ['/api/cart/pull', '/f/cart/add', '/assets/a.js', '/media/480/a.avif', '/c/salas-10/otra', '/c/'])
    expect([path, paths.test(path)]).toEqual([path, false]);
});

test('they are few bytes and cannot end the element they stand in', () => {
  for (const rules of [PRESS_RULES, ...STORES.map(({ prefix }) => speculationRules(prefix))]) {
    expect(rules).not.toContain('<');
    expect(rules.length).toBeLessThan(3000);
  }
});
