import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO, type DemoStore } from '../demo/index.ts';
import { hashOfText } from './hash.ts';
import { importSources, type Source } from './import-client.ts';
import { progressLine } from './progress.ts';
import { readText } from './read-text.ts';
import { Stop } from './stop.mjs';

const sourcesOf = ({ entities }: DemoStore): Source[] =>
  entities.map(([entity, documents]) => ({
    entity,
    name: entity,
    bytes: null,
    open: () => new Blob(documents.map((document) => `${JSON.stringify(document)}\n`)).stream() as ReadableStream<Uint8Array>,
  }));

/** Imports the demo catalogue of every store view into a running shop. Throws a Stop when a document is not taken: the demo is ours and has to fit. */
export async function loadDemo(url: string, token: string, stores: readonly DemoStore[] = DEMO): Promise<void> {
  for (const store of stores) {
    const progress = progressLine();
    const total = store.entities.reduce((sum, [, documents]) => sum + documents.length, 0);
    let taken = 0;
    const door = { url, token, store: store.storeCode };
    const summary = await importSources(door, sourcesOf(store), ({ accepted }) => {
      taken += accepted ?? 0;
      if (accepted !== null) progress.show(`${store.storeCode}: ${taken} de ${total} documentos`);
    }).finally(progress.end);
    const [skipped] = summary.skipped;
    if (skipped)
      throw new Stop(
        `El catálogo de demostración trae un documento que no entra: ${skipped.source} nº ${skipped.position} (${skipped.id}): ${skipped.reason}.`,
      );
  }
}

/** Loads the demo unless this state folder holds the present one; `say` is called before it does. */
export async function loadDemoOnce(state: string, url: string, token: string, say: () => void): Promise<void> {
  const stamp = join(state, '.demo');
  const wanted = hashOfText(JSON.stringify(DEMO));
  if (readText(stamp) === wanted) return;
  say();
  await loadDemo(url, token);
  writeFileSync(stamp, wanted);
}
