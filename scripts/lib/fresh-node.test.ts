import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stalePackages } from './fresh-node.mjs';
import { at } from './paths.mjs';

interface Lock {
  packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;
}
const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as Lock;

test('a package that is absent or of another version is stale; optional ones depend on the machine', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c': { version: '3.0.0' },
    'node_modules/d': { version: '4.0.0', optional: true },
  };
  const installed = { packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.9.0' } } };
  expect(stalePackages({ packages }, installed)).toEqual(['node_modules/b', 'node_modules/c']);
  expect(stalePackages({ packages }, null)).toHaveLength(3);
});

/** The package that is found under a name by another one at `path`: beside it, or beside one that it is inside of. */
function foundFrom(path: string, name: string): string | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const found = lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found || folder === '') return found?.version;
  }
}

test('the lock file has the optional packages of every platform where they are looked for: npm ci refuses it otherwise', () => {
  const isExact = (version: string): boolean => /^\d[\w.+-]*$/.test(version);
  const wanted = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ path, name, version })),
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter(({ path, name, version }) => isExact(version) && foundFrom(path, name) !== version)).toEqual([]);
});
