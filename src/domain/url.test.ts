import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPath, categoryPath, cmsPath, normaliseUrlPath, productPath, slugify, stripTracking } from './url';

describe('slugify', () => {
  test.each([
    ['Sillón Niño', 'sillon-nino'],
    ['Bras & Tanks', 'bras-and-tanks'],
    ['Mesa   de centro (nogal)', 'mesa-de-centro-nogal'],
    ['Mesa de centro (nogal) !', 'mesa-de-centro-nogal-'],
    ['Mesas & ', 'mesas-and-'],
    ['Sofá -- 3/2', 'sofa-32'],
    ['¡!', ''],
  ])('%s', (text, slug) => expect(slugify(text)).toBe(slug));

  test('is its own fixed point', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => slugify(slugify(text)) === slugify(text)));
  });
});

describe('canonicalPath', () => {
  test.each([
    ['/p//x/', '/p/x'],
    ['//p/x', '/p/x'],
    ['/', '/'],
    ['', '/'],
    ['/c/sill%C3%B3n', '/c/sill%C3%B3n'],
    ['/c/sillón', '/c/sill%C3%B3n'],
    ['/c/%73illas', '/c/sillas'],
    ['/p/A%2FB/x', '/p/A%2FB/x'],
    ['/p/a,b/x', '/p/a,b/x'],
    ['/p/a%2Cb/x', '/p/a,b/x'],
  ])('%s → %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

  test.each(['/c/%', '/c/%ZZ', '/c/%C3', '/c/%00', '/c/%2e%2e/x', '/c/../x'])('%s has no canonical spelling', (path) =>
    expect(canonicalPath(path)).toBeNull(),
  );

  test('never throws, and a canonical path is its own', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string({ unit: 'binary' })), (path) => {
        const once = canonicalPath(path);
        return once === null || canonicalPath(once) === once;
      }),
    );
  });
});

describe('stripTracking', () => {
  test('drops what says where a visitor came from and sorts the rest, order inside a name kept', () => {
    const query = new URLSearchParams('utm_source=x&size=2&UTM_term=y&color=b&gclid=1&fbclid=2&color=a&q=mesa');
    expect(stripTracking(query).toString()).toBe('color=b&color=a&q=mesa&size=2');
  });
});

test('a url path loses its trailing slash also in front of a query; an empty one is empty', () => {
  expect(normaliseUrlPath('/a/?x=1')).toBe('/a');
  expect(normaliseUrlPath('muebles/sillas/roma.html')).toBe('/muebles/sillas/roma.html');
  for (const empty of ['', '/', '//', '/#top', '?x=1']) expect(normaliseUrlPath(empty)).toBe('');
});

test.each([
  ['/a/?x=1', '/a'],
  ['a', '/a'],
  ['/a?x=1#y', '/a'],
  ['/a//b/', '/a/b'],
])('case I7: what %s is looked up by', (path, expected) => expect(normaliseUrlPath(path)).toBe(expected));

describe('paths of pages', () => {
  test('a product, a variant, a category and a CMS page', () => {
    expect(productPath('SILLA-RO', 'silla-roma-12')).toBe('/p/SILLA-RO/silla-roma-12');
    expect(productPath('SILLA-RO', 'silla-roma-12', 'SILLA-RO-AZ')).toBe('/p/SILLA-RO/silla-roma-12/SILLA-RO-AZ');
    expect(productPath('A/B C', 'x', null)).toBe('/p/A%2FB%20C/x');
    expect(categoryPath('salas-10')).toBe('/c/salas-10');
    expect(cmsPath('aviso de privacidad')).toBe('/i/aviso%20de%20privacidad');
  });

  test('are canonical whatever the sku holds', () => {
    const sku = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !/\p{Cc}/u.test(text) && text !== '.' && text !== '..');
    fc.assert(fc.property(sku, (value) => canonicalPath(productPath(value, 'x')) === productPath(value, 'x')));
  });
});
