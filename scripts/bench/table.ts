import { table } from '../lib/ops/measurements.ts';
import { HELD_AT, heldAt, type Wanted, wantedText } from './held.ts';
import type { Cost } from './measure.ts';

/** On a machine that does nothing else. */
const MOST_STARTUP_MS = 80;
/** What is wanted of the scripts; what they may weigh today is the bound of the Worker in scripts/lib/budgets/bounds.json. */
const MOST_SCRIPTS_KIB = 650;

/** What a Worker weighs (KiB of its scripts, compressed together) and costs (ms busy) before its first request. */
export interface BeforeRequests {
  scriptsKib: number;
  startupMs: number;
}

export interface BenchFigures {
  costs: Cost[];
  /** null where only some cases were measured. */
  before: BeforeRequests | null;
}

/** The figures of another commit, measured in the same run; of its costs those of our own cases. */
export interface Against extends BenchFigures {
  commit: string;
}

/** What a case costs as a ratio to its twin among these; null where that cannot be told. */
function ratioOf(cost: Cost, all: Cost[]): number | null {
  const twin = all.find((other) => other.case.name === cost.case.twin);
  return twin?.cpuEachMs && cost.cpuEachMs !== null ? cost.cpuEachMs / twin.cpuEachMs : null;
}

const ratioWanted = (cost: Cost, all: Cost[]): Wanted | null =>
  cost.case.limit === undefined
    ? null
    : { name: cost.case.name, value: ratioOf(cost, all), most: cost.case.limit, unit: '×', digits: 2 };

const beforeWanted = ({ scriptsKib, startupMs }: BeforeRequests): Wanted[] => [
  { name: 'scripts, gzip KiB', value: scriptsKib, most: MOST_SCRIPTS_KIB, unit: '', digits: 0 },
  {
    name: 'start-up, ms busy (`wrangler check startup`, median of five)',
    value: startupMs,
    most: MOST_STARTUP_MS,
    unit: '',
    digits: 0,
  },
];

/** Everything that has a limit, as it is now. */
export const wantedOf = ({ costs, before }: BenchFigures): Wanted[] => [
  ...costs.flatMap((cost) => ratioWanted(cost, costs) ?? []),
  ...(before ? beforeWanted(before) : []),
];

const ratioText = (ratio: number | null): string => (ratio === null ? '' : `${ratio.toFixed(2)}×`);
const msText = (ms: number | null): string => (ms === null ? '–' : ms.toFixed(3));

/**
 * The tables of a run. `held` says at which commit each row last was as wanted, `commit` is the one that was measured.
 */
export function benchTables(
  { costs, before }: BenchFigures,
  held: ReadonlyMap<string, string>,
  commit: string,
  against: Against | null,
): string {
  const old = (name: string) => against?.costs.find((cost) => cost.case.name === name);
  const rows = costs.map((cost) => {
    const wanted = ratioWanted(cost, costs);
    const was = old(cost.case.name);
    return [
      cost.case.name,
      Math.round(cost.bytesEach).toLocaleString('en'),
      Math.round(cost.perSecond).toLocaleString('en'),
      msText(cost.cpuEachMs),
      cost.p50Ms.toFixed(2),
      cost.p99Ms.toFixed(2),
      ratioText(ratioOf(cost, costs)),
      wanted ? wantedText(wanted) : '',
      wanted ? heldAt(wanted, commit, held) : '',
      cost.case.twin ?? '',
      ...(against
        ? [
            was ? msText(was.cpuEachMs) : '',
            was ? ratioText(ratioOf(was, [...costs.filter((one) => one.case.name === was.case.twin), was])) : '',
          ]
        : []),
    ];
  });
  const head = ['endpoint', 'bytes', 'req/s', 'CPU ms/req', 'p50 ms', 'p99 ms', 'CPU ratio', 'wanted', HELD_AT, 'to'];
  const first = table(against ? [...head, `${against.commit}: CPU ms/req`, 'CPU ratio'] : head, rows);
  if (before === null) return first;
  const was = against?.before ? beforeWanted(against.before) : [];
  const second = table(
    ['before the first request', 'measured', 'wanted', HELD_AT, ...(against ? [against.commit] : [])],
    beforeWanted(before).map((wanted, index) => [
      wanted.name,
      (wanted.value ?? 0).toFixed(wanted.digits),
      wantedText(wanted),
      heldAt(wanted, commit, held),
      ...(against ? [(was[index]?.value ?? 0).toFixed(wanted.digits)] : []),
    ]),
  );
  return `${first}\n\n${second}`;
}
