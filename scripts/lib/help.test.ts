import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from './paths.mjs';

const COMMANDS = readdirSync(at('scripts')).filter((name) => name.endsWith('.mjs'));

test('there are commands to ask', () => expect(COMMANDS.length).toBeGreaterThan(10));

test.each(COMMANDS)('scripts/%s --help says how it is called and runs nothing', (file) => {
  const name = file.replace('.mjs', '').replace('-', '[:-]');
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('scripts', file), '--help'], {
    encoding: 'utf8',
    timeout: 50_000,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(new RegExp(`^\\s*(?:npm run ${name}|npm ${name}|node scripts/${file})\\b`, 'm'));
});
