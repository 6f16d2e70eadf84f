// Writes what a store view of a running shop serves into files that the importer takes.
// Usage: node scripts/export.mjs [--url URL] [--store CODE] [--token TOKEN] [--only ENTITY,ENTITY] FOLDER
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { exportCommand } = await import('./lib/export-command.ts');
  await exportCommand(process.argv.slice(2));
});
