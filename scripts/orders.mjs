// Lists, shows and moves the orders of a running shop, and writes them as CSV. Usage: npm run orders -- --help
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { ordersCommand } = await import('./lib/orders/command.ts');
  await ordersCommand(process.argv.slice(2));
});
