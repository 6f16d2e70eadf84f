import { log, reasonOf } from '../http/log';

/** How long a piece is kept; a new version of the catalogue has pieces of its own. */
const KEPT_SECONDS = 24 * 60 * 60;
const NEXT = 'x-next';

/** Part of a long text, and where the next one begins: null at the end. */
export interface Piece {
  text: string;
  next: number | null;
}

type Kept = Pick<Cache, 'match' | 'put'>;

/** A piece out of the cache, else made and kept. A cache that fails is done without. */
export async function keptPiece(
  cache: Kept,
  key: string,
  make: () => Promise<Piece>,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Piece> {
  const address = `https://pieces.internal/${key}`;
  const failed = (error: unknown) => log('warn', 'piece not kept', { reason: reasonOf(error) });
  const found = await cache.match(address).catch(failed);
  if (found)
    return { text: await found.text(), next: found.headers.has(NEXT) ? Number(found.headers.get(NEXT)) : null };
  const made = await make();
  const headers = {
    'cache-control': `max-age=${KEPT_SECONDS}`,
    'content-type': 'text/plain; charset=utf-8',
    ...(made.next === null ? {} : { [NEXT]: String(made.next) }),
  };
  waitUntil(cache.put(address, new Response(made.text, { headers })).catch(failed));
  return made;
}

/**
 * A text of pieces as a stream: one piece is in memory, and none is made before the one before it was taken. The first
 * one is given, so that what cannot be read is refused instead of cut.
 */
export function streamOf(
  head: string,
  first: Piece,
  read: (from: number) => Promise<Piece>,
  end: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let given: Piece | null = first;
  let from = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const isFirst = given !== null;
        const { text, next } = given ?? (await read(from));
        given = null;
        controller.enqueue(encoder.encode(`${isFirst ? head : ''}${text}${next === null ? end : ''}`));
        if (next === null) controller.close();
        else from = next;
      },
    },
    { highWaterMark: 0 },
  );
}
