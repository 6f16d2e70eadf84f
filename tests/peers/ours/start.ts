import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importSources } from '../../../scripts/lib/import/client';
import type { Source } from '../../../scripts/lib/import/source';
import type { ImportEntity } from '../../../src/contract/documents/import-order';
import { memoryFolder } from '../../memory-folder';
import { KillableWorker } from '../../workerd/killable-worker';
import type { Peer } from '../spawn';

const CONFIG = new URL('./wrangler.toml', import.meta.url);
const FIXTURE = fileURLToPath(new URL('../../fixtures/catalogue', import.meta.url));
const SERVICE_TOKEN = 'servicio-de-prueba';
const ENTITIES: ImportEntity[] = [
  'attribute',
  'taxrule',
  'category',
  'product',
  'cms_page',
  'cms_block',
  'redirect',
  'postal_code',
  'coupon',
];

const sourceOf = (entity: ImportEntity): Source => ({
  entity,
  name: entity,
  bytes: null,
  open: () => new Blob([readFileSync(join(FIXTURE, `${entity}.json`))]).stream() as ReadableStream<Uint8Array>,
});

/**
 * Starts our own engine as a retailer's API, over an empty database that the fixture is imported into through its own
 * door.
 */
export async function startOurs(): Promise<Peer> {
  const state = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'tianguis-peer-'));
  const worker = await KillableWorker.open({ config: CONFIG, state, vars: { SERVICE_TOKEN } });
  const stop = async () => {
    await worker.stop();
    rmSync(state, { recursive: true, force: true });
  };
  try {
    const { skipped } = await importSources(
      { url: worker.url, store: 'viu', token: SERVICE_TOKEN },
      ENTITIES.map(sourceOf),
    );
    if (skipped.length > 0) throw new Error(`the fixture was not taken whole: ${JSON.stringify(skipped)}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: worker.url, stop };
}
