// Imports a generated catalogue into the built Worker and measures the memory it takes. Usage: node
// scripts/import-soak.mjs [MEGABYTES]
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

const HELP = `Importa un catálogo generado en la tienda construida y mide la memoria que toma.

  node scripts/import-soak.mjs [MEGABYTES]`;

await script(async () => {
  await onProjectNode();
  const { importSoak } = await import('./lib/import/soak.ts');
  await importSoak(Number(process.argv[2] ?? 200));
}, HELP);
