import type { Env } from '../../../env';

/**
 * How an import writes: a batch goes to D1 when it holds this many documents or spans this many bytes of the stream,
 * and may be followed by a pause.
 */
export interface BatchPace {
  documents: number;
  bytes: number;
  /** Length of the pause after a batch, as a share of the time the batch took. */
  rest: number;
}

/** Nobody shops in a view that has no catalogue yet: as fast as D1 takes it. A parameter holds 2 MB. */
const ALONE: BatchPace = { documents: 100, bytes: 300_000, rest: 0 };

/** Beside a shop that sells a batch is short, and the shop has the database to itself for as long again. */
const BESIDE_A_SHOP: BatchPace = { documents: 25, bytes: 75_000, rest: 1 };

/** The pace for an import into this store view. */
export async function paceOf(env: Pick<Env, 'CATALOGUE'>, storeCode: string): Promise<BatchPace> {
  const served = await env.CATALOGUE.prepare('SELECT 1 FROM catalogue WHERE store = ?').bind(storeCode).first();
  return served ? BESIDE_A_SHOP : ALONE;
}

/** The pause after a batch that took `tookMs`. */
export async function breathe({ rest }: BatchPace, tookMs: number): Promise<void> {
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, tookMs * rest));
}
