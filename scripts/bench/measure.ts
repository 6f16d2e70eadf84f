import type { Direct } from '../lib/ops/direct.ts';
import { type LoadResult, load } from '../lib/ops/load.ts';
import { cpuMs } from '../lib/ops/usage.ts';
import type { Case } from './cases.ts';

const CONNECTIONS = 16;
const WARM_UP_MS = 1_500;
const MOST_REQUESTS = 200_000;
const OK = 200;

export interface Cost {
  case: Case;
  perSecond: number;
  /** CPU time of workerd a request, ms; null where the system does not tell. */
  cpuEachMs: number | null;
  bytesEach: number;
  p50Ms: number;
  p99Ms: number;
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

function assertAnswered({ name }: Case, { statuses, requests }: LoadResult): void {
  if (requests === 0 || statuses[OK] !== requests) throw new Error(`${name}: not every request was answered with ${OK}: ${JSON.stringify(statuses)}`);
}

/** Measures the cases in turn, several times over, so that what else the machine does meets all of them; each figure is the median of its rounds. */
export async function measure(
  direct: Direct,
  cases: Case[],
  { rounds, roundMs, say }: { rounds: number; roundMs: number; say(text: string): void },
): Promise<Cost[]> {
  const sent = new Map<Case, number>();
  const drive = async (one: Case, durationMs: number): Promise<LoadResult> => {
    const from = sent.get(one) ?? 0;
    const url = await direct.urlOf(one.worker);
    const result = await load({ url, connections: CONNECTIONS, count: MOST_REQUESTS, durationMs, request: (number) => one.request(from + number) });
    sent.set(one, from + result.requests);
    assertAnswered(one, result);
    return result;
  };
  const taken = new Map<Case, Omit<Cost, 'case'>[]>(cases.map((one) => [one, []]));
  for (const one of cases) await drive(one, WARM_UP_MS);
  for (let round = 1; round <= rounds; round += 1) {
    for (const one of cases) {
      say(`ronda ${round} de ${rounds}: ${one.name}`);
      const before = cpuMs(direct.workerd);
      const { requests, seconds, bytesEach, p50Ms, p99Ms } = await drive(one, roundMs);
      const after = cpuMs(direct.workerd);
      const cpuEachMs = before === null || after === null ? null : (after - before) / requests;
      taken.get(one)?.push({ perSecond: requests / seconds, cpuEachMs, bytesEach, p50Ms, p99Ms });
    }
  }
  return cases.map((one) => {
    const all = taken.get(one) ?? [];
    const of = (figure: (cost: Omit<Cost, 'case'>) => number) => median(all.map(figure));
    return {
      case: one,
      perSecond: of((cost) => cost.perSecond),
      cpuEachMs: all.some((cost) => cost.cpuEachMs === null) ? null : of((cost) => cost.cpuEachMs ?? 0),
      bytesEach: of((cost) => cost.bytesEach),
      p50Ms: of((cost) => cost.p50Ms),
      p99Ms: of((cost) => cost.p99Ms),
    };
  });
}
