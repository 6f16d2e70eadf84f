// npm run smoke -- URL: asks a deployment what has to hold: health, headers, cache of shared pages, nothing personal
// kept, 404, CORS.
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

const HELP = `Revisa desde fuera una tienda publicada: salud, encabezados, caché, 404, CORS.

  npm run smoke -- https://tienda.example`;

await script(async () => {
  await onProjectNode();
  const { smokeCommand } = await import('./lib/ops/smoke.ts');
  process.exit(await smokeCommand(process.argv.slice(2)));
}, HELP);
