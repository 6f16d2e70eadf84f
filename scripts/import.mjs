// Imports catalogue files into a store view of a running shop.
// Usage: npm run import -- [--url URL] [--store CODE] [--token TOKEN] FILE|FOLDER|entity=FILE …, or --stock FILE.csv
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { importCommand } = await import('./lib/import/command.ts');
  await importCommand(process.argv.slice(2));
});
