// Writes who gets the newsletter of a running shop as CSV. Usage: npm run newsletter -- --help
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { newsletterCommand } = await import('./lib/newsletter/command.ts');
  await newsletterCommand(process.argv.slice(2));
});
