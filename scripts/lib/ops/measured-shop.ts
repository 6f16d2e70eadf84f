import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeOfFifty } from '../../bench/fifty.ts';
import type { DemoStore } from '../../demo/index.ts';
import { loadDemo } from '../shop/demo.ts';
import { migrate } from '../shop/migrate.ts';
import { freePort } from '../shop/ports.ts';
import { ROOM_FOR_LOAD, type RunningWorker, runWorker } from '../shop/run-worker.ts';

const MEMORY_FILES = '/dev/shm';
export const MEASURED_TOKEN = 'servicio-de-medicion';
/** One store view is enough to measure, and starts sooner. */
export const MEASURED_VARS = { SERVICE_TOKEN: MEASURED_TOKEN, STORE_VIEWS: 'viu', ...ROOM_FOR_LOAD };

export interface MeasuredShop {
  url: string;
  worker: RunningWorker;
  store: DemoStore;
  state: string;
  close(): Promise<void>;
}

/** A folder that is gone when this process ends, in memory where there is such a place. */
export function passingFolder(name: string): string {
  const folder = mkdtempSync(join(existsSync(MEMORY_FILES) ? MEMORY_FILES : tmpdir(), `tianguis-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the built Worker over data of its own: the demo with a category of fifty products. */
export async function openMeasuredShop(name: string): Promise<MeasuredShop> {
  const state = passingFolder(name);
  const remove = () => rmSync(state, { recursive: true, force: true });
  try {
    await migrate(state, () => {});
    const worker = await runWorker({ port: await freePort(), state, name, vars: MEASURED_VARS });
    const close = async () => {
      await worker.stop();
      remove();
    };
    const store = storeOfFifty();
    await loadDemo(worker.url, MEASURED_TOKEN, [store]).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    return { url: worker.url, worker, store, state, close };
  } catch (error) {
    remove();
    throw error;
  }
}
