import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO, type DemoStore } from '../../demo/index.ts';
import { sendBranches } from '../branches/send.ts';
import { hashOfText } from '../hash.ts';
import { importSources, type Progress } from '../import/client.ts';
import type { Source } from '../import/source.ts';
import { CONFIG } from '../paths.mjs';
import { progressLine } from '../progress.ts';
import { readText } from '../read-text.ts';
import { Stop } from '../stop.mjs';

const sourcesOf = ({ entities }: DemoStore): Source[] =>
  entities.map(([entity, documents]) => ({
    entity,
    name: entity,
    bytes: null,
    open: () =>
      new Blob(documents.map((document) => `${JSON.stringify(document)}\n`)).stream() as ReadableStream<Uint8Array>,
  }));

/**
 * Imports the demo catalogue of every store view into a running shop. Throws a Stop when a document is not taken: the
 * demo is ours and has to fit.
 */
export async function loadDemo(url: string, token: string, stores: readonly DemoStore[] = DEMO): Promise<void> {
  for (const store of stores) {
    const progress = progressLine();
    const total = store.entities.reduce((sum, [, documents]) => sum + documents.length, 0);
    let taken = 0;
    const door = { url, token, store: store.storeCode };
    const say = ({ accepted }: Progress): void => {
      taken += accepted ?? 0;
      if (accepted !== null) progress.show(`${store.storeCode}: ${taken} de ${total} documentos`);
    };
    const summary = await importSources(door, sourcesOf(store), say, null, { allow: ['fewer'] }).finally(progress.end);
    const [skipped] = summary.skipped;
    if (skipped)
      throw new Stop(
        `El catálogo de demostración trae un documento que no entra: ${skipped.source} nº ${skipped.position} (${skipped.id}): ${skipped.reason}.`,
      );
    if (store.branches) await sendBranches(door, store.branches);
  }
}

/**
 * The demo of the store views that the local shop has enabled, by its environment or by wrangler.toml: to another one
 * it would count as the default's.
 */
function enabledDemo(): DemoStore[] {
  const line = process.env.STORE_VIEWS ?? /^STORE_VIEWS = "([^"]*)"/m.exec(readText(CONFIG) ?? '')?.[1] ?? '';
  const codes = line.split(',').map((code) => code.trim());
  return DEMO.filter(({ storeCode }) => codes.includes(storeCode));
}

/** The databases of the local shop: others have to be filled anew, even beside a demo that was loaded before. */
const databaseIds = (): string[] =>
  [...(readText(CONFIG) ?? '').matchAll(/^database_id = "([^"]*)"/gm)].map(([, id = '']) => id);

/** Loads the demo unless the databases of this state folder hold the present one; `say` is called before it does. */
export async function loadDemoOnce(state: string, url: string, token: string, say: () => void): Promise<void> {
  const stamp = join(state, '.demo');
  const stores = enabledDemo();
  const wanted = hashOfText(JSON.stringify([databaseIds(), stores]));
  if (readText(stamp) === wanted) return;
  say();
  await loadDemo(url, token, stores);
  writeFileSync(stamp, wanted);
}
