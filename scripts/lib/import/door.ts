import { setTimeout as pause } from 'node:timers/promises';
import { reasonText } from '../../../src/features/desk/imports/reasons.ts';
import { Stop } from '../stop.mjs';

/** Where documents go: a shop, one of its store views, and the token of its service calls. */
export interface Door {
  url: string;
  store: string;
  token: string;
}

/** The shop answered and does not want it; asking again would not help. */
export class Refused extends Stop {
  readonly status: number;
  /** What else the shop says of it. */
  readonly meta: Readonly<Record<string, unknown>>;
  constructor(status: number, message: string, meta: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.meta = meta;
  }
}

/** The shop does not answer, or is busy for too long: later it may. */
export class Unreachable extends Stop {}

interface Envelope {
  code: number;
  result: unknown;
  meta?: { reason?: unknown; rows?: { line: number; reason: string }[] };
}

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;

/** Pauses before asking again while the shop does not answer or is busy: half a minute in all. */
const PATIENCE_MS = [500, 1000, 2000, 4000, 8000, 15_000];

function detailOf({ meta }: Envelope): string {
  if (typeof meta?.reason === 'string') return ` (${reasonText(meta.reason)})`;
  const [row] = meta?.rows ?? [];
  return row ? ` (renglón ${row.line}: ${reasonText(row.reason)})` : '';
}

function refusalOf(door: Door, path: string, status: number, answer: Envelope | null): Refused {
  if (status === 401)
    return new Refused(
      status,
      `La tienda en ${door.url} no aceptó la clave de servicio. Pásala con --token o en SERVICE_TOKEN, o di con --url qué tienda es.`,
    );
  if (status === 404)
    return new Refused(
      status,
      `La tienda en ${door.url} no conoce «${path}»: revisa el nombre de la vista y que la tienda tenga SERVICE_TOKEN.`,
    );
  const said = typeof answer?.result === 'string' ? reasonText(answer.result) : JSON.stringify(answer?.result ?? null);
  return new Refused(status, `La tienda rechazó la importación (${status}): ${said}${answer ? detailOf(answer) : ''}.`);
}

/**
 * Sends a service call once. Throws a Refused when the shop says no, a plain Error when it does not answer or is busy.
 */
async function ask(door: Door, method: 'GET' | 'POST', path: string, body: Body): Promise<Response> {
  const headers = { authorization: `Bearer ${door.token}`, 'content-type': 'application/x-ndjson' };
  const response = await fetch(new URL(`/api/${path}`, door.url), {
    method,
    headers,
    body,
    redirect: 'error',
    ...(body ? { duplex: 'half' } : {}),
  });
  if (response.ok) return response;
  const answer = (await response.json().catch(() => null)) as Envelope | null;
  if (response.status < 500 && response.status !== 429) throw refusalOf(door, path, response.status, answer);
  throw new Error(`contestó ${response.status}`);
}

const causeOf = (error: unknown): string =>
  error instanceof Error ? String((error.cause as Error | undefined)?.message || error.message) : String(error);

/**
 * Sends a call again while the shop does not answer; only for calls that may come twice. Throws an Unreachable when it
 * goes on too long.
 */
export async function patiently<T>(
  door: Pick<Door, 'url'>,
  call: () => Promise<T>,
  patience: readonly number[] = PATIENCE_MS,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const wait = patience[attempt];
      if (error instanceof Stop) throw error;
      if (wait === undefined)
        throw new Unreachable(
          `La tienda en ${door.url} no contesta (${causeOf(error)}). Repite la misma orden cuando esté abierta.`,
        );
      await pause(wait);
    }
  }
}

/**
 * A call of the shop's service API; answers the result in its envelope. A stream is sent once, everything else again
 * while the shop does not answer.
 */
export async function call<T>(
  door: Door,
  method: 'GET' | 'POST',
  path: string,
  body: Body = null,
  patience = PATIENCE_MS,
): Promise<T> {
  const once = async (): Promise<T> => ((await (await ask(door, method, path, body)).json()) as { result: T }).result;
  return patiently(door, once, body instanceof ReadableStream ? [] : patience);
}

/** The body of a call as it arrives. */
export async function download(door: Door, path: string): Promise<ReadableStream<Uint8Array>> {
  const response = await patiently(door, () => ask(door, 'GET', path, null), PATIENCE_MS);
  return response.body ?? (new Blob([]).stream() as ReadableStream<Uint8Array>);
}
