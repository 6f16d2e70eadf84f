import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoStore } from '../../scripts/demo';
import { loadDemo } from '../../scripts/lib/shop/demo';
import { ROOM_FOR_LOAD } from '../../scripts/lib/shop/run-worker';
import { memoryFolder } from '../memory-folder';
import { migratedState } from '../migrated';
import { openBuiltShop } from '../workerd/built-shop';

export const SERVICE_TOKEN = 'servicio-de-prueba';

export interface OwnShop {
  url: string;
  /** Folder of its data. */
  state: string;
  /** File of its log. */
  log: string;
  /** Ends it, its data stay. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the built Worker over data of its own, for what would disturb other tests in the shared shops. `migrated`
 * fills a new folder with migrated databases; it listens on any free port where none is named.
 */
export const ownShop = (
  name: string,
  vars: Record<string, string>,
  stores: readonly DemoStore[] = [],
  migrated: (state: string) => Promise<void> = migratedState,
  port?: number,
): Promise<OwnShop> => opened(name, vars, stores, migrated, port === undefined ? {} : { port });

/** The same with a clock that the test sets by `setClock`. */
export const clockedShop = (
  name: string,
  vars: Record<string, string>,
  stores: readonly DemoStore[],
): Promise<OwnShop> => opened(name, vars, stores, migratedState, { isClocked: true });

async function opened(
  name: string,
  vars: Record<string, string>,
  stores: readonly DemoStore[],
  migrated: (state: string) => Promise<void>,
  how: { port?: number; isClocked?: boolean },
): Promise<OwnShop> {
  const state = mkdtempSync(join(memoryFolder() ?? tmpdir(), `tianguis-${name}-`));
  await migrated(state);
  const worker = await openBuiltShop({
    state,
    name: `e2e-${name}`,
    ...how,
    vars: { SERVICE_TOKEN, ...ROOM_FOR_LOAD, ...vars },
  });
  const close = async () => {
    await worker.stop();
    rmSync(state, { recursive: true, force: true });
  };
  await loadDemo(worker.url, SERVICE_TOKEN, stores).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { url: worker.url, state, log: worker.log, stop: worker.stop, close };
}
