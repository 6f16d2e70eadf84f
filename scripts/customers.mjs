// Puts customers of a running shop into a price group. Usage: npm run customers -- --help
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { customersCommand } = await import('./lib/customers/command.ts');
  await customersCommand(process.argv.slice(2));
});
