import { relative } from 'node:path';
import { ROOT } from './paths.mjs';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** A line for each test that failed, told again at the end of the run. */
  failures: string[];
  /** A line for each test that failed and passed when it was done once more. */
  unsteady: string[];
  /** How long the tests of each file took. */
  times: FileTime[];
}

interface FileTime {
  file: string;
  /** From its first test's beginning to its last one's end. */
  seconds: number;
  /** Processor time of them and what they started, where the run measured it (scripts/lib/cpu-of-tests.ts). */
  cpuSeconds: number | null;
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
  /** In ms. */
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string; failureMessages: string[]; meta: { cpuMs?: number } }[];
}

const firstLine = (text: string | undefined): string => (text ?? '').split('\n', 1)[0] ?? '';

type ReportedTest = ReportedFile['assertionResults'][number];

/** Where a test stands, what it is called, and what it failed with the first time. */
const lineOf = (name: string, { fullName, failureMessages }: ReportedTest): string =>
  `${relative(ROOT, name)}: ${fullName}: ${firstLine(failureMessages[0])}`;

const failuresOf = ({ name, status, message, assertionResults }: ReportedFile): string[] =>
  status === 'failed' && assertionResults.length === 0
    ? [`${relative(ROOT, name)}: ${firstLine(message)}`]
    : assertionResults.filter((test) => test.status === 'failed').map((test) => lineOf(name, test));

const unsteadyOf = ({ name, assertionResults }: ReportedFile): string[] =>
  assertionResults
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
    .map((test) => lineOf(name, test));

const SECOND_MS = 1000;

function timeOf({ name, startTime, endTime, assertionResults }: ReportedFile): FileTime {
  const measured = assertionResults.flatMap(({ meta }) => meta.cpuMs ?? []);
  const cpuMs = measured.length > 0 ? measured.reduce((sum, one) => sum + one) : null;
  const seconds = (endTime - startTime) / SECOND_MS;
  return { file: relative(ROOT, name), seconds, cpuSeconds: cpuMs === null ? null : cpuMs / SECOND_MS };
}

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
    unsteady: report.testResults.flatMap(unsteadyOf),
    times: report.testResults.map(timeOf),
  };
  const unseen = tally.failed === 0 && (exitCode !== 0 || (tally.passed === 0 && !mayBeEmpty));
  return unseen ? sum([tally, oneFailure('a run of tests that failed outside of any test, or had none')]) : tally;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [], times: [] };

/** Something that failed and is no test. */
export const oneFailure = (what: string): Tally => ({ ...NOTHING, failed: 1, failures: [what] });

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
      unsteady: [...total.unsteady, ...one.unsteady],
      times: [...total.times, ...one.times],
    }),
    NOTHING,
  );

/** How many of the slowest files are named: what there is to win is in them. */
const NAMED = 10;

const slowestLine = (times: readonly FileTime[]): string[] => {
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, NAMED);
  const said = slowest.map(({ file, seconds, cpuSeconds }) => {
    const cpu = cpuSeconds === null ? '' : ` (${cpuSeconds.toFixed(1)} de procesador)`;
    return `${file} ${seconds.toFixed(0)} s${cpu}`;
  });
  return said.length > 1 ? [`los más lentos: ${said.join(', ')}`] : [];
};

/**
 * What the whole run ends with: its slowest files, what passed at the second try, every failure once more, and the line
 * that counts them.
 */
export const closingLines = ({ passed, failed, skipped, failures, unsteady, times }: Tally): string =>
  [
    ...slowestLine(times),
    ...unsteady.map((one) => `⟳ a la segunda: ${one}`),
    ...failures.map((failure) => `✗ ${failure}`),
    `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
