import { Stop } from '../../stop.mjs';
import { type CsvRecord, Records, separatorOf } from './records.ts';

/** A header with its line end, which also stands within the quotes of a name of several lines. */
const HEADER = /^(?:[^"\r\n]|"[^"]*")*[\r\n]/;
/** A header that is longer has a quote that is left open. */
const MOST_HEADER = 65_536;

/** How a file is read. */
export interface CsvReading {
  encoding?: 'utf-8' | 'windows-1252' | undefined;
  /** Whether its last record may lack its line end: that is what a file looks like that was cut. */
  mayEndOpen?: boolean | undefined;
  /** Words for another way on where the end is missing. */
  way?: string | undefined;
}

/**
 * Records of a CSV file as they arrive (RFC 4180: quoted fields may hold separators and line ends), empty ones left
 * out; the header says whether commas, semicolons or tabs separate, and how many cells each record has. Throws a Stop
 * that names the line where a record has more or fewer, a quote is not in order or the last line has no end, and one
 * where the file is not in its encoding or holds zero bytes.
 */
export async function* readCsv(
  name: string,
  bytes: AsyncIterable<Uint8Array>,
  { encoding = 'utf-8', mayEndOpen = false, way = '' }: CsvReading = {},
): AsyncGenerator<CsvRecord> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new Stop(`${name} no está en UTF-8: guárdalo como «CSV UTF-8».`);
    }
  };
  let head = '';
  let records: Records | null = null;
  function* take(text: string, isLast = false): Generator<CsvRecord> {
    head += text;
    const header = HEADER.exec(head)?.[0];
    if (!records && header === undefined && !isLast && head.length < MOST_HEADER) return;
    records ??= new Records(name, separatorOf(header ?? head.split(/[\r\n]/, 1)[0] ?? ''));
    yield* records.take(head);
    head = '';
  }
  for await (const chunk of bytes) yield* take(decode(chunk));
  yield* take(decode(), true);
  yield* (records as Records | null)?.finish(mayEndOpen, way) ?? [];
}
