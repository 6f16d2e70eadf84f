import type { Outcome } from '../../../src/domain/cart/outcome';
import { log } from '../../http/log';
import { type AnswerShape, notNow, readAnswer } from './answer';
import { Breaker } from './breaker';

/** A read may take this long, and is tried once more within the time of its request; a write is tried once. */
const READ_TIMEOUT_MS = 3_500;
const WRITE_TIMEOUT_MS = 7_500;
const TIMEOUT = 'TimeoutError';

const breakers = new Map<string, Breaker>();

function breakerOf(url: string): Breaker {
  const found = breakers.get(url) ?? new Breaker();
  breakers.set(url, found);
  return found;
}

export interface UpstreamCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API's base, e.g. cart/pull. */
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** Idempotency key of a mutation. */
  key?: string;
  /** false for catalogue search and url/map, which answer without envelope. */
  enveloped?: boolean;
  /** A POST that may come twice (search, url map, sign-in), repeated like a read. */
  reads?: boolean;
  /** Token of the customer who calls; it goes where the configuration says. */
  userToken?: string;
  /** true: the value of the outcome is the whole envelope, {result, meta}. */
  whole?: boolean;
}

export interface UpstreamConfig {
  url: string;
  /** true when the API answers a repeated Idempotency-Key with its first answer. */
  keyed: boolean;
  /** How long one call may take, instead of the limits above. */
  timeoutMs?: number | undefined;
  /** Epoch ms after which nobody waits for a read any more. */
  deadline?: number;
  /** Where a user token travels: the query unless it says the header. */
  users?: { tokenInHeader: boolean } | undefined;
}

/** A call without the id that may end its path. */
const nameOf = ({ path }: UpstreamCall): string => path.split('/').slice(0, 2).join('/');

const isRead = (call: UpstreamCall): boolean => call.method === 'GET' || call.reads === true;

function requestOf(config: UpstreamConfig, storeCode: string, call: UpstreamCall, signal: AbortSignal): Request {
  const url = new URL(`${config.url.replace(/\/$/, '')}/api/${call.path}`);
  url.searchParams.set('storeCode', storeCode);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  const headers = new Headers({ accept: 'application/json' });
  if (call.userToken && config.users?.tokenInHeader) headers.set('authorization', `Bearer ${call.userToken}`);
  else if (call.userToken) url.searchParams.set('token', call.userToken);
  if (call.body !== undefined || call.method === 'POST') headers.set('content-type', 'application/json');
  if (call.key && config.keyed) headers.set('idempotency-key', call.key);
  return new Request(url, {
    method: call.method,
    headers,
    body: call.body === undefined ? null : JSON.stringify(call.body),
    redirect: 'manual',
    signal,
  });
}

const shapeOf = ({ enveloped, whole }: UpstreamCall): AnswerShape =>
  enveloped === false ? 'bare' : whole ? 'whole' : 'result';

async function answerOf(
  config: UpstreamConfig,
  storeCode: string,
  call: UpstreamCall,
  timeoutMs: number,
): Promise<Outcome<unknown>> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('the retailer took too long', TIMEOUT)), timeoutMs);
  try {
    const answer = await readAnswer(await fetch(requestOf(config, storeCode, call, late.signal)), shapeOf(call));
    return isRead(call) ? notNow(answer) : answer;
  } catch (error) {
    return { state: 'unknown', reason: error instanceof Error ? error.name : 'network' };
  } finally {
    clearTimeout(timer);
  }
}

/** The outcome of a read whose time was over before it was sent. */
const TOO_LATE: Outcome<never> = { state: 'unknown', reason: 'nobody waits any more' };

/** How many ms whoever asked still waits for this call; a write is waited for to its end. */
const leftFor = ({ deadline = Number.POSITIVE_INFINITY }: UpstreamConfig, call: UpstreamCall): number =>
  isRead(call) ? deadline - Date.now() : Number.POSITIVE_INFINITY;

/** The answer while the circuit is open: nothing was sent. */
const LEFT_ALONE: Outcome<never> = {
  state: 'refused',
  code: 503,
  message: 'the retailer is left alone for now',
  unsent: true,
};

async function attempt(config: UpstreamConfig, storeCode: string, call: UpstreamCall): Promise<Outcome<unknown>> {
  const leftMs = leftFor(config, call);
  if (leftMs <= 0) return TOO_LATE;
  const breaker = breakerOf(config.url);
  if (!breaker.allows(Date.now())) return isRead(call) ? notNow(LEFT_ALONE) : LEFT_ALONE;
  const limitMs = config.timeoutMs ?? (isRead(call) ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
  const outcome = await answerOf(config, storeCode, call, Math.min(limitMs, leftMs));
  // A retailer that was given less than its time has not failed.
  const isCutShort = leftMs < limitMs && outcome.state === 'unknown' && outcome.reason === TIMEOUT;
  if (!isCutShort) breaker.note(outcome.state === 'unknown', Date.now());
  return outcome;
}

/**
 * Calls a retailer's API. Reads are repeated once after an unknown outcome, where another try as long as the first one
 * is over in time; writes only where the API honours keys. Every other unknown outcome of a write is the caller's to
 * find out about, by pulling and comparing.
 */
export async function callUpstream(
  config: UpstreamConfig,
  storeCode: string,
  call: UpstreamCall,
): Promise<Outcome<unknown>> {
  const began = Date.now();
  const first = await attempt(config, storeCode, call);
  const isInTime = leftFor(config, call) > Date.now() - began;
  const repeatable = isInTime && (isRead(call) || (config.keyed && call.key !== undefined));
  // A second try that is not taken says nothing about what the first one did.
  const outcome = first.state === 'unknown' && repeatable ? notNow(await attempt(config, storeCode, call)) : first;
  if (outcome.state === 'unknown')
    log('warn', 'upstream unknown', { call: nameOf(call), store: storeCode, reason: outcome.reason });
  return outcome;
}
