export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The part of vitest's JSON report that is counted. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/**
 * What a run of vitest came to. A file that could not even be loaded, a run without a report, and one that failed
 * without a failed test (an error outside of any) each count as one failure; so does a project without any test.
 */
export function tallyOf(json: string | null, exitCode: number): Tally {
  if (json === null) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(json) as Report;
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const tally = { passed: report.numPassedTests, failed: report.numFailedTests + unloaded, skipped: report.numPendingTests + report.numTodoTests };
  const unseen = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return unseen ? { ...tally, failed: 1 } : tally;
}

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce((total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed, skipped: total.skipped + one.skipped }), {
    passed: 0,
    failed: 0,
    skipped: 0,
  });

/** The line the whole run ends with. */
export const closingLine = ({ passed, failed, skipped }: Tally): string => `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
