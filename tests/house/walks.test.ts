import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const TEXT = readFileSync(join(ROOT, 'docs/walks.md'), 'utf8');
const ROOMS = ['src', 'workers', 'functions', 'tests'];

test('every file and folder that the walks name from the top is there', () => {
  const named = [...TEXT.matchAll(/`((?:src|workers|functions|tests)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('every file that the walks name by its end is there', () => {
  const files = ROOMS.flatMap((room) => readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }));
  const named = [...TEXT.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(40);
  expect(
    named.filter(
      (path) => !files.some((file) => `/${file}`.endsWith(`/${path.replace(/^(src|workers|functions|tests)\//, '')}`)),
    ),
  ).toEqual([]);
});
