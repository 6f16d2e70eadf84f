import { withoutUnseen } from '../../../../../src/domain/unseen';

/** A line of a CSV file, counted from 1, with its fields; null when a quote is not closed. */
export interface CsvLine {
  line: number;
  fields: string[] | null;
}

/** The file cannot be read any further; the message says why. */
export class BrokenCsv extends Error {}

/** Longest line, in characters. */
const MAX_LINE = 4096;

/** A cell without what nobody sees in it, as skus of a catalogue are read. */
const cellOf = (text: string): string => withoutUnseen(text).trim();

/** Fields of a line, quotes taken off; null when they are not in order. */
function fieldsOf(text: string, separator: ',' | ';'): string[] | null {
  const fields: string[] = [];
  let at = 0;
  while (at <= text.length) {
    if (text[at] === '"') {
      let end = at + 1;
      while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1;
      if (end >= text.length) return null;
      fields.push(cellOf(text.slice(at + 1, end).replaceAll('""', '"')));
      at = end + 1;
      if (at < text.length && text[at] !== separator) return null;
    } else {
      const next = text.indexOf(separator, at);
      const end = next === -1 ? text.length : next;
      fields.push(cellOf(text.slice(at, end)));
      at = end;
    }
    at += 1;
  }
  return fields;
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new BrokenCsv('it is not valid UTF-8');
    }
  };
  let rest = '';
  const split = function* (text: string): Generator<string> {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE) throw new BrokenCsv('a line is too long');
    yield* lines;
  };
  for await (const chunk of stream) yield* split(decode(chunk));
  yield* split(decode());
  if (rest !== '') yield rest;
}

/**
 * Lines of a CSV file as they arrive, empty ones left out; the first one says whether commas or semicolons separate its
 * fields. A byte order mark is passed over. Throws BrokenCsv when it is not UTF-8, holds control characters or a line
 * of more than 4,096 characters.
 */
export async function* csvLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<CsvLine> {
  let separator: ',' | ';' | null = null;
  let line = 0;
  for await (const raw of linesOf(stream)) {
    line += 1;
    const text = raw.replace(/\r$/, '');
    if (text.length > MAX_LINE) throw new BrokenCsv('a line is too long');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    if (/[\u0000-\u0008\u000B-\u001F\u007F]/.test(text)) throw new BrokenCsv('it holds control characters');
    if (text.trim() === '') continue;
    separator ??= text.split(';').length > text.split(',').length ? ';' : ',';
    yield { line, fields: fieldsOf(text, separator) };
  }
}
