/** A longer document is passed over: the shop refuses it anyway. */
const MAX_DOCUMENT_CHARACTERS = 1024 * 1024;

/** One document of a file, counted from 0; `text` is null when it was too long to keep. */
export interface RawDocument {
  position: number;
  text: string | null;
}

const BETWEEN = /[\s,[\]\uFEFF]/;

/**
 * Cuts a file into its top-level JSON objects while holding only one of them: an array, one object a line, or objects one after another.
 * Throws on anything else between documents, and at an end inside one.
 */
export async function* documents(stream: ReadableStream<Uint8Array>): AsyncGenerator<RawDocument> {
  let position = 0;
  let depth = 0;
  let lists = 0;
  let inText = false;
  let escaped = false;
  let kept: string[] = [];
  let length = 0;
  let seen = 0;
  const decoder = new TextDecoderStream('utf-8', { fatal: true });
  for await (const chunk of stream.pipeThrough(decoder as ReadableWritablePair<string, Uint8Array>)) {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const c = chunk[at] as string;
      if (depth === 0) {
        if (c === '{') {
          depth = 1;
          start = at;
        } else if (!BETWEEN.test(c)) throw new Error(`not a JSON document at character ${seen + at + 1}`);
        else if (c === '[') lists += 1;
        else if (c === ']') lists -= 1;
      } else if (escaped) escaped = false;
      else if (inText) {
        if (c === '\\') escaped = true;
        else if (c === '"') inText = false;
      } else if (c === '"') inText = true;
      else if (c === '{' || c === '[') depth += 1;
      else if (c === '}' || c === ']') {
        depth -= 1;
        if (depth > 0) continue;
        length += at + 1 - start;
        kept.push(chunk.slice(start, at + 1));
        yield { position, text: length > MAX_DOCUMENT_CHARACTERS ? null : kept.join('') };
        position += 1;
        kept = [];
        length = 0;
      }
    }
    seen += chunk.length;
    if (depth > 0) {
      length += chunk.length - start;
      if (length > MAX_DOCUMENT_CHARACTERS) kept = [];
      else kept.push(chunk.slice(start));
    }
  }
  if (depth > 0 || lists > 0) throw new Error(`the file ends inside ${depth > 0 ? `document ${position + 1}` : 'its list'}`);
}
