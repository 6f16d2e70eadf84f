import { Connection, type Sent } from './connection.ts';
import type { Answer } from './http-answer.ts';

export interface LoadOptions {
  url: URL;
  connections: number;
  /** Ends after so many requests, or so long, whichever comes first. */
  count: number;
  durationMs: number;
  /** The request with this number, counted from 0. */
  request(number: number): Sent;
  /** Names what an answer refuses, null where it refuses nothing; bodies are kept for it. */
  refusal?(answer: Answer): string | null;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  /** Bytes of an average answer, its head included. */
  bytesEach: number;
  /** Answers by status. */
  statuses: Record<number, number>;
  /** Refusals by name. */
  refusals: Record<string, number>;
  /** Milliseconds within which half, and 99 of 100 requests were answered. */
  p50Ms: number;
  p99Ms: number;
}

const quantile = (sorted: number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Keeps a number of connections busy, one request at a time on each, until the count or the time is over. A connection that breaks ends the load with an error. */
export async function load({ url, connections, count, durationMs, request, refusal }: LoadOptions): Promise<LoadResult> {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(url, refusal !== undefined)));
  const statuses: Record<number, number> = {};
  const refusals: Record<string, number> = {};
  const times: number[] = [];
  let next = 0;
  let bytes = 0;
  const start = performance.now();

  const drive = async (connection: Connection): Promise<void> => {
    for (let sentAt = performance.now(); next < count && sentAt < start + durationMs; sentAt = performance.now()) {
      const number = next;
      next += 1;
      const answer = await connection.send(request(number));
      times.push(performance.now() - sentAt);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      bytes += answer.bytes;
      const refused = refusal?.(answer) ?? null;
      if (refused !== null) refusals[refused] = (refusals[refused] ?? 0) + 1;
    }
  };

  try {
    await Promise.all(open.map(drive));
  } finally {
    for (const connection of open) connection.close();
  }
  const seconds = (performance.now() - start) / 1000;
  const sorted = times.sort((a, b) => a - b);
  return {
    requests: times.length,
    seconds,
    bytesEach: times.length === 0 ? 0 : bytes / times.length,
    statuses,
    refusals,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
  };
}
