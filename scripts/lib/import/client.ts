import { IMPORT_ORDER } from '../../../src/contract/documents/import-order.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { call, type Door, Refused, Unreachable } from './door.ts';
import type { ImportMemory, Kept, SourceProgress } from './memory.ts';
import type { Skipped, Source } from './source.ts';

export interface ImportSummary {
  accepted: number;
  /** The first of what was skipped, and how many that were. */
  skipped: Skipped[];
  skippedCount: number;
  products: number;
  categories: number;
}

export interface Progress {
  source: Source;
  /** Bytes of this source that are through, and documents taken over from it. */
  sent: number;
  documents: number;
  /** Whether the source goes on where an earlier call stopped. */
  resumed: boolean;
  /** Documents taken over once the source is through, null before. */
  accepted: number | null;
}

/** What the shop knows of an import. */
interface Status {
  run: number;
  store: string;
  state: 'open' | 'broken' | 'aborted' | 'committed' | 'purged';
  products: number;
  categories: number;
  sources: { source: string; position: number }[];
}

interface Report {
  accepted: number;
  skipped: Omit<Skipped, 'source'>[];
}

/** How many skipped documents are kept by name. */
const MAX_NAMED = 1000;
const MAX_NAME = 150;

const rank = ({ entity }: Source): number => IMPORT_ORDER.indexOf(entity);

/** Sources in the order they are sent, each with its name within the import. */
const ordered = (sources: readonly Source[]): [string, Source][] =>
  [...sources]
    .sort((a, b) => rank(a) - rank(b))
    .map((source, index) => [`${index + 1} ${source.entity} ${source.name}`.slice(0, MAX_NAME), source]);

const statusOf = (door: Door, run: number): Promise<Status | null> =>
  call<Status>(door, 'GET', `import/${run}`).catch((error: unknown) => {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  });

/** Whether the shop has everything of an earlier call that this side believes it has. */
function agrees(door: Door, kept: Kept, status: Status): boolean {
  const known = new Map(status.sources.map(({ source, position }) => [source, position]));
  return (
    status.store === door.store &&
    Object.entries(kept.sources).every(([name, { position }]) => (known.get(name) ?? 0) >= position)
  );
}

async function sendChunk(door: Door, run: number, name: string, { entity }: Source, chunk: Chunk): Promise<Report> {
  const query = new URLSearchParams({ source: name, from: String(chunk.from) });
  const report = await call<Report>(door, 'POST', `import/${run}/${entity}?${query}`, chunk.body);
  return {
    ...report,
    skipped: report.skipped.map((one) => ({ ...one, reason: chunk.broken.get(one.position) ?? one.reason })),
  };
}

/** One import under way: where it goes, what is known of it, and where that is kept. */
interface Import {
  door: Door;
  kept: Kept;
  memory: ImportMemory | null;
  choices: ImportChoices;
}

/** What an import may do beyond what the shop does unasked. */
export interface ImportChoices {
  /** Guards of the shop it is allowed to pass. */
  allow?: readonly ('fewer' | 'untaxed')[];
  /** Kinds of which an empty list was given: what the shop has of them goes. */
  empty?: readonly ('coupon' | 'redirect')[];
}

async function sendSource(
  { door, kept, memory }: Import,
  [name, source]: [string, Source],
  report: (progress: Progress) => void,
): Promise<void> {
  let state: SourceProgress = kept.sources[name] ?? { position: 0, accepted: 0, skippedCount: 0 };
  const resumed = state.position > 0;
  let sent = 0;
  for await (const chunk of chunksOf(source, state.position)) {
    const { accepted, skipped } = await sendChunk(door, kept.run, name, source, chunk);
    state = {
      position: chunk.to,
      accepted: state.accepted + accepted,
      skippedCount: state.skippedCount + skipped.length,
    };
    kept.sources[name] = state;
    kept.skipped.push(
      ...skipped.slice(0, Math.max(0, MAX_NAMED - kept.skipped.length)).map((one) => ({ source: source.name, ...one })),
    );
    memory?.keep(kept);
    sent = chunk.end;
    report({ source, sent, documents: state.accepted, resumed, accepted: null });
  }
  report({ source, sent: source.bytes ?? sent, documents: state.accepted, resumed, accepted: state.accepted });
}

interface Committed {
  products: number;
  categories: number;
}

/**
 * Serves the import; one that broke off between its halves is finished by it. One whose answer was lost is looked up.
 */
async function commit({ door, kept, choices }: Import): Promise<Committed> {
  const query = new URLSearchParams(choices.allow?.length ? { allow: choices.allow.join(',') } : {});
  try {
    return await call<Committed>(door, 'POST', `import/${kept.run}/commit${query.size > 0 ? `?${query}` : ''}`);
  } catch (error) {
    const status = error instanceof Refused && error.status === 409 ? await statusOf(door, kept.run) : null;
    if (status?.state === 'committed') return status;
    throw error;
  }
}

/**
 * Goes on with the import that was broken off, if the shop still has it; else begins one. `sent` when the earlier call
 * had come to its commit.
 */
async function open(door: Door, memory: ImportMemory | null): Promise<{ kept: Kept; sent: boolean }> {
  const kept = memory?.recall() ?? null;
  const status = kept && (await statusOf(door, kept.run));
  if (kept && status && agrees(door, kept, status)) {
    if (status.state === 'open' || status.state === 'committed') return { kept, sent: status.state === 'committed' };
  }
  const { run } = await call<{ run: number }>(door, 'POST', `import/${door.store}/begin`);
  const fresh: Kept = { run, sources: {}, skipped: [] };
  memory?.keep(fresh);
  return { kept: fresh, sent: false };
}

/**
 * Whether the same call may go on later: the shop was away or the token wrong, and nothing is wrong with what is
 * imported.
 */
const mayGoOn = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Refused && error.status === 401);

/**
 * Imports sources into a store view as one catalogue version, which the shop serves only when all of it arrived. With
 * `memory`, an import that is broken off, however hard, goes on where it stopped when it is called again with the same
 * sources. Throws a Stop when anything fails; the shop then stays as it was. What cannot go on is given up.
 */
export async function importSources(
  door: Door,
  sources: Source[],
  report: (progress: Progress) => void = () => {},
  memory: ImportMemory | null = null,
  choices: ImportChoices = {},
): Promise<ImportSummary> {
  const { kept, sent } = await open(door, memory);
  const under: Import = { door, kept, memory, choices };
  try {
    if (!sent) {
      for (const named of ordered(sources)) await sendSource(under, named, report);
      for (const entity of choices.empty ?? [])
        await call(door, 'POST', `import/${kept.run}/${entity}`, Uint8Array.from(Buffer.from('[]')));
    }
    const { products, categories } = await commit(under);
    const states = Object.values(kept.sources);
    const sum = (pick: (state: SourceProgress) => number): number =>
      states.reduce((total, state) => total + pick(state), 0);
    memory?.forget();
    return {
      accepted: sum((state) => state.accepted),
      skipped: kept.skipped,
      skippedCount: sum((state) => state.skippedCount),
      products,
      categories,
    };
  } catch (error) {
    if (!memory || !mayGoOn(error)) {
      memory?.forget();
      await call(door, 'POST', `import/${kept.run}/abort`, null, []).catch(() => {});
    }
    throw error;
  }
}
