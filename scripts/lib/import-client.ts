import { Stop } from './stop.mjs';

/** What the import door takes, in the order in which it has to come. */
export const IMPORT_ORDER = ['attribute', 'taxrule', 'category', 'product', 'cms_page', 'cms_block', 'review', 'redirect', 'postal_code', 'coupon'] as const;
export type ImportEntity = (typeof IMPORT_ORDER)[number];

/** Where documents go: a shop, one of its store views, and the token of its service calls. */
export interface Door {
  url: string;
  store: string;
  token: string;
}

/** Documents of one entity: any stream of JSON objects, in an array, one a line, or one after another. */
export interface Source {
  entity: ImportEntity;
  name: string;
  /** Size in bytes where it is known, for the progress. */
  bytes: number | null;
  open(): ReadableStream<Uint8Array>;
}

/** A document that was not taken over; `position` counts from 1 within its source. */
export interface Skipped {
  source: string;
  position: number;
  id: string | null;
  reason: string;
}

export interface ImportSummary {
  accepted: number;
  skipped: Skipped[];
  products: number;
  categories: number;
}

export interface Progress {
  source: Source;
  /** Bytes sent so far of this source. */
  sent: number;
  /** Documents taken over once the source is through, null before. */
  accepted: number | null;
}

interface Envelope<T> {
  code: number;
  result: T;
  meta?: unknown;
}

async function call<T>({ url, token }: Door, path: string, body: ReadableStream<Uint8Array> | null = null): Promise<T> {
  const init = { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' }, body, duplex: 'half' };
  const response = await fetch(new URL(`/api/import/${path}`, url), init).catch((error: unknown) => {
    throw new Stop(
      `Se cortó la comunicación con la tienda en ${url}: ${error instanceof Error ? (error.cause ?? error.message) : error}. Revisa que esté abierta y repite.`,
    );
  });
  const answer = (await response.json().catch(() => null)) as Envelope<T> | null;
  if (response.ok && answer) return answer.result;
  if (response.status === 401) throw new Stop('La tienda no aceptó la clave de servicio. Pásala con --token o en SERVICE_TOKEN.');
  if (response.status === 404) throw new Stop(`La tienda en ${url} no importa «${path}»: revisa el nombre de la vista y que la tienda tenga SERVICE_TOKEN.`);
  throw new Stop(
    `La tienda rechazó ${path} (${response.status}): ${JSON.stringify(answer?.result ?? null)} ${answer?.meta ? JSON.stringify(answer.meta) : ''}`.trim(),
  );
}

function counted(stream: ReadableStream<Uint8Array>, count: (bytes: number) => void): ReadableStream<Uint8Array> {
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
}

const rank = ({ entity }: Source): number => IMPORT_ORDER.indexOf(entity);

/**
 * Imports sources into a store view as one catalogue version, which the shop serves only when all of it arrived.
 * Gives the import up and throws a Stop when anything fails; the shop then stays as it was.
 */
export async function importSources(door: Door, sources: Source[], report: (progress: Progress) => void = () => {}): Promise<ImportSummary> {
  const { run } = await call<{ run: number }>(door, `${door.store}/begin`);
  const summary: ImportSummary = { accepted: 0, skipped: [], products: 0, categories: 0 };
  try {
    for (const source of [...sources].sort((a, b) => rank(a) - rank(b))) {
      let sent = 0;
      const body = counted(source.open(), (bytes) => {
        sent += bytes;
        report({ source, sent, accepted: null });
      });
      const { accepted, skipped } = await call<{ accepted: number; skipped: Omit<Skipped, 'source'>[] }>(door, `${run}/${source.entity}`, body);
      summary.accepted += accepted;
      summary.skipped.push(...skipped.map((one) => ({ source: source.name, ...one })));
      report({ source, sent, accepted });
    }
    return { ...summary, ...(await call<{ products: number; categories: number }>(door, `${run}/commit`)) };
  } catch (error) {
    await call(door, `${run}/abort`).catch(() => {});
    throw error;
  }
}
