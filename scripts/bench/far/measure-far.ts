import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Direct, openDirect } from '../../lib/ops/direct.ts';
import { ask, type FarAnswer, type Waits } from './ask.ts';
import { type Distance, farWorker } from './far-worker.ts';
import type { Made, Row } from './rows.ts';

const IDLE_MS = 6_000;
const WARM_REQUESTS = 5;
/** What an answer leaves to be done behind it has this long before the next request. */
const BEHIND_MS = 250;
const NAME = 'far';

export interface Seen {
  waits: Waits;
  /** What the first of these answers waited for. */
  chain: string[];
  firstByteMs: number;
}

/** A request as it was warm, after a pause, and as the first of an isolate. */
export interface Measured {
  warm: Seen;
  idle: Seen;
  fresh: Seen;
}

export interface FarShop {
  /** State folder with a catalogue in it. */
  state: string;
  vars: Record<string, string>;
  /** Configuration beside the build that is measured; without it this one's. */
  config?: string;
}

/** The worst count and the middle time of several answers. */
function together(answers: FarAnswer[]): Seen {
  const most = (of: (waits: Waits) => number) => Math.max(...answers.map(({ waits }) => of(waits)));
  const times = answers.map(({ firstByteMs }) => firstByteMs).sort((a, b) => a - b);
  return {
    waits: {
      d1: most(({ d1 }) => d1),
      objects: most(({ objects }) => objects),
      inside: most(({ inside }) => inside),
      near: most(({ near }) => near),
    },
    chain: answers[0]?.chain ?? [],
    firstByteMs: times[Math.floor((times.length - 1) / 2)] ?? 0,
  };
}

/**
 * Measures each row: on a Worker that was just started (in a place whose cache is empty, but for the page that is to be
 * in it), warm, and after a pause.
 */
export async function measureFar(
  { state, vars, config }: FarShop,
  rows: Row[],
  distance: Distance,
  say: (text: string) => void,
): Promise<Map<Row, Measured>> {
  const measured = new Map<Row, Measured>();
  let number = 0;
  let made: Made = {};

  const prepare = async (direct: Direct, row: Row): Promise<void> => {
    number += 1;
    const url = await direct.urlOf(NAME);
    made = (await row.before?.(number, (asked) => ask(url, asked))) ?? {};
    await pause(BEHIND_MS);
  };
  const answerOf = async (direct: Direct, row: Row): Promise<FarAnswer> => {
    const answer = await ask(await direct.urlOf(NAME), row.request(number, made));
    if (answer.status !== row.status)
      throw new Error(`${row.name}: answered ${answer.status} instead of ${row.status}`);
    return answer;
  };
  const askRow = async (direct: Direct, row: Row): Promise<FarAnswer> => {
    await prepare(direct, row);
    return answerOf(direct, row);
  };
  const inShop = async (work: (direct: Direct) => Promise<unknown>): Promise<void> => {
    const direct = await openDirect([farWorker(NAME, vars, distance, config)], state, { config });
    try {
      await work(direct);
    } finally {
      await direct.close();
    }
  };

  for (const row of rows) {
    say(row.name);
    // What is to be there before the isolate is, another one does.
    await inShop((direct) => (row.isKept ? askRow(direct, row) : prepare(direct, row)));
    if (!row.isKept) rmSync(join(state, 'v3', 'cache'), { recursive: true, force: true });
    await inShop(async (direct) => {
      const fresh = await answerOf(direct, row);
      await askRow(direct, row);
      const warm: FarAnswer[] = [];
      for (let count = 0; count < WARM_REQUESTS; count += 1) warm.push(await askRow(direct, row));
      await prepare(direct, row);
      await pause(IDLE_MS);
      measured.set(row, {
        fresh: together([fresh]),
        warm: together(warm),
        idle: together([await answerOf(direct, row)]),
      });
    });
  }
  return measured;
}
