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
  /** Told of every answer and how many milliseconds it took. */
  answered?(answer: Answer, ms: number): void;
  /** Whether `answered` is given bodies. */
  keepBodies?: boolean;
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

/** The value below which this share of them lies; 0 of none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/**
 * Keeps a number of connections busy, one request at a time on each, until the count or the time is over. A connection
 * that breaks ends the load with an error.
 */
export async function load({
  url,
  connections,
  count,
  durationMs,
  request,
  refusal,
  answered,
  keepBodies = refusal !== undefined,
}: LoadOptions): Promise<LoadResult> {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(url, keepBodies)));
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
      const ms = performance.now() - sentAt;
      times.push(ms);
      answered?.(answer, ms);
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
  return {
    requests: times.length,
    seconds,
    bytesEach: times.length === 0 ? 0 : bytes / times.length,
    statuses,
    refusals,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
  };
}
