import type { Outcome } from '../../../src/domain/cart/outcome';
import { log } from '../../http/log';
import { notNow, readAnswer } from './answer';
import { Breaker } from './breaker';

/** A read may take this long, and is tried once more within the overall limit; a write is tried once. */
const READ_TIMEOUT_MS = 3_500;
const WRITE_TIMEOUT_MS = 7_500;

const breakers = new Map<string, Breaker>();

function breakerOf(url: string): Breaker {
  const found = breakers.get(url) ?? new Breaker();
  breakers.set(url, found);
  return found;
}

export interface UpstreamCall {
  method: 'GET' | 'POST';
  /** Path below the API's base, e.g. cart/pull. */
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** Idempotency key of a mutation. */
  key?: string;
  /** false for catalogue search and url/map, which answer without envelope. */
  enveloped?: boolean;
  /** A POST that changes nothing (search, url map), repeated like a read. */
  reads?: boolean;
}

export interface UpstreamConfig {
  url: string;
  /** true when the API answers a repeated Idempotency-Key with its first answer. */
  keyed: boolean;
  /** How long one call may take, instead of the limits above. */
  timeoutMs?: number | undefined;
}

/** A call without the id that may end its path. */
const nameOf = ({ path }: UpstreamCall): string => path.split('/').slice(0, 2).join('/');

const isRead = (call: UpstreamCall): boolean => call.method === 'GET' || call.reads === true;

function requestOf(config: UpstreamConfig, storeCode: string, call: UpstreamCall): Request {
  const url = new URL(`${config.url.replace(/\/$/, '')}/api/${call.path}`);
  url.searchParams.set('storeCode', storeCode);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  const headers = new Headers({ accept: 'application/json' });
  if (call.method === 'POST') headers.set('content-type', 'application/json');
  if (call.key && config.keyed) headers.set('idempotency-key', call.key);
  return new Request(url, {
    method: call.method,
    headers,
    body: call.body === undefined ? null : JSON.stringify(call.body),
    redirect: 'manual',
    signal: AbortSignal.timeout(config.timeoutMs ?? (isRead(call) ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS)),
  });
}

/** The answer while the circuit is open: nothing was sent. */
const LEFT_ALONE: Outcome<never> = { state: 'refused', code: 503, message: 'the retailer is left alone for now' };

async function attempt(config: UpstreamConfig, storeCode: string, call: UpstreamCall): Promise<Outcome<unknown>> {
  const breaker = breakerOf(config.url);
  if (!breaker.allows(Date.now())) return isRead(call) ? notNow(LEFT_ALONE) : LEFT_ALONE;
  let outcome: Outcome<unknown>;
  try {
    const answer = await readAnswer(await fetch(requestOf(config, storeCode, call)), call.enveloped !== false);
    outcome = isRead(call) ? notNow(answer) : answer;
  } catch (error) {
    outcome = { state: 'unknown', reason: error instanceof Error ? error.name : 'network' };
  }
  breaker.note(outcome.state === 'unknown', Date.now());
  return outcome;
}

/**
 * Calls a retailer's API. Reads are repeated once after an unknown outcome, writes only where the API honours keys; every other unknown
 * outcome of a write is the caller's to find out about, by pulling and comparing.
 */
export async function callUpstream(config: UpstreamConfig, storeCode: string, call: UpstreamCall): Promise<Outcome<unknown>> {
  const first = await attempt(config, storeCode, call);
  const repeatable = isRead(call) || (config.keyed && call.key !== undefined);
  // A second try that is not taken says nothing about what the first one did.
  const outcome = first.state === 'unknown' && repeatable ? notNow(await attempt(config, storeCode, call)) : first;
  if (outcome.state === 'unknown') log('warn', 'upstream unknown', { call: nameOf(call), store: storeCode, reason: outcome.reason });
  return outcome;
}
