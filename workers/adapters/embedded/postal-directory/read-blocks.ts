import { stateOfPostalCode } from '../../../../src/config/states';
import { DocumentSplitter } from '../../../../src/contract/documents/stream/splitter';
import { type PostalBlock, postalBlock, postalEnd } from '../../../../src/contract/postal-directory';

/** The directory cannot be taken; the message says why, for whoever sent it. */
export class BrokenDirectory extends Error {}

/** What was read of a directory, and its municipios by region id. */
export interface Tally {
  prefixes: Set<string>;
  codes: number;
  settlements: number;
  municipalities: Map<number, Set<string>>;
}

export const emptyTally = (): Tally => ({ prefixes: new Set(), codes: 0, settlements: 0, municipalities: new Map() });

function count(tally: Tally, { prefix, codes }: PostalBlock): void {
  if (tally.prefixes.has(prefix)) throw new BrokenDirectory(`${prefix} comes twice`);
  tally.prefixes.add(prefix);
  for (const [code, { municipality, neighbourhoods }] of Object.entries(codes)) {
    const state = stateOfPostalCode(code);
    if (!code.startsWith(prefix) || !state) throw new BrokenDirectory(`${code} stands where it does not belong`);
    const known = tally.municipalities.get(state.regionId) ?? new Set();
    tally.municipalities.set(state.regionId, known.add(municipality));
    tally.codes += 1;
    tally.settlements += neighbourhoods.length;
  }
}

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new BrokenDirectory('it is not valid JSON');
  }
};

function blockOf(document: unknown): PostalBlock {
  const block = postalBlock().safeParse(document);
  if (!block.success)
    throw new BrokenDirectory(`${block.error.issues[0]?.path.join('.')}: ${block.error.issues[0]?.message}`);
  return block.data;
}

/**
 * The blocks of a directory as they arrive, counted into `tally`. Throws a BrokenDirectory when one cannot be used,
 * when the stream ends before the last line, or when that line says another count.
 */
export async function* readBlocks(stream: ReadableStream<Uint8Array>, tally: Tally): AsyncGenerator<PostalBlock> {
  const splitter = new DocumentSplitter();
  let isEnded = false;
  for await (const chunk of stream) {
    for (const found of splitter.split(chunk)) {
      if ('reason' in found) throw new BrokenDirectory(found.reason);
      if (isEnded) throw new BrokenDirectory('it goes on behind its last line');
      const document = parsed(found.bytes);
      const last = postalEnd().safeParse(document);
      if (last.success) {
        isEnded = last.data.end.codes === tally.codes && last.data.end.settlements === tally.settlements;
        if (!isEnded) throw new BrokenDirectory('it does not hold what its last line says');
        continue;
      }
      const block = blockOf(document);
      count(tally, block);
      yield block;
    }
  }
  for (const found of splitter.end()) if ('reason' in found) throw new BrokenDirectory(found.reason);
  if (!isEnded) throw new BrokenDirectory('it ends before its last line');
}
