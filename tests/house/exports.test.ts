import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCE = /\.(?:tsx?|mjs)$/;
/** Tests, and what stands beside them only for their sake. */
const OF_TESTS = /^tests\/|\.test\.(?:tsx?|mjs)$|[.-]fixture\.tsx?$|\/testing\//;
/** Tables, which the migration tool finds by their folder. */
const TABLES = /^workers\/adapters\/embedded\/schema\//;
const IMPORT = /\bimport\s+(?:[\w$]+\s*,\s*)?(?:\{([^}]*)\}|\*\s+as\s+[\w$]+|[\w$]+)\s+from\s+'(\.[^']*)'/g;
const HANDED_ON = /\bexport\s+(?:\{([^}]*)\}|\*)\s+from\s+'(\.[^']*)'/g;
const LATE = /\bimport\(\s*'(\.[^']*)'\s*\)/g;
const EXPORT = /^export (?:async )?(?:const|let|function\*?|class) ([\w$]+)/gm;
/** An import of a whole file, or of one whose names the code picks later. */
const ANYTHING = '*';

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (SOURCE.test(entry.name)) yield path;
  }
}

/** The code of every file without its comments. */
const code = new Map(
  ['src', 'workers', 'functions', 'scripts', 'tests']
    .flatMap((folder) => [...sources(folder)])
    .concat('waku.config.ts')
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')]),
);

function fileOf(from: string, specifier = ''): string[] {
  const target = relative(ROOT, resolve(ROOT, dirname(from), specifier));
  return ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
    .map((ending) => target + ending)
    .filter((path) => code.has(path));
}

/** Names and their aliases out of "a, type B, c as d", types left out. */
const namesIn = (list: string): { name: string; alias: string }[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/))
    .map(([name = '', alias = name]) => ({ name, alias }));

interface HandedOn {
  target: string;
  /** null for everything the target exports. */
  names: { name: string; alias: string }[] | null;
}

const handedOn = new Map<string, HandedOn[]>();
for (const [file, source] of code)
  handedOn.set(
    file,
    [...source.matchAll(HANDED_ON)].flatMap(([, names, specifier]) =>
      fileOf(file, specifier).map((target) => ({ target, names: names === undefined ? null : namesIn(names) })),
    ),
  );

/** Every "file name" an import of `name` out of `file` may mean, through the files that hand it on. */
function meant(file: string, name: string): string[] {
  const further = (handedOn.get(file) ?? []).flatMap(({ target, names }) => {
    if (names === null) return meant(target, name);
    return names.filter(({ alias }) => name === ANYTHING || alias === name).flatMap((one) => meant(target, one.name));
  });
  return [`${file} ${name}`, ...further];
}

function importedBy(file: string, source: string): string[] {
  const named = [...source.matchAll(IMPORT)].flatMap(([, names, specifier]) =>
    fileOf(file, specifier).flatMap((target) =>
      (names === undefined ? [ANYTHING] : namesIn(names).map(({ name }) => name)).flatMap((name) =>
        meant(target, name),
      ),
    ),
  );
  const late = [...source.matchAll(LATE)].flatMap(([, specifier]) =>
    fileOf(file, specifier).flatMap((target) => meant(target, ANYTHING)),
  );
  return [...named, ...late];
}

const occurrences = (source: string, name: string): number =>
  [
    ...source
      .replace(/'[^'\n]*'/g, "''")
      .matchAll(new RegExp(`(?<![\\w$])(?<!(?<!\\.\\.)\\.)${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g')),
  ].length;

/** Exports that stand once in their own file: somebody else has to use them. */
const idleAtHome = [...code]
  .filter(([file]) => !OF_TESTS.test(file) && !TABLES.test(file))
  .flatMap(([file, source]) =>
    [...source.matchAll(EXPORT)].flatMap(([, name = '']) =>
      occurrences(source, name) === 1 ? [{ file, name, whole: `${file} ${name}` }] : [],
    ),
  );

/** Exports that no import shows, each with its reason. */
const ALLOWED: Record<string, string> = {
  'src/commerce/request-context.ts requirePrincipal':
    'ADR 0010: the first page that is for customers alone asks with it',
  'scripts/bench/bare/html.tsx renderHtml': 'imported as html.mjs, which the bench bundles',
  'scripts/bench/bare/page.tsx renderFlight': 'imported as page.mjs, which the bench bundles',
  'scripts/bench/bare/object.mjs BareObject': 'a class the runtime looks up by name',
  'scripts/bench/bare/reading-object.mjs ReadingObject': 'a class the runtime looks up by name',
  'scripts/bench/far/worker/far-env.mjs farObject':
    'imported as far-env.mjs beside it, which the bench puts in its place',
  'scripts/bench/far/worker/far-env.mjs farWorker':
    'imported as far-env.mjs beside it, which the bench puts in its place',
  'scripts/bench/scale/worker/d1-env.mjs notedObject':
    'imported as d1-env.mjs beside it, which the bench puts in its place',
  'scripts/bench/scale/worker/d1-env.mjs notedWorker':
    'imported as d1-env.mjs beside it, which the bench puts in its place',
};

test('every export is used in its own file or by the app, not by tests alone', () => {
  const byApp = new Set<string>();
  for (const [file, source] of code)
    if (!OF_TESTS.test(file)) for (const one of importedBy(file, source)) byApp.add(one);
  expect(byApp.size).toBeGreaterThan(1000);
  expect(idleAtHome.length).toBeGreaterThan(500);
  const alone = idleAtHome.filter(({ file, whole }) => !byApp.has(whole) && !byApp.has(`${file} ${ANYTHING}`));
  expect(alone.map(({ whole }) => whole).filter((whole) => !(whole in ALLOWED))).toEqual([]);
});
