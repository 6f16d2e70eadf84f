import { expect, test } from 'vitest';
import { at } from './paths.mjs';
import { closingLines, NOTHING, sum, tallyOf } from './test-report';

const report = (
  numbers: Partial<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>>,
  testResults: object[] = [],
) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    ...numbers,
    testResults,
  });

/** What vitest says of any file and of any test. */
const FILE = { status: 'passed', message: '', startTime: 0, endTime: 0, assertionResults: [] };
const TEST = { status: 'passed', fullName: '', failureMessages: [], meta: {} };

test('passed, failed and skipped tests are counted as vitest reports them', () => {
  expect(
    tallyOf(report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }), 1),
  ).toMatchObject({ passed: 7, failed: 2, skipped: 2 });
  expect(tallyOf(report({ numPassedTests: 7 }), 0)).toEqual({
    passed: 7,
    failed: 0,
    skipped: 0,
    failures: [],
    unsteady: [],
    times: [],
  });
});

test('nothing that went wrong is counted as none: no report, a file that does not load, an error outside of tests, no test at all', () => {
  expect(tallyOf(null, 0).failed).toBe(1);
  expect(
    tallyOf(
      report({ numPassedTests: 3 }, [
        { ...FILE, name: at('a.test.ts'), status: 'failed', message: 'no such module\nat …' },
      ]),
      1,
    ),
  ).toMatchObject({
    failed: 1,
    failures: ['a.test.ts: no such module'],
  });
  expect(tallyOf(report({ numPassedTests: 3 }), 1).failed).toBe(1);
  expect(tallyOf(report({}), 0).failed).toBe(1);
  expect(tallyOf(report({}), 0, true)).toMatchObject({ passed: 0, failed: 0 });
  expect(tallyOf(report({}), 1, true).failed).toBe(1);
});

test('every failed test is named once more before the closing line, which names skipped tests only when there are some', () => {
  const failed = {
    ...TEST,
    status: 'failed',
    fullName: 'a cart > keeps its lines',
    failureMessages: ['expected 1 to be 2\nat …'],
  };
  const file = {
    ...FILE,
    name: at('src/cart.test.ts'),
    status: 'failed',
    assertionResults: [failed, { ...failed, status: 'passed', failureMessages: [] }],
  };
  const total = sum([
    { ...NOTHING, passed: 3, skipped: 2 },
    tallyOf(report({ numPassedTests: 4, numFailedTests: 1 }, [file]), 1),
  ]);
  expect(closingLines(total)).toBe(
    '✗ src/cart.test.ts: a cart > keeps its lines: expected 1 to be 2\n7 passed, 1 failed, 2 skipped',
  );
  expect(closingLines({ ...NOTHING, passed: 7 })).toBe('7 passed, 0 failed');
});

test('a test that passed when it was done once more is told with what it failed with at first, and counts as passed', () => {
  const walk = { ...TEST, fullName: 'a walk', failureMessages: ['waited for a button\nat …'] };
  const file = { ...FILE, name: at('tests/e2e/cart.test.ts'), assertionResults: [walk] };
  expect(closingLines(tallyOf(report({ numPassedTests: 1 }, [file]), 0))).toBe(
    '⟳ a la segunda: tests/e2e/cart.test.ts: a walk: waited for a button\n1 passed, 0 failed',
  );
});

test('the slowest files are named from the slowest on, with the processor time of their tests where it was measured', () => {
  const file = (name: string, seconds: number, cpuMs: number[] = []) => ({
    ...FILE,
    name: at(name),
    startTime: 5_000,
    endTime: 5_000 + seconds * 1_000,
    assertionResults: cpuMs.map((one) => ({ ...TEST, meta: { cpuMs: one } })),
  });
  const others = Array.from({ length: 9 }, (_, index) => file(`${index}.test.ts`, 2));
  const files = [file('short.test.ts', 1), ...others, file('tests/e2e/long.test.ts', 41.6, [1_500, 2_000])];
  const [first, ...rest] = closingLines(tallyOf(report({ numPassedTests: 2 }, files), 0)).split('\n');
  expect(first).toMatch(/^los más lentos: tests\/e2e\/long\.test\.ts 42 s \(3\.5 de procesador\), 0\.test\.ts 2 s, /);
  expect(first).not.toContain('short');
  expect(rest).toEqual(['2 passed, 0 failed']);
});
