import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SCRIPTS = resolve(import.meta.dirname, '../../scripts');
const LATE = /\bimport\('\.\/([^']*)'\)/g;

/** What the commands import once they run on the project's Node: a bundler reads the same modules with other rules. */
const modules = readdirSync(SCRIPTS)
  .filter((name) => name.endsWith('.mjs'))
  .flatMap((name) => [...readFileSync(join(SCRIPTS, name), 'utf8').matchAll(LATE)].map(([, path]) => path));

const IMPORTS = `
const { onProjectNode } = await import('./lib/fresh-node.mjs');
await onProjectNode();
for (const path of ${JSON.stringify(modules)}) await import('./' + path).catch((error) => console.log(path, error.message));
process.exit();`;

test('every command finds the modules it imports without a bundler', () => {
  expect(modules).toContain('lib/ops/soak/command.ts');
  expect(
    execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '--eval', IMPORTS], {
      cwd: SCRIPTS,
      encoding: 'utf8',
    }),
  ).toBe('');
});
