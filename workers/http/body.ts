import { MESSAGES } from '../../src/contract/messages';
import { ok, type Result, refuse } from '../../src/domain/result';
import { log, reasonOf } from './log';

/**
 * Of a body that is too big, this much is still taken in and thrown away: a client that is cut off while it sends never
 * reads the refusal.
 */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024;

/** Takes in the rest of a body and throws it away, up to a bound; past it the client is cut off. */
export async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let drained = 0; drained < MAX_DRAINED_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return;
    drained += value.byteLength;
  }
  await reader.cancel();
}

/**
 * Takes in, before an answer goes out, what nobody read of a request's body, up to the same bound: a server that
 * answers first closes the connection under whoever is still sending, or under their next request. Never throws: a
 * client that went away needs no answer.
 */
export async function drainUnread({ body, bodyUsed }: Request): Promise<void> {
  if (!body || bodyUsed || body.locked) return;
  try {
    await drain((body as ReadableStream<Uint8Array>).getReader());
  } catch (error) {
    log('info', 'body left off', { reason: reasonOf(error) });
  }
}

async function tooBig(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Result<never>> {
  await drain(reader);
  return refuse(413, MESSAGES.tooBig);
}

/** Reads a body up to `maxBytes`; a longer one is refused with 413 and none of it is kept. */
export async function readText(request: Request, maxBytes: number): Promise<Result<string>> {
  if (!request.body) return ok('');
  const announced = request.headers.get('content-length');
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  if (Number(announced ?? 0) > maxBytes) return tooBig(reader);
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return ok(text + decoder.decode());
    bytes += value.byteLength;
    if (bytes > maxBytes) return tooBig(reader);
    text += decoder.decode(value, { stream: true });
  }
}

/** Media type of a request without its parameters, in lower case. */
export const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const isJson = (type: string) => type === 'application/json' || type.endsWith('+json');

/** The JSON of a body; nothing sent is an empty object, so that the missing field is named. */
export async function readJson(request: Request, maxBytes: number): Promise<Result<unknown>> {
  const text = await readText(request, maxBytes);
  if (!text.ok) return text;
  if (text.value.trim() === '') return ok({});
  if (!isJson(mediaType(request))) return refuse(400, MESSAGES.jsonType);
  try {
    return ok(JSON.parse(text.value));
  } catch {
    return refuse(400, MESSAGES.malformedJson);
  }
}
