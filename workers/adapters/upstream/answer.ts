import type { Outcome } from '../../../src/domain/cart/outcome';

const HTTP_OK = 200;
const MULTIPLE_CHOICES = 300;
/**
 * Longest answer that is read: some of them at a time still fit an isolate, and thousands of categories in one are
 * shorter.
 */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** Refusals of the moment: too slow, too early, too many requests, overload. */
const NOT_NOW = [408, 425, 429, 503];
/** Answers of somebody in between, who does not know what the retailer did. */
const IN_BETWEEN = [502, 504];
const UNAVAILABLE = 503;
/** A network failure between the retailer's API and its platform; after these two the platform was never reached. */
const NETWORK_FAILURE = /^E[A-Z_]+$/;
const NEVER_REACHED = ['ENOTFOUND', 'ECONNREFUSED'];

/**
 * What the retailer's error says to people, in any of the forms its result takes: text, {errorMessage}, {message},
 * {result}, a list of schema errors.
 */
function errorText(result: unknown): string {
  if (typeof result === 'string') return result;
  if (Array.isArray(result)) return result.map(errorText).filter(Boolean).join('; ');
  if (result && typeof result === 'object') {
    for (const key of ['errorMessage', 'message', 'result'] as const) {
      if (key in result) return errorText((result as Record<string, unknown>)[key]);
    }
  }
  return '';
}

function codeOf(envelope: Record<string, unknown>, status: number): number {
  const inner = envelope.result as { code?: unknown } | null;
  const code = Number(envelope.code ?? (inner && typeof inner === 'object' ? inner.code : undefined) ?? status);
  return Number.isInteger(code) && code >= HTTP_OK ? code : 500;
}

function networkFailure(result: unknown): string | null {
  const code = result !== null && typeof result === 'object' && 'code' in result ? result.code : null;
  return typeof code === 'string' && NETWORK_FAILURE.test(code) ? code : null;
}

/** What an answer holds that is read: its body, the result in its envelope, or the envelope itself. */
export type AnswerShape = 'bare' | 'result' | 'whole';

/** An answer with envelope. */
function readEnvelope(envelope: Record<string, unknown>, status: number, shape: AnswerShape): Outcome<unknown> {
  const code = codeOf(envelope, status);
  if (code === HTTP_OK) return { state: 'ok', value: shape === 'whole' ? envelope : envelope.result };
  if (code < MULTIPLE_CHOICES) return { state: 'unknown', reason: 'accepted, not done yet' };
  const failure = networkFailure(envelope.result);
  if (failure !== null && NEVER_REACHED.includes(failure))
    return { state: 'refused', code: UNAVAILABLE, message: errorText(envelope.result) };
  if (failure !== null || IN_BETWEEN.includes(code)) return { state: 'unknown', reason: 'the platform did not answer' };
  return {
    state: 'refused',
    code,
    message: errorText(envelope.result),
    ...(status < MULTIPLE_CHOICES ? { inBody: true } : {}),
  };
}

export const isNotNow = (code: number): boolean => NOT_NOW.includes(code);

/** A refusal of the moment says nothing about what was asked for. */
export const notNow = <T>(outcome: Outcome<T>): Outcome<T> =>
  outcome.state === 'refused' && isNotNow(outcome.code)
    ? { state: 'unknown', reason: `refused for now: ${outcome.code}` }
    : outcome;

/** The text of an answer; throws when it is longer than any answer of the family, before it fills the memory. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new RangeError('the answer is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Reads an answer of the retailer's API. Most calls come as {code, result, meta}; the two without envelope answer their
 * body. What is no JSON, JSON cut short, or work that was only accepted (202) tells nothing about the effect: unknown.
 */
export async function readAnswer(response: Response, shape: AnswerShape): Promise<Outcome<unknown>> {
  if (!response.headers.get('content-type')?.includes('application/json')) {
    await response.body?.cancel().catch(() => undefined);
    return { state: 'unknown', reason: 'Error with response - bad content-type!' };
  }
  let body: unknown;
  try {
    body = JSON.parse(await textOf(response));
  } catch {
    return { state: 'unknown', reason: 'Unhandled error, wrong response format!' };
  }
  if (shape === 'bare' && IN_BETWEEN.includes(response.status))
    return { state: 'unknown', reason: 'the platform did not answer' };
  if (shape === 'bare')
    return response.ok
      ? { state: 'ok', value: body }
      : { state: 'refused', code: response.status, message: errorText(body) };
  if (body === null || typeof body !== 'object' || !('result' in body))
    return { state: 'unknown', reason: 'Unhandled error, wrong response format!' };
  return readEnvelope(body as Record<string, unknown>, response.status, shape);
}
