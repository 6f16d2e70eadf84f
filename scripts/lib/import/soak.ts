import { spawn } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { passingFolder } from '../ops/measured-shop.ts';
import { keepMeasurement, table } from '../ops/measurements.ts';
import { at } from '../paths.mjs';
import { migrate } from '../shop/migrate.ts';
import { freePort } from '../shop/ports.ts';
import { ROOM_FOR_LOAD, runWorker } from '../shop/run-worker.ts';
import { Stop } from '../stop.mjs';
import { writeBigCatalogue } from './big-catalogue.ts';
import { EAGER_COLLECTION, workerPeakMib } from './peak.ts';

const TOKEN = 'servicio-de-medicion';
const MIB = 1024 * 1024;

/** Runs the import command in a process of its own; answers its largest memory in MiB. */
export async function runImport(url: string, folder: string): Promise<number> {
  const env = { ...process.env, SERVICE_TOKEN: TOKEN };
  const child = spawn(process.execPath, [at('scripts/lib/import/cli.mjs'), '--url', url, folder], {
    env,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Stop(`La importación falló: ${said}`);
  return Math.round(Number(/maxRSS (\d+)/.exec(said)?.[1]) / 1024);
}

/**
 * Imports a generated catalogue of so many MiB into the built Worker and keeps what it took in docs/measurements.md.
 */
export async function importSoak(megabytes: number): Promise<void> {
  const [state, folder] = [passingFolder('import-state'), passingFolder('import-files')];
  try {
    const products = await writeBigCatalogue(folder, megabytes);
    await migrate(state, () => {});
    Object.assign(process.env, EAGER_COLLECTION);
    const worker = await runWorker({
      port: await freePort(),
      state,
      name: 'import-soak',
      vars: { SERVICE_TOKEN: TOKEN, STORE_VIEWS: 'viu', ...ROOM_FOR_LOAD },
    });
    try {
      const before = workerPeakMib(worker.pid);
      const started = performance.now();
      const command = await runImport(worker.url, folder);
      const seconds = (performance.now() - started) / 1000;
      const size = statSync(join(folder, 'products.ndjson')).size / MIB;
      const row = [
        `${size.toFixed(0)} MiB`,
        `${products}`,
        seconds.toFixed(0),
        (size / seconds).toFixed(1),
        `${command}`,
        `${before}`,
        `${workerPeakMib(worker.pid)}`,
      ];
      const text = table(
        ['file', 'products', 'seconds', 'MiB/s', 'CLI, MiB', 'workerd before, MiB', 'workerd, MiB'],
        [row],
      );
      console.log(text);
      keepMeasurement('import', `node scripts/import-soak.mjs ${megabytes}`, text);
    } finally {
      await worker.stop();
    }
  } finally {
    for (const path of [state, folder]) rmSync(path, { recursive: true, force: true });
  }
}
