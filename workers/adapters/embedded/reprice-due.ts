import { STORES, storeByCode } from '../../../src/config/stores';
import type { Env } from '../../env';
import { openPrimary } from './catalogue-view';
import { priceProducts } from './reprice';
import { announceRevision, isOvertaken, moveFrom } from './served/revision';
import type { CatalogueVersion } from './served/version';
import { refreshVersion } from './served/version-pointer';

/**
 * Products of one step, and steps of one run: what is left waits a minute, pages compute those prices themselves
 * meanwhile.
 */
const STEP_PRODUCTS = 500;
const MAX_STEPS = 20;

interface Served {
  store: string;
  version: number;
}

async function repriceStore(env: Env, { store: code, version }: Served, now: number): Promise<number> {
  const store = storeByCode(STORES, code);
  if (!store) return 0;
  // A file of prices that came since these were read has computed its own.
  const move = async (read: CatalogueVersion) => [
    moveFrom(env.CATALOGUE, code, read, await announceRevision(env, code)),
  ];
  let repriced = 0;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { results } = await env.CATALOGUE.prepare(
      'SELECT pid FROM product WHERE version = ? AND next_boundary_at <= ? LIMIT ?',
    )
      .bind(version, now, STEP_PRODUCTS)
      .all<{ pid: number }>();
    if (results.length === 0) break;
    const { context } = await openPrimary(env, store, now);
    await priceProducts(
      env,
      version,
      results.map((row) => row.pid),
      context,
      move,
    );
    repriced += results.length;
  }
  if (repriced > 0) await refreshVersion(env, code);
  return repriced;
}

/**
 * Computes anew what a price window opened or closed for since the last run, and moves the revision of each store view
 * it touched. Answers how many.
 */
export async function repriceDue(env: Env, now: number): Promise<number> {
  const { results } = await env.CATALOGUE.prepare('SELECT store, version FROM catalogue').all<Served>();
  let repriced = 0;
  for (const served of results) {
    try {
      repriced += await repriceStore(env, served, now);
    } catch (error) {
      // The catalogue was changed meanwhile: what is left is for the next run.
      if (!isOvertaken(error)) throw error;
    }
  }
  return repriced;
}
