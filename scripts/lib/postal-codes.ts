import { stateOfPostalCode } from '../../src/config/states.ts';

/** A postal code as the import door takes it. */
export interface PostalCodeDocument {
  code: string;
  state: string;
  region_id: number;
  region_code: string;
  municipality: string;
  city: string | null;
  neighbourhoods: string[];
}

const HEADER = 'd_codigo';
const BYTE_ORDER_MARK = '\uFEFF';
/** Enough of a file to tell its encoding: the official one says "Catálogo" in its first line. */
const SAMPLE_BYTES = 262_144;

/** UTF-8 when the sample is; the postal service itself publishes Latin-1. A character cut at the end of the sample does not count. */
function encodingOf(sample: Uint8Array): 'utf-8' | 'latin1' {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return 'utf-8';
  } catch {
    return 'latin1';
  }
}

async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let sample: Uint8Array[] = [];
  let length = 0;
  const joined = () => Buffer.concat(sample);
  for await (const chunk of bytes) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    sample.push(chunk);
    length += chunk.byteLength;
    if (length < SAMPLE_BYTES) continue;
    decoder = new TextDecoder(encodingOf(joined()));
    yield decoder.decode(joined(), { stream: true });
    sample = [];
  }
  if (!decoder) yield new TextDecoder(encodingOf(joined())).decode(joined());
}

async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of textOf(bytes)) {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

/** Some copies write the word for nothing. */
const value = (text: string | undefined): string => {
  const trimmed = text?.trim() ?? '';
  return trimmed.toLowerCase() === 'null' ? '' : trimmed;
};

/**
 * Reads the layout of the national postal code catalogue (CPdescarga.txt: columns separated by |, a notice before the header; UTF-8 copies without
 * the notice too) and gives one document per code with its colonias. Rows without a usable code, municipio or colonia are passed over.
 * Throws when no header is found.
 */
export async function* postalCodeDocuments(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<PostalCodeDocument> {
  let columns: string[] | null = null;
  const codes = new Map<string, PostalCodeDocument & { seen: Set<string> }>();
  for await (const line of linesOf(bytes)) {
    const cells = line.replace(BYTE_ORDER_MARK, '').split('|');
    if (!columns) {
      if (cells[0]?.trim() === HEADER) columns = cells.map((cell) => cell.trim());
      continue;
    }
    const cell = (name: string): string => value(cells[columns?.indexOf(name) ?? -1]);
    const code = cell('d_codigo');
    const state = stateOfPostalCode(code);
    const municipality = cell('D_mnpio');
    const neighbourhood = cell('d_asenta');
    if (!state || !municipality || !neighbourhood) continue;
    const region = { state: state.name, region_id: state.regionId, region_code: state.regionCode };
    const entry = codes.get(code) ?? { code, ...region, municipality, city: cell('d_ciudad') || null, neighbourhoods: [], seen: new Set() };
    entry.seen.add(neighbourhood);
    codes.set(code, entry);
  }
  if (!columns) throw new Error(`no line begins with ${HEADER}: this is not the postal code catalogue`);
  for (const { seen, ...document } of codes.values()) yield { ...document, neighbourhoods: [...seen].sort((a, b) => a.localeCompare(b, 'es')) };
}
