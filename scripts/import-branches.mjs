// Puts branches and their stock in force in a running shop. Usage: npm run import:branches -- --help
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { branchesCommand } = await import('./lib/branches/command.ts');
  await branchesCommand(process.argv.slice(2));
});
