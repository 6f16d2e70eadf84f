// npm run trace: reads a log and says its traces by file and line of the sources.
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

const HELP = `Lee una bitácora y dice en qué archivo y línea falló: los nombres cortos de la construcción vuelven a ser los del código.

  npm run trace < BITÁCORA
  npx wrangler tail -c dist/server/wrangler.production.json --search FOLIO | npm run -s trace

Los mapas son los de dist/server: la construcción tiene que ser la del commit desplegado. Los registros de .data/logs ya lo dicen así.`;

await script(async () => {
  await onProjectNode();
  const { pipeline } = await import('node:stream/promises');
  const { readSources } = await import('./lib/ops/sources.ts');
  const { DIST } = await import('./lib/paths.mjs');
  const { join } = await import('node:path');
  await pipeline(process.stdin, readSources(join(DIST, 'server')), process.stdout);
}, HELP);
