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

test('the lock file names the optional packages of every platform: npm ci refuses it otherwise', () => {
  const names = new Set(
    Object.entries(lock.packages).map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
  );
  const isExact = (version: string): boolean => /^\d[\w.+-]*$/.test(version);
  const wanted = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies),
  );
  expect(wanted.filter(([name, version]) => isExact(version) && !names.has(`${name}@${version}`))).toEqual([]);
});
