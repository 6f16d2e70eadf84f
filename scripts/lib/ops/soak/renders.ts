import { renderedEach } from '../../../bench/cases.ts';
import type { Direct } from '../direct.ts';
import { load } from '../load.ts';
import { memory } from '../usage.ts';

const CONNECTIONS = 8;
const LONGEST_MS = 20 * 60_000;
/** The heap is read this often while a few more pages are rendered; the lowest reading is what is really held. */
const READINGS = 12;
const RENDERS_A_READING = 25;

export interface RendersOptions {
  direct: Direct;
  worker: string;
  paths: string[];
  /** Counts of renders after which memory is read, rising. */
  marks: number[];
  say(text: string): void;
}

export interface MemoryReading {
  renders: number;
  /** Heap of the Worker that renders, in bytes: what the platform limits. */
  heap: number;
  /** Memory of the whole local runtime, in bytes; null where the system does not tell. */
  rss: number | null;
}

/**
 * Renders pages that no cache holds and reads what memory is held after so and so many of them. Throws when a page is
 * not answered with 200.
 */
export async function soakRenders({ direct, worker, paths, marks, say }: RendersOptions): Promise<MemoryReading[]> {
  const url = await direct.urlOf(worker);
  const inspector = await direct.inspect(worker);
  const render = async (count: number): Promise<void> => {
    const request = (number: number) => renderedEach(paths[number % paths.length] ?? '/')(number);
    const { statuses, requests } = await load({
      url,
      connections: CONNECTIONS,
      count,
      durationMs: LONGEST_MS,
      request,
    });
    if ((statuses[200] ?? 0) !== requests) throw new Error(`not every page was rendered: ${JSON.stringify(statuses)}`);
  };
  const readings: MemoryReading[] = [];
  let rendered = 0;
  try {
    for (const mark of marks) {
      await render(Math.max(0, mark - rendered - READINGS * RENDERS_A_READING));
      let heap = Number.POSITIVE_INFINITY;
      for (let reading = 0; reading < READINGS; reading += 1) {
        await render(RENDERS_A_READING);
        heap = Math.min(heap, await inspector.heapBytes());
      }
      rendered = mark;
      readings.push({ renders: mark, heap, rss: memory(direct.workerd)?.now ?? null });
      say(`${mark} páginas`);
    }
  } finally {
    inspector.close();
  }
  return readings;
}
