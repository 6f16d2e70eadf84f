import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const MAX_LINES = 400;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield path;
  }
}

const files = ['src', 'workers', 'functions'].flatMap((folder) => [...sources(folder)]);
const app = files.filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));

const TYPES_ONLY = /^import type [\s\S]*?from\s*['"][^'"]+['"];?$/gm;

function imports(file: string, kind: 'all' | 'values' = 'all'): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const text = kind === 'all' ? source : source.replace(TYPES_ONLY, '');
  return [...text.matchAll(IMPORT)].map((match) => relative(ROOT, resolve(join(ROOT, dirname(file)), match[1] ?? '')));
}

/** Room → rooms it may import besides itself. */
const ARROWS: Record<string, string[]> = {
  'src/domain': [],
  'src/config': ['src/domain'],
  'src/contract': ['src/domain', 'src/config', 'src/commerce'],
  'src/commerce': ['src/domain', 'src/contract'],
  'src/i18n': [],
  'src/ui': ['src/i18n'],
  'src/features': ['src/domain', 'src/config', 'src/contract', 'src/commerce', 'src/ui', 'src/i18n'],
  'src/pages': ['src/domain', 'src/config', 'src/contract', 'src/commerce', 'src/ui', 'src/i18n', 'src/features'],
  workers: ['src'],
  functions: ['src', 'workers'],
};

const roomOf = (file: string) => Object.keys(ARROWS).find((room) => file === room || file.startsWith(`${room}/`));

test('every room imports only the rooms its arrows allow', () => {
  const wrong = app.flatMap((file) => {
    const room = roomOf(file);
    if (!room) return [];
    const allowed = [room, ...(ARROWS[room] ?? [])];
    return imports(file)
      .filter((target) => !allowed.some((place) => target === place || target.startsWith(`${place}/`)))
      .filter((target) => !(file === 'workers/index.ts' && target === 'functions'))
      .map((target) => `${file} → ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('what runs in the browser never reaches the server side', () => {
  const reachable = new Set<string>();
  const resolveFile = (target: string) =>
    [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`, target].find((path) => files.includes(path));
  const visit = (file: string) => {
    if (reachable.has(file)) return;
    reachable.add(file);
    for (const target of imports(file, 'values')) {
      const next = resolveFile(target);
      if (next) visit(next);
    }
  };
  for (const file of app.filter((path) => path.endsWith('.client.tsx'))) visit(file);
  const leaks = [...reachable].filter((file) => /^(workers|functions)\//.test(file) || /^src\/(commerce|contract\/documents)\//.test(file));
  expect(leaks).toEqual([]);
});

test('no file of the application is longer than four hundred lines', () => {
  const long = app.filter((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length > MAX_LINES);
  expect(long).toEqual([]);
});
