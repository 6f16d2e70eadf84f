import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Area, CALLS, AREAS as CONTRACT } from '../../src/contract/areas';
import { dictionaries, LOCALES } from '../../src/i18n/dictionaries';
import { AREAS, PORTS } from '../../workers/areas';

const ROOT = resolve(import.meta.dirname, '../..');
const named = (pattern: string) => globSync(pattern, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));

test('every call that the contract defines stands in an area that is listed', () => {
  const defined = named('src/contract/**/*.ts').flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^export const (\w+) = defineCall\(/gm)].map(
      ([, id = '']) => id,
    ),
  );
  expect(defined.sort()).toEqual(CALLS.map(({ id }) => id).sort());
});

test('every area with words has them in every locale', () => {
  const areas = Object.keys(dictionaries('es-MX')).sort();
  expect(areas.length).toBeGreaterThan(15);
  for (const locale of LOCALES) {
    expect(Object.keys(dictionaries(locale)).sort()).toEqual(areas);
    for (const [area, words] of Object.entries(dictionaries(locale)))
      expect(words, `${area} ${locale}`).toBeTypeOf('object');
  }
});

/** Files of workers/areas that are no area. */
const OF_ALL = ['constructed.test', 'define-area', 'define-area.unit.test', 'engine', 'index', 'retention'];

test('every area of the contract is one file of the Worker’s, under its name, and listed', () => {
  const files = globSync('workers/areas/*.ts', { cwd: ROOT }).map((file) => basename(file, '.ts'));
  const names = Object.keys(CONTRACT).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  expect(files.filter((file) => !OF_ALL.includes(file)).sort()).toEqual(names.sort());
  expect(Object.keys(AREAS).sort()).toEqual(Object.keys(CONTRACT).sort());
});

test('a port, a work, a letter and a part of the desk are of one area alone', () => {
  const areas = Object.values(AREAS);
  const namesOf = (record: object | undefined) => Object.keys(record ?? {});
  const lists = [
    areas.flatMap(({ ports }) => namesOf(ports)),
    areas.flatMap(({ scheduled }) => Object.values(scheduled ?? {}).flatMap(namesOf)),
    areas.flatMap(({ retention }) => (retention === 'nothing ages' ? [] : namesOf(retention))),
    areas.flatMap(({ letters }) => namesOf(letters)),
    areas.flatMap(({ desk }) => namesOf(desk)),
    Object.values<Area>(CONTRACT).flatMap(({ desk }) => (desk ? [String(desk.rank)] : [])),
  ];
  for (const list of lists) {
    expect(list.length).toBeGreaterThan(4);
    expect(list).toEqual([...new Set(list)]);
  }
});

test('every port says who serves it for both backends and what is counted of it, every area what ages', () => {
  for (const { embedded, upstream, guard } of Object.values(PORTS)) {
    expect(embedded).toBeTypeOf('function');
    expect(upstream === null || upstream === 'embedded' || typeof upstream === 'function').toBe(true);
    expect(guard === 'unlimited' || typeof guard === 'function').toBe(true);
  }
  for (const { retention } of Object.values(AREAS))
    expect(retention === 'nothing ages' || Object.keys(retention).length > 0).toBe(true);
});

/** Copies of commerce, whole: by a spread, `Object.assign`, `Object.entries` and the like, or a clone. */
const COPIES_COMMERCE =
  /\.\.\.\(?\s*(?:[\w.]+\.)?commerce\b(?![.(])|\b(?:Object\.(?:assign|entries|values|fromEntries)|structuredClone)\((?:\{\},)?[\s\w.]*?\bcommerce\b\s*[,)]/;

test('copies of commerce are known by how they are made', () => {
  const copies = [
    '{ ...commerce }',
    '({ ...request.commerce, cart })',
    '{ ...( commerce) }',
    'Object.assign({}, commerce)',
    'Object.assign({},\n  shopper.commerce, { cart })',
    'Object.entries(commerce)',
    'structuredClone(request.commerce)',
  ];
  expect(copies.filter((code) => !COPIES_COMMERCE.test(code))).toEqual([]);
  const none = [
    '{ ...commerce.cart }',
    '{ ...shopper, commerce }',
    'Object.assign(own, { commerce: 1 })',
    'lazily(commerce)',
  ];
  expect(none.filter((code) => COPIES_COMMERCE.test(code))).toEqual([]);
});

test('commerce is made anew member by member, never by a copy, which would make every port', () => {
  const files = named('{src,workers,functions}/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.tsx'));
  const copied = files.filter((file) => COPIES_COMMERCE.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(copied).toEqual([]);
});
