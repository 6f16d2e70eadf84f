// Puts the national directory of postal codes in force in a running shop. Usage: npm run import:postal -- --help
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { postalCommand } = await import('./lib/postal/command.ts');
  await postalCommand(process.argv.slice(2));
});
