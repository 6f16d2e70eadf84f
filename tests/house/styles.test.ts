import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Selectors that make the whole page depend on what is anywhere in it. */
const WHOLE_PAGE = /(?:^|[\s,}>])(?::root|html|body|\*)[^\s,{]*:has\([^{]*/gm;

const wholePages = (css: string) => css.match(WHOLE_PAGE)?.map((found) => found.trim()) ?? [];

test('a selector that makes the whole page depend on what is in it is found', () => {
  expect(
    [':root:has(.toast) {', 'a, body:has(.bar) .btn {', '  html[lang]:has(.x) {', 'main:has(.bar) ~ div {'].map(
      (rule) => wholePages(rule).length,
    ),
  ).toEqual([1, 1, 1, 0]);
});

test('no style makes the whole page depend on what is anywhere in it: each element that joins would restyle all of them', () => {
  const files = globSync('src/**/*.css').sort();
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => wholePages(readFileSync(file, 'utf8')).map((rule) => `${file}: ${rule}`))).toEqual([]);
});
