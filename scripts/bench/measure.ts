import type { Direct } from '../lib/ops/direct.ts';
import { type LoadResult, load } from '../lib/ops/load.ts';
import { cpuMs } from '../lib/ops/usage.ts';
import type { Case } from './cases.ts';

const CONNECTIONS = 16;
const WARM_UP_MS = 1_500;
/** Share of the time that requests are sent for which open an object each. */
const OPENING_SHARE = 0.3;
const MOST_REQUESTS = 200_000;
const OK = 200;

/** A case and the runtime it is driven in. */
export interface Driven {
  case: Case;
  direct: Direct;
}

export interface Cost {
  case: Case;
  perSecond: number;
  /** CPU time of workerd a request, ms; null where the system does not tell. */
  cpuEachMs: number | null;
  bytesEach: number;
  p50Ms: number;
  p99Ms: number;
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

function assertAnswered({ name }: Case, { statuses, requests }: LoadResult): void {
  if (requests === 0 || statuses[OK] !== requests)
    throw new Error(`${name}: not every request was answered with ${OK}: ${JSON.stringify(statuses)}`);
}

/**
 * Measures the cases in turn, several times over, so that what else the machine does meets all of them; each figure is
 * the median of its rounds. Answers in the order of the cases.
 */
export async function measure(
  cases: Driven[],
  { rounds, roundMs, say }: { rounds: number; roundMs: number; say(text: string): void },
): Promise<Cost[]> {
  const sent = new Map<Driven, number>();
  const drive = async (one: Driven, durationMs: number): Promise<LoadResult> => {
    const from = sent.get(one) ?? 0;
    const url = await one.direct.urlOf(one.case.worker);
    const result = await load({
      url,
      connections: CONNECTIONS,
      count: MOST_REQUESTS,
      durationMs: one.case.opens ? durationMs * OPENING_SHARE : durationMs,
      request: (number) => one.case.request(from + number),
      keepBodies: one.case.answered !== undefined,
      answered: (answer) => one.case.answered?.(answer),
    });
    sent.set(one, from + result.requests);
    assertAnswered(one.case, result);
    return result;
  };
  const taken = new Map<Driven, Omit<Cost, 'case'>[]>(cases.map((one) => [one, []]));
  for (const one of cases) await drive(one, WARM_UP_MS);
  for (let round = 1; round <= rounds; round += 1) {
    for (const one of cases) {
      say(`ronda ${round} de ${rounds}: ${one.case.name}`);
      const before = cpuMs(one.direct.workerd);
      const { requests, seconds, bytesEach, p50Ms, p99Ms } = await drive(one, roundMs);
      const after = cpuMs(one.direct.workerd);
      const cpuEachMs = before === null || after === null ? null : (after - before) / requests;
      taken.get(one)?.push({ perSecond: requests / seconds, cpuEachMs, bytesEach, p50Ms, p99Ms });
    }
  }
  return cases.map((one) => {
    const all = taken.get(one) ?? [];
    const of = (figure: (cost: Omit<Cost, 'case'>) => number) => median(all.map(figure));
    return {
      case: one.case,
      perSecond: of((cost) => cost.perSecond),
      cpuEachMs: all.some((cost) => cost.cpuEachMs === null) ? null : of((cost) => cost.cpuEachMs ?? 0),
      bytesEach: of((cost) => cost.bytesEach),
      p50Ms: of((cost) => cost.p50Ms),
      p99Ms: of((cost) => cost.p99Ms),
    };
  });
}
