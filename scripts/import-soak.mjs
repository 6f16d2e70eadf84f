// Imports a generated catalogue into the built Worker and measures the memory it takes. Usage: node scripts/import-soak.mjs [MEGABYTES]
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { importSoak } = await import('./lib/import/soak.ts');
  await importSoak(Number(process.argv[2] ?? 200));
});
