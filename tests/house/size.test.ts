import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const MEDIAN = { least: 45, most: 70 };
const MOST_LINES = 400;
/** Fewer lines belong to whoever uses them, where that is one file. */
const FEWEST_ALONE = 12;
const MOST_FILES = 40;
/** A list that grows by a line with each call, form and page. */
const IS_LIST = /^tests\/published\.ts$/;
/** Folders with one file of each area. */
const OF_EACH_AREA = /^(?:workers\/areas|src\/i18n\/[a-z-]+)$/;

/** Rooms of the browser, whose files follow their stylesheets and islands. */
const OF_BROWSER = /^src\/(?:features|ui|browser)\//;
const IS_TEST = /\.(?:test|fixture)\.tsx?$|^tests\/|\/testing\//;
/** What stands by itself however short: an area, its words in a language, what is derived from all of them, what a command writes, tables, and a door that tests replace. */
const BY_THEMSELVES = [
  /^src\/pages\/(?:customer|desk|order)\/index\.ts$/,
  /^workers\/areas\/[a-z-]+\.ts$/,
  /^src\/i18n\/(?:es-mx|de|it)\//,
  /^workers\/(?:desk|outbox\/dispatch|pages\/islands-door)\.ts$/,
  /^workers\/services\/customers\/common-passwords\/data\.ts$/,
  /^workers\/adapters\/embedded\/schema\//,
];

const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}(?:\/[^'"]*)?)['"]/g;

const files = globSync('{src,workers,functions,scripts,tests}/**/*.{ts,tsx,mjs}', { cwd: ROOT })
  .filter((file) => !file.endsWith('.d.ts'))
  .sort();
const known = new Set(files);

/** Lines of code: without blank ones and comments. */
function linesOf(file: string): number {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ''),
  );
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

const lines = new Map(files.map((file) => [file, linesOf(file)]));
const sized = (file: string): number => lines.get(file) ?? 0;

/** Files of the shop itself, the browser's rooms left out. */
const product = files.filter(
  (file) => /^(?:src|workers|functions)\//.test(file) && !IS_TEST.test(file) && !OF_BROWSER.test(file),
);

function importsOf(file: string): string[] {
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const target = relative(ROOT, resolve(ROOT, dirname(file), specifier));
    const found = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'].find((end) => known.has(target + end));
    return found === undefined ? [] : [target + found];
  });
}

/** Who imports a file, tests left out. */
const importers = new Map<string, Set<string>>();
for (const file of files)
  if (!IS_TEST.test(file))
    for (const target of importsOf(file)) importers.set(target, (importers.get(target) ?? new Set()).add(file));

test('the file in the middle has between 45 and 70 lines of code', () => {
  const sorted = product.map(sized).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  expect(sorted.length).toBeGreaterThan(500);
  expect(median).toBeGreaterThanOrEqual(MEDIAN.least);
  expect(median).toBeLessThanOrEqual(MEDIAN.most);
});

test('no file has more than four hundred lines of code, tests and scripts included', () => {
  expect(files.filter((file) => sized(file) > MOST_LINES && !IS_LIST.test(file))).toEqual([]);
});

test('what has fewer than twelve lines of code is used by more than one file', () => {
  const alone = product.filter(
    (file) =>
      sized(file) < FEWEST_ALONE &&
      importers.get(file)?.size === 1 &&
      !BY_THEMSELVES.some((pattern) => pattern.test(file)),
  );
  expect(alone).toEqual([]);
});

test('no folder has more than forty files, tests and what each area has one of not counted', () => {
  const folders = new Map<string, number>();
  for (const file of files) if (!IS_TEST.test(file)) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1);
  expect([...folders].filter(([folder, many]) => many > MOST_FILES && !OF_EACH_AREA.test(folder))).toEqual([]);
});
