import { renderedEach } from '../../../bench/cases.ts';
import type { Direct } from '../direct.ts';
import { type LoadResult, load } from '../load.ts';

/** Of 400 connections most ask for pages that nobody has yet, the others for one that is kept. */
const COLD_CONNECTIONS = 360;
const KEPT_CONNECTIONS = 40;
const MOST_REQUESTS = 1_000_000;

export interface CrowdOptions {
  direct: Direct;
  worker: string;
  /** A page to keep, and one to render for each request. */
  kept: string;
  cold: string;
  durationMs: number;
}

export interface CrowdResult {
  kept: LoadResult;
  cold: LoadResult;
}

/**
 * More visitors than can be served: some pages are rendered, most are refused, and what is kept is served all the same.
 */
export async function soakCrowd({ direct, worker, kept, cold, durationMs }: CrowdOptions): Promise<CrowdResult> {
  const url = await direct.urlOf(worker);
  await load({ url, connections: 1, count: 1, durationMs, request: () => ({ path: kept }) });
  const ask = (connections: number, request: (number: number) => { path: string; host?: string }) =>
    load({ url, connections, count: MOST_REQUESTS, durationMs, request });
  const [ofKept, ofCold] = await Promise.all([
    ask(KEPT_CONNECTIONS, () => ({ path: kept })),
    ask(COLD_CONNECTIONS, renderedEach(cold)),
  ]);
  return { kept: ofKept, cold: ofCold };
}

/** Answers that are neither the page nor the refusal of one. */
export const strange = ({ kept, cold }: CrowdResult): number =>
  kept.requests - (kept.statuses[200] ?? 0) + cold.requests - (cold.statuses[200] ?? 0) - (cold.statuses[503] ?? 0);
