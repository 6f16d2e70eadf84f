import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../../docs/decisions');
const INDEX = 'README.md';
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

/** The line of the index that a decision's title makes. */
function lineOf(name: string): string {
  const [, number, title] = /^# (\d{4}) (.+)$/m.exec(read(name)) ?? [];
  return `- [${number}](${name}) ${title}`;
}

test('the index of decisions names each of them by its title', () => {
  const decisions = readdirSync(FOLDER).filter((name) => name !== INDEX);
  const listed = read(INDEX)
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(listed).toEqual(decisions.sort().map(lineOf));
});
