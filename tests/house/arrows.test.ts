import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}(?:\/[^'"]*)?)['"]/g;

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

/** What every room of the Worker may use: bindings, settings and what is shared about requests. */
const SETTINGS = ['workers/env', 'workers/settings', 'workers/node-crypto'];
const FLOOR = ['src', ...SETTINGS, 'workers/failpoint', 'workers/http'];
const ADAPTERS = [...FLOOR, 'workers/objects/shared'];
const OBJECTS = [...ADAPTERS, 'workers/adapters', 'workers/backends'];
const COMMERCE = [...OBJECTS, 'workers/objects'];
/** What an area names of its own, and the list of them. */
const AREAS = [...COMMERCE, 'workers/areas', 'workers/guards', 'workers/api', 'workers/forms', 'workers/mail'];
const REQUESTS = [...COMMERCE, 'workers/services', 'workers/commerce', 'workers/desk', 'workers/attempts'];
const FACES = [...REQUESTS, 'workers/make-request'];

/** Room → rooms it may import besides itself; of two that fit a file the longer name is its room. */
const ARROWS: Record<string, string[]> = {
  'src/domain': [],
  'src/config': ['src/domain'],
  'src/contract': ['src/domain', 'src/config'],
  'src/commerce': ['src/domain', 'src/contract'],
  'src/i18n': [],
  'src/ui': ['src/i18n'],
  'src/features': ['src/domain', 'src/config', 'src/contract', 'src/commerce', 'src/ui', 'src/i18n'],
  'src/browser': ['src/domain', 'src/contract', 'src/ui', 'src/i18n', 'src/features'],
  'src/pages': ['src/domain', 'src/config', 'src/contract', 'src/commerce', 'src/ui', 'src/i18n', 'src/features'],
  ...Object.fromEntries(SETTINGS.map((room) => [room, FLOOR])),
  'workers/failpoint': FLOOR,
  'workers/http': FLOOR,
  'workers/services': FLOOR,
  'workers/objects/shared': FLOOR,
  'workers/adapters': ADAPTERS,
  'workers/backends': [...ADAPTERS, 'workers/adapters'],
  'workers/objects': OBJECTS,
  'workers/guards': [...FLOOR, 'workers/services'],
  'workers/commerce': [...COMMERCE, 'workers/areas', 'workers/guards'],
  'workers/desk': [...COMMERCE, 'workers/areas'],
  'workers/attempts': COMMERCE,
  // A letter is written of an event, and an event is handed over by its letter.
  'workers/mail': [...OBJECTS, 'workers/outbox/event'],
  'workers/outbox': [...COMMERCE, 'workers/mail', 'workers/areas'],
  'workers/make-request': [...REQUESTS, 'workers/outbox'],
  'workers/api': [...FACES, 'workers/areas'],
  // An area names what it has in every room; the faces, the outbox and commerce read the list.
  'workers/areas': [...AREAS, 'workers/outbox'],
  'workers/forms': [...FACES, 'workers/areas'],
  'workers/pages': [...FACES, 'workers/areas'],
  'workers/seo': REQUESTS,
  'workers/gateway': [
    ...FACES,
    'workers/areas',
    'workers/guards',
    'workers/api',
    'workers/forms',
    'workers/pages',
    'workers/seo',
  ],
  workers: ['src'],
  functions: ['src', 'workers'],
};

const stands = (file: string, room: string) =>
  file === room || file.startsWith(`${room}/`) || file.replace(/\.tsx?$/, '') === room;

const roomOf = (file: string) =>
  Object.keys(ARROWS)
    .filter((room) => stands(file, room))
    .sort((a, b) => b.length - a.length)[0];

/** The entry point puts everything together. */
const ENTRY = 'workers/index.ts';

/** The file that an import means. */
const resolveFile = (target: string) =>
  [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`, target].find((path) =>
    files.includes(path),
  );

test('every room imports only the rooms its arrows allow', () => {
  const wrong = app.flatMap((file) => {
    const room = roomOf(file);
    if (!room || file === ENTRY) return [];
    const allowed = [room, ...(ARROWS[room] ?? [])];
    return imports(file)
      .filter((target) => !allowed.some((place) => stands(target, place)))
      .map((target) => `${file} → ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('no files import each other in a circle, types included', () => {
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (file: string, path: string[]): void => {
    if (state.get(file) === 'open') circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (state.has(file)) return;
    state.set(file, 'open');
    for (const target of imports(file)) {
      const next = resolveFile(target);
      if (next && app.includes(next)) visit(next, [...path, file]);
    }
    state.set(file, 'done');
  };
  for (const file of app) visit(file, []);
  expect(circles).toEqual([]);
});

test('what runs in the browser never reaches the server side', () => {
  const reachable = new Set<string>();
  const visit = (file: string) => {
    if (reachable.has(file)) return;
    reachable.add(file);
    for (const target of imports(file, 'values')) {
      const next = resolveFile(target);
      if (next) visit(next);
    }
  };
  for (const file of app.filter((path) => /\.client\.tsx?$|^src\/browser\//.test(path))) visit(file);
  const leaks = [...reachable].filter(
    (file) => /^(workers|functions)\//.test(file) || /^src\/(commerce|contract\/documents)\//.test(file),
  );
  expect(leaks).toEqual([]);
});

const UPSTREAM = 'workers/adapters/upstream';

test('what speaks to a retailer is read where there is one: everywhere else only its types are imported', () => {
  const outside = app.filter((file) => !stands(file, UPSTREAM));
  const users = outside.filter((file) => imports(file, 'values').some((target) => stands(target, UPSTREAM)));
  expect(users).toEqual(['workers/backends.ts']);
  expect(readFileSync(join(ROOT, 'workers/backends.ts'), 'utf8')).toContain("await import('./adapters/upstream/room')");
});
