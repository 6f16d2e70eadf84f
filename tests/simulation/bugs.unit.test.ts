import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BUGS } from './bugs';
import { withBugs } from './bugs-plugin';
import { withBug } from './deliberate';
import { historyOf, play } from './history';
import { openInMemory } from './memory';
import { MONEY_BUGS } from './money-bugs';
import { simulateTime } from './simulated-time';

const ROOT = resolve(import.meta.dirname, '../..');
const MOST_OPERATIONS = 10_000;
const STEPS = 100;
const LONG_MS = 600_000;

simulateTime();

for (const { name, front } of BUGS) {
  test(
    `found within ${MOST_OPERATIONS.toLocaleString('en')} operations: ${name}`,
    () =>
      withBug(name, async () => {
        let operations = 0;
        for (let seed = 1; operations < MOST_OPERATIONS; seed += 1, operations += STEPS) {
          if ((await play(historyOf(seed, STEPS, front), openInMemory)).broken) break;
        }
        expect(operations).toBeLessThan(MOST_OPERATIONS);
      }),
    LONG_MS,
  );
}

test('each stands in the code of the shop once, and only where the tests bundle it', () => {
  expect(BUGS.length).toBeGreaterThanOrEqual(10);
  for (const { file } of [...BUGS, ...MONEY_BUGS]) {
    const code = readFileSync(join(ROOT, file), 'utf8');
    expect(code).not.toContain('deliberateBug');
    expect(withBugs(file, code)).toContain('deliberateBug');
  }
});

test('nothing that is built for the shop knows of them', () => {
  const sources = ['src', 'workers', 'functions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(ROOT, folder, name)),
  );
  const built = [...sources.filter((name) => /\.tsx?$/.test(name)), join(ROOT, 'waku.config.ts')];
  expect(built.length).toBeGreaterThan(500);
  expect(
    built.filter((file) => /deliberateBug|deliberate-bugs|simulation\/bugs/.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});
