import { relative } from 'node:path';
import { ROOT } from './paths.mjs';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** A line for each test that failed, told again at the end of the run. */
  failures: string[];
}

/** The part of vitest's JSON report that is counted. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: ReportedFile[];
}

interface ReportedFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

const firstLine = (text: string | undefined): string => (text ?? '').split('\n', 1)[0] ?? '';

const failuresOf = ({ name, status, message, assertionResults }: ReportedFile): string[] => {
  const file = relative(ROOT, name);
  if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${firstLine(message)}`];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`);
};

/**
 * What a run of vitest came to. A file that could not even be loaded, a run without a report, and one that failed
 * without a failed test (an error outside of any) each count as one failure; so does a run without any test, unless it
 * `mayBeEmpty`.
 */
export function tallyOf(json: string | null, exitCode: number, mayBeEmpty = false): Tally {
  if (json === null) return oneFailure('a run of tests without a report');
  const report = JSON.parse(json) as Report;
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOf),
  };
  const unseen = tally.failed === 0 && (exitCode !== 0 || (tally.passed === 0 && !mayBeEmpty));
  return unseen ? sum([tally, oneFailure('a run of tests that failed outside of any test, or had none')]) : tally;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** Something that failed and is no test. */
export const oneFailure = (what: string): Tally => ({ ...NOTHING, failed: 1, failures: [what] });

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
    }),
    NOTHING,
  );

/** What the whole run ends with: every failure once more, and the line that counts them. */
export const closingLines = ({ passed, failed, skipped, failures }: Tally): string =>
  [
    ...failures.map((failure) => `✗ ${failure}`),
    `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
