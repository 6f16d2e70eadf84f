import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const OWN_NAMES = /interface Islands \{([\s\S]*?)\n {2}\}/;

/** Client components by the name of their file, and the names under which each stands as an island. */
const named = globSync('src/**/*.client.tsx', { cwd: ROOT }).map((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const names = (OWN_NAMES.exec(text)?.[1] ?? '').match(/^ {4}[\w'-]+(?=:)/gm) ?? [];
  return { file: basename(file, '.client.tsx'), text, names: names.map((name) => name.replaceAll(/[ ']/g, '')) };
});

test('an island has the name of its file and is what the file exports by default: so it is drawn by the server', () => {
  const islands = named.filter(({ names }) => names.length > 0);
  expect(islands.length).toBeGreaterThan(40);
  expect(islands.filter(({ file, names }) => names.join() !== file)).toEqual([]);
  expect(islands.filter(({ text }) => !text.includes('\nexport default '))).toEqual([]);
});
