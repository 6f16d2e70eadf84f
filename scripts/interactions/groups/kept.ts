import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '../../lib/wait-until.ts';
import { cartLines } from '../cart.ts';
import { EARLY_TAPS, type EarlyTap } from '../early-taps.ts';
import { type Edge, openEdge } from '../edge.ts';
import type { Reading } from '../reading.ts';
import { type Stage, visit } from '../stage.ts';
import type { Point, Tab } from '../tab.ts';
import type { Group } from './group.ts';

const ALL = 100;
const FIRST_MS = 3_000;
/** Visits at the same time, each on a line of its own: what is counted is whether a tap counts, not how soon. */
const LANES = 2;
const DONE_TIMEOUT_MS = 20_000;
/** What is done twice is done the second time by then. */
const SETTLED_MS = 1_500;
const POLL_MS = 50;

type Pieces = 'there' | 'failing';

/** A tap so long after the first paint, and which piece of the page fails, by its turn. */
interface Turn {
  tap: EarlyTap;
  pieces: Pieces;
  afterMs: number;
  turn: number;
}

const idOf = ({ name }: EarlyTap, pieces: Pieces) => `kept ${name} ${pieces}`;
const PIECES: Pieces[] = ['there', 'failing'];
const PAINTED = 'performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null';

/** Addresses of the pieces that a page fetches by itself, as its script is told. */
async function piecesOf({ pages, worker }: Stage, page: EarlyTap['page']): Promise<string[]> {
  const html = await (await fetch(new URL(pages[page], worker))).text();
  return /<script data-pieces="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
}

async function untilDone(tab: Tab, { tap, pieces }: Turn, path: string): Promise<void> {
  // A link whose component takes too long leads where it leads; what leads nowhere is done, or a piece failed.
  const mayElse = pieces === 'failing' || path !== '';
  const wanted = mayElse ? `(${tap.done(path)}) || (${tap.fallback(path)})` : tap.done(path);
  // A document that is being left answers nothing.
  const isDone = () => tab.evaluate<boolean>(wanted).catch(() => false);
  await waitUntil(isDone, { timeoutMs: DONE_TIMEOUT_MS, message: 'lost' });
  await pause(SETTLED_MS);
  if (!(await isDone())) throw new Error('undone');
}

async function untilBought({ context }: Tab, worker: string): Promise<void> {
  const held = async () => (await cartLines(context, worker)).reduce((sum, { qty }) => sum + qty, 0);
  await waitUntil(async () => (await held()) > 0, { timeoutMs: DONE_TIMEOUT_MS, message: 'lost' });
  await pause(SETTLED_MS);
  if ((await held()) !== 1) throw new Error('twice');
}

/**
 * Where a control is on the screen, and the path it leads to, '' for none: what the later styles place is tapped once
 * they are there, as nobody sees it before.
 */
async function underFinger(tab: Tab, { selector }: EarlyTap): Promise<{ point: Point; path: string }> {
  for (const end = Date.now() + DONE_TIMEOUT_MS; Date.now() < end; await pause(POLL_MS)) {
    const point = await tab.middle(selector).catch(() => null);
    if (!point) continue;
    const control = `document.elementFromPoint(${point.x}, ${point.y})?.closest(${JSON.stringify(selector)})`;
    const path = await tab.evaluate<string | null>(`(${control}) ? ((${control}).pathname ?? '') : null`);
    if (path !== null) return { point, path };
  }
  throw new Error('nothing to tap');
}

async function tapOnce(stage: Stage, edge: Edge, turn: Turn): Promise<void> {
  const { tap, afterMs } = turn;
  const pieces = turn.pieces === 'failing' ? await piecesOf(stage, tap.page) : [];
  edge.fail(pieces[turn.turn % pieces.length] ?? null);
  await visit({ ...stage, edges: { ...stage.edges, ours: edge } }, 'ours', async (tab) => {
    await tab.go(stage.pages[tap.page]);
    await waitUntil(async () => (await tab.evaluate<number | null>(PAINTED).catch(() => null)) !== null, {
      timeoutMs: DONE_TIMEOUT_MS,
      message: 'nothing was painted',
    });
    await pause(Math.max(0, afterMs - (await tab.evaluate<number>(`performance.now() - (${PAINTED})`))));
    const { point, path } = await underFinger(tab, tap);
    await tab.tap(point);
    await (tap.buys ? untilBought(tab, stage.worker) : untilDone(tab, turn, path));
  });
}

/** Every turn there is, in an order that spreads what fails over all instants. */
const turnsOf = ({ everyMs, taps }: Stage): Turn[] =>
  EARLY_TAPS.filter(({ name }) => taps.includes(name)).flatMap((tap) =>
    PIECES.flatMap((pieces) =>
      Array.from({ length: Math.floor(FIRST_MS / everyMs) + 1 }, (_, turn) => ({
        tap,
        pieces,
        afterMs: turn * everyMs,
        turn,
      })),
    ),
  );

/** Taps in the first three seconds after the first paint: whether each has come to what was tapped, once. */
export const kept: Group = {
  name: 'kept',
  title: 'Taps in the first 3 s after the first paint, 562 ms a request, CPU 4×',
  figures: EARLY_TAPS.flatMap((tap) =>
    PIECES.map((pieces) => ({
      id: idOf(tap, pieces),
      title: `${tap.name}, ${pieces === 'there' ? 'pieces there' : 'each piece failing in turn'}: kept of 100`,
      digits: 1,
      limit: { least: ALL },
    })),
  ),
  async measure(stage) {
    const waiting = turnsOf(stage);
    const lost = new Map<string, string[]>();
    const lane = async () => {
      const edge = await openEdge(stage.worker);
      try {
        for (let turn = waiting.shift(); turn; turn = waiting.shift()) {
          const { tap, pieces, afterMs } = turn;
          const id = idOf(tap, pieces);
          const told = lost.get(id) ?? [];
          lost.set(id, told);
          await tapOnce(stage, edge, turn).catch((error: Error) => {
            told.push(`${error.message.split('\n')[0]} at ${afterMs}`);
          });
        }
      } finally {
        await edge.close();
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const of = Math.floor(FIRST_MS / stage.everyMs) + 1;
    return [...lost].map(
      ([figure, told]): Reading => ({
        figure,
        form: 'ours',
        value: ((of - told.length) / of) * ALL,
        ...(told.length > 0 && { note: told.join(', ') }),
      }),
    );
  },
};
