import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const EMBEDDED = resolve(import.meta.dirname, '../../workers/adapters/embedded');
const read = (path: string): string => readFileSync(join(EMBEDDED, path), 'utf8');

test('the engine’s README says of every table whose it is, and names no file that is not there', () => {
  const readme = read('README.md');
  const tables = globSync('schema/*/*.ts', { cwd: EMBEDDED }).flatMap((file) =>
    [...read(file).matchAll(/sqliteTable\(\s*'(\w+)'/g)].map(([, name = '']) => name),
  );
  expect(tables.length).toBeGreaterThan(50);
  expect(tables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  const named = [...readme.matchAll(/`([a-z-]+\.ts)`/g)].map(([, file = '']) => file);
  const there = globSync('*.ts', { cwd: EMBEDDED });
  expect(named.filter((file) => !there.includes(file))).toEqual([]);
});
