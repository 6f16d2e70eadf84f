import { type Result, refuse } from '../../../../../src/domain/result';
import type { StoreView } from '../../../../../src/domain/store-view';
import type { Env } from '../../../../env';
import { workerFailpoint } from '../../../../failpoint';
import { publishChanged } from '../../served/publish';
import type { CatalogueVersion } from '../../served/version';
import { deriveContext } from '../derive-context';
import { finishImports } from '../finish';
import { abortImport, beginImport, type ImportRun } from '../run';
import { commitStock } from './commit-stock';
import { stageProducts } from './stage-products';
import { checkRows, type StagedRows, stageRows } from './stage-rows';

/** How often prices are computed anew when the catalogue changes meanwhile. */
const ATTEMPTS = 3;

const activeNow = (env: Env, store: StoreView): Promise<CatalogueVersion | null> =>
  env.CATALOGUE.prepare('SELECT version, revision FROM catalogue WHERE store = ?')
    .bind(store.storeCode)
    .first<CatalogueVersion>();

async function apply(env: Env, run: ImportRun, version: number, staged: StagedRows, now: number): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const active = await activeNow(env, run.store);
    if (active?.version !== version) return false;
    const { derive } = await deriveContext(env, { id: version, store: run.store }, now);
    await stageProducts(env, run, version, derive);
    if (await commitStock(env, run, active, staged, now)) return true;
  }
  return false;
}

async function take(
  env: Env,
  run: ImportRun,
  version: number,
  stream: ReadableStream<Uint8Array>,
  now: number,
): Promise<Result<StagedRows>> {
  const staged = await stageRows(env, run, version, stream);
  if (!staged.ok) return staged;
  return (await apply(env, run, version, staged.value, now)) ? staged : refuse(409, 'The catalogue changed meanwhile');
}

/**
 * Says what of a file of stock and prices would be taken into the catalogue that is served, and writes nothing. Refused as
 * the import of it.
 */
export async function checkStock(
  env: Env,
  store: StoreView,
  stream: ReadableStream<Uint8Array>,
): Promise<Result<StagedRows>> {
  const active = await activeNow(env, store);
  return active ? checkRows(env, active.version, stream) : refuse(409, 'There is no catalogue yet');
}

/**
 * Takes a file of stock and prices (CSV: sku, qty, is_in_stock, price, special_price, special_from, special_to) over
 * into the catalogue that is served, at once and as a whole. Lines that cannot be used are left out and named. Refused,
 * without any change, with 400 when the file is broken, with 409 when there is no catalogue yet or another one came
 * meanwhile, with 422 when its header is not known or no row fits. Prices and shown stock go into the catalogue first,
 * with the close of the import; stock and price history of the shop follow. Broken off between the two, the scheduled
 * function or the next import puts the second half in force.
 */
export async function importStock(
  env: Env,
  store: StoreView,
  stream: ReadableStream<Uint8Array>,
  now: number,
): Promise<Result<StagedRows>> {
  const active = await activeNow(env, store);
  if (!active) return refuse(409, 'There is no catalogue yet');
  const run = await beginImport(env, store, now, 'stock');
  let taken: Result<StagedRows> | null = null;
  try {
    taken = await take(env, run, active.version, stream, now);
  } finally {
    if (!taken?.ok) await abortImport(env, run, now);
  }
  if (taken.ok) {
    await workerFailpoint('import.after-switch');
    await finishImports(env, store.storeCode, now);
    await publishChanged(env, store.storeCode, now);
  }
  return taken;
}
