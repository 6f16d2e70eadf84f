import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importSources } from '../../../scripts/lib/import/client';
import type { Source } from '../../../scripts/lib/import/source';
import { freePort } from '../../../scripts/lib/ports';
import { runWorker } from '../../../scripts/lib/run-worker';
import type { ImportEntity } from '../../../src/contract/documents/import-order';
import { migratedState } from '../../migrated';
import type { Peer } from '../spawn';

const CONFIG = fileURLToPath(new URL('./wrangler.toml', import.meta.url));
const FIXTURE = fileURLToPath(new URL('../../fixtures/catalogue', import.meta.url));
const SERVICE_TOKEN = 'servicio-de-prueba';
const TMPFS = '/dev/shm';
const ENTITIES: ImportEntity[] = ['attribute', 'taxrule', 'category', 'product', 'cms_page', 'cms_block', 'redirect', 'postal_code', 'coupon'];

const sourceOf = (entity: ImportEntity): Source => ({
  entity,
  name: entity,
  bytes: null,
  open: () => new Blob([readFileSync(join(FIXTURE, `${entity}.json`))]).stream() as ReadableStream<Uint8Array>,
});

/** The folder of a whole test run, which is cleaned when it is broken off; else memory where there is some. */
const folder = (): string => process.env.TEST_STATE ?? (existsSync(TMPFS) ? TMPFS : tmpdir());

/** Starts our own engine as a retailer's API, over an empty database that the fixture is imported into through its own door. */
export async function startOurs(): Promise<Peer> {
  const state = mkdtempSync(join(folder(), 'tianguis-peer-'));
  await migratedState(state);
  const worker = await runWorker({ port: await freePort(), state, vars: { SERVICE_TOKEN }, name: 'peer', config: CONFIG });
  const stop = async () => {
    await worker.stop();
    rmSync(state, { recursive: true, force: true });
  };
  try {
    const { skipped } = await importSources({ url: worker.url, store: 'viu', token: SERVICE_TOKEN }, ENTITIES.map(sourceOf));
    if (skipped.length > 0) throw new Error(`the fixture was not taken whole: ${JSON.stringify(skipped)}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: worker.url, stop };
}
