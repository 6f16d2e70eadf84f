import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

test('every file and folder that the walks name from the top is there', () => {
  const text = readFileSync(join(ROOT, 'docs/walks.md'), 'utf8');
  const named = [...text.matchAll(/`((?:src|workers|functions|tests)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
