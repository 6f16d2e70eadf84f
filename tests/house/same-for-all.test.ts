import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isSameForAll } from '../reset-modules';

const ROOT = resolve(import.meta.dirname, '../..');
/** Types are gone where a module is evaluated. */
const FROM = /^(?:import|export)\s(?!type\b)[^;]*?\bfrom '(\.[^']*)'|\bimport\('(\.[^']*)'/gm;
const REPLACED = /vi\.(?:do)?[mM]ock\(\s*'(\.[^']*)'/g;

const files = globSync('{src,workers,functions,scripts,tests}/**/*.{ts,tsx}', { cwd: ROOT });

/** What a file names relative to itself, by these words. */
const named = (file: string, words: RegExp): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(words)].map(([, path, later = '']) =>
    resolve(ROOT, dirname(file), path ?? later),
  );

test('what test files share as it was evaluated imports only what they share too', () => {
  const rooms = files.filter((file) => isSameForAll(join(ROOT, file)));
  expect(rooms.length).toBeGreaterThan(100);
  expect(rooms.flatMap((file) => named(file, FROM).filter((path) => !isSameForAll(path)))).toEqual([]);
});

test('no test replaces what test files share', () => {
  const replaced = files.flatMap((file) => named(file, REPLACED));
  expect(replaced.length).toBeGreaterThan(10);
  expect(replaced.filter(isSameForAll)).toEqual([]);
});
