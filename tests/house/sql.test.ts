import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

// The rule and its reasons: docs/decisions/0044-one-rule-for-sql.md.

const ROOT = resolve(import.meta.dirname, '../..');
const FILES = ['workers', 'functions'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\.tsx?$|(?:^|\/)testing\//.test(name))
    .map((name) => join(room, name)),
);
const DATABASE = join('workers', 'adapters', 'embedded', 'database.ts');

const source = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const whereIn = (pattern: RegExp): string[] => FILES.filter((file) => pattern.test(source(file)));

const PREPARES = /\.prepare\(/;
const BUILDS = /\b(?:shopDatabase|catalogueDatabase)\(|from 'drizzle-orm/;

test('a file writes its statements by the builder or as text, never both', () => {
  expect(whereIn(PREPARES).length).toBeGreaterThan(10);
  expect(whereIn(BUILDS).length).toBeGreaterThan(10);
  const both = whereIn(PREPARES).filter((file) => BUILDS.test(source(file)));
  expect(both).toEqual([DATABASE]);
});

test('a value is read from a row whose type has it, never by the name of a column', () => {
  expect(whereIn(/\.first(?:<[^()]*>)?\(\s*['"`]/)).toEqual([]);
});

test('drizzle is given no schema, which it would compute anew at every call', () => {
  expect(whereIn(/\bdrizzle\(/)).toEqual([DATABASE]);
  expect(source(DATABASE).match(/drizzle\([^)]*\)/g)).toEqual(['drizzle(env.CATALOGUE)', 'drizzle(env.SHOP)']);
});

test('only what announces it before moves the revision of a catalogue (ADR 0049)', () => {
  const folder = join('workers', 'adapters', 'embedded');
  expect(whereIn(/(?:UPDATE|INTO) catalogue\b[^`']*\brevision\b/).sort()).toEqual([
    join(folder, 'import', 'commit.ts'),
    join(folder, 'served', 'revision.ts'),
  ]);
});

test('who writes a row of the outbox says its store view, whose words its letter speaks', () => {
  const rows = FILES.flatMap((file) => source(file).match(/INSERT INTO (?:outbox|\$\{outbox\}) \([^)]*\)/g) ?? []);
  expect(rows.length).toBeGreaterThan(8);
  // What the builder writes names its columns in a list above.
  expect(rows.filter((row) => !/ store,|\(\$\{event\}\)$/.test(row))).toEqual([]);
});
