// Imports catalogue files into a store view of a running shop, or checks what an import would come to. Usage: npm run
// import -- --help
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { importCommand } = await import('./lib/import/command.ts');
  await importCommand(process.argv.slice(2));
});
