import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CALLS } from '../../src/contract/areas';
import { DICTIONARIES } from '../../src/i18n/dictionaries';

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

test('every file of words is listed', () => {
  const areas = Object.keys(DICTIONARIES).sort();
  for (const locale of ['es-mx', 'de', 'it']) {
    expect(
      named(`src/i18n/${locale}/*.ts`)
        .map((file) => basename(file, '.ts'))
        .sort(),
    ).toEqual(areas);
  }
});
