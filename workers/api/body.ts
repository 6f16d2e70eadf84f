import { MESSAGES } from '../../src/contract/messages';
import { ok, type Result, refuse } from '../../src/domain/result';

/** Reads a body up to `maxBytes`; a longer one is refused with 413, before it is read where its length is announced. */
export async function readText(request: Request, maxBytes: number): Promise<Result<string>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return refuse(413, MESSAGES.tooBig);
  if (!request.body) return ok('');
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return refuse(413, MESSAGES.tooBig);
    text += decoder.decode(chunk, { stream: true });
  }
  return ok(text + decoder.decode());
}

/** Media type of a request without its parameters, in lower case. */
export const mediaType = (request: Request): string => (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

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
