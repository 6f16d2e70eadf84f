import { expect, test } from 'vitest';
import { closingLine, sum, tallyOf } from './test-report';

const report = (numbers: Partial<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>>, testResults: object[] = []) =>
  JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, ...numbers, testResults });

test('passed, failed and skipped tests are counted as vitest reports them', () => {
  expect(tallyOf(report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }), 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  expect(tallyOf(report({ numPassedTests: 7 }), 0)).toEqual({ passed: 7, failed: 0, skipped: 0 });
});

test('nothing that went wrong is counted as none: no report, a file that does not load, an error outside of tests, no test at all', () => {
  expect(tallyOf(null, 0).failed).toBe(1);
  expect(tallyOf(report({ numPassedTests: 3 }, [{ status: 'failed', assertionResults: [] }]), 1).failed).toBe(1);
  expect(tallyOf(report({ numPassedTests: 3 }), 1).failed).toBe(1);
  expect(tallyOf(report({}), 0).failed).toBe(1);
});

test('the closing line names skipped tests only when there are some', () => {
  const total = sum([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 4, failed: 1, skipped: 2 },
  ]);
  expect(closingLine(total)).toBe('7 passed, 1 failed, 2 skipped');
  expect(closingLine({ ...total, skipped: 0 })).toBe('7 passed, 1 failed');
});
