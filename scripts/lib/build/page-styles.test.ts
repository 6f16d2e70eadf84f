import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { lateStylesOf, SHARED, STYLE_SETS } from '../../../src/pages/page-styles';
import { ROUTES } from '../../../src/pages/routes';
import { BUDGETS, fileBytes } from '../budgets/budgets';
import { at } from '../paths.mjs';
import { bundlePageStyles, foundBy, minified, ownFiles, parted, styleFiles } from './page-styles';

const sets = Object.values(STYLE_SETS);
const nameOf = (file: string) => file.replaceAll(/\W/g, '-');
/** Files that rows name by themselves. */
const ownOf = ROUTES.flatMap(({ ownStyles }) => ownStyles ?? []);
const rulesOf = (files: readonly string[]) => files.map(nameOf);
const named = (text: string) => [...text.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
const bytesOf = (text: string) => fileBytes(new TextEncoder().encode(text));
/** Styles that say of which file they are. */
const bundled = bundlePageStyles((file) => `.${nameOf(file)}{color:red}`);

test('every style file of the shop is in the table or a route’s own, never both, and neither names another', () => {
  const files = globSync('src/**/*.css', { cwd: at('.') }).map((file) => relative('src', file));
  const listed = new Set(
    [SHARED, ...sets].flatMap(({ first, late, where = {} }) => [...first, ...late, ...Object.keys(where)]),
  );
  expect([...listed, ...new Set(ownOf)].toSorted()).toEqual(files.toSorted());
  expect(ownFiles()).toEqual([...new Set<string>(ownOf)].toSorted());
});

test('a page has each of its files once, so that what comes late overrides nothing by coming again, and all that every page has', () => {
  for (const set of sets) {
    const files = [...SHARED.first, ...set.first, ...lateStylesOf(set)];
    expect(new Set(files).size).toBe(files.length);
    for (const file of SHARED.late) expect(files).toContain(file);
  }
});

test('every set of styles belongs to a route', () => {
  expect([...new Set(ROUTES.map(({ styles }) => styles))].toSorted()).toEqual(Object.keys(STYLE_SETS).toSorted());
});

test('each text has the files of its list in their order', () => {
  expect(named(bundled.shared.text)).toEqual(rulesOf(SHARED.first));
  for (const [name, { first, late }] of Object.entries(bundled.sets)) {
    const listed = STYLE_SETS[name as keyof typeof STYLE_SETS];
    expect(named(first.text)).toEqual(rulesOf(listed.first));
    expect(named(late.text)).toEqual(rulesOf(lateStylesOf(listed)));
  }
});

test('a page whose route has styles of its own weighs no more than any other may', () => {
  const { shared, sets, own } = bundlePageStyles();
  for (const { styles, ownStyles } of ROUTES) {
    if (!ownStyles) continue;
    const { first, late } = sets[styles];
    const inDocument = bytesOf(shared.text + first.text + own[ownStyles]?.text);
    expect(inDocument).toBeLessThanOrEqual(BUDGETS.firstCssBytes);
    expect(inDocument + bytesOf(late.text)).toBeLessThanOrEqual(BUDGETS.cssBytes);
  }
});

test('the same sources make the same files; a change makes another one of what changed, and of nothing else', () => {
  const read = (file: string) => `.a{--file:"${file}"}`;
  const names = (changed = '') =>
    styleFiles(bundlePageStyles((file) => (file === changed ? '.b{color:red}' : read(file)))).map(
      ({ fileName }) => fileName,
    );
  expect(names()).toEqual(names());
  const before = names();
  const other = names('ui/base.css').filter((name) => !before.includes(name));
  expect(other).toEqual([expect.stringMatching(/^assets\/shop-[0-9a-f]{12}\.css$/)]);
});

test('styles are made small and for the browsers of the shop', () => {
  const read = () =>
    '.a {\n  color: #ff0000;\n  & b { margin: 0px }\n}\n@media (width >= 700px) { .a { color: blue } }';
  expect(minified(['a.css'], read)).toBe('.a{color:red}.a b{margin:0}@media (width>=700px){.a{color:#00f}}');
});

test('what only counts under a pointer comes late, before all that is late, and what also tells a state does not', () => {
  const styles =
    '.a{color:red}.a:hover{color:#00f}.a:hover,.a[aria-current]{top:0}@media (hover:hover){.a b:active{top:1px}}';
  expect(parted(styles, false)).toBe('.a{color:red}.a:hover,.a[aria-current]{top:0}');
  expect(parted(styles, true)).toBe('.a:hover{color:#00f}@media (hover:hover){.a b:active{top:1px}}');
  const { shared, sets } = bundlePageStyles((file) => `.${nameOf(file)}:hover{color:red}`);
  for (const [name, { first, late }] of Object.entries(sets)) {
    const listed = STYLE_SETS[name as keyof typeof STYLE_SETS];
    expect(shared.text + first.text).toBe('');
    expect(named(late.text)).toEqual(rulesOf([...SHARED.first, ...listed.first, ...lateStylesOf(listed)]));
  }
});

test('what some pages hold is found with quotes and without, and nothing longer is taken for a whole class', () => {
  const found = (holds: string[], html: string) => foundBy(holds).test(html);
  for (const html of ['<p class="field">', '<p class=field>', '<p class=field hidden>', '<p class="field span-2">'])
    expect(found(['class="field"', 'class="field '], html), html).toBe(true);
  expect(found(['class="field"', 'class="field '], '<p class=field-error><p class="field-end x">')).toBe(false);
  expect(found(['class="credit'], '<p class=credit-line>')).toBe(true);
  expect(found(['notices"'], '<p class="wrap notices">')).toBe(true);
  expect(found(['notices"'], '<p class=notices-none>')).toBe(false);
});

test('what is no CSS fails the build', () => {
  expect(() => minified(['a.css'], () => '.a { color: red }} .b {')).toThrow();
});
