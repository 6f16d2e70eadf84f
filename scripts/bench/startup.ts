import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wrangler } from '../lib/ops/wrangler.ts';
import { DIST_CONFIG } from '../lib/paths.mjs';

const TIMES = 5;
const MICROSECONDS_A_MS = 1000;

/** What wrangler writes: samples by the node they were taken in, each after so many microseconds. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  timeDeltas: number[];
}

/** Milliseconds of a profile in which something ran. */
export function activeMs({ nodes, samples, timeDeltas }: CpuProfile): number {
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id));
  return (
    samples.reduce((sum, node, index) => (idle.has(node) ? sum : sum + (timeDeltas[index] ?? 0)), 0) / MICROSECONDS_A_MS
  );
}

/**
 * Milliseconds the built Worker is busy until it has started, by `wrangler check startup`: the median of several
 * starts.
 */
export async function startupMs(folder: string, config: string = DIST_CONFIG): Promise<number> {
  const file = join(folder, 'startup.cpuprofile');
  const all: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await wrangler('medir el arranque', ['check', 'startup', '--outfile', file, `--args=-c ${config}`]);
    all.push(activeMs(JSON.parse(readFileSync(file, 'utf8')) as CpuProfile));
  }
  return all.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}
